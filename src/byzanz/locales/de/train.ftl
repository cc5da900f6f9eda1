### Training der Netze der Bots. Namen von Befehlen und Optionen bleiben, wie sie sind.

cli-train = die Netze trainieren, mit denen Bots Stellungen beurteilen
cli-train-long = Trainiert ein Netz der Bots mit Partien, die sie selbst spielen. Derselbe Startwert ergibt dieselben Gewichte, gleich wie viele Prozesse spielen.
cli-train-judge = den Richter trainieren, der am Ende einer Runde sagt, wer auf Gewinn steht
cli-train-players = für wie viele Spieler, durch Kommas getrennt (Vorgabe: { $counts })
cli-train-games = wie viele Partien für jede Spielerzahl gespielt werden (Vorgabe: { $count })
cli-train-seed = die Zahl, die über alle Karten und jeden Zufall entscheidet (Vorgabe: jedes Mal eine neue)
cli-train-workers = wie viele Prozesse spielen (Vorgabe: einer je Kern)
cli-train-ray = auf dem Ray-Cluster ADDRESS spielen; ohne Adresse auf einem, der hier gestartet wird
cli-train-output = wohin die Gewichte geschrieben werden (Vorgabe: { $file })
cli-train-json = ein JSON-Objekt ausgeben und sonst nichts

train-progress = { $players } Spieler
# $loss: wie überrascht das Netz noch ist; kleiner ist besser.
train-loss = { $players } Spieler, Verlust { $loss }
train-title = Richter für { $players } Spieler, { $games } Partien
train-round = Runde
train-nothing = alle gleich
train-brier = Brier-Wert
# $error, $worst: Gewinnanteile zwischen 0 und 1.
train-calibration = Kalibrierungsfehler in neuen Partien: { $error }, höchstens { $worst } in einem Zehntel.
train-strong = An jeder Stelle von Partien starker Bots: { $error }, höchstens { $worst } in einem Zehntel.
train-strong-steady = Dasselbe mit vielen Welten: { $error }, höchstens { $worst } in einem Zehntel.
train-written = Gewichte: { $file }

bench-judge = vom Richter beurteilte Stellungen/s

refused-net_missing = Es gibt keine Datei „{ $file }“ mit den Gewichten eines Netzes.
refused-net_broken = „{ $file }“ enthält keine Gewichte, die zu diesem Netz passen: { $why }
