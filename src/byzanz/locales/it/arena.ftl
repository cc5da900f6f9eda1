### L’arena: molte partite tra bot, la classifica, la relazione. I nomi di comandi e opzioni restano.

## byzanz arena
cli-arena = fa giocare ai bot molte partite tra loro
cli-arena-long = Fa giocare tra loro da 3 a 6 bot e mostra quanto sono forti. Lo stesso seme dà lo stesso risultato, qualunque sia il numero di processi. Codice d’uscita 1 se --strict ha fermato la serie.
cli-arena-bot = un bot: random, greedy, search:64, percorso/del/file.py:MioBot, pacchetto.modulo:MioBot …
cli-arena-games = quante partite si giocano (predefinito: { $count })
cli-arena-seed = il numero che decide tutte le carte e tutto il caso (predefinito: ogni volta uno nuovo)
cli-arena-duplicate = gioca ogni smazzata in ogni rotazione dei posti (predefinito), oppure una nuova smazzata per ogni partita
cli-arena-records = scrive tutte le partite in questo file, una per riga
cli-arena-workers = quanti processi giocano (predefinito: uno per core)
cli-arena-json = scrive un oggetto JSON e nient’altro
cli-arena-report = scrive in questa cartella una pagina con grafici e i dati in CSV
cli-arena-limit = quanto può pensare al massimo un bot a una mossa, in millisecondi
cli-arena-strict = si ferma appena un bot va in crash, risponde con una mossa vietata o supera --limit
cli-arena-faults = dove si scrivono le partite in cui i bot hanno fallito (predefinito: { $file })
cli-arena-in-process = esegue i bot dei file nel processo stesso dell’arena: più veloce, ma potrebbero guardare le carte coperte
cli-arena-ray = gioca sul cluster Ray in ADDRESS; senza indirizzo, su uno avviato qui

arena-progress = In gioco
arena-rate = { $rate } partite/s
arena-left = restano { $time }
arena-title =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $players } giocatori, seme { $seed }, { $duplicate ->
        [yes] ogni smazzata in ogni rotazione dei posti
       *[no] una nuova smazzata per ogni partita
    }, { $seconds } s
arena-bot = bot
arena-games = partite
arena-win-share = vittorie
arena-interval = intervallo 95%
arena-points = punti
arena-margin = vantaggio
arena-ranks = piazzamenti
arena-ms = ms per mossa
arena-p99 = 99% entro
arena-rating = rating
arena-note = Vittorie: quelle a pari merito si dividono; { $parity }% è la parità. Intervallo sulle smazzate. Vantaggio: punti sul miglior avversario. Piazzamenti: % di partite al 1º, 2º … posto. Rating: { $anchored ->
        [yes] shrewd vale 1500
       *[no] la media di questo tavolo vale 1500
    }; ± un errore standard.
arena-in-process = I bot dei file hanno girato nel processo stesso dell’arena (--in-process): niente impediva loro di guardare le carte coperte.
arena-percent = { $share }%
arena-fault =
    { $name } { $kind ->
        [crash] è andato in crash
        [illegal] ha risposto con una mossa vietata
       *[timeout] ha pensato troppo a lungo
    } nella partita { $game } (smazzata { $deal }): { $detail }
arena-fault-without = Dalla smazzata { $deal } al suo posto gioca { $stand_in }; per il bot contano solo le smazzate precedenti.
arena-fault-record = Le partite che lo mostrano: { $file } (byzanz replay le visualizza)
arena-strict = Serie fermata da --strict.
arena-report-written = Rapporto: { $file }
arena-records-written = Partite: { $file }
arena-workers-lost = Nelle partite da { $first } a { $last } i processi sono morti più volte: uno dei bot trascina con sé il proprio processo. Con --workers 1 si vede come.
arena-stand-in-failed = Anche il sostituto { $name } ha fallito: { $detail }

refused-arena_bots = { $got } bot non possono giocare: ne servono da { $least } a { $most }.
refused-arena_games = { $got } partite non si possono giocare: ne serve almeno 1.
refused-arena_number = { $option } deve essere maggiore di 0, non { $got }.
refused-arena_least = { $option } dev’essere almeno { $least }, non { $got }.
refused-arena_record = Questa registrazione non dice quali bot hanno giocato (manca «{ $key }»).
refused-arena_folder = «{ $file }» non è una cartella in cui si possa scrivere.
refused-missing_extra = Servono altri pacchetti. Per installarli: { $command }
refused-half_compiled = Le regole sono compilate solo quanto serve per giocare. Per misurarle, esegui prima: { $command }
arena-narrow = Non tutto entra in questa finestra: una più larga mostra di più, come --json e --report.
refused-ray_unreachable = Il cluster Ray «{ $address }» non è raggiungibile: { $why }

