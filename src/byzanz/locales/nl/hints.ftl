### Tips aan tafel: wat te doen, hoe goed het is en waarom.

## Asking for a hint

hint-thinking = Even denken…
hint-nothing = Er valt nu niets te beslissen.
# Heading of the bars.
hint-chances = Je winstkansen
hint-ends = Je punten aan het eind
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what }: { $percent }%
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent }%
# What one has at the end in the mean. $points: a whole number.
hint-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
hint-best = Het beste
# Before several things to do that can’t be told apart.
hint-even = Ongeveer even goed
hint-close = Sluiten
hint-use = Kies dit
# The first of several that are equally good.
hint-use-first = Kies de eerste

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = Bied { $total }: { $cards }
# A bid that stands is raised. $from: what it comes to now; $cards: what is added.
hint-raise = Verhoog van { $from } naar { $total }: leg { $cards } bij
hint-pass = Passen
hint-done = Klaar met verkopen
hint-give = Geef { $cards }
hint-take = Neem { $kind }
hint-sell = Verkoop { $cards }
hint-discard = Leg { $cards } af
hint-wait = Nog niet verkopen

## Reasons: one sentence each, put after the best action

# Where several are equally good. $reason: one of the sentences below, about the first of them.
hint-why-first = Over de eerste mogelijkheid: { $reason }
# $points: how much more sets are worth; $total: the whole bid; $before: players who pick before the reader.
hint-why-bid-set =
    Met het aanbod voor { $total } zijn je sets { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer waard; wat je betaalt gaat naar de markt, waar { $before ->
        [0] niemand vóór jou kiest
        [one] één speler vóór jou kiest
       *[other] { $before } spelers vóór jou kiezen
    }.
# $count: cards that are paid; $gain: cards that the lot brings.
hint-why-bid-cards =
    Je betaalt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } en krijgt er { $gain ->
        [one] één
       *[other] { $gain }
    } voor terug.
# $points: how much less sets would be worth after any bid, with what the lot brings.
hint-why-pass-breaks =
    Zelfs met het aanbod zouden je sets { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } minder waard zijn dan nu.
# $need: the least that would have to be paid.
hint-why-pass-dear = Vanaf { $need } voegt het aanbod niets toe aan je sets, en in je hand zijn je kaarten meer waard.
# $points: how much more sets would be worth; $need: the least bid.
hint-why-pass-set =
    Met het aanbod zouden je sets { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer waard zijn, maar vanaf { $need } is het te duur.
hint-why-pass-only = Je kunt niet meer bieden, er is geen andere weg.
# $before: players who pick from the market before the reader.
hint-why-give =
    Die helpt je sets het minst; { $before ->
        [0] niemand kiest
        [one] één speler kiest
       *[other] { $before } spelers kiezen
     } vóór jou uit de markt.
hint-why-take-set =
    Daarmee zijn je sets { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer waard.
hint-why-take-cards = Geen enkele soort maakt je sets nu meer waard; deze brengt je het verst.
# One kind alone is in the market.
hint-why-take-only = Er is niets anders meer te pakken.
hint-why-sell =
    Dat levert nu { $points ->
        [one] { $points } punt
       *[other] { $points } punten
     } op en maakt ruimte in je hand.
# In the last sale.
hint-why-sell-last =
    Dat levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
     } op; wat in je hand blijft, levert niets op.
# $more: how many more of a hundred games waiting wins than the best sale.
hint-why-wait =
    Als je nu verkoopt, win je { $more ->
        [one] één spel
       *[other] { $more } spellen
    } op de honderd minder: met de kaarten kun je nog een betere set maken of een aanbod betalen.
hint-why-discard = Die helpt je sets het minst.
hint-why-done = Er valt niets meer te verkopen.
hint-why-keep = Bij een gelijke stand tellen je handkaarten: die zijn meer waard dan deze set.
# $count: games played out from here; $more: how many more of a hundred it wins than the next best.
hint-why-trials =
    Vanaf hier { $count } keer uitgespeeld wint dit { $more ->
        [one] één spel
       *[other] { $more } spellen
    } op de honderd meer dan het op één na beste.
# Where there is hardly a chance to win. $points: how many more than with the next best.
hint-why-points =
    Aan je winstkans verandert hier bijna niets, maar zo houd je { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer over dan met het op één na beste.
hint-why-lead =
    Aan je winstkans verandert hier bijna niets, maar zo kom je { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } dichter bij de beste van de anderen.
hint-why-place = Aan je winstkans verandert hier bijna niets, maar zo sta je er tegenover de anderen iets beter voor.
hint-why-alike = Aan je winstkans verandert hier bijna niets, en niets anders levert meer punten op.

## The warning before a mistake

# $percent: how many wins in a hundred games are lost.
hint-warn =
    { $percent ->
        [one] Dat kost je ongeveer één overwinning op honderd spellen.
       *[other] Dat kost je ongeveer { $percent } overwinningen op honderd spellen.
    } Weet je het zeker?
# $points: how many fewer one has at the end.
hint-warn-points =
    Aan je winstkans verandert dat bijna niets, maar het kost je ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Weet je het zeker?
hint-warn-better = Beter: { $what }.
hint-anyway = Toch doen
hint-rethink = Nog eens nadenken
