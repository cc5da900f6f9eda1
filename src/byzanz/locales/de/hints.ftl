### Tipps am Tisch: was zu tun ist, wie gut es ist und warum.

## The option of a table

option-hints = Tipps
# $mode: off, on request, or on request and with a warning.
hints-mode =
    { $mode ->
        [ask] auf Wunsch
        [warn] warne mich
       *[off] aus
     }
# In the bar of a table, for everybody to see.
hints-on = An diesem Tisch gibt es Tipps

## Asking for a hint

tool-hint = Tipp
keys-hint = Tipp, wo der Tisch welche hat
hint-thinking = Ich überlege …
hint-nothing = Gerade gibt es nichts zu entscheiden.
# Heading of the bars.
hint-chances = Deine Gewinnchancen
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what }: { $percent } %
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent } %
hint-best = Am besten
hint-close = Schließen
hint-use = Auswählen

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = { $total } bieten: { $cards }
hint-pass = Passen
hint-done = Verkauf beenden
hint-give = { $cards } abgeben
hint-take = { $kind } nehmen
hint-sell = { $cards } verkaufen
hint-discard = { $cards } abwerfen
hint-wait = Noch nicht verkaufen

## Reasons: one sentence each, put after the best action

# $cards: cards of the lot that make sets with the hand; $points: what the new sets are worth; $total: the whole bid.
hint-why-bid-set = Das Angebot bringt dir einen Satz für { $points } mehr und kostet dich { $total }.
# $count: cards; $total: the whole bid.
hint-why-bid-cards =
    Du zahlst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
     } und bekommst { $gain } dafür.
# The payment would break a set that the hand holds. $points: what it is worth.
hint-why-pass-breaks = Jedes Gebot würde dich einen Satz für { $points } aus deiner Hand kosten.
# $need: the least that would have to be paid.
hint-why-pass-dear = Für { $need } bringt dir das Angebot keinen Satz; auf der Hand sind deine Karten mehr wert.
# $gain: cards of the lot; $points: what its sets are worth.
hint-why-pass-set = Das Angebot brächte dir einen Satz für { $points }, aber ab { $need } ist es zu teuer.
hint-why-pass-only = Mehr kannst du nicht bieten, es geht nicht anders.
hint-why-give = Sie hilft deinen Sätzen am wenigsten; im Markt liegt sie für alle offen.
# $name: a player who can pick that kind early in the market.
hint-why-give-mine = Vielleicht bekommst du sie wieder: Du wählst vor den anderen.
hint-why-take-set = Damit hast du einen Satz für { $points }.
hint-why-take-cards = Keine Sorte ergibt jetzt einen Satz; diese bringt dich am weitesten.
hint-why-sell = Das bringt jetzt { $points } Punkte und schafft Platz auf der Hand.
hint-why-wait = Warten bringt vielleicht einen besseren Satz, oder die Karten bezahlen ein Angebot.
hint-why-discard = Sie hilft deinen Sätzen am wenigsten.
hint-why-done = Was du noch verkaufen könntest, bringt nichts mehr.
hint-why-keep = Bei Gleichstand zählen deine Handkarten: Sie sind mehr wert als dieser Satz.
# Added where two candidates can’t be told apart.
hint-why-even = Die Möglichkeiten sind etwa gleich gut.

## The warning before a mistake

# $percent: how much of the winning chance is lost, in points of a hundred.
hint-warn = Das kostet dich etwa { $percent } von hundert Partien. Bist du sicher?
hint-warn-better = Besser: { $what }.
hint-anyway = Trotzdem
hint-rethink = Noch einmal überlegen
