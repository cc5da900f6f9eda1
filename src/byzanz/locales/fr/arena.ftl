### L’arène : beaucoup de parties entre bots, le classement, le rapport. Les noms de commandes et d’options restent.

## byzanz arena
cli-arena = faire jouer à des bots beaucoup de parties entre eux
cli-arena-long = Fait jouer de 3 à 6 bots entre eux et montre leur force. La même graine donne le même résultat, quel que soit le nombre de processus. Code de sortie 1 si --strict a arrêté la série.
cli-arena-bot = un bot : random, greedy, search:64, chemin/du/fichier.py:MonBot, paquet.module:MonBot …
cli-arena-games = combien de parties sont jouées (par défaut : { $count })
cli-arena-seed = le nombre qui décide de toutes les cartes et de tout le hasard (par défaut : un nouveau chaque fois)
cli-arena-duplicate = jouer chaque donne dans chaque rotation des places (par défaut), ou une nouvelle donne pour chaque partie
cli-arena-records = écrire toutes les parties dans ce fichier, une par ligne
cli-arena-workers = combien de processus jouent (par défaut : un par cœur)
cli-arena-json = écrire un objet JSON et rien d’autre
cli-arena-report = écrire dans ce dossier une page avec des graphiques et les données en CSV
cli-arena-limit = le temps qu’un bot a au plus pour réfléchir à un coup, en millisecondes
cli-arena-strict = arrêter dès qu’un bot plante, répond par un coup interdit ou dépasse --limit
cli-arena-faults = où sont écrites les parties où des bots ont échoué (par défaut : { $file })
cli-arena-in-process = exécuter les bots des fichiers dans le processus même de l’arène : plus rapide, mais ils pourraient regarder les cartes cachées
cli-arena-ray = jouer sur le cluster Ray à ADDRESS ; sans adresse, sur un cluster lancé ici

arena-progress = En jeu
arena-rate = { $rate } parties/s
arena-left = encore { $time }
arena-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $players } joueurs, graine { $seed }, { $duplicate ->
        [yes] chaque donne dans chaque rotation des places
       *[no] une nouvelle donne pour chaque partie
    }, { $seconds } s
arena-bot = bot
arena-games = parties
arena-win-share = victoires
arena-interval = intervalle 95 %
arena-points = points
arena-margin = avance
arena-ranks = rangs
arena-ms = ms par coup
arena-p99 = 99 % sous
arena-rating = cote
arena-note = Victoires : les égalités se partagent ; { $parity } %, c’est la parité. Intervalle sur les donnes. Avance : points devant le meilleur adversaire. Rangs : % des parties au 1er, 2e … rang. Cote : { $anchored ->
        [yes] shrewd vaut 1500
       *[no] la moyenne de cette table vaut 1500
    } ; ± une erreur type.
arena-in-process = Les bots des fichiers ont tourné dans le processus même de l’arène (--in-process) : rien ne les empêchait de regarder les cartes cachées.
arena-percent = { $share } %
arena-fault =
    { $name } { $kind ->
        [crash] a planté
        [illegal] a répondu par un coup interdit
       *[timeout] a réfléchi trop longtemps
    } dans la partie { $game } (donne { $deal }) : { $detail }
arena-fault-without = À partir de la donne { $deal }, { $stand_in } joue à sa place ; seules les donnes d’avant comptent pour ce bot.
arena-fault-record = Les parties qui le montrent : { $file } (byzanz replay les affiche)
arena-strict = Arrêté à cause de --strict.
arena-report-written = Rapport : { $file }
arena-records-written = Parties : { $file }
arena-workers-lost = Aux parties { $first } à { $last }, des processus sont morts à répétition : un des bots entraîne le sien avec lui. Avec --workers 1, on voit comment.
arena-stand-in-failed = Le remplaçant { $name } a échoué aussi : { $detail }

refused-arena_bots = { $got } bots ne peuvent pas jouer : il en faut de { $least } à { $most }.
refused-arena_games = { $got } parties ne peuvent pas être jouées : il en faut au moins 1.
refused-arena_number = { $option } doit être supérieur à 0 ; { $got } ne convient pas.
refused-arena_least = { $option } doit être au moins { $least } ; { $got } ne convient pas.
refused-arena_record = Cet enregistrement ne dit pas quels bots ont joué (« { $key } » manque).
refused-arena_folder = « { $file } » n’est pas un dossier où l’on puisse écrire.
refused-missing_extra = Il faut d’autres paquets. Pour les installer : { $command }
refused-half_compiled = Les règles ne sont compilées que pour jouer. Pour les mesurer, exécute d’abord : { $command }
arena-narrow = Tout ne tient pas dans cette fenêtre : une fenêtre plus large en montre davantage, comme --json et --report.
refused-ray_unreachable = Le cluster Ray « { $address } » est injoignable : { $why }

