### Tout ce que les pages disent d’autre.

## Partout

app-name = Byzanz
title-your-turn = À toi – Byzanz
title-over = Partie terminée – Byzanz
alert-over = Va voir qui a gagné.
close = Fermer
cancel = Annuler
back-home = Accueil
skip-to-action = Aller à tes actions
loading = La table se prépare…
you = Toi
bot = bot
level =
    { $level ->
        [gentle] Doux
        [ruthless] Impitoyable
       *[shrewd] Rusé
    }
on = oui
off = non

## La barre du haut

bar-round = Manche { $round }
bar-round-of = Manche { $round } sur { $rounds }
bar-pile =
    { $count ->
        [one] dans la pioche
       *[other] dans la pioche
    }
tool-log = Journal
tool-sound-on = Son activé
tool-sound-off = Son coupé
tool-theme-dark = Couleurs sombres
tool-theme-light = Couleurs claires
tool-rules = Règles
tool-settings = Réglages
tool-keys = Touches
tool-language = Langue
tool-leave = Retour à l’accueil
net-online = En ligne
net-offline = Hors ligne

## Accueil

start-title = Mise sur les marchandises, partage le marché, vends par trois.
start-sub = Un jeu de cartes et d’enchères pour 3 à 6 joueurs. Gratuit, sans compte, dans ton navigateur.
start-play = Jouer
start-setup = { $players } joueurs · Bots : { $level }
start-setup-hints = avec conseils
start-setup-change = Régler la partie
start-players = Joueurs
start-bots = Bots
start-name = Ton nom
default-name = Invité
start-options = Plus d’options
option-memory-aid = Aide-mémoire
option-memory-aid-hint = Les cartes prises au vu de tous restent visibles
option-open-scores = Points visibles
option-open-scores-hint = Tout le monde voit les points de chacun
option-hints = Conseils
# $mode: off, on request, or on request and with a warning before a mistake.
hints-mode =
    { $mode ->
        [ask] à la demande
        [warn] avec mise en garde
       *[off] non
    }
# In the bar of a table, for everybody to see.
hints-on = Les conseils sont permis à cette table
tool-hint = Conseil
option-tie-break = En cas d’égalité
option-tie-all = Toute la main
option-tie-goods = Marchandises seules
option-spectators = Spectateurs
option-spectators-hint = D’autres peuvent regarder ; les mains restent cachées
option-analysis = Analyse
option-analysis-hint = Après la partie, chacun peut la faire analyser
option-listed = Publique
option-listed-hint = N’importe qui peut trouver la table sur la page d’accueil
# Listed tables on the start page.
open-tables = Tables ouvertes
open-tables-join = Rejoindre
open-tables-watch = Regarder
start-friends = Entre amis
start-friends-sub = Ouvre une table, envoie le lien. Des bots occupent les places vides.
start-friends-go = Ouvrir une table
start-learn = Leçons
start-new = Première visite ?
start-new-sub = Leçon 1 : cartes et séries. Deux minutes, de vraies cartes.
start-new-next = Continuer les leçons
start-new-next-sub = Leçons terminées : { $count } sur { $of }.
start-new-go = Commencer la leçon { $number }
start-rules = Règles en images
start-rules-sub = Cinq minutes de lecture
start-rules-go = Lire les règles
start-replay = Revoir une partie
start-drop = Dépose la partie ici pour la revoir
start-more = Autres
my-games = Mes parties
history-open = Résultats
groups-open = Groupes
told-title = Ce qu’on te dit
told-invite =
    { $known ->
        [yes] { $name } t’invite à une table
       *[no] Tu es invité à une table
    }
told-full = Ta table est complète : tu peux commencer.
told-go = À la table
told-close = Masquer
notices-open = Messages : ce qu’on te dit
lobby-friends = Personnes avec qui j’ai joué
start-last = Ta dernière partie
sound-offer = Avec le son ?
sound-offer-more = Des pièces, des cartes, une cloche quand c’est à toi.
sound-yes = Oui
sound-no = Non, en silence
game-goes-on = Ta partie avec { $names } est toujours en cours
game-goes-on-turn = Ta partie avec { $names } est toujours en cours : à toi
game-return = Y retourner
game-continue = Continuer
game-replay = Revoir
game-lobby = attend des joueurs
game-playing = en cours
game-your-turn = à toi
game-won = gagnée avec { $points }
game-over = finie
made-by = Une version de fans du jeu de cartes d’Emanuele Ornella
site-about = À propos de ce serveur
site-imprint = Mentions légales
site-privacy = Confidentialité
site-licenses = Licences

