### Die Analyse einer beendeten Partie im Browser: die Geschichte eines Platzes, ihre Wendepunkte, das Diagramm, alle Entscheidungen.
### $you: "yes" if it is about the reader, else "no"; $name: whom it is about.
### Chances are told as wins in 100 games; "points" are always points of the game.

analyse-title = Analyse
analyse-whose = Wessen Partie
analyse-replay = Partie nachspielen
analyse-play-again = Noch eine Partie
analyse-running = Die Partie wird analysiert …
# $place: how many analyses are ahead, this one included.
analyse-waiting = Warten: Nummer { $place } in der Schlange.
analyse-done = Die Analyse ist fertig.
# A chance. $share: "19" or "4.5".
analyse-in-100 = { $share } von 100
# Where there is hardly a chance to win: points at the end.
analyse-ends =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## The story in one sentence, and a second line

# The reader won, or shares the victory. $count: decisions that cost much.
analyse-story-won =
    { $you ->
        [yes] { $shared ->
            [yes] Du teilst dir den Sieg
           *[no] Du hast gewonnen
        }
       *[no] { $shared ->
            [yes] { $name } teilt sich den Sieg
           *[no] { $name } hat gewonnen
        }
    }{ $count ->
        [0] {", "}und das ohne eine teure Entscheidung.
        [one] {", "}und das trotz einer teuren Entscheidung.
       *[other] {", "}und das trotz { $count } teurer Entscheidungen.
    }
# The game was lost, but no decision cost enough.
analyse-story-clean =
    { $you ->
        [yes] Keine einzelne Entscheidung hat dich die Partie gekostet.
       *[no] Keine einzelne Entscheidung hat { $name } die Partie gekostet.
    }
# What cost most, put into one of the next two. $what: the kind of decision.
analyse-story-cost =
    { $you ->
        [yes] { $what ->
            [bid] Du hast in Runde { $round } zu viel für ein Angebot geboten
            [low] Du hast in Runde { $round } zu wenig für ein Angebot geboten
            [cards] Du hast in Runde { $round } mit den falschen Karten geboten
            [pass] Du hast in Runde { $round } ein gutes Angebot ausgelassen
            [take] Du hast in Runde { $round } die falsche Ware genommen
            [give] Du hast in Runde { $round } die falsche Karte abgegeben
            [discard] Du hast in Runde { $round } die falsche Karte abgeworfen
            [sell] Du hast in Runde { $round } zu früh verkauft
            [sale] Du hast in Runde { $round } den falschen Satz verkauft
           *[keep] Du hast einen Satz nicht verkauft
        }
       *[no] { $what ->
            [bid] { $name } hat in Runde { $round } zu viel für ein Angebot geboten
            [low] { $name } hat in Runde { $round } zu wenig für ein Angebot geboten
            [cards] { $name } hat in Runde { $round } mit den falschen Karten geboten
            [pass] { $name } hat in Runde { $round } ein gutes Angebot ausgelassen
            [take] { $name } hat in Runde { $round } die falsche Ware genommen
            [give] { $name } hat in Runde { $round } die falsche Karte abgegeben
            [discard] { $name } hat in Runde { $round } die falsche Karte abgeworfen
            [sell] { $name } hat in Runde { $round } zu früh verkauft
            [sale] { $name } hat in Runde { $round } den falschen Satz verkauft
           *[keep] { $name } hat einen Satz nicht verkauft
        }
    }
# $lasting: "yes" if the chances never came back to where they had been.
analyse-story-lost =
    { $cost }{ $lasting ->
        [yes] {" "}und das nie ganz aufgeholt.
       *[no] .
    }
