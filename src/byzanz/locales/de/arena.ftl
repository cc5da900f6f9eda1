### Die Arena: viele Partien zwischen Bots, ihr Stand, der Bericht. Namen von Befehlen und Optionen bleiben.

## byzanz arena
cli-arena = Bots viele Partien gegeneinander spielen lassen
cli-arena-long = Lässt 3 bis 6 Bots gegeneinander spielen und zeigt, wie stark sie sind. Derselbe Seed ergibt dasselbe Ergebnis, egal mit wie vielen Prozessen. Rückgabewert 1, wenn --strict den Lauf angehalten hat.
cli-arena-bot = ein Bot: random, greedy, search:64, pfad/zur/datei.py:MeinBot, paket.modul:MeinBot …
cli-arena-games = wie viele Partien gespielt werden (Vorgabe: { $count })
cli-arena-seed = die Zahl, die alle Karten und allen Zufall bestimmt (Vorgabe: jedes Mal eine neue)
cli-arena-duplicate = jede Kartenverteilung in jeder Drehung der Plätze spielen (Vorgabe) oder jede Partie neu verteilen
cli-arena-records = alle Partien in diese Datei schreiben, eine pro Zeile
cli-arena-workers = wie viele Prozesse spielen (Vorgabe: einer pro Kern)
cli-arena-json = ein JSON-Objekt ausgeben und sonst nichts
cli-arena-report = eine Seite mit Diagrammen und die Daten als CSV in diesen Ordner schreiben
cli-arena-limit = wie lange ein Bot höchstens über einen Zug nachdenken darf, in Millisekunden
cli-arena-strict = anhalten, sobald ein Bot abstürzt, einen unerlaubten Zug wählt oder --limit überschreitet
cli-arena-faults = wohin die Partien geschrieben werden, in denen Bots versagt haben (Vorgabe: { $file })
cli-arena-in-process = Bots aus Dateien im Prozess der Arena selbst ausführen: schneller, aber sie könnten verdeckte Karten ansehen
cli-arena-ray = auf dem Ray-Cluster unter ADDRESS spielen; ohne Adresse auf einem hier gestarteten

arena-progress = Spiele
arena-rate = { $rate } Partien/s
arena-left = noch { $time }
arena-title =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $players } Spieler, Seed { $seed }, { $duplicate ->
        [yes] jede Verteilung in jeder Drehung der Plätze
       *[no] jede Partie neu verteilt
    }, { $seconds } s
arena-bot = Bot
arena-games = Partien
arena-win-share = Siege
arena-interval = 95-%-Intervall
arena-points = Punkte
arena-margin = Vorsprung
arena-ranks = Plätze
arena-ms = ms pro Zug
arena-p99 = 99 % unter
arena-rating = Wertung
arena-note = Siege: Bei Gleichstand wird geteilt; { $parity } % heißt gleich stark. Intervall über die Verteilungen. Vorsprung: Punkte vor dem besten Gegner. Plätze: % der Partien auf Platz 1, 2 … Wertung: { $anchored ->
        [yes] shrewd hat 1500
       *[no] das Mittel dieses Tisches ist 1500
    }; ± ein Standardfehler.
arena-in-process = Bots aus Dateien liefen im Prozess der Arena selbst (--in-process): Nichts hat sie gehindert, verdeckte Karten anzusehen.
arena-percent = { $share } %
arena-fault =
    Partie { $game } (Verteilung { $deal }): { $name } { $kind ->
        [crash] ist abgestürzt
        [illegal] hat einen unerlaubten Zug gewählt
       *[timeout] hat zu lange nachgedacht
    }: { $detail }
arena-fault-without = Ab Verteilung { $deal } spielt { $stand_in } an seiner Stelle; für den Bot zählen nur die Verteilungen davor.
arena-fault-record = Die Partien, die es zeigen: { $file } (byzanz replay gibt sie aus)
arena-strict = Angehalten wegen --strict.
arena-report-written = Bericht: { $file }
arena-records-written = Partien: { $file }
arena-workers-lost = Bei den Partien { $first } bis { $last } sind immer wieder Prozesse gestorben: Einer der Bots reißt seinen Prozess mit. Mit --workers 1 lässt sich sehen, wie.
arena-stand-in-failed = Auch der Ersatz { $name } hat versagt: { $detail }

refused-arena_bots = { $got } Bots können nicht spielen: Es braucht { $least } bis { $most }.
refused-arena_games = { $got } Partien lassen sich nicht spielen: Es braucht mindestens 1.
refused-arena_number = { $option } muss größer als 0 sein, nicht { $got }.
refused-arena_least = { $option } muss mindestens { $least } sein, nicht { $got }.
refused-arena_record = Diese Aufzeichnung sagt nicht, welche Bots gespielt haben („{ $key }“ fehlt).
refused-arena_folder = „{ $file }“ ist kein Ordner, in den geschrieben werden kann.
refused-missing_extra = Dafür fehlen Pakete. So werden sie installiert: { $command }
refused-half_compiled = Die Regeln sind nur so weit übersetzt, wie das Spielen es braucht. Zum Messen zuerst: { $command }
arena-narrow = Nicht alles passt in dieses Fenster: Ein breiteres zeigt mehr, ebenso --json und --report.
refused-ray_unreachable = Der Ray-Cluster „{ $address }“ ist nicht erreichbar: { $why }

