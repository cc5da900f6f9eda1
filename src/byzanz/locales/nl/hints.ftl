### Tips aan tafel: wat te doen, hoe goed het is en waarom.

## The option of a table

option-hints = Tips
# $mode: off, on request, or on request and with a warning.
hints-mode =
    { $mode ->
        [ask] op verzoek
        [warn] waarschuw me
       *[off] uit
     }
# In the bar of a table, for everybody to see.
hints-on = Aan deze tafel zijn er tips

## Asking for a hint

tool-hint = Tip
keys-hint = tip, waar de tafel die heeft
hint-thinking = Even denken …
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

# $cards: cards of the lot that make sets with the hand; $points: what the new sets are worth; $total: the whole bid.
hint-why-bid-set = Het aanbod geeft je een set van { $points } meer en kost je { $total }.
# $count: cards; $total: the whole bid.
hint-why-bid-cards =
    Je betaalt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     } en krijgt er { $gain } voor terug.
# The payment would break a set that the hand holds. $points: what it is worth.
hint-why-pass-breaks = Elk bod zou je een set van { $points } uit je hand kosten.
# $need: the least that would have to be paid.
hint-why-pass-dear = Voor { $need } geeft het aanbod je geen set; in je hand zijn je kaarten meer waard.
# $gain: cards of the lot; $points: what its sets are worth.
hint-why-pass-set = Het aanbod zou je een set van { $points } geven, maar vanaf { $need } is het te duur.
hint-why-pass-only = Je kunt niet meer bieden, er is geen andere weg.
hint-why-give = Die helpt je sets het minst; in de markt ligt hij open voor iedereen.
# $name: a player who can pick that kind early in the market.
hint-why-give-mine = Misschien krijg je hem terug: jij kiest vóór de anderen.
hint-why-take-set = Daarmee heb je een set van { $points }.
hint-why-take-cards = Geen soort geeft nu een set; deze brengt je het verst.
hint-why-sell = Dat levert nu { $points } punten op en maakt ruimte in je hand.
hint-why-wait = Wachten levert misschien een betere set op, of de kaarten betalen een aanbod.
hint-why-discard = Die helpt je sets het minst.
hint-why-done = Wat je nog kunt verkopen, levert niets meer op.
hint-why-keep = Bij een gelijke stand tellen je handkaarten: die zijn meer waard dan deze set.
# Added where two candidates can’t be told apart.
hint-why-even = De keuzes zijn ongeveer even goed.

## The warning before a mistake

# $percent: how much of the winning chance is lost, in points of a hundred.
hint-warn = Dat kost je ongeveer { $percent } van de honderd spellen. Weet je het zeker?
hint-warn-better = Beter: { $what }.
hint-anyway = Toch doen
hint-rethink = Nog eens nadenken
