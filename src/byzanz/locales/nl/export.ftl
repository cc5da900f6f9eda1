## byzanz export
cli-export = opgeslagen spellen als Parquet-tabellen wegschrijven
cli-export-long = Schrijft de spellen van een bestand weg als vier Parquet-tabellen: spellen, beslissingen met alle mogelijkheden, veilingen, verkopen. Exitcode 1 als een spel de regels niet volgt; dan wordt er niets weggeschreven.
cli-export-file = een bestand met spellen, één per regel
cli-export-parquet = de map voor de tabellen
export-wrong = { $file }, regel { $line }: { $reason } Er is niets weggeschreven.
export-none = Er staat geen spel in “{ $file }”. Er is niets weggeschreven.
export-done = { $folder }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $decisions } beslissingen, { $auctions } veilingen, { $sales } verkopen.

## byzanz bench: the environments
bench-batch = omgevingen in één batch, waarneming + masker + stap/s
bench-gymnasium_vector = hetzelfde tegen toevalsbots, stappen van de leerling/s
bench-pettingzoo = PettingZoo-omgeving, waarneming + masker + stap/s
bench-openspiel = OpenSpiel in Python, waarneming + masker + stap/s
