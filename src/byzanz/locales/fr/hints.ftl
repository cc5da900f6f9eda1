### Conseils à la table : que faire, ce que cela vaut et pourquoi.

## The option of a table

option-hints = Conseils
# $mode: off, on request, or on request and with a warning.
hints-mode =
    { $mode ->
        [ask] à la demande
        [warn] préviens-moi
       *[off] non
     }
# In the bar of a table, for everybody to see.
hints-on = Les conseils sont permis à cette table

## Asking for a hint

tool-hint = Conseil
keys-hint = conseil, si la table en a
hint-thinking = Je réfléchis …
hint-nothing = Il n’y a rien à décider pour l’instant.
# Heading of the bars.
hint-chances = Tes chances de gagner
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what } : { $percent } %
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent } %
hint-best = Le mieux
hint-close = Fermer
hint-use = Choisir

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = Miser { $total } : { $cards }
hint-pass = Passer
hint-done = Finir de vendre
hint-give = Donner { $cards }
hint-take = Prendre { $kind }
hint-sell = Vendre { $cards }
hint-discard = Défausser { $cards }
hint-wait = Ne pas encore vendre

## Reasons: one sentence each, put after the best action

# $cards: cards of the lot that make sets with the hand; $points: what the new sets are worth; $total: the whole bid.
hint-why-bid-set = Le lot te donne une série qui vaut { $points } de plus et te coûte { $total }.
# $count: cards; $total: the whole bid.
hint-why-bid-cards =
    Tu paies { $count ->
        [one] une carte
       *[other] { $count } cartes
     } et tu en reçois { $gain }.
# The payment would break a set that the hand holds. $points: what it is worth.
hint-why-pass-breaks = Toute mise te coûterait une série à { $points } de ta main.
# $need: the least that would have to be paid.
hint-why-pass-dear = Pour { $need }, le lot ne te donne pas de série ; tes cartes valent plus dans ta main.
# $gain: cards of the lot; $points: what its sets are worth.
hint-why-pass-set = Le lot te donnerait une série à { $points }, mais à partir de { $need } il est trop cher.
hint-why-pass-only = Tu ne peux pas miser plus, il n’y a pas d’autre choix.
hint-why-give = C’est celle qui sert le moins tes séries ; au marché elle est ouverte à tous.
# $name: a player who can pick that kind early in the market.
hint-why-give-mine = Tu peux la récupérer : tu choisis avant les autres.
hint-why-take-set = Cela te donne une série à { $points }.
hint-why-take-cards = Aucune sorte ne fait de série pour l’instant ; celle-ci t’avance le plus.
hint-why-sell = Cela rapporte { $points } points tout de suite et fait de la place en main.
hint-why-wait = Attendre peut donner une meilleure série, ou les cartes paieront un lot.
hint-why-discard = C’est celle qui sert le moins tes séries.
hint-why-done = Rien de ce que tu peux encore vendre ne rapporte.
hint-why-keep = À égalité, les cartes en main comptent : elles valent plus que cette série.
# Added where two candidates can’t be told apart.
hint-why-even = Les choix se valent à peu près.

## The warning before a mistake

# $percent: how much of the winning chance is lost, in points of a hundred.
hint-warn = Cela te coûte environ { $percent } parties sur cent. Tu es sûr de toi ?
hint-warn-better = Mieux : { $what }.
hint-anyway = Quand même
hint-rethink = Réfléchir encore