## Avant la partie

lobby-title = Ta table
lobby-title-guest = Chez { $name }
lobby-sub = Envoie le lien. Chacun l’ouvre sur son appareil.
lobby-sub-guest = L’hôte lance la partie.
lobby-invite = Inviter des amis
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-link = Lien vers cette table
lobby-qr = Afficher le code QR
lobby-qr-label = Code QR du lien vers cette table
lobby-open-seat = Place libre
lobby-waiting = en attente…
lobby-add-bot = Ajouter un bot
lobby-remove = Retirer
lobby-sit-here = S’asseoir ici
lobby-host = hôte
lobby-here = présent
lobby-away = absent
lobby-table = Table
lobby-start = Lancer la partie
lobby-start-bots = Compléter par des bots et lancer
lobby-leave = Quitter la table
lobby-join-title = Prends place
lobby-join = S’asseoir à la table
lobby-waits-host = On attend que l’hôte lance la partie
lobby-open-count =
    { $count ->
        [0] Toutes les places sont prises
        [one] Une place libre
       *[other] { $count } places libres
    }
lobby-dealing = On mélange et on distribue…
watching = Tu regardes

## Places

seats-label = Joueurs
seat-passed = a passé
seat-no-bid = pas de mise
seat-highest = meilleure mise
seat-in = encore en lice
seat-decides = réfléchit
seat-gives = choisit une carte
seat-picks = choisit
seat-out = hors enchères
seat-picked = a choisi
seat-picks-next = choisit ensuite
seat-must-discard = doit se défausser ({ $count }/{ $most })
seat-selling = vend encore
seat-done = a fini
seat-offline = hors ligne
seat-stand-in = un bot joue pour { $name }
seat-profit = Gain
seat-bid = Mise
seat-label = { $name }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { $profit ->
        [one] { $profit } carte de gain
       *[other] { $profit } cartes de gain
    }
seat-label-bid = mise { $total }
seat-label-known = cartes connues : { $cards }
seat-label-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-label-offer = a la carte Offre { $number }

## Le tapis : lot et cartes Offre

lot-label = Lot de { $count }
track-auction = Enchère { $index } sur { $count }
track-next = ensuite
track-done = fait
track-picks = choisit
track-picks-you = choisis
track-label = Cartes Offre de cette manche
pile-label = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
cloth-leads =
    { $you ->
        [yes] Tu mènes avec
       *[no] { $name } mène avec
    }
cloth-no-bid = Encore aucune mise
cloth-starts =
    { $you ->
        [yes] À toi d’ouvrir
       *[no] { $name } ouvre
    }
cloth-paid-by =
    { $you ->
        [yes] Tu as payé
       *[no] { $name } a payé
    }
cloth-to-market = au marché
cloth-just-took =
    { $you ->
        [yes] Tu as pris dans le lot
       *[no] { $name } a pris dans le lot
    }
cloth-limit-wait = On reprend à sept cartes au plus
cloth-free = Pas de rival : le lot est gratuit
banner-round = Manche { $round }
banner-final = Dernière vente

## Le marché

market-title = Marché de Byzance
market-empty = vide
market-count = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
market-held = { $count ->
    [0] aucune en main
   *[other] tu en as { $count }
}
market-column = { $kind }, { $count ->
        [0] aucune carte
        [one] une carte : { $cards }
       *[other] { $count } cartes : { $cards }
    }
market-took =
    { $you ->
        [yes] Pris par toi
       *[no] Pris par { $name }
    }

## La consigne : une phrase qui dit quoi faire

