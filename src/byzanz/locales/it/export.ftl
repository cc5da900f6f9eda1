## byzanz export
cli-export = scrive le partite registrate come tabelle Parquet
cli-export-long = Scrive le partite di un file in quattro tabelle Parquet: partite, decisioni con tutte le alternative, aste, vendite. Codice d’uscita 1 se una partita non segue le regole; in tal caso non viene scritto nulla.
cli-export-file = un file di partite registrate, una per riga
cli-export-parquet = la cartella per le tabelle
export-wrong = { $file }, riga { $line }: { $reason } Non è stato scritto nulla.
export-none = Non c’è nessuna partita in «{ $file }». Non è stato scritto nulla.
export-done = { $folder }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $decisions } decisioni, { $auctions } aste, { $sales } vendite.

## byzanz bench: the environments
bench-batch = ambienti in blocco, osservazione + maschera + passo/s
bench-gymnasium_vector = lo stesso contro bot casuali, passi di chi impara/s
bench-pettingzoo = ambiente PettingZoo, osservazione + maschera + passo/s
bench-openspiel = OpenSpiel in Python, osservazione + maschera + passo/s
