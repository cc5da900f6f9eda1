### Tipps am Tisch: was zu tun ist, wie gut es ist und warum.

## Asking for a hint

hint-thinking = Ich überlege …
hint-nothing = Gerade gibt es nichts zu entscheiden.
# Heading of the bars.
hint-chances = Deine Gewinnchancen
hint-ends = Deine Punkte am Ende
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what }: { $percent } %
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent } %
# What one has at the end in the mean. $points: a whole number.
hint-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hint-best = Am besten
# Before several things to do that can’t be told apart.
hint-even = Etwa gleich gut
hint-close = Schließen
hint-use = Auswählen
# The first of several that are equally good.
hint-use-first = Die erste auswählen

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = { $total } bieten: { $cards }
# A bid that stands is raised. $from: what it comes to now; $cards: what is added.
hint-raise = Von { $from } auf { $total } erhöhen: { $cards } dazulegen
hint-pass = Passen
hint-done = Verkauf beenden
hint-give = { $cards } abgeben
hint-take = { $kind } nehmen
hint-sell = { $cards } verkaufen
hint-discard = { $cards } abwerfen
hint-wait = Noch nicht verkaufen

## Reasons: one sentence each, put after the best action

# Where several are equally good. $reason: one of the sentences below, about the first of them.
hint-why-first = Zur ersten Möglichkeit: { $reason }
# $points: how much more sets are worth; $total: the whole bid; $before: players who pick before the reader.
hint-why-bid-set =
    Mit dem Angebot für { $total } sind deine Sätze { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert; was du zahlst, kommt in den Markt, wo { $before ->
        [0] niemand vor dir wählt
        [one] eine Person vor dir wählt
       *[other] { $before } Personen vor dir wählen
    }.
# $count: cards that are paid; $gain: cards that the lot brings.
hint-why-bid-cards =
    Du zahlst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und bekommst dafür { $gain ->
        [one] eine
       *[other] { $gain }
    }.
# $points: how much less sets would be worth after any bid, with what the lot brings.
hint-why-pass-breaks =
    Selbst mit dem Angebot wären deine Sätze { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger wert als jetzt.
# $need: the least that would have to be paid.
hint-why-pass-dear = Ab { $need } bringt das Angebot deinen Sätzen nichts, und auf der Hand sind deine Karten mehr wert.
# $points: how much more sets would be worth; $need: the least bid.
hint-why-pass-set =
    Mit dem Angebot wären deine Sätze { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert, aber ab { $need } ist es zu teuer.
hint-why-pass-only = Mehr kannst du nicht bieten, es geht nicht anders.
# $before: players who pick from the market before the reader.
hint-why-give =
    Sie hilft deinen Sätzen am wenigsten; { $before ->
        [0] niemand wählt
        [one] eine Person wählt
       *[other] { $before } Personen wählen
     } im Markt vor dir.
hint-why-take-set =
    Damit sind deine Sätze { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert.
hint-why-take-cards = Keine Sorte macht deine Sätze jetzt mehr wert; diese bringt dich am weitesten.
# One kind alone is in the market.
hint-why-take-only = Etwas anderes ist nicht mehr da.
hint-why-sell =
    Das bringt jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     } und schafft Platz auf der Hand.
# In the last sale.
hint-why-sell-last =
    Das bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     }; was auf der Hand bleibt, bringt keine.
# $more: how many more of a hundred games waiting wins than the best sale.
hint-why-wait =
    Wenn du jetzt verkaufst, gewinnst du { $more ->
        [one] eine von hundert Partien
       *[other] { $more } von hundert Partien
    } weniger: Die Karten können noch einen besseren Satz geben oder ein Angebot bezahlen.
hint-why-discard = Sie hilft deinen Sätzen am wenigsten.
hint-why-done = Es gibt nichts mehr zu verkaufen.
hint-why-keep = Bei Gleichstand zählen deine Handkarten: Sie sind mehr wert als dieser Satz.
# $count: games played out from here; $more: how many more of a hundred it wins than the next best.
hint-why-trials =
    Von hier { $count }-mal zu Ende gespielt, gewinnt man damit { $more ->
        [one] eine Partie
       *[other] { $more } Partien
    } von hundert mehr als mit dem Nächstbesten.
# Where there is hardly a chance to win. $points: how many more than with the next best.
hint-why-points =
    An deiner Gewinnchance ändert sich hier kaum etwas, aber so behältst du { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr als mit dem Nächstbesten.
hint-why-lead =
    An deiner Gewinnchance ändert sich hier kaum etwas, aber so kommst du dem Besten der anderen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } näher.
hint-why-place = An deiner Gewinnchance ändert sich hier kaum etwas, aber so stehst du gegenüber den anderen ein wenig besser da.
hint-why-alike = An deiner Gewinnchance ändert sich hier kaum etwas, und mehr Punkte bringt auch keine andere Möglichkeit.

## The warning before a mistake

# $percent: how many wins in a hundred games are lost.
hint-warn =
    { $percent ->
        [one] Das kostet dich etwa einen Sieg in hundert Partien.
       *[other] Das kostet dich etwa { $percent } Siege in hundert Partien.
    } Bist du sicher?
# $points: how many fewer one has at the end.
hint-warn-points =
    An deiner Gewinnchance ändert das kaum etwas, aber es kostet dich etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Bist du sicher?
hint-warn-better = Besser: { $what }.
hint-anyway = Trotzdem
hint-rethink = Noch einmal überlegen
