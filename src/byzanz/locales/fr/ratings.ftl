### Les cotes : la force de chacun, et ce qu’on en sait. Les noms d’options et de bots restent tels quels.

cli-rate = affiche le classement qui résulte de parties enregistrées
cli-rate-long = Donne une cote à tous ceux qui jouent dans des parties enregistrées : une seule échelle de 3 à 6 joueurs, pour les humains et les bots, la chance déduite. Les mêmes parties dans le même ordre donnent à tous les mêmes nombres.
cli-rate-json = n’affiche qu’un objet JSON
cli-rate-no-luck = ne déduit pas la chance : plus rapide, mais il faut deux fois plus de parties pour en savoir autant
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
       *[fault] interrompue par un bot.
    }
refused-nothing_to_rate =
    { $count ->
        [0] Il n’y a aucune partie à coter.
       *[other] Il n’y a aucune partie à coter : aucune des { $count } parties n’est terminée et ne compte.
    }
refused-not_rated = Cette partie ne compte pas pour la cote.
refused-rating_result = Ce résultat ne peut pas être coté.
