## byzanz export
cli-export = aufgezeichnete Partien als Parquet-Tabellen schreiben
cli-export-long = Schreibt die Partien einer Datei als vier Parquet-Tabellen: Partien, Entscheidungen mit allen Möglichkeiten, Auktionen, Verkäufe. Rückgabewert 1, wenn eine Partie nicht den Regeln folgt; dann wird nichts geschrieben.
cli-export-file = eine Datei mit Partien, eine pro Zeile
cli-export-parquet = der Ordner für die Tabellen
export-wrong = { $file }, Zeile { $line }: { $reason } Es wurde nichts geschrieben.
export-none = In „{ $file }“ steht keine Partie. Es wurde nichts geschrieben.
export-done = { $folder }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen, { $auctions } Auktionen, { $sales } Verkäufe.

## byzanz bench: the environments
bench-batch = Umgebungen im Stapel, Beobachtung + Maske + Schritt/s
bench-gymnasium_vector = dasselbe gegen Zufallsbots, Schritte des Lernenden/s
bench-pettingzoo = PettingZoo-Umgebung, Beobachtung + Maske + Schritt/s
bench-openspiel = OpenSpiel in Python, Beobachtung + Maske + Schritt/s
