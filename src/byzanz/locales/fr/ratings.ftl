### Les cotes : la force de chacun, et ce qu’on en sait. Les noms d’options et de bots restent tels quels.

cli-rate = affiche le classement qui résulte de parties enregistrées
cli-rate-long = Donne une cote à tous ceux qui jouent dans des parties enregistrées : une seule échelle de 3 à 6 joueurs, pour les humains et les bots, la chance déduite. Les mêmes parties dans le même ordre donnent à tous les mêmes nombres.
cli-rate-json = n’affiche qu’un objet JSON
cli-rate-no-luck = ne déduit pas la chance : plus rapide, mais il faut deux fois plus de parties pour en savoir autant
cli-rate-database = cote les résultats qu’un serveur a enregistrés, au lieu de fichiers
rate-player = joueur
rate-rating = cote
rate-games = parties
rate-note =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. ± est une erreur type ; un ? marque une cote qui dit encore peu. Les cotes sans ± sont fixes : le bot shrewd vaut 1500.
rate-left-out =
    { $count ->
        [one] { $count } partie ne compte pas
       *[other] { $count } parties ne comptent pas
    } : { $why ->
        [not_over] pas terminée.
        [played_on] reprise d’une autre partie.
        [taken] quelqu’un a pris la place d’un bot.
       *[fault] interrompue par un bot.
    }
refused-nothing_to_rate =
    { $count ->
        [0] Il n’y a aucune partie à coter.
       *[other] Il n’y a aucune partie à coter : aucune des { $count } parties n’est terminée et ne compte.
    }
refused-not_rated = Cette partie ne compte pas pour la cote.
refused-rating_result = Ce résultat ne peut pas être coté.
refused-rate_what = Indique des fichiers de parties ou --database, pas les deux.

## Dans le navigateur : ce qu’une partie change aux cotes, le classement, une cote au fil du temps
ratings-title = Cotes
ratings-provisional = Provisoire : la chance de chacun est encore en train d’être calculée.
ratings-final = Définitif. La chance est déduite : qui gagne avec de bonnes cartes y gagne moins.
ratings-luck-head = chance
ratings-change-head = écart
ratings-left = parti
ratings-fixed = fixe
ratings-why-luck = Où était la chance
ratings-pending = Les cotes de cette partie sont en train d’être calculées.
ratings-now = { $rating } ± { $error }
ratings-mine = Ta cote
ratings-none = Ta cote commence avec la première partie qui compte. Toute table peut compter : son hôte l’active dans le salon.
ratings-provisional-mine =
    { $games ->
        [one] Après { $games } partie, elle dit encore peu.
       *[other] Après { $games } parties, elle dit encore peu.
    }
ratings-place = { $place }e place du classement
ratings-course = Ta cote après chaque partie ; la bande la contient avec 95 % de certitude
ratings-day = jour
leaderboard-title = Classement
leaderboard-sub =
    { $games ->
        [0] Aucune partie n’a encore compté.
        [one] { $games } partie a compté. La chance est déduite ; ± est une erreur type.
       *[other] { $games } parties ont compté. La chance est déduite ; ± est une erreur type.
    }
leaderboard-bot = bot
leaderboard-provisional = Encore trop peu de parties pour une place
leaderboard-you = toi
leaderboard-note = Les cotes des bots sont fixes : tout le monde a la même mesure. Que personne n’ait été aidé par un programme ne peut pas être prouvé.