prompt-bid = À toi.
prompt-bid-more = Monte à { $need } ou plus, ou passe.
prompt-bid-open = Ouvre à { $need } ou plus, ou passe.
ask-beat = À toi : { $name } mène à { $total }, surenchéris ou passe.
ask-open = À toi : mise { $need } ou plus, ou passe.
ask-alone = Tous les autres ont passé : { $need } suffit.
ask-cannot = Tu ne peux pas atteindre { $need } : tu ne peux que passer.
prompt-cannot = Tu ne peux pas atteindre { $need }.
prompt-cannot-more = Tu ne peux que passer.
prompt-give = Le lot est à toi.
prompt-give-more = Choisis la carte qui va au marché.
ask-give =
    { $total ->
        [0] Le lot est à toi : choisis une carte pour le marché.
       *[other] À toi pour { $total } : choisis une carte pour le marché.
    }
prompt-take = À toi de choisir.
prompt-take-more = Prends toutes les cartes d’une sorte.
ask-take = À toi de choisir : prends toutes les cartes d’une sorte.
prompt-limit = Limite de main.
prompt-limit-more =
    { $count ->
        [one] Défausse-toi d’une carte ou vends une série.
       *[other] Défausse-toi de { $count } cartes ou vends une série.
    }
ask-limit =
    { $sale ->
        [yes] Trop de cartes : défausses-en { $count } ou vends une série.
       *[no] Trop de cartes : défausses-en { $count }.
    }
prompt-final = Dernière vente.
prompt-final-more = Vends ce que tu veux, puis dis que tu as fini.
ask-final = Dernière vente : vends tes séries, puis dis que tu as fini.
prompt-done = Tu as fini.
prompt-done-more = Les autres peuvent encore vendre.
prompt-other = { $name } réfléchit.
prompt-other-gives = { $name } choisit une carte du lot.
prompt-other-picks = { $name } choisit au marché.
prompt-other-limit = { $name } doit redescendre à sept cartes.
prompt-you-lead = Tu mènes avec { $total }.
prompt-you-passed = Tu as passé.
prompt-you-have-lot = Tu es hors enchères : tu as la carte Offre { $number }.
prompt-lost = { $name } remporte le lot avec { $total } ; ta mise est revenue dans ta main.
prompt-over = La partie est finie.
prompt-reconnecting = Reconnexion…
prompt-reconnecting-more = La table reste telle quelle, ta sélection aussi.
prompt-away =
    { $count ->
        [one] Pendant ton absence : un événement.
       *[other] Pendant ton absence : { $count } événements.
    }
prompt-away-show = Voir
prompt-dropped = Ta sélection n’est plus valable et a été annulée.

## Le panneau du coup à jouer

action-label = Ce que tu peux faire
action-bid = Miser { $total }
action-bid-add = ajoute { $cards } à tes { $laid }
action-bid-least = le minimum : { $cards }
action-how = { $what } : { $how }
action-how-least = { $what }, { $how }
action-your-bid = Ta mise
action-pass = Passer
action-undo = Annuler
action-need = il faut { $need } ou plus
action-enough = suffisant
action-short = il manque { $count }
action-highest = meilleure mise
action-waiting = On attend { $name }
action-waiting-all = On attend les autres
action-sending = Envoi…
action-choose-lot = Choisis une carte
action-give = Donner { $card }
action-give-where = elle va au marché
action-paid = Payé
action-keep = Tu gardes
action-choose-column = Choisis une sorte
action-take = Prendre { $what }
action-take-kind =
    { $kind ->
        [C] Prendre les tissus
        [G] Prendre les céréales
        [O] Prendre les olives
        [S] Prendre les épices
        [V] Prendre le vin
        [W] Prendre le bois
       *[M] Prendre les commerçants
    }
action-hand-after = Main ensuite
action-kind-after = { $kind } ensuite
action-choose-discard = Choisis des cartes
action-discard =
    { $count ->
        [one] Défausser { $count }
       *[other] Défausser { $count }
    }
