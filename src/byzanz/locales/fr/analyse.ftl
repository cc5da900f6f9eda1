### L’analyse d’une partie terminée dans le navigateur : l’histoire d’une place, ses tournants, le graphique, toutes les décisions.
### $you: "yes" if it is about the reader, else "no"; $name: whom it is about.
### Chances are told as wins in 100 games; "points" are always points of the game.

analyse-title = Analyse
analyse-whose = La partie de
analyse-replay = Revoir la partie
analyse-play-again = Rejouer
analyse-running = La partie est en cours d’analyse…
# $place: how many analyses are ahead, this one included.
analyse-waiting = En attente : numéro { $place } dans la file.
analyse-done = L’analyse est prête.
# A chance. $share: "19" or "4.5".
analyse-in-100 = { $share } sur 100
# Where there is hardly a chance to win: points at the end.
analyse-ends =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The story in one sentence, and a second line

# The reader won, or shares the victory. $count: decisions that cost much.
analyse-story-won =
    { $you ->
        [yes] { $shared ->
            [yes] Tu partages la victoire
           *[no] Tu as gagné
        }
       *[no] { $shared ->
            [yes] { $name } partage la victoire
           *[no] { $name } a gagné
        }
    }{ $count ->
        [0] {" "}sans une seule décision coûteuse.
        [one] {" "}malgré une décision coûteuse.
       *[other] {" "}malgré { $count } décisions coûteuses.
    }
# The game was lost, but no decision cost enough.
analyse-story-clean =
    { $you ->
        [yes] Aucune décision à elle seule ne t’a coûté la partie.
       *[no] Aucune décision à elle seule n’a coûté la partie à { $name }.
    }
# What cost most, put into one of the next two. $what: the kind of decision.
analyse-story-cost =
    { $you ->
        [yes] { $what ->
            [bid] À la manche { $round }, tu as misé trop pour un lot
            [low] À la manche { $round }, tu as misé trop peu pour un lot
            [cards] À la manche { $round }, tu as misé avec les mauvaises cartes
            [pass] À la manche { $round }, tu as laissé filer un bon lot
            [take] À la manche { $round }, tu as pris la mauvaise marchandise
            [give] À la manche { $round }, tu as cédé la mauvaise carte
            [discard] À la manche { $round }, tu as défaussé la mauvaise carte
            [sell] À la manche { $round }, tu as vendu trop tôt
            [sale] À la manche { $round }, tu as vendu la mauvaise série
           *[keep] Tu n’as pas vendu une série
        }
       *[no] { $what ->
            [bid] À la manche { $round }, { $name } a misé trop pour un lot
            [low] À la manche { $round }, { $name } a misé trop peu pour un lot
            [cards] À la manche { $round }, { $name } a misé avec les mauvaises cartes
            [pass] À la manche { $round }, { $name } a laissé filer un bon lot
            [take] À la manche { $round }, { $name } a pris la mauvaise marchandise
            [give] À la manche { $round }, { $name } a cédé la mauvaise carte
            [discard] À la manche { $round }, { $name } a défaussé la mauvaise carte
            [sell] À la manche { $round }, { $name } a vendu trop tôt
            [sale] À la manche { $round }, { $name } a vendu la mauvaise série
           *[keep] { $name } n’a pas vendu une série
        }
    }
# $lasting: "yes" if the chances never came back to where they had been.
analyse-story-lost =
    { $cost }{ $lasting ->
        [yes] , sans jamais combler tout à fait le retard.
       *[no] .
    }
# $points: of this seat; $winner: who won ($mine: "yes" if the reader did), $best: with how many.
analyse-story-place =
    { $place ->
        [1] 1re
        [2] 2e
        [3] 3e
        [4] 4e
        [5] 5e
       *[6] 6e
    } place avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; la victoire { $mine ->
        [yes] te revient
       *[no] revient à { $winner }
    } avec { $best }.
# As many points as the winner.
analyse-story-tie =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, autant que le gagnant ; les cartes en main ont décidé.
# $points: of the winner.
analyse-story-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# $luck: which way it went; $share: wins in 100.
analyse-story-luck =
    { $luck ->
        [good] Les cartes ont aidé : elles valaient environ { $share } victoires sur 100.
        [bad] Les cartes n’ont pas aidé : elles ont coûté environ { $share } victoires sur 100.
        [great] Les cartes ont énormément aidé.
        [awful] Les cartes ont été très défavorables.
       *[even] Les cartes n’ont ni beaucoup aidé ni beaucoup nui.
    }

## Turning points

analyse-turning =
    { $you ->
        [yes] { $count ->
            [0] Aucun tournant
            [one] Ton tournant
           *[other] Tes { $count } tournants
        }
       *[no] { $count ->
            [0] Aucun tournant
            [one] Un tournant
           *[other] { $count } tournants
        }
    }
analyse-turning-none =
    { $you ->
        [yes] Aucune de tes décisions n’a coûté assez pour en être un.
       *[no] Aucune décision de { $name } n’a coûté assez pour en être un.
    }
