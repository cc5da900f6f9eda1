### Die Analyse von Partien auf der Kommandozeile. Namen von Befehlen und Optionen bleiben, wie sie sind.

cli-analyse = Entscheidungen aufgezeichneter Partien beurteilen und Glück von Können trennen
cli-analyse-long = Jede Entscheidung aufgezeichneter Partien danach beurteilen, was man am Platz wissen konnte, und Glück von Können trennen. Dieselbe Zahl bei --seed ergibt dieselbe Antwort.
cli-analyse-game = nur Partie K der Datei analysieren, von 1 an gezählt (sonst alle)
cli-analyse-seat = nur die Entscheidungen von Platz S beurteilen, von 0 an gezählt
cli-analyse-worlds = in wie vielen Welten eine Entscheidung höchstens erprobt wird (sonst { $count })
cli-analyse-seed = die Zahl, die bestimmt, welche Welten gegeben werden (sonst 0)
cli-analyse-json = je Partie ein JSON-Objekt ausgeben und sonst nichts
cli-analyse-report = eine Seite mit Bildern in diesen Ordner schreiben

analysis-progress = Beurteile
# $game: the number of the game in its file, from 1.
analysis-title =
    Partie { $game }: { $names }. { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-inaccuracy = Ungenauigkeiten
analysis-mistake = Fehler
analysis-blunder = grobe Fehler
analysis-own = eigene Verluste
analysis-others = fremde Verluste
analysis-luck = Glück
analysis-rest = Rest
analysis-result = Ergebnis
analysis-note = In Prozentpunkten der Gewinnchance: Eigene Verluste, fremde Verluste, Glück und Rest ergeben zusammen das Ergebnis, den Anteil am Sieg, verglichen mit gleichen Chancen für alle. Im Rest stecken der Wert des Platzes und das, was der Richter nicht erklären kann.
analysis-costliest =
    { $count ->
        [0] Niemand hat eine Ungenauigkeit begangen.
        [one] Die teuerste Entscheidung:
       *[other] Die teuersten Entscheidungen:
    }
# $action: the number of the action in the record; $loss, $error: percentage points; $kind: inaccuracy, mistake, blunder.
analysis-cost =
    { $action } (Runde { $round }), { $name }: { $played } ({ $share }); besser: { $best } ({ $best_share }). Kostet { $loss } ± { $error } Prozentpunkte: { $kind ->
        [inaccuracy] eine Ungenauigkeit
        [mistake] ein Fehler
       *[blunder] ein grober Fehler
    }
analysis-wait = abwarten
# A bid as in the record, and what it comes to; a raise with what it came to before.
analysis-bid = { $action } = { $total }
analysis-raise = { $action } = { $total }, von { $before } auf { $total } erhöht
analysis-report-title = Byzanz: Analyse einer Partie
analysis-shares = Gewinnchancen
analysis-shares-note = Der Anteil jedes Platzes am Sieg nach jedem Zug, für jemanden, der alle Hände sieht, den Stapel aber nicht. Linien trennen die Runden.
analysis-balance = Woraus das Ergebnis besteht
analysis-balance-note = In Prozentpunkten, verglichen mit gleichen Chancen für alle. Glück ist, was die ersten Karten und die Angebote brachten, verglichen mit anderen Karten, die hätten kommen können.
analysis-decisions = Jede Entscheidung, die etwas gekostet hat
analysis-round-mark = Runde { $round }

refused-analysis_worlds = --worlds { $got }: nötig ist eine ganze Zahl von 1 bis { $most }.

cli-arena-luck = auch Siege zeigen, aus denen das Kartenglück herausgerechnet ist
arena-luck-share = ohne Glück
arena-luck-interval = 95-%-Bereich
arena-luck-worth = so viel wie Partien
arena-luck-note = Ohne Glück: Siege abzüglich des größten Teils dessen, was die Karten brachten; im Mittel dasselbe, mit weniger Schwankung. So viel wie Partien: wie viele Partien ohne diese Rechnung ebenso viel sagen.