## La pagina di --report
report-title = Byzanz: rapporto dell’arena
report-data = I dati:
report-wins = Quota di vittorie
report-wins-note = Le vittorie a pari merito si dividono; la barra è l’intervallo al 95% sulle smazzate, la linea tratteggiata è la parità.
report-wins-x = % di partite vinte
report-places = Piazzamenti
report-places-note = Quante volte ogni bot è arrivato primo, secondo e così via; a pari merito vale il posto migliore.
report-places-x = % delle partite
report-rounds = Punti nel corso dei round
report-rounds-note = Media dei punti di profitto dopo ogni round; l’ultimo comprende l’ultima vendita.
report-rounds-x = dopo il round
report-seats = Vantaggio di ogni posto
report-seats-note = Quota di vittorie di un posto su tutti i bot, con l’intervallo al 95%. Il primo posto inizia il primo round.
report-seat = posto { $seat }
report-prices = Prezzo secondo la dimensione del lotto
report-prices-note = Somma media della puntata vincente; quattro prezzi su cinque stanno nella fascia grigia. L’ultimo lotto di un round, senza rivali, è escluso.
report-lot = carte nel lotto
report-price = prezzo
report-positions = Profitto secondo l’ordine di scelta al mercato
report-positions-note = Il primo in ordine sceglie per primo. Profitto: i punti delle vendite fino alla scelta successiva; valore: la somma delle carte prese (i mercanti contano 0).
report-positions-x = ordine di scelta al mercato
report-profit = profitto fino alla scelta successiva
report-value = valore delle carte prese
report-passes = Quante volte hanno passato tutti
report-passes-note = Quota dei lotti di ogni dimensione per cui nessuno ha puntato; vanno gratis a chi ha passato per primo.
report-passes-y = % delle aste
report-lengths = Durata delle partite
report-lengths-note = Quante mosse è durata una partita; la linea tratteggiata è la media.
report-lengths-x = mosse

## byzanz tune
cli-tune = migliora i parametri di un bot con una strategia evolutiva
cli-tune-long = Fa giocare molte varianti di un bot contro altri bot e tiene ciò che vince. Il risultato è misurato su smazzate nuove, mai su quelle con cui è stato trovato, e scritto in un file leggibile.
cli-tune-bot = il bot di cui migliorare i parametri
cli-tune-players = a tavoli da 3 a 6 giocatori (predefinito: { $count })
cli-tune-against = i bot che occupano gli altri posti (predefinito: il bot così com’è)
cli-tune-generations = quante generazioni (predefinito: { $count })
cli-tune-population = quante varianti ha una generazione (predefinito: secondo il numero di parametri)
cli-tune-deals = quante smazzate gioca ogni variante in ogni posto (predefinito: { $count })
cli-tune-fresh = su quante smazzate nuove si misura il risultato (predefinito: { $count })
cli-tune-seed = il numero che decide tutte le carte e tutto il caso (predefinito: ogni volta uno nuovo)
cli-tune-workers = quanti processi giocano (predefinito: uno per core)
cli-tune-output = il file per i parametri trovati (predefinito: { $file })
cli-tune-json = scrive un oggetto JSON e nient’altro
tune-progress = Messa a punto di { $name }
tune-measuring = Misura
tune-generation = vantaggio medio { $mean }, migliore { $best }
tune-title =
    { $name } con { $players } giocatori, dopo { $generations ->
        [one] { $generations } generazione
       *[other] { $generations } generazioni
    } e { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } (seme { $seed }); misurato su { $deals ->
        [one] { $deals } smazzata nuova
       *[other] { $deals } smazzate nuove
    }
tune-before = prima
tune-after = messo a punto
tune-difference = Differenza tra i vantaggi sulle stesse smazzate: { $margin } (intervallo al 95% da { $low } a { $high })
tune-verdict =
    { $verdict ->
        [better] I nuovi parametri sono migliori.
        [worse] I nuovi parametri sono peggiori; vengono scritti lo stesso.
       *[unsure] Queste smazzate non dicono se i nuovi parametri sono migliori.
    }
tune-parameter = parametro
tune-written = Parametri: { $file }
refused-tune_field = La messa a punto ha bisogno di altri bot contro cui giocare.
refused-tune_fault = Un bot ha fallito durante la messa a punto: { $detail }
refused-tune_parameters = «{ $spec }» non ha parametri da mettere a punto. Bot che ne hanno: { $known }
refused-tune_players = Ci sono tavoli da { $least } a { $most } giocatori, non da { $got }.