## La page de --report
report-title = Byzanz : le rapport de l’arène
report-data = Les données :
report-wins = Part des victoires
report-wins-note = Les égalités se partagent ; la barre est l’intervalle à 95 % sur les donnes, le trait pointillé est la parité.
report-wins-x = % de parties gagnées
report-places = Rangs
report-places-note = Combien de fois chaque bot a fini premier, deuxième et ainsi de suite ; à égalité, le meilleur rang compte.
report-places-x = % des parties
report-rounds = Points au fil des manches
report-rounds-note = Moyenne des points de gain après chaque manche ; la dernière comprend la dernière vente.
report-rounds-x = après la manche
report-seats = Avantage de chaque place
report-seats-note = Part des victoires d’une place sur tous les bots, avec l’intervalle à 95 %. La première place ouvre la première manche.
report-seat = place { $seat }
report-prices = Prix selon la taille du lot
report-prices-note = Somme moyenne de la mise gagnante ; quatre prix sur cinq sont dans la bande grise. Le dernier lot d’une manche, sans rivaux, est laissé de côté.
report-lot = cartes dans le lot
report-price = prix
report-positions = Gain selon la position au marché
report-positions-note = La position 1 choisit en premier. Gain : les points des ventes jusqu’au choix suivant ; valeur : la somme des cartes prises (les commerçants comptent 0).
report-positions-x = position au marché
report-profit = gain jusqu’au choix suivant
report-value = valeur des cartes prises
report-passes = Combien de fois tous ont passé
report-passes-note = Part des lots de chaque taille sur lesquels personne n’a misé ; le premier à avoir passé les prend gratuitement.
report-passes-y = % des enchères
report-lengths = Longueur des parties
report-lengths-note = Combien de coups a duré une partie ; le trait pointillé est la moyenne.
report-lengths-x = coups

## byzanz tune
cli-tune = améliorer les paramètres d’un bot par une stratégie d’évolution
cli-tune-long = Fait jouer beaucoup de variantes d’un bot contre d’autres bots et garde ce qui gagne. Le résultat est mesuré sur des donnes nouvelles, jamais sur celles qui l’ont fait trouver, et écrit dans un fichier lisible.
cli-tune-bot = le bot dont les paramètres sont à améliorer
cli-tune-players = à des tables de 3 à 6 joueurs (par défaut : { $count })
cli-tune-against = les bots aux autres places (par défaut : le bot tel qu’il est)
cli-tune-generations = combien de générations (par défaut : { $count })
cli-tune-population = combien de variantes par génération (par défaut : selon le nombre de paramètres)
cli-tune-deals = combien de donnes chaque variante joue à chaque place (par défaut : { $count })
cli-tune-fresh = sur combien de donnes nouvelles le résultat est mesuré (par défaut : { $count })
cli-tune-seed = le nombre qui décide de toutes les cartes et de tout le hasard (par défaut : un nouveau chaque fois)
cli-tune-workers = combien de processus jouent (par défaut : un par cœur)
cli-tune-output = le fichier des paramètres trouvés (par défaut : { $file })
cli-tune-json = écrire un objet JSON et rien d’autre
tune-progress = Réglage : { $name }
tune-measuring = Mesure
tune-generation = avance { $mean } en moyenne, { $best } au mieux
tune-title =
    { $name } à { $players } joueurs, après { $generations ->
        [one] { $generations } génération
       *[other] { $generations } générations
    } et { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } (graine { $seed }) ; mesuré sur { $deals ->
        [one] { $deals } donne nouvelle
       *[other] { $deals } donnes nouvelles
    }
tune-before = avant
tune-after = réglé
tune-difference = Différence des avances sur les mêmes donnes : { $margin } (intervalle à 95 % de { $low } à { $high })
tune-verdict =
    { $verdict ->
        [better] Les nouveaux paramètres sont meilleurs.
        [worse] Les nouveaux paramètres sont moins bons ; ils sont écrits quand même.
       *[unsure] Ces donnes ne disent pas si les nouveaux paramètres sont meilleurs.
    }
tune-parameter = paramètre
tune-written = Paramètres : { $file }
refused-tune_field = Le réglage demande d’autres bots comme adversaires.
refused-tune_fault = Un bot a échoué pendant le réglage : { $detail }
refused-tune_parameters = « { $spec } » n’a pas de paramètres à régler. Bots qui en ont : { $known }
refused-tune_players = Il y a des tables de { $least } à { $most } joueurs, pas de { $got }.
