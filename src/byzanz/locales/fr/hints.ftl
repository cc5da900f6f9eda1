### Conseils à la table : que faire, ce que cela vaut et pourquoi.

## Asking for a hint

hint-thinking = Je réfléchis…
hint-nothing = Il n’y a rien à décider pour l’instant.
# Heading of the bars.
hint-chances = Probabilité de victoire
hint-ends = Tes points à la fin
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what } : { $percent } %
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent } %
# What one has at the end in the mean. $points: a whole number.
hint-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-best = Le mieux
# Before several things to do that can’t be told apart.
hint-even = Se valent à peu près
hint-close = Fermer
hint-use = Choisir
# The first of several that are equally good.
hint-use-first = Choisir le premier

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = Miser { $total } : { $cards }
# A bid that stands is raised. $from: what it comes to now; $cards: what is added.
hint-raise = Relancer de { $from } à { $total } : ajouter { $cards }
hint-pass = Passer
hint-done = Finir de vendre
hint-give = Donner { $cards }
hint-take = Prendre { $kind }
hint-sell = Vendre { $cards }
hint-discard = Défausser { $cards }
hint-wait = Ne pas encore vendre

## Reasons: one sentence each, put after the best action

# Where several are equally good. $reason: one of the sentences below, about the first of them.
hint-why-first = Pour la première possibilité : { $reason }
# $points: how much more sets are worth; $total: the whole bid; $before: players who pick before the reader.
hint-why-bid-set =
    Avec ce lot à { $total }, tes séries valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus ; ce que tu paies va au marché, où { $before ->
        [0] personne ne choisit
        [one] un joueur choisit
       *[other] { $before } joueurs choisissent
    } avant toi.
# $count: cards that are paid; $gain: cards that the lot brings.
hint-why-bid-cards =
    Tu paies { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et tu en reçois { $gain ->
        [one] une
       *[other] { $gain }
    }.
# $points: how much less sets would be worth after any bid, with what the lot brings.
hint-why-pass-breaks =
    Même avec ce lot, tes séries vaudraient { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins que maintenant.
# $need: the least that would have to be paid.
hint-why-pass-dear = À partir de { $need }, le lot n’ajoute rien à tes séries, et tes cartes valent plus dans ta main.
# $points: how much more sets would be worth; $need: the least bid.
hint-why-pass-set =
    Avec ce lot, tes séries vaudraient { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus, mais à partir de { $need } il est trop cher.
hint-why-pass-only = Tu ne peux pas miser plus, il n’y a pas d’autre choix.
# $before: players who pick from the market before the reader.
hint-why-give =
    C’est celle qui sert le moins tes séries ; { $before ->
        [0] personne ne choisit
        [one] un joueur choisit
       *[other] { $before } joueurs choisissent
     } au marché avant toi.
hint-why-take-set =
    Ainsi, tes séries valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
hint-why-take-cards = Aucune sorte n’augmente la valeur de tes séries pour l’instant ; celle-ci t’avance le plus.
# One kind alone is in the market.
hint-why-take-only = Il ne reste rien d’autre à prendre.
hint-why-sell =
    Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
     } tout de suite et fait de la place en main.
# In the last sale.
hint-why-sell-last =
    Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
     } ; ce qui reste en main ne rapporte rien.
# $more: how many more of a hundred games waiting wins than the best sale.
hint-why-wait =
    En vendant maintenant, tu gagnes { $more ->
        [one] une partie
       *[other] { $more } parties
    } de moins sur cent : les cartes peuvent encore faire une meilleure série ou payer un lot.
hint-why-discard = C’est celle qui sert le moins tes séries.
hint-why-done = Il n’y a plus rien à vendre.
hint-why-keep = À égalité, les cartes en main comptent : elles valent plus que cette série.
# $count: games played out from here; $more: how many more of a hundred it wins than the next best.
hint-why-trials =
    En jouant { $count } fois la suite, on gagne ainsi { $more ->
        [one] une partie
       *[other] { $more } parties
    } sur cent de plus qu’avec le deuxième choix.
# Where there is hardly a chance to win. $points: how many more than with the next best.
hint-why-points =
    Ici, rien ne change vraiment tes chances de gagner, mais tu gardes ainsi { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’avec le choix suivant.
hint-why-lead =
    Ici, rien ne change vraiment tes chances de gagner, mais tu te rapproches ainsi de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } du meilleur des autres.
hint-why-place = Ici, rien ne change vraiment tes chances de gagner, mais tu t’en sors ainsi un peu mieux face aux autres.
hint-why-alike = Ici, rien ne change vraiment tes chances de gagner, et aucun choix ne rapporte plus de points.

## The warning before a mistake

# $percent: how many wins in a hundred games are lost.
hint-warn =
    { $percent ->
        [one] Cela te coûte environ une victoire sur cent parties.
       *[other] Cela te coûte environ { $percent } victoires sur cent parties.
    } Le faire quand même ?
# $points: how many fewer one has at the end.
hint-warn-points =
    Cela ne change guère tes chances de gagner, mais te coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Le faire quand même ?
hint-warn-better = Mieux : { $what }.
hint-anyway = Quand même
hint-rethink = Réfléchir encore