## Die Seite von --report
report-title = Byzanz: Bericht aus der Arena
report-data = Die Daten:
report-wins = Siege
report-wins-note = Bei Gleichstand wird geteilt; der Balken ist das 95-%-Intervall über die Verteilungen, die gestrichelte Linie heißt gleich stark.
report-wins-x = % der Partien gewonnen
report-places = Plätze
report-places-note = Wie oft jeder Bot Erster, Zweiter und so weiter wurde; bei Gleichstand gilt der bessere Platz.
report-places-x = % der Partien
report-rounds = Punkte über die Runden
report-rounds-note = Mittlere Gewinnpunkte nach jeder Runde; die letzte Runde enthält den letzten Verkauf.
report-rounds-x = nach Runde
report-seats = Vorteil der einzelnen Plätze
report-seats-note = Siege eines Platzes über alle Bots, mit 95-%-Intervall. Der erste Platz beginnt die erste Runde.
report-seat = Platz { $seat }
report-prices = Preis nach Größe des Angebots
report-prices-note = Mittlere Summe des siegreichen Gebots; vier von fünf Preisen liegen im grauen Band. Das letzte Angebot einer Runde, um das niemand konkurriert, zählt nicht mit.
report-lot = Karten im Angebot
report-price = Preis
report-positions = Gewinn nach Position am Markt
report-positions-note = Position 1 wählt zuerst. Gewinn: die Punkte, für die bis zur nächsten Wahl verkauft wird; Wert: die Summe der genommenen Karten (Händler zählen 0).
report-positions-x = Position am Markt
report-profit = Gewinn bis zur nächsten Wahl
report-value = Wert der genommenen Karten
report-passes = Wie oft alle passten
report-passes-note = Anteil der Angebote jeder Größe, für die niemand bot; wer zuerst gepasst hat, bekommt sie umsonst.
report-passes-y = % der Auktionen
report-lengths = Länge der Partien
report-lengths-note = Wie viele Züge eine Partie dauerte; die gestrichelte Linie ist der Mittelwert.
report-lengths-x = Züge

## byzanz tune
cli-tune = die Parameter eines Bots mit einer Evolutionsstrategie verbessern
cli-tune-long = Lässt viele Varianten eines Bots gegen andere Bots spielen und behält, was gewinnt. Das Ergebnis wird an neuen Kartenverteilungen gemessen, nie an denen, an denen es gefunden wurde, und in eine lesbare Datei geschrieben.
cli-tune-bot = der Bot, dessen Parameter besser werden sollen
cli-tune-players = an Tischen mit 3 bis 6 Spielern (Vorgabe: { $count })
cli-tune-against = die Bots auf den anderen Plätzen (Vorgabe: der Bot, wie er ist)
cli-tune-generations = wie viele Generationen (Vorgabe: { $count })
cli-tune-population = wie viele Varianten pro Generation (Vorgabe: je nach Zahl der Parameter)
cli-tune-deals = wie viele Verteilungen jede Variante auf jedem Platz spielt (Vorgabe: { $count })
cli-tune-fresh = an wie vielen neuen Verteilungen das Ergebnis gemessen wird (Vorgabe: { $count })
cli-tune-seed = die Zahl, die alle Karten und allen Zufall bestimmt (Vorgabe: jedes Mal eine neue)
cli-tune-workers = wie viele Prozesse spielen (Vorgabe: einer pro Kern)
cli-tune-output = die Datei für die gefundenen Parameter (Vorgabe: { $file })
cli-tune-json = ein JSON-Objekt ausgeben und sonst nichts
tune-progress = Verbessere { $name }
tune-measuring = Messe
tune-generation = Vorsprung im Mittel { $mean }, bestenfalls { $best }
tune-title =
    { $name } mit { $players } Spielern, nach { $generations ->
        [one] { $generations } Generation
       *[other] { $generations } Generationen
    } und { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } (Seed { $seed }); gemessen an { $deals ->
        [one] { $deals } neuen Verteilung
       *[other] { $deals } neuen Verteilungen
    }
tune-before = vorher
tune-after = verbessert
tune-difference = Unterschied im Vorsprung bei denselben Verteilungen: { $margin } (95-%-Intervall { $low } bis { $high })
tune-verdict =
    { $verdict ->
        [better] Die neuen Parameter sind besser.
        [worse] Die neuen Parameter sind schlechter; geschrieben werden sie trotzdem.
       *[unsure] Diese Verteilungen zeigen nicht, ob die neuen Parameter besser sind.
    }
tune-parameter = Parameter
tune-written = Parameter: { $file }
refused-tune_field = Zum Verbessern braucht der Bot andere Bots als Gegner.
refused-tune_fault = Ein Bot hat beim Verbessern versagt: { $detail }
refused-tune_parameters = „{ $spec }“ hat keine Parameter, die sich verbessern ließen. Bots, die welche haben: { $known }
refused-tune_players = Es gibt Tische für { $least } bis { $most } Spieler, nicht für { $got }.
