### Die Analyse einer beendeten Partie im Browser.

analyse-title = Analyse
analyse-close = Zurück zum Nachspielen
analyse-running = Die Partie wird analysiert …
# $place: how many analyses are ahead, this one included.
analyse-waiting = Warten: Nummer { $place } in der Schlange.
analyse-done = Die Analyse ist fertig.
analyse-chart = Gewinnchancen
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Zug { $step } von { $count }, Runde { $round }: { $chances }
analyse-round = Runde { $round }
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
        [others] fremde Verluste
        [luck] Glück
        [result] Ergebnis
       *[rest] Rest
    }
analyse-balance = Woraus das Ergebnis besteht
analyse-balance-more = Punkte an Gewinnchance über einem gleichen Anteil. Was du durch deine Entscheidungen verloren hast, was die anderen durch ihre an dich verloren haben und was die Karten brachten, ergibt zusammen das Ergebnis; der Rest ist der Wert des Platzes und was sich nicht erklären lässt.
analyse-costliest = Die drei teuersten Entscheidungen
analyse-nothing = Niemand hat eine Ungenauigkeit begangen.
analyse-cost = { $name }: { $action }, Runde { $round }
analyse-here = Die Entscheidung
analyse-before = Voriger Fehler
analyse-after = Nächster Fehler
analyse-hindsight = Im Nachhinein
analyse-hindsight-hint = Mit allen Händen offen beurteilen
analyse-over = Hier ist die Partie zu Ende. Drücke auf eine Stelle im Bild.
analyse-not-yet = Diese Entscheidung ist noch nicht beurteilt.
# $cards: drawn or in words; $total: the sum of a bid.
analyse-action =
    { $verb ->
        [bid] { $cards } bieten ({ $total })
        [pass] passen
        [done] fertig sein
        [give] { $cards } abgeben
        [take] { $cards } nehmen
        [sell] { $cards } verkaufen
        [discard] { $cards } abwerfen
       *[wait] abwarten
    }
analyse-decision = { $name }: { $action }
analyse-class =
    { $kind ->
        [forced] Keine Wahl
        [good] Gut
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Grober Fehler
    }
analyse-loss =
    { $none ->
        [yes] kein sicherer Verlust
       *[no] verliert { $loss } ± { $error } Punkte an Gewinnchance
    }
analyse-word =
    { $word ->
        [right] Richtig entschieden, auch mit offenen Händen.
        [wrong] Falsch entschieden, auch mit offenen Händen.
        [unlucky] Richtig entschieden, Pech gehabt: Erst offene Hände zeigen etwas Besseres.
       *[lucky] Falsch entschieden, Glück gehabt: Mit offenen Händen war es in Ordnung.
    }
analyse-played = gespielt
analyse-candidate =
    { $action }: { $share }, plus oder minus { $error }{ $played ->
        [yes] . Das wurde gespielt
       *[no] {""}
    }
analyse-lot = Angebot { $offer }
analyse-market = Markt
analyse-hidden =
    { $count ->
        [one] und { $count } unbekannte Karte
       *[other] und { $count } unbekannte Karten
    }
analyse-bid = bietet { $total }:
analyse-holds = hat Angebotskarte { $offer }
analyse-learn = Aus deinen Fehlern lernen
analyse-learn-who = Wessen Fehler
analyse-learn-start = Anfangen
analyse-learn-close = Schließen
analyse-learn-none = Hier gibt es nichts zu lernen: Keine Entscheidung hat genug gekostet.
analyse-learn-count = { $at } von { $count }, Runde { $round }
analyse-learn-ask = In der Partie hast du gewählt: { $action }. Finde etwas Besseres.
analyse-learn-all = Alle { $count } Züge zeigen
analyse-learn-right = Gelöst! Das verliert höchstens { $loss } Punkte.
analyse-learn-same = Das wurde gespielt. Versuch etwas anderes.
analyse-learn-wrong = Nicht gut genug: verliert { $loss } Punkte. Versuch es noch einmal.
analyse-learn-solution = Lösung zeigen
analyse-learn-skip = Überspringen
analyse-learn-next = Weiter
analyse-learn-again = Noch einmal
analyse-learn-done = Fertig: { $solved } von { $count } gelöst.