analyse-turning-nth =
    { $number ->
        [1] Premier tournant
        [2] Deuxième tournant
       *[3] Troisième tournant
    }
analyse-see = Voir à la table
# $action: as something to do, "Bid 5: …".
analyse-better = Mieux : { $action }
analyse-in-game = Dans la partie : { $action }
# Over the cards that a bid laid out. $total: what it came to.
analyse-laid = Mise de { $total }
analyse-hand = En main
# A sale that could be made at any time.
analyse-sale-any-time = Une vente hors tour
# $count: cards too many.
analyse-limit =
    { $count ->
        [one] Une carte de trop
       *[other] { $count } cartes de trop
    }

## Why something else was better; the sentences are about whoever played

# $points: how much less sets are worth.
analyse-why-breaks =
    Même avec ce lot, les séries vaudraient { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins qu’avant.
# $points: what the lot adds; $total: the bid.
analyse-why-too-much =
    Avec ce lot, les séries valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus, mais { $total } est trop cher payé.
analyse-why-nothing = Le lot n’ajoute rien aux séries, et les cartes pour une mise de { $total } valent plus en main.
analyse-why-bid-set =
    Avec ce lot à { $total }, les séries valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
# $count: cards paid; $gain: cards that come.
analyse-why-bid-cards =
    Cela coûte { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et en rapporte { $gain }.
analyse-why-more =
    Ainsi, les séries valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
analyse-why-lower = C’est { $points } de moins.
analyse-why-higher = C’est { $points } de plus, et plus difficile à dépasser.
analyse-why-fewer =
    C’est autant, avec { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de moins.
analyse-why-cards =
    Cela rapporte { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de plus.
analyse-why-wait = Les cartes peuvent encore faire une meilleure série ou payer un lot.
analyse-why-keep = À égalité, les cartes en main décident, et elles comptent ici plus que la série.
analyse-why-sell =
    La vente rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et fait de la place en main.
analyse-why-sell-last =
    La vente rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; ce qui reste en main ne rapporte rien.
analyse-why-later =
    Cela rapporte d’abord { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins, mais gagne plus souvent.
# $count: how often the game was played out from there.
analyse-why-played-out = Aucune carte ne le montre à elle seule : en jouant { $count } fois la suite, cela gagne plus souvent.
analyse-why-points =
    La probabilité de gagner ne change guère, mais on garde ainsi { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
analyse-why-lead =
    La probabilité de gagner ne change guère, mais l’écart avec le meilleur des autres se réduit de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## The chart

analyse-chart =
    { $you ->
        [yes] Comment ta probabilité de victoire a évolué
       *[no] Comment la probabilité de victoire de { $name } a évolué
    }
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Coup { $step } sur { $count }, manche { $round } : { $chances }
analyse-round = Manche { $round }
analyse-chart-table = Le graphique en tableau
analyse-chart-start = Début
analyse-chart-end = Fin
analyse-show = Montrer cette décision

## What can be done next

analyse-try =
    { $count ->
        [one] Essaie toi-même
        [2] Essaie toi-même ces deux-là
       *[other] Essaie toi-même ces trois-là
    }

## The others, luck and skill in numbers

analyse-others = Les autres
# Beside that heading. $count: of all of them.
analyse-others-brief =
    { $count ->
        [0] aucune décision coûteuse
        [one] une décision coûteuse en tout
       *[other] { $count } décisions coûteuses en tout
    }
# $count: how many decisions of a player cost much.
analyse-others-count =
    { $count ->
        [0] aucune décision coûteuse
        [one] { $count } décision coûteuse
       *[other] { $count } décisions coûteuses
    }
# What a decision cost. $share: wins in 100.
analyse-costs = coûte { $share } sur 100
analyse-cost = Manche { $round } : { $action }
analyse-numbers = Chance et talent en chiffres
# Beside that heading, of the seat whose game it is. $luck: "+4.1", "−12".
analyse-numbers-brief = précision { $accuracy }, chance { $luck } sur 100
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
        [own] ses propres pertes
        [others] décisions des autres
        [luck] chance
        [result] résultat
        [unseen] caché
       *[rest] place et reste
    }
analyse-players-note = Chance et résultat sont des victoires sur 100 parties, par rapport à des probabilités égales pour tous.
analyse-balance = De quoi le résultat est fait
analyse-balance-more = Victoires sur 100 parties, par rapport à des chances égales pour tous. Leur somme est le résultat : ce que chacun a perdu par ses propres décisions, ce que les décisions des autres ont apporté par rapport au meilleur jeu de chacun, ce que les cartes ont apporté et ce qui était caché : à quel point une décision a mieux ou moins bien tourné qu’on ne pouvait le prévoir.

## All decisions

analyse-decisions = Toutes les décisions
analyse-before = Erreur précédente
analyse-after = Erreur suivante
analyse-everybody = Les erreurs de tous
analyse-everybody-hint =
    { $you ->
        [yes] Sinon seulement les tiennes
       *[no] Sinon seulement celles de { $name }
    }
analyse-here = La décision
analyse-hindsight = Avec le recul
analyse-hindsight-hint = Juger toutes mains ouvertes
analyse-over = Ici, la partie est finie. Appuie sur un endroit du graphique.
analyse-not-yet = Cette décision n’est pas encore jugée.
analyse-not-judged = Sur cet appareil, seules les décisions de ta place sont jugées.
analyse-class =
    { $kind ->
        [forced] Aucun choix
        [good] Bien
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }
# $loss, $error: wins in 100 games.
analyse-loss =
    { $none ->
        [yes] aucune perte certaine
       *[no] coûte { $loss } ± { $error } victoires sur 100
    }
# Where there is hardly a chance to win.
analyse-loss-points =
    { $points ->
        [0] coûte moins d’un point, mais une bonne part de ce qui restait à prendre
        [one] coûte { $points } point à la fin
       *[other] coûte { $points } points à la fin
    }
analyse-word =
    { $word ->
        [right] Bonne décision, même toutes mains ouvertes.
        [wrong] Mauvaise décision, même toutes mains ouvertes.
        [unlucky] Bonne décision, pas de chance : seules les mains ouvertes montrent mieux.
       *[lucky] Mauvaise décision, coup de chance : toutes mains ouvertes, elle était correcte.
    }
analyse-played = joué
analyse-lot = Lot { $offer }
analyse-market = Marché
analyse-hidden =
    { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
analyse-bid = mise { $total } :
analyse-holds = a la carte Offre { $offer }

## How it is worked out

analyse-how = Comment c’est calculé
analyse-how-games = Chaque décision est jugée d’après ce qu’on pouvait savoir à ce moment-là : les cartes cachées sont redistribuées de nombreuses fois, et chaque possibilité sensée est jouée jusqu’au bout dans toutes ces parties. « 19 sur 100 » dit combien de fois cela gagne.
analyse-how-sure = Une décision n’est dite coûteuse que si la différence ne fait pas de doute. Les tournants sont celles qui ont coûté le plus de victoires.
analyse-how-luck = La chance est ce qu’ont apporté la donne et les lots, comparés à d’autres cartes qui auraient pu venir. Personne n’en est loué ni blâmé.

## Learning from mistakes, at the table itself

analyse-learn = Apprends de tes erreurs
# $step: where in the game of $steps.
analyse-learn-at = { $at } sur { $count } : manche { $round }, coup { $step } sur { $steps }
analyse-learn-close = Retour à l’analyse
analyse-learn-none = Il n’y a rien à apprendre : aucune décision n’a coûté assez.
# $done: "You bid … = 8", as in the log.
analyse-learn-ask = Dans la partie : { $done }. Trouve mieux.
# $best: "yes" if nothing is better; $share, $before: wins in 100 of what was chosen and of what was played.
analyse-learn-right =
    { $best ->
        [yes] Résolu, c’est le mieux : { $share } sur 100 au lieu de { $before }.
       *[no] Résolu, aussi bien que le mieux : { $share } sur 100 au lieu de { $before }.
    }
# $best: wins in 100 of the best.
analyse-learn-better = Mieux que dans la partie, { $share } sur 100 au lieu de { $before }. Mais quelque chose en gagne { $best }.
analyse-learn-worse = Pas mieux : cela en gagne { $share } sur 100, dans la partie c’était { $before }. Quelque chose en gagne { $best }.
analyse-learn-same = C’est ce qui a été joué : cela en gagne { $share } sur 100. Autre chose en gagne { $best }.
analyse-learn-unjudged = Cela n’a pas été examiné. Essaie autre chose.
analyse-learn-gain =
    Ainsi, tes séries valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins qu’avec le mieux.
# $action: what would have been best.
analyse-learn-best = Le mieux : { $action }. Cela en gagne { $share } sur 100 au lieu de { $before }.
# Where there is hardly a chance to win: points at the end in place of wins in 100.
analyse-learn-right-points =
    { $best ->
        [yes] Résolu, c’est le meilleur choix. Points à la fin : { $share } au lieu de { $before }.
       *[no] Résolu, aussi bon que le meilleur choix. Points à la fin : { $share } au lieu de { $before }.
    }
analyse-learn-better-points = Mieux que dans la partie. Points à la fin : { $share } au lieu de { $before }, avec le meilleur choix { $best }.
analyse-learn-worse-points = Pas mieux. Points à la fin : { $share }, dans la partie { $before }, avec le meilleur choix { $best }.
analyse-learn-same-points = C’est ce qui a été joué. Points à la fin : { $share }, avec le meilleur choix { $best }.
analyse-learn-best-points = Le mieux : { $action }. Points à la fin : { $share } au lieu de { $before }.
analyse-learn-solution = Montrer la solution
analyse-learn-skip = Passer
analyse-learn-next = Continuer
analyse-learn-more =
    { $count ->
        [one] Encore une erreur
       *[other] Encore { $count } erreurs
    }
analyse-learn-again = Encore une fois
analyse-learn-done = Terminé : { $solved } sur { $count } résolus.
