### Une phrase pour chaque refus du jeu ou du serveur.

## Le jeu

refused-bid_too_low = Cela fait { $total } ; il faut { $need }.
refused-merchant_in_bid = On ne peut pas miser de commerçants.
refused-not_your_turn = Ce n’est pas ton tour.
refused-wrong_phase = Ce n’est pas possible maintenant.
refused-not_in_hand = Tu n’as pas ces cartes en main.
refused-not_in_lot = Cette carte n’est pas dans le lot.
refused-not_in_market = Il n’y en a pas au marché.
refused-not_a_set = Une série compte trois cartes d’une même marchandise ; des commerçants peuvent les remplacer.
refused-already_done = Tu as déjà terminé ta dernière vente.
refused-game_over = La partie est finie.
refused-malformed_action = Je ne comprends pas ce coup.
refused-unknown_card = Cette carte n’existe pas.
refused-players = Byzanz se joue de 3 à 6 joueurs.
refused-deck = Ce ne sont pas les 112 cartes du jeu.
refused-record = Ce n’est pas une partie enregistrée qu’on puisse revoir.
refused-stale = La partie a avancé entre-temps.

## Tables et noms

refused-room_unknown = Cette table n’existe pas. Le lien est peut-être ancien ou mal recopié.
refused-room_full = Toutes les places de cette table sont prises.
refused-seat_taken = Cette place est déjà prise.
refused-seat_unknown = La place { $seat } n’existe pas : elles sont numérotées de { $least } à { $most }.
refused-not_host = Seul l’hôte peut faire cela.
refused-not_seated = Tu n’as pas de place à cette table.
refused-not_lobby = La partie a déjà commencé.
refused-not_dealt = Les cartes ne sont pas encore distribuées.
refused-not_over = La partie n’est pas encore finie.
refused-name_empty = Un nom doit avoir au moins un caractère.
refused-name_too_long = Un nom peut avoir au plus { $most } caractères.
refused-no_spectators = Cette table n’accepte pas de spectateurs.
refused-clock_wrong = Cette pendule n’est pas possible.
refused-code_unknown = Ce code est faux, expiré ou déjà utilisé.
refused-device_unknown = Cette place n’a aucun appareil de ce nom que tu aies admis.
refused-too_many_devices = Cette place a déjà { $most } appareils. Retires-en un d’abord.
refused-seed_given = Cette place a déjà envoyé un nombre pour la donne.
refused-seats_needed = Ces places sont occupées.
refused-not_alone = Tu n’es pas seul à la table : les bots ne peuvent pas n’attendre que toi.
refused-rated_running = Cette partie compte pour la cote : elle se joue jusqu’au bout, et les conseils restent désactivés. Tu peux partir, un remplaçant joue pour toi.
refused-rematch_begun = La partie suivante a déjà commencé.
refused-rematch_waits = Quelqu’un qui est encore là n’a pas répondu.
refused-too_few_players = Il faut au moins { $least } joueurs à une table.
refused-nothing_to_play = Il n’y a plus rien à jouer à ce moment.

## Parties enregistrées

refused-removed = L’hôte t’a retiré de cette table.
refused-not_removed = Personne de tel n’a été retiré ici.
refused-take_over_forbidden = À cette table, les places des bots ne vont pas aux retardataires.
refused-declined = L’hôte a refusé.
refused-too_many_asks = Trop de personnes demandent déjà une place.
refused-ask_unknown = Personne ne demande plus cette place.
refused-nudge_needless = Personne n’attend ce joueur, ou la pendule s’en charge.
refused-nudge_early = Laisse-lui d’abord un peu de temps.
refused-not_idle = Ce joueur a agi entre-temps, ou a encore du temps.
refused-idle_wrong = Ce nombre de minutes n’est pas possible.
refused-record_link = Ce lien ne contient pas une partie entière : il en manque peut-être un bout.
refused-lan_forbidden = Seul l’ordinateur qui fait tourner le jeu peut faire cela.
refused-lan_unavailable = Ce serveur a été lancé autrement : son exploitant décide qui l’atteint.
refused-lan_none = Cet ordinateur n’est sur aucun réseau par lequel on pourrait l’atteindre.
refused-record_broken = Ce fichier n’est pas une partie enregistrée qu’on puisse revoir.
refused-record_too_large = Ce fichier est trop gros pour une partie enregistrée.

## La donne, vérifiée après la partie

refused-deal_missing = Cet enregistrement ne dit pas comment les cartes ont été distribuées.
refused-deal_method_unknown = Les cartes ont été distribuées par une méthode inconnue ici.
refused-deal_malformed = Ce que cet enregistrement dit de la donne est illisible.
refused-deal_commitment_wrong = Le secret n’est pas celui qui avait été promis avant la donne.
refused-deal_deck_wrong = L’ordre des cartes n’est pas celui que donnent le secret et les nombres des joueurs.
refused-deal_first_wrong = Le premier joueur n’est pas celui que donnent le secret et les nombres des joueurs.
refused-deal_seed_missing = La place d’une personne n’a donné aucun nombre avant la donne : qui gère le serveur a pu essayer des paquets jusqu’à en trouver un à son goût.
refused-deal_promise_wrong = La promesse n’est pas celle qu’on t’a montrée avant la donne.
refused-deal_seed_wrong = Le nombre à ta place n’est pas celui que ton navigateur a envoyé.
refused-deal_cards_wrong = Les cartes vues pendant la partie ne sont pas celles de ce paquet.

## Le serveur

refused-suspended =
    { $days ->
        [0] L’exploitant de ce serveur t’a suspendu.
        [one] L’exploitant de ce serveur t’a suspendu pour un jour encore.
       *[other] L’exploitant de ce serveur t’a suspendu pour { $days } jours encore.
    }
refused-muted = L’exploitant de ce serveur t’a rendu muet : personne ne lit ce que tu dis.
refused-read_only = Pour l’instant, rien ne peut être changé sur ce serveur ; ce que tu vois est gardé.
refused-invitation_needed = Ce serveur est réservé aux invités.
refused-malformed = Le serveur ne comprend pas cela.
refused-too_large = C’est trop à la fois.
refused-too_fast = Trop vite : attends un instant.
refused-too_many_rooms = Tu as ouvert trop de tables. Finis-en une d’abord.
refused-too_many_analyses = Trop d’analyses ont été lancées depuis cette adresse ; patiente un peu ({ $most } par heure).
refused-analysis_forbidden = À cette table, l’analyse de la partie n’est pas souhaitée.
refused-origin = Cette page n’a pas le droit de parler à ce serveur.
# $host: the name that the request was sent to.
refused-host_unknown = Ce serveur ne répond pas au nom { $host }.
refused-storage = Le serveur n’a pas pu enregistrer cela ; rien n’a changé. Réessaie.
refused-internal = Quelque chose s’est mal passé sur le serveur. Réessaie.
refused-not_found = Il n’y a rien ici.
refused-lesson_unknown = Cette leçon n’existe pas.
refused-no_hints = Les conseils sont désactivés à cette table.
refused-page_unknown = Il n’y a rien à cette adresse.
refused-method_unknown = Cette adresse ne s’utilise pas ainsi.
refused-offline = Le serveur est injoignable. Réessaie.
refused-other = Le serveur a refusé ({ $code }).
