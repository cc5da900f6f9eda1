### De netten van de bots trainen. Namen van opdrachten en opties blijven zoals ze zijn.

cli-train = de netten trainen waarmee bots stellingen beoordelen
cli-train-long = Traint een net van de bots met spellen die ze zelf spelen. Hetzelfde startgetal geeft dezelfde gewichten, hoeveel processen er ook spelen.
cli-train-judge = de rechter trainen, die aan het einde van een ronde zegt wie er wint
cli-train-players = voor hoeveel spelers, gescheiden door komma’s (standaard: { $counts })
cli-train-games = hoeveel spellen er voor elk aantal spelers worden gespeeld (standaard: { $count })
cli-train-seed = het getal dat over alle kaarten en elk toeval beslist (standaard: telkens een nieuw)
cli-train-workers = hoeveel processen er spelen (standaard: één per kern)
cli-train-ray = spelen op het Ray-cluster ADDRESS; zonder adres op een cluster dat hier wordt gestart
cli-train-output = waar de gewichten worden opgeslagen (standaard: { $file })
cli-train-json = één JSON-object afdrukken en verder niets

train-progress = { $players } spelers
# $loss: hoe verrast het net nog is; lager is beter.
train-loss = { $players } spelers, verlies { $loss }
train-title = Rechter voor { $players } spelers, { $games } spellen
train-round = ronde
train-nothing = allen gelijk
train-brier = Brier-score
# $error, $worst: winstaandelen tussen 0 en 1.
train-calibration = Kalibratiefout in nieuwe spellen: { $error }, hoogstens { $worst } in een tiende.
train-strong = Op elk moment van spellen van sterke bots: { $error }, hoogstens { $worst } in een tiende.
train-strong-steady = Hetzelfde met veel werelden: { $error }, hoogstens { $worst } in een tiende.
train-written = Gewichten: { $file }

bench-judge = door de rechter beoordeelde stellingen/s

refused-net_missing = Er is geen bestand “{ $file }” met de gewichten van een net.
refused-net_broken = “{ $file }” bevat geen gewichten die bij dit net passen: { $why }