action-discard-card = Défausser { $card }
action-too-many = { $count } de trop
action-limit-note = Tout le monde voit les défausses
action-done = J’ai fini
action-done-sure = Finir quand même
action-still-sell = Encore { $points } à gagner
action-profit = Ton gain
action-sell-keep = Vendre, garder { $points }
action-out = Tu es hors de cette enchère
auto-skip = Passer cette enchère
auto-skip-on = Tu passes cette enchère
action-hurry = Aller à mon tour
# The secret standing order to bid up to a sum. $total: that sum.
auto-bid = Miser pour moi
auto-bid-on = Jusqu’à { $total }
auto-bid-stop = On mise pour toi jusqu’à { $total } : arrêter
auto-bid-up-to = Jusqu’à
auto-bid-less = Un de moins
auto-bid-more = Un de plus
auto-bid-then = Ensuite
auto-bid-ask = me demander
auto-bid-pass = passer
auto-bid-note = Toujours avec les cartes les moins chères qui suffisent, jusqu’à la fin de cette enchère. Personne d’autre ne le voit.
auto-bid-start = Miser pour moi jusqu’à { $total }

## Ventes

sale-label = Ventes
sale-sell = Vendre
sale-keep = garder { $points }
sale-confirm = Vendre, garder { $points }
sale-offer = Vendre { $cards }, garder { $points }
final-title = La pioche est épuisée
final-note = Les cartes en main ne comptent plus qu’en cas d’égalité.
final-nothing = Plus rien à vendre.
final-you-done = Tu as fini. On attend les autres.
final-label = Séries que tu peux vendre
final-sure = Appuie encore : vendre, garder { $points }
final-sure-label = Appuie encore pour vendre { $cards } et garder { $points }

## Ma place

self-hand = Main
self-profit = Gain
self-cards =
    { $count ->
        [one] { $count } carte sur { $most }
       *[other] { $count } cartes sur { $most }
    }
self-none = pas encore
hand-label = Ta main
hand-card = { $card }, { $index } sur { $count }
hand-card-chosen = { $card }, choisie, { $index } sur { $count }
hand-no-bid = ne peut pas être misée

## Journal

log-label = Journal
log-empty = Il ne s’est encore rien passé.
log-recap-open = La dernière manche en un coup d’œil
log-known = Montrer les cartes prises au vu de tous

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Système
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-sound = Son
settings-volume = Volume
settings-alerts = Me prévenir quand c’est à moi
settings-alerts-granted = Tu reçois une notification quand tu es ailleurs. Garde cet onglet ouvert.
settings-alerts-default = Ton navigateur va demander si cette page peut t’envoyer des notifications : accepte.
settings-alerts-denied = Les notifications sont bloquées pour cette page. Tu peux les autoriser dans les réglages du navigateur.
settings-alerts-missing = Ce navigateur ne permet pas aux pages d’afficher des notifications.
settings-alerts-insecure = Les navigateurs ne le permettent qu’aux adresses qui commencent par https.
settings-speed = Animation des cartes
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-off = non
settings-auto-pass = Passer pour moi quand je ne peux pas miser
settings-memory-aid = Montrer les cartes connues des autres
settings-table = Cette table
settings-fact = { $what } : { $value }
# A link that works once moves the seat to another device. $minutes: how long it is valid.
handover = Jouer sur un autre appareil
handover-note = Ouvre ce lien sur l’autre appareil dans les { $minutes } min. Il ne sert qu’une fois ; garde-le pour toi.
handover-link = Lien personnel vers ta place

## Touches

keys-title = Touches
keys-hand = Choisir la carte 1 à 10 de la main
keys-move = Se déplacer dans la main, le lot ou le marché
keys-choose = Choisir
keys-primary = Le bouton principal
keys-pass = Passer
keys-cheapest = Mise minimale
keys-sale = Vente ; encore : confirmer
keys-clear = Effacer la sélection ; annuler une passe ou une vente
keys-goods = Toutes les cartes d’une marchandise : sa lettre. Si elle sert déjà, avec Maj. Quand tu prends, sa colonne au marché (M : commerçants)
keys-skip = Passer cette enchère
keys-hurry = Aller à mon tour, contre les bots
keys-auto = Miser pour moi ; encore : arrêter
keys-log = Journal
keys-known = Cartes connues des autres
keys-hint = Conseil, si la table en a
keys-help = Cette aide
keys-state = Lire la situation à voix haute
keys-typed = Taper un coup, par exemple mise T1 É2
keys-replay = En relecture : une étape, lecture, début, fin
key-space = Espace
key-shift = Maj
key-enter = Entrée
key-escape = Échap
typed-label = Taper un coup
typed-hint = Par exemple : mise T1 É2 · passe · donne B1 · prends B · vends T1 T4 Co · défausse O2
typed-send = Jouer

