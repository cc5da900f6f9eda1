### Die Analyse von Partien auf der Kommandozeile. Namen von Befehlen und Optionen bleiben, wie sie sind.

cli-analyse = Entscheidungen aufgezeichneter Partien beurteilen und Glück von Können trennen
cli-analyse-long = Jede Entscheidung aufgezeichneter Partien danach beurteilen, was man am Platz wissen konnte, und Glück von Können trennen. Dieselbe Zahl bei --seed ergibt dieselbe Antwort.
cli-analyse-game = nur Partie K der Datei analysieren, von 1 an gezählt (sonst alle)
cli-analyse-seat = nur die Entscheidungen von Platz S beurteilen, von 0 an gezählt
cli-analyse-worlds = in wie vielen Welten eine Entscheidung höchstens erprobt wird (sonst { $count })
cli-analyse-seed = die Zahl, die bestimmt, welche Welten gegeben werden (sonst 0)
cli-analyse-json = je Partie ein JSON-Objekt ausgeben und sonst nichts
cli-analyse-report = eine Seite mit Bildern in diesen Ordner schreiben
cli-analyse-site = Adresse einer Byzanz-Seite, deren Wiederholung die Links des Berichts öffnen (sonst: die im Bericht)

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
analysis-own = eigene Fehler
analysis-others = Entscheidungen der anderen
analysis-luck = Glück
analysis-unseen = nicht zu sehen
analysis-rest = Platz und Rest
analysis-result = Ergebnis
analysis-note = In Prozentpunkten (PP) der Gewinnchance, verglichen mit gleichen Chancen für alle. Eigene Fehler, Entscheidungen der anderen, Glück, was nicht zu sehen war und der Platz ergeben zusammen das Ergebnis. Die Entscheidungen der anderen werden am besten Spiel aller gemessen; nicht zu sehen war, um wie viel eigene Entscheidungen besser oder schlechter ausgingen, als man wissen konnte.
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
# Where there is hardly a chance to win; $share, $best_share: points; $lost: a percentage.
analysis-cost-points =
    { $action } (Runde { $round }), { $name }: { $played } (Punkte am Ende: { $share }); besser: { $best } (Punkte: { $best_share }). An der Gewinnchance ändert das kaum etwas, aber es verschenkt { $lost } dessen, was noch zu holen war: { $kind ->
        [inaccuracy] eine Ungenauigkeit
        [mistake] ein Fehler
       *[blunder] ein grober Fehler
    }
analysis-hand = Hand: { $cards }
analysis-lot = Angebot: { $cards }
analysis-market = Markt: { $cards }
analysis-laid = { $name } hat { $cards } geboten
analysis-standing = Punkte: { $points }
analysis-replay = Wiederholung
analysis-there = Die Wiederholung an dieser Stelle öffnen
# $share: percentage points with their sign.
analysis-points = { $share } PP
analysis-wait = abwarten
# A bid as in the record, and what it comes to; a raise with what it came to before.
analysis-bid = { $action } = { $total }
analysis-raise = { $action } = { $total }, von { $before } auf { $total } erhöht
analysis-report-title = Byzanz: Analyse einer Partie
analysis-shares = Gewinnchancen
analysis-shares-note = Der Anteil jedes Platzes am Sieg nach jedem Zug, für jemanden, der alle Hände sieht, den Stapel aber nicht. Linien trennen die Runden.
analysis-balance = Woraus das Ergebnis besteht
analysis-balance-note = In Prozentpunkten (PP) der Gewinnchance, verglichen mit gleichen Chancen für alle; zusammen ergeben sie das Ergebnis. Glück ist, was die ersten Karten und die Angebote brachten, verglichen mit anderen Karten, die hätten kommen können.
analysis-decisions = Jede Entscheidung, die etwas gekostet hat
analysis-round-mark = Runde { $round }

refused-analysis_worlds = --worlds { $got }: nötig ist eine ganze Zahl von 1 bis { $most }.

cli-arena-luck = auch Siege zeigen, aus denen das Kartenglück herausgerechnet ist
arena-luck-share = ohne Glück
arena-luck-interval = 95-%-Bereich
arena-luck-worth = so viel wie Partien
arena-luck-note = Ohne Glück: Siege abzüglich des größten Teils dessen, was die Karten brachten; im Mittel dasselbe, mit weniger Schwankung. So viel wie Partien: wie viele Partien ohne diese Rechnung ebenso viel sagen.
