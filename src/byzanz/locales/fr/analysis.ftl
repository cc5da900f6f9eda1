### L’analyse des parties en ligne de commande. Les noms des commandes et des options restent tels quels.

cli-analyse = juger les décisions de parties enregistrées et distinguer la chance du talent
cli-analyse-long = Juger chaque décision de parties enregistrées d’après ce que le joueur pouvait savoir, et distinguer la chance du talent. Le même nombre pour --seed donne la même réponse.
cli-analyse-game = n’analyser que la partie K du fichier, comptée à partir de 1 (sinon toutes)
cli-analyse-seat = ne juger que les décisions de la place S, comptée à partir de 0
cli-analyse-worlds = dans combien de mondes au plus une décision est essayée (sinon { $count })
cli-analyse-seed = le nombre qui décide quels mondes sont distribués (sinon 0)
cli-analyse-json = afficher un objet JSON par partie et rien d’autre
cli-analyse-report = écrire dans ce dossier une page avec des graphiques
cli-analyse-site = adresse d’un site Byzanz dont les liens du rapport ouvrent la relecture (sinon : celle du rapport)

analysis-progress = Jugement en cours
# $game: the number of the game in its file, from 1.
analysis-title =
    Partie { $game } : { $names }. { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
analysis-player = joueur
analysis-accuracy = précision
analysis-inaccuracy = imprécisions
analysis-mistake = erreurs
analysis-blunder = gaffes
analysis-own = ses propres erreurs
analysis-others = décisions des autres
analysis-luck = chance
analysis-unseen = caché
analysis-rest = place et reste
analysis-result = résultat
analysis-note = En points de pourcentage (pp) de la probabilité de victoire, par rapport à des probabilités égales pour tous. Ses propres erreurs, les décisions des autres, la chance, ce qui était caché et la place donnent ensemble le résultat. Les décisions des autres sont comparées au meilleur jeu de chacun ; caché : à quel point les décisions ont mieux ou moins bien tourné qu’on ne pouvait le prévoir.
analysis-costliest =
    { $count ->
        [0] Personne n’a commis d’imprécision.
        [one] La décision la plus coûteuse :
       *[other] Les décisions les plus coûteuses :
    }
# $action: the number of the action in the record; $loss, $error: percentage points; $kind: inaccuracy, mistake, blunder.
analysis-cost =
    { $action } (manche { $round }), { $name } : { $played } ({ $share }) ; mieux : { $best } ({ $best_share }). Coûte { $loss } ± { $error } points de pourcentage : { $kind ->
        [inaccuracy] une imprécision
        [mistake] une erreur
       *[blunder] une gaffe
    }
# Where there is hardly a chance to win; $share, $best_share: points; $lost: a percentage.
analysis-cost-points =
    { $action } (manche { $round }), { $name } : { $played } (points à la fin : { $share }) ; mieux : { $best } (points : { $best_share }). Cela ne change guère la probabilité de gagner, mais abandonne { $lost } de ce qui restait à prendre : { $kind ->
        [inaccuracy] une imprécision
        [mistake] une erreur
       *[blunder] une gaffe
    }
analysis-hand = Main : { $cards }
analysis-lot = Lot : { $cards }
analysis-market = Marché : { $cards }
analysis-laid = { $name } a misé { $cards }
analysis-standing = Points : { $points }
analysis-replay = Relecture
analysis-there = Ouvrir la relecture à cet endroit
# $share: percentage points with their sign.
analysis-points = { $share } pp
analysis-wait = attendre
# A bid as in the record, and what it comes to; a raise with what it came to before.
analysis-bid = { $action } = { $total }
analysis-raise = { $action } = { $total }, relance de { $before } à { $total }
analysis-report-title = Byzanz : analyse d’une partie
analysis-shares = Probabilités de gagner
analysis-shares-note = La part de victoire de chaque place après chaque coup, pour quelqu’un qui voit toutes les mains mais pas la pioche. Des lignes séparent les manches.
analysis-balance = De quoi le résultat est fait
analysis-balance-note = En points de pourcentage (pp) de la probabilité de victoire, par rapport à des probabilités égales pour tous ; leur somme est le résultat. La chance est ce qu’ont apporté la donne et les lots, comparés à d’autres cartes qui auraient pu venir.
analysis-decisions = Chaque décision qui a coûté quelque chose
analysis-round-mark = Manche { $round }

refused-analysis_worlds = --worlds { $got } : il faut un nombre entier de 1 à { $most }.

cli-arena-luck = montrer aussi les victoires sans la chance des cartes
arena-luck-share = sans chance
arena-luck-interval = intervalle à 95 %
arena-luck-worth = vaut parties
arena-luck-note = Sans chance : victoires moins l’essentiel de ce que les cartes ont apporté ; identique en moyenne, avec moins d’écart. Vaut parties : combien de parties sans ce calcul en diraient autant.
