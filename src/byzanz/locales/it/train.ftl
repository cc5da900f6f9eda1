### Addestrare le reti dei bot. I nomi di comandi e opzioni restano come sono.

cli-train = addestra le reti con cui i bot valutano le posizioni
cli-train-long = Addestra una rete dei bot su partite giocate da loro stessi. Lo stesso seme dà gli stessi pesi, qualunque sia il numero di processi.
cli-train-judge = addestra il giudice, che alla fine di un round dice chi sta vincendo
cli-train-players = per quanti giocatori, separati da virgole (predefinito: { $counts })
cli-train-games = quante partite si giocano per ogni numero di giocatori (predefinito: { $count })
cli-train-seed = il numero che decide tutte le carte e ogni caso (predefinito: ogni volta uno nuovo)
cli-train-workers = quanti processi giocano (predefinito: uno per core)
cli-train-ray = gioca sul cluster Ray all’indirizzo ADDRESS; senza indirizzo, su uno avviato qui
cli-train-output = dove vengono scritti i pesi (predefinito: { $file })
cli-train-json = stampa un oggetto JSON e nient’altro

train-progress = { $players } giocatori
# $loss: quanto la rete è ancora sorpresa; meno è meglio.
train-loss = { $players } giocatori, perdita { $loss }
train-title = Giudice per { $players } giocatori, { $games } partite
train-round = round
train-nothing = tutti uguali
train-brier = punteggio di Brier
# $error, $worst: quote di vittoria tra 0 e 1.
train-calibration = Errore di calibrazione su partite nuove: { $error }, al massimo { $worst } in un decimo.
train-strong = In ogni momento delle partite di bot forti: { $error }, al massimo { $worst } in un decimo.
train-strong-steady = Lo stesso con molti mondi: { $error }, al massimo { $worst } in un decimo.
train-written = Pesi: { $file }

bench-judge = posizioni valutate dal giudice/s

refused-net_missing = Non c’è un file «{ $file }» con i pesi di una rete.
refused-net_broken = «{ $file }» non contiene pesi adatti a questa rete: { $why }
