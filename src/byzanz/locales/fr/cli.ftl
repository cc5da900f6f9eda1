### La ligne de commande. Les noms de commandes, d’options et de clés restent tels quels.

cli-byzanz = Byzanz, le jeu de cartes et d’enchères pour 3 à 6 joueurs : y jouer dans le navigateur, faire jouer des bots, l’étudier.
cli-commands = commandes
cli-no-file = Il n’y a pas de fichier « { $file } ».
cli-file-trouble = « { $file } » est inutilisable : { $why }
# $place: in which part of a file; $number: its number, from 1; $reason: a sentence.
cli-refused-at =
    { $place ->
        [line] ligne
       *[in_game] partie
     } { $number } : { $reason }

## byzanz replay
cli-replay = afficher une partie enregistrée sous forme lisible
cli-replay-file = un fichier de parties enregistrées, une par ligne
cli-replay-game = quelle partie du fichier, à partir de 1 (par défaut : la première)
cli-replay-at = seulement les N premiers coups
cli-replay-seat = telle que la voit la place S (à partir de 0), au lieu de toutes les mains ouvertes
replay-heading = Byzanz à { $players } joueurs : { $names }
replay-dealt = { $name } reçoit { $cards }
replay-table =
    Après { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    } : manche { $round } sur { $rounds }, { $phase ->
        [bid] enchère
        [give] une carte du lot va au marché
        [limit] limite de main
        [take] marché
        [final] dernière vente
       *[over] la partie est finie
    }, { $pile } dans la pioche
replay-lot = Dans le lot : { $cards }
replay-market = Au marché : { $cards }
replay-seat =
    { $mark } { $name } : { $hand }{ $has_bid ->
        [yes] { " " }| mise { $bid }
       *[no] { "" }
    } | { $profit ->
        [one] { $profit } carte de gain
       *[other] { $profit } cartes de gain
    }, { $points } points
replay-winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }

## byzanz verify
cli-verify = vérifier que des parties enregistrées suivent les règles
cli-verify-long = Rejoue chaque partie des fichiers. Code de sortie 0 si toutes suivent les règles ; sinon 1 : le fichier, la ligne, le coup et la raison sont indiqués.
cli-verify-file = un fichier de parties enregistrées, une par ligne
cli-verify-deal = vérifier aussi que les cartes de chaque partie ont été distribuées comme le serveur l’avait promis (docs/fairness.md)
verify-progress = Vérification
verify-wrong = { $file }, ligne { $line } : { $reason }
verify-none = Il n’y a aucune partie dans « { $file } ».
verify-right =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    } : { $deal ->
        [yes] tout est conforme aux règles et distribué comme promis.
       *[no] tout est conforme aux règles.
    }

## byzanz bench
cli-bench = mesurer la vitesse des règles, comparée à d’autres programmes
cli-bench-json = écrire un objet JSON et rien d’autre
cli-bench-seconds = secondes par mesure (par défaut : 1)
cli-bench-alone = laisser de côté les autres programmes et les règles interprétées
bench-title = Un cœur, un passage, { $compiled ->
        [yes] règles compilées
       *[no] règles interprétées
    }. Sur une machine partagée, les chiffres varient : ce sont les rapports qui comptent.
bench-figure = mesure
bench-ours = Byzanz
bench-ratio = rapport
bench-decisions = jeu au hasard dans les règles, coups/s
bench-games = parties au hasard à quatre/s
bench-api = jeu au hasard depuis Python, coups/s
bench-view = vues d’une place/s
bench-copy = copie d’une position, ns
bench-resample = parties redistribuées/s
bench-greedy = parties finies par greedy/s
bench-interpreted = interprétées
bench-missing = { $what } n’est pas installé : laissé de côté (make bench l’installe)

