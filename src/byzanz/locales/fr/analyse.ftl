### L’analyse d’une partie terminée dans le navigateur.

analyse-title = Analyse
analyse-close = Revenir à la partie
analyse-running = La partie est en cours d’analyse…
# $place: how many analyses are ahead, this one included.
analyse-waiting = En attente : numéro { $place } dans la file.
analyse-done = L’analyse est prête.
analyse-chart = Chances de gagner
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Coup { $step } sur { $count }, manche { $round } : { $chances }
analyse-round = Manche { $round }
analyse-players = Joueurs
analyse-accuracy = Précision
analyse-faults =
    { $kind ->
        [inaccuracy] Imprécisions
        [mistake] Erreurs
       *[blunder] Gaffes
    }
analyse-part =
    { $part ->
        [own] pertes propres
        [others] pertes des autres
        [luck] chance
        [result] résultat
       *[rest] reste
    }
analyse-balance = De quoi le résultat est fait
analyse-balance-more = Points de chance de gagner au-dessus d’une part égale. Ce que tu as perdu par tes décisions, ce que les autres ont perdu en ta faveur et ce que les cartes ont apporté donnent ensemble le résultat ; le reste est la valeur de la place et ce qui ne s’explique pas.
analyse-costliest = Les trois décisions les plus coûteuses
analyse-nothing = Personne n’a commis d’imprécision.
analyse-cost = { $name } : { $action }, manche { $round }
analyse-here = La décision
analyse-before = Erreur précédente
analyse-after = Erreur suivante
analyse-hindsight = Avec le recul
analyse-hindsight-hint = Juger avec toutes les mains ouvertes
analyse-over = Ici, la partie est finie. Appuie sur un endroit du graphique.
analyse-not-yet = Cette décision n’est pas encore jugée.
# $cards: drawn or in words; $total: the sum of a bid.
analyse-action =
    { $verb ->
        [bid] miser { $cards } ({ $total })
        [pass] passer
        [done] avoir fini
        [give] céder { $cards }
        [take] prendre { $cards }
        [sell] vendre { $cards }
        [discard] défausser { $cards }
       *[wait] attendre
    }
analyse-decision = { $name } : { $action }
analyse-class =
    { $kind ->
        [forced] Aucun choix
        [good] Bien
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }
analyse-loss =
    { $none ->
        [yes] aucune perte certaine
       *[no] perd { $loss } ± { $error } points de chance
    }
analyse-word =
    { $word ->
        [right] Bonne décision, même toutes mains ouvertes.
        [wrong] Mauvaise décision, même toutes mains ouvertes.
        [unlucky] Bonne décision, pas de chance : seules les mains ouvertes montrent mieux.
       *[lucky] Mauvaise décision, coup de chance : toutes mains ouvertes, elle était correcte.
    }
analyse-played = joué
analyse-candidate =
    { $action } : { $share }, à { $error } près{ $played ->
        [yes] . C’est ce qui a été joué
       *[no] {""}
    }
analyse-lot = Lot { $offer }
analyse-market = Marché
analyse-hidden =
    { $count ->
        [one] et { $count } carte inconnue
       *[other] et { $count } cartes inconnues
    }
analyse-bid = mise { $total } :
analyse-holds = a la carte Offre { $offer }
analyse-learn = Apprends de tes erreurs
analyse-learn-who = Les erreurs de
analyse-learn-start = Commencer
analyse-learn-close = Fermer
analyse-learn-none = Il n’y a rien à apprendre : aucune décision n’a coûté assez.
analyse-learn-count = { $at } sur { $count }, manche { $round }
analyse-learn-ask = Dans la partie, tu as choisi : { $action }. Trouve mieux.
analyse-learn-all = Montrer les { $count } coups
analyse-learn-right = Résolu ! Cela perd { $loss } points au plus.
analyse-learn-same = C’est ce qui a été joué. Essaie autre chose.
analyse-learn-wrong = Pas assez bon : perd { $loss } points. Essaie encore.
analyse-learn-solution = Montrer la solution
analyse-learn-skip = Passer à la suite
analyse-learn-next = Continuer
analyse-learn-again = Encore une fois
analyse-learn-done = Fini : { $solved } sur { $count } résolus.