# $points: of this seat; $winner: who won ($mine: "yes" if the reader did), $best: with how many.
analyse-story-place =
    Platz { $place ->
        [1] 1
        [2] 2
        [3] 3
        [4] 4
        [5] 5
       *[6] 6
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; der Sieg ging mit { $best } an { $mine ->
        [yes] dich
       *[no] { $winner }
    }.
# As many points as the winner.
analyse-story-tie =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, so viele wie der Sieger; die Handkarten haben entschieden.
# $points: of the winner.
analyse-story-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
# $luck: which way it went; $share: wins in 100.
analyse-story-luck =
    { $luck ->
        [good] Das Kartenglück half: Es war etwa { $share } Siege in 100 Partien wert.
        [bad] Die Karten fielen ungünstig: Das kostete etwa { $share } Siege in 100 Partien.
        [great] Das Kartenglück half sehr.
        [awful] Die Karten fielen sehr ungünstig.
       *[even] Die Karten haben weder viel geholfen noch viel geschadet.
    }

## Turning points

analyse-turning =
    { $you ->
        [yes] { $count ->
            [0] Keine Wendepunkte
            [one] Dein Wendepunkt
           *[other] Deine { $count } Wendepunkte
        }
       *[no] { $count ->
            [0] Keine Wendepunkte
            [one] Ein Wendepunkt
           *[other] { $count } Wendepunkte
        }
    }
analyse-turning-none =
    { $you ->
        [yes] Keine deiner Entscheidungen hat dafür genug gekostet.
       *[no] Keine Entscheidung von { $name } hat dafür genug gekostet.
    }
analyse-turning-nth =
    { $number ->
        [1] Erster Wendepunkt
        [2] Zweiter Wendepunkt
       *[3] Dritter Wendepunkt
    }
analyse-see = Am Tisch ansehen
# $action: as something to do, "Bid 5: …".
analyse-better = Besser: { $action }
analyse-in-game = In der Partie: { $action }
# Over the cards that a bid laid out. $total: what it came to.
analyse-laid = Gebot von { $total }
analyse-hand = Auf der Hand
# A sale that could be made at any time.
analyse-sale-any-time = Ein Verkauf zwischendurch
# $count: cards too many.
analyse-limit =
    { $count ->
        [one] Eine Karte zu viel
       *[other] { $count } Karten zu viel
    }

## Why something else was better; the sentences are about whoever played

# $points: how much less sets are worth.
analyse-why-breaks =
    Selbst mit dem Angebot wären die Sätze { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger wert als vorher.
# $points: what the lot adds; $total: the bid.
analyse-why-too-much =
    Mit dem Angebot sind die Sätze { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert, aber { $total } ist dafür zu viel.
analyse-why-nothing = Das Angebot bringt den Sätzen nichts, und die Karten für ein Gebot von { $total } sind auf der Hand mehr wert.
analyse-why-bid-set =
    Mit dem Angebot für { $total } sind die Sätze { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert.
# $count: cards paid; $gain: cards that come.
analyse-why-bid-cards =
    Das kostet { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und bringt { $gain }.
analyse-why-more =
    Damit sind die Sätze { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr wert.
analyse-why-lower = Das ist um { $points } niedriger.
analyse-why-higher = Das ist um { $points } höher und schwerer zu überbieten.
analyse-why-fewer =
    Das ist ebenso viel, mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } weniger.
analyse-why-cards =
    Das bringt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } mehr.
analyse-why-wait = Die Karten können noch einen besseren Satz geben oder ein Angebot bezahlen.
analyse-why-keep = Handkarten entscheiden bei Gleichstand und zählen hier mehr als der Satz.
analyse-why-sell =
    Der Verkauf bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und schafft Platz auf der Hand.
analyse-why-sell-last =
    Der Verkauf bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; was auf der Hand bleibt, bringt keine.
analyse-why-later =
    Das bringt zunächst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger, gewinnt aber öfter.
# $count: how often the game was played out from there.
analyse-why-played-out = Keine einzelne Karte zeigt es: Von hier { $count }-mal zu Ende gespielt, gewinnt es öfter.
analyse-why-points =
    An der Gewinnchance ändert das kaum etwas, aber so { $points ->
        [one] bleibt { $points } Punkt
       *[other] bleiben { $points } Punkte
    } mehr.
analyse-why-lead =
    An der Gewinnchance ändert das kaum etwas, aber der Abstand zum Besten der anderen wird um { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } kleiner.

## The chart

analyse-chart =
    { $you ->
        [yes] Wie sich deine Chancen entwickelten
       *[no] Wie sich die Chancen von { $name } entwickelten
    }
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Zug { $step } von { $count }, Runde { $round }: { $chances }
analyse-round = Runde { $round }
analyse-chart-table = Das Diagramm als Tabelle
analyse-chart-start = Anfang
analyse-chart-end = Ende
analyse-show = Diese Entscheidung zeigen

## What can be done next

analyse-try =
    { $count ->
        [one] Versuch es selbst
        [2] Versuch diese zwei selbst
       *[other] Versuch diese drei selbst
    }

## The others, luck and skill in numbers

analyse-others = Die anderen
# Beside that heading. $count: of all of them.
analyse-others-brief =
    { $count ->
        [0] keine teure Entscheidung
        [one] zusammen eine teure Entscheidung
       *[other] zusammen { $count } teure Entscheidungen
    }
# $count: how many decisions of a player cost much.
analyse-others-count =
    { $count ->
        [0] keine teure Entscheidung
        [one] { $count } teure Entscheidung
       *[other] { $count } teure Entscheidungen
    }
# What a decision cost. $share: wins in 100.
analyse-costs = kostet { $share } von 100
analyse-cost = Runde { $round }: { $action }
analyse-numbers = Glück und Können in Zahlen
# Beside that heading, of the seat whose game it is. $luck: "+4.1", "−12".
analyse-numbers-brief = Genauigkeit { $accuracy }, Glück { $luck } von 100
analyse-players = Spieler
analyse-accuracy = Genauigkeit
analyse-faults =
    { $kind ->
        [inaccuracy] Ungenauig­keiten
        [mistake] Fehler
       *[blunder] Grobe Fehler
    }
analyse-part =
    { $part ->
        [own] eigene Verluste
        [others] Entscheidungen der anderen
        [luck] Glück
        [result] Ergebnis
        [unseen] nicht zu sehen
       *[rest] Platz und Rest
    }
analyse-players-note = Glück und Ergebnis sind Siege in 100 Partien, verglichen mit gleichen Chancen für alle.
analyse-balance = Woraus das Ergebnis besteht
analyse-balance-more = Siege in 100 Partien, verglichen mit gleichen Chancen für alle. Zusammen ergeben sie das Ergebnis: was alle durch eigene Entscheidungen verloren haben, was die Entscheidungen der anderen brachten, gemessen am besten Spiel aller, was die Karten brachten und was nicht zu sehen war: um wie viel eine eigene Entscheidung besser oder schlechter ausging, als man wissen konnte.

## All decisions

analyse-decisions = Alle Entscheidungen
analyse-before = Voriger Fehler
analyse-after = Nächster Fehler
analyse-everybody = Fehler von allen
analyse-everybody-hint =
    { $you ->
        [yes] Sonst nur deine
       *[no] Sonst nur die von { $name }
    }
analyse-here = Die Entscheidung
analyse-hindsight = Im Nachhinein
analyse-hindsight-hint = Mit offenen Händen beurteilen
analyse-over = Hier ist die Partie zu Ende. Drücke auf eine Stelle im Diagramm.
analyse-not-yet = Diese Entscheidung ist noch nicht beurteilt.
analyse-not-judged = Auf diesem Gerät werden nur die Entscheidungen des eigenen Platzes beurteilt.
analyse-class =
    { $kind ->
        [forced] Keine Wahl
        [good] Gut
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Grober Fehler
    }
# $loss, $error: wins in 100 games.
analyse-loss =
    { $none ->
        [yes] kein sicherer Verlust
       *[no] kostet { $loss } ± { $error } Siege in 100 Partien
    }
# Where there is hardly a chance to win.
analyse-loss-points =
    { $points ->
        [0] kostet weniger als einen Punkt, aber einen guten Teil dessen, was noch zu holen war
        [one] kostet { $points } Punkt am Ende
       *[other] kostet { $points } Punkte am Ende
    }
analyse-word =
    { $word ->
        [right] Richtig entschieden, auch mit offenen Händen.
        [wrong] Falsch entschieden, auch mit offenen Händen.
        [unlucky] Richtig entschieden, Pech gehabt: Erst offene Hände zeigen etwas Besseres.
       *[lucky] Falsch entschieden, Glück gehabt: Mit offenen Händen war es in Ordnung.
    }
analyse-played = gespielt
analyse-lot = Angebot { $offer }
analyse-market = Markt
analyse-hidden =
    { $count ->
        [one] { $count } unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
analyse-bid = bietet { $total }:
analyse-holds = hat Angebotskarte { $offer }

## How it is worked out

analyse-how = Wie das berechnet wird
analyse-how-games = Jede Entscheidung wird danach beurteilt, was in diesem Moment zu wissen war: Die verdeckten Karten werden viele Male neu verteilt, und jede sinnvolle Möglichkeit wird in all diesen Partien zu Ende gespielt. „19 von 100“ sagt, wie oft das gewinnt.
analyse-how-sure = Teuer heißt eine Entscheidung nur, wenn der Unterschied außer Zweifel steht. Wendepunkte sind die, die am meisten Siege gekostet haben.
analyse-how-luck = Glück ist, was die ersten Karten und die Angebote brachten, verglichen mit anderen Karten, die hätten kommen können. Dafür wird niemand gelobt oder getadelt.

## Learning from mistakes, at the table itself

analyse-learn = Aus deinen Fehlern lernen
# $step: where in the game of $steps.
analyse-learn-at = { $at } von { $count }: Runde { $round }, Zug { $step } von { $steps }
analyse-learn-close = Zurück zur Analyse
analyse-learn-none = Hier gibt es nichts zu lernen: Keine Entscheidung hat genug gekostet.
# $done: "You bid … = 8", as in the log.
analyse-learn-ask = In der Partie: { $done }. Finde etwas Besseres.
# $best: "yes" if nothing is better; $share, $before: wins in 100 of what was chosen and of what was played.
analyse-learn-right =
    { $best ->
        [yes] Gelöst, das ist das Beste: { $share } von 100 statt { $before }.
       *[no] Gelöst, so gut wie das Beste: { $share } von 100 statt { $before }.
    }
# $best: wins in 100 of the best.
analyse-learn-better = Besser als in der Partie, { $share } von 100 statt { $before }. Aber etwas gewinnt { $best }.
analyse-learn-worse = Nicht besser: Das gewinnt { $share } von 100, in der Partie waren es { $before }. Etwas gewinnt { $best }.
analyse-learn-same = Das wurde gespielt: Es gewinnt { $share } von 100. Etwas anderes gewinnt { $best }.
analyse-learn-unjudged = Das wurde nicht untersucht. Versuch etwas anderes.
analyse-learn-gain =
    Deine Sätze sind damit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger wert als mit dem Besten.
# $action: what would have been best.
analyse-learn-best = Am besten: { $action }. Das gewinnt { $share } von 100 statt { $before }.
# Where there is hardly a chance to win: points at the end in place of wins in 100.
analyse-learn-right-points =
    { $best ->
        [yes] Gelöst, das ist das Beste. Punkte am Ende: { $share } statt { $before }.
       *[no] Gelöst, so gut wie das Beste. Punkte am Ende: { $share } statt { $before }.
    }
analyse-learn-better-points = Besser als in der Partie. Punkte am Ende: { $share } statt { $before }, mit dem Besten { $best }.
analyse-learn-worse-points = Nicht besser. Punkte am Ende: { $share }, in der Partie { $before }, mit dem Besten { $best }.
analyse-learn-same-points = Das wurde gespielt. Punkte am Ende: { $share }, mit dem Besten { $best }.
analyse-learn-best-points = Am besten: { $action }. Punkte am Ende: { $share } statt { $before }.
analyse-learn-solution = Lösung zeigen
analyse-learn-skip = Überspringen
analyse-learn-next = Weiter
analyse-learn-more =
    { $count ->
        [one] Noch ein Fehler
       *[other] Noch { $count } Fehler
    }
analyse-learn-again = Noch einmal
analyse-learn-done = Fertig: { $solved } von { $count } gelöst.