## byzanz play et serve
cli-play = jouer dans le navigateur contre des bots ou des amis
cli-serve = proposer des tables à de nombreux joueurs
cli-play-bot = asseoir ce bot à tes parties contre des bots, aussi depuis un fichier (chemin/du/fichier.py:MyBot) ; peut être répété
cli-play-no-browser = ne pas ouvrir de navigateur
cli-play-lan = laisser entrer les amis du réseau domestique : écouter aussi sur les adresses de cet ordinateur dans ses réseaux (simple http)
cli-play-lan-open = Les amis de ton réseau peuvent ouvrir : { $addresses }. Là, qui a le lien d’une table peut entrer ; la connexion n’est pas chiffrée (simple http).
cli-play-lan-none = Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut entrer. Le jeu tourne pour toi seul.
cli-play-address = Byzanz tourne à l’adresse { $address } (Ctrl+C l’arrête ; tes parties sont gardées)
cli-play-bots =
    Commence une partie contre des bots : { $names } y { $count ->
        [one] joue
       *[other] jouent
    }.
cli-serve-address = Byzanz tourne à l’adresse { $address }

## Ce qui peut clocher dans une partie, un enregistrement ou un fichier

refused-first = La première place doit être entre { $least } et { $most } ; { $got } ne convient pas.
refused-seed = Une graine est un nombre entier, et une partie a soit une graine, soit un ordre des cartes.
refused-rules = Cette option est inconnue ou ne peut pas avoir cette valeur.
refused-play_bots = { $got } bots ne tiennent pas à une table : elle a { $most } autres places.
refused-workers_need_postgres = Plusieurs processus du serveur ({ $workers }) demandent PostgreSQL : --database postgresql://…
refused-database_in_use = La base de données { $database } est déjà utilisée par un autre serveur. { $address }
refused-no_such_game =
    { $count ->
        [0] Il n’y a aucune partie dans ce fichier.
        [one] Il n’y a pas de partie { $game } dans ce fichier : il n’en contient qu’une.
       *[other] Il n’y a pas de partie { $game } dans ce fichier : il en contient { $count }.
    }
refused-no_such_moment = Il n’y a pas de moment { $at } : la partie compte { $most } coups.
record-action = coup { $count }, « { $text } » : { $reason }
record-key = « { $key } » : { $reason }
record-not_json = Ce n’est pas du JSON (vers le caractère { $where }).
record-not_an_object = Ce n’est pas un objet JSON.
record-unknown_format = Le format est { $got } et non « { $known } ».
record-players = Il faut de { $least } à { $most } joueurs et non { $got }.
record-seat_unknown = Il faut ici une place de { $least } à { $most } et non { $got }.
record-not_a_list =
    { $of ->
        [int] Il faut ici une liste de nombres.
       *[str] Il faut ici une liste de mots.
    }
record-size = Il en faut { $size }, mais il y en a { $got }.
record-one_name_a_seat = Il faut un nom pour chacune des { $players } places.
record-result_incomplete = Une partie finie a toutes ces données : { $keys }.
record-result_missing = La partie est finie, mais son résultat manque.
record-not_finished = Un résultat est écrit, mais la partie n’est pas finie.
record-wrong_result = Le résultat est faux.

cli-export-games = écrire les parties finies d’un serveur comme enregistrements
cli-export-games-long = Écrit les parties finies de la base de données d’un serveur comme enregistrements, une par ligne, la plus ancienne d’abord. Le serveur peut rester en marche.
cli-export-games-file = le fichier à écrire
export-games-done = { $games ->
    [one] Une partie est dans { $file }.
   *[other] { $games } parties sont dans { $file }.
}
cli-backup = copier la base de données d’un serveur pendant qu’il tourne
cli-backup-long = Copie toute la base de données d’un serveur, telle qu’elle est à un instant donné, dans un fichier que seul son propriétaire peut lire. Le serveur peut rester en marche. SQLite : le fichier est une base de données qui peut prendre la place de l’ancienne. PostgreSQL : le fichier est destiné à pg_restore ; pg_dump doit être installé.
cli-backup-file = le fichier à écrire ; un fichier du même nom est remplacé une fois la copie complète
backup-done = { $kind ->
    [dump] La base de données est dans { $file } ; pg_restore la restaure.
   *[file] La base de données est dans { $file }.
}