## Dire où en est la partie

say-round = Manche { $round } sur { $rounds }
say-lot = Lot de { $count } : { $cards }
say-highest =
    { $you ->
        [yes] Tu as la meilleure mise, { $total }
       *[no] Meilleure mise : { $name }, { $total }
    }
say-no-bid = Personne n’a misé
say-need = Il te faut { $need }
say-on-table = Tu as { $total } sur la table : { $cards }
say-market = Marché : { $cards }
say-market-empty = Le marché est vide
say-hand = Ta main : { $cards }
say-hand-empty = Ta main est vide
say-points = Ton gain : { $points }
say-passed = a passé
say-out = Tu ne participes pas : tu as la carte Offre { $number }
say-picks-now = choisit maintenant
say-picks-next = doit encore choisir
say-turn = { $name } réfléchit
say-clock =
    { $you ->
        [yes] Il te reste { $time }
       *[no] Il reste { $time } à { $name }
    }
say-clock-runs = la pendule tourne
say-chosen = { $card } : choisie
say-put-back = { $card } : remise en main
say-nothing-chosen = Rien de choisi
say-sum = En tout { $total }
say-own-set = Ces cartes se vendent pour { $points }
say-discard-count = { $count } sur { $of } à défausser
say-keep = Tu gardes { $cards }
say-hand-after =
    { $count ->
        [one] Ensuite { $count } carte sur { $most } en main
       *[other] Ensuite { $count } cartes sur { $most } en main
    }
say-again = Appuie encore pour vendre
say-undo-sale = Vente en cours. Échap l’annule pendant { $seconds } secondes
say-undo-pass = Tu passes. Échap l’annule pendant { $seconds } secondes
say-taken-back = Annulé
say-done-sure = Tu peux encore vendre. Appuie encore si tu as vraiment fini
events-label = Ce qui vient de se passer

## Fin de la partie

over-wins =
    { $you ->
        [yes] Tu gagnes
       *[no] { $name } gagne
    }
over-share = Victoire partagée : { $names }
over-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-title = Score final
over-place = Place
over-player = Joueur
over-hand = Main
over-points-head = Points
over-tie = plus de cartes en main
over-sets = Séries vendues
over-no-sets = rien vendu
# A set that was sold; read out. $cards: "cloth 1, cloth 2 and cloth 4".
over-sold = { $cards } : vendus pour { $points }
over-by-round = Gain par manche
over-by-round-label = Gain de chaque joueur après chaque manche
over-after-round = Manche { $round }
over-rematch = Revanche
over-rematch-go = Aller à la nouvelle table
over-rematch-count = Revanche : { $count } sur { $of }
over-replay = Revoir
over-analyse = Analyser
over-copy = Copier le lien de la partie
over-record = Télécharger la partie
over-leave = Quitter
over-final-table = Voir la table

## Revoir une partie

replay-title = Revoir la partie
replay-step = Étape { $index } sur { $count }
replay-first = Au début
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = À la fin
replay-scrub = Moment de la partie
replay-eyes = Vu par
replay-all = Toutes les mains
replay-link = Copier le lien vers ce moment
replay-drop = Dépose ici une partie enregistrée
replay-drop-sub = Un fichier au format byzanz/1. Ce serveur le lit et ne le garde pas.
# The same where no server reads it.
replay-drop-here = Un fichier au format byzanz/1. Il est lu sur cet appareil et ne le quitte pas.
replay-choose = Choisir un fichier
replay-which = Le fichier contient { $count } parties. Laquelle ?
replay-game = Partie { $index }

## Connexion et pannes

net-lost = Connexion perdue. Nouvelle tentative…
page-missing = Il n’y a rien ici.
page-missing-sub = Le lien est peut-être ancien ou mal recopié.
