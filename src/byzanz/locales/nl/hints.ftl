### Tips aan tafel: wat te doen, hoe goed het is en waarom.

## Asking for a hint

hint-thinking = Even denken…
hint-nothing = Er valt nu niets te beslissen.
# Heading of the bars.
hint-chances = Je winstkansen
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what }: { $percent }%
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent }%
hint-best = Het beste
hint-close = Sluiten
hint-use = Kies dit

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = Bied { $total }: { $cards }
hint-pass = Passen
hint-done = Klaar met verkopen
hint-give = Geef { $cards }
hint-take = Neem { $kind }
hint-sell = Verkoop { $cards }
hint-discard = Leg { $cards } af
hint-wait = Nog niet verkopen

## Reasons: one sentence each, put after the best action

# $points: how much more sets are worth; $total: the whole bid; $before: players who pick before the reader.
hint-why-bid-set =
    Het aanbod maakt je sets { $points } meer waard; de { $total } die je betaalt gaan naar de markt, waar { $before ->
        [one] één speler vóór jou kiest
       *[other] { $before } spelers vóór jou kiezen
     }.
# $count: cards that are paid; $gain: cards that the lot brings.
hint-why-bid-cards =
    Je betaalt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     } en krijgt er { $gain } voor terug.
# The payment would break a set that the hand holds. $points: what it is worth.
hint-why-pass-breaks = Elk bod zou je een set van { $points } uit je hand kosten.
# $need: the least that would have to be paid.
hint-why-pass-dear = Voor { $need } geeft het aanbod je geen set; in je hand zijn je kaarten meer waard.
# $points: how much more sets would be worth; $need: the least bid.
hint-why-pass-set = Het aanbod zou je een set van { $points } geven, maar vanaf { $need } is het te duur.
hint-why-pass-only = Je kunt niet meer bieden, er is geen andere weg.
# $before: players who pick from the market before the reader.
hint-why-give =
    Die helpt je sets het minst; { $before ->
        [0] niemand kiest
        [one] één speler kiest
       *[other] { $before } spelers kiezen
     } vóór jou uit de markt.
hint-why-take-set = Daarmee heb je een set van { $points }.
hint-why-take-cards = Geen soort geeft nu een set; deze brengt je het verst.
hint-why-sell = Dat levert nu { $points } punten op en maakt ruimte in je hand.
hint-why-wait = Wachten levert misschien een betere set op, of de kaarten betalen een aanbod.
hint-why-discard = Die helpt je sets het minst.
hint-why-done = Er valt niets meer te verkopen.
hint-why-keep = Bij een gelijke stand tellen je handkaarten: die zijn meer waard dan deze set.
# $count: games played out from here; $more: how many more of a hundred it wins than the next best.
hint-why-trials = Vanaf hier { $count } keer uitgespeeld wint dit { $more } van de honderd spellen meer dan het op één na beste.
# The best candidates can’t be told apart.
hint-why-even = De keuzes zijn ongeveer even goed.

## The warning before a mistake

# $percent: how much of the winning chance is lost, in points of a hundred.
hint-warn = Dat kost je ongeveer { $percent } van de honderd spellen. Weet je het zeker?
hint-warn-better = Beter: { $what }.
hint-anyway = Toch doen
hint-rethink = Nog eens nadenken
