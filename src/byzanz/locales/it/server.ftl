### Che cosa significa ogni impostazione del server, per byzanz serve --help, e perché non parte.

settings = impostazioni
setting-host = indirizzo su cui ascolta il server
setting-port = porta su cui ascolta il server
setting-database = file del database SQLite, oppure postgresql://…; vuoto: un file nella cartella dati dell’utente
setting-workers = numero di processi del server; più di uno richiede PostgreSQL
setting-origins = altre origini da cui possono venire le pagine, separate da virgole (dietro un proxy che cambia Host)
setting-allowed_hosts = nomi host a cui risponde questo server oltre agli indirizzi IP, a localhost e al nome di questo computer, separati da virgole; un punto iniziale comprende tutti i nomi sottostanti, * significa tutti
setting-trusted_proxies = indirizzi dei proxy di cui si accettano le intestazioni X-Forwarded, separati da virgole
setting-bot_delay = quanto aspetta al massimo un bot prima di agire, in secondi; 0: agisce subito
setting-stand_in = livello del bot che gioca per chi è assente
setting-away_seconds = senza orologio: secondi senza connessione dopo i quali gioca un sostituto, se altre persone aspettano
setting-deal_wait = quanto si aspettano i numeri casuali dei giocatori prima di distribuire, in secondi
setting-handover_seconds = per quanti secondi vale un codice che porta un posto su un altro dispositivo
setting-accounts = offre account (serve l’extra `accounts`)
setting-account_host = il nome dell’host a cui sono legate le passkey; vuoto: il primo nome pubblico di `origins` o `allowed_hosts`, altrimenti localhost
setting-invite_only = far entrare gli estranei solo su invito: vedono un benvenuto e possono creare un account con un link di byzanz admin invite (servono gli account)
setting-limit_frame = messaggio più grande di un client, in byte
setting-limit_frames = messaggi al secondo per connessione, in media (il doppio in una volta)
setting-limit_requests = richieste HTTP al secondo per indirizzo, in media (cinque volte tante in una volta)
setting-limit_connections = websocket aperti per indirizzo
setting-limit_http_connections = connessioni HTTP aperte per indirizzo (0: quanti i websocket)
setting-limit_address = quanto può costare al secondo un indirizzo, con tutte le sue connessioni: un frame o un file 1, una chiamata 5, un websocket 20, una partita da rivedere 200 (il doppio in una volta); 0: 400, di più se sono ammessi più frame o chiamate
setting-limit_rooms = tavoli che un indirizzo può aprire all’ora
setting-limit_analyses = analisi che un indirizzo può avviare all’ora
setting-limit_changes = modifiche che gli altri al tavolo vedono (opzioni, posti, nomi …), per persona in una volta; di nuovo tutte dopo 20 secondi; un nome conta tre volte
setting-limit_all_connections = websocket aperti per processo
setting-idle_seconds = secondi dopo i quali un tavolo che nessuno guarda lascia la memoria
setting-lease_seconds = con più processi: secondi dopo i quali un altro prende i bot e gli orologi di uno caduto
setting-keep_lobbies = giorni dopo i quali una sala d’attesa in cui non viene nessuno è eliminata; 0: mai
setting-keep_people = giorni dopo i quali le persone senza partite sono eliminate; 0: mai
setting-keep_games = giorni dopo i quali le partite finite e abbandonate sono eliminate; 0: mai
setting-log_level = quanto viene registrato nel log
setting-log_format = log come righe di testo o come JSON
setting-log_addresses = se il registro riporta gli indirizzi dei browser: no, short (solo la rete) o whole (interi)
setting-metrics = offre le metriche Prometheus su /metrics
setting-site_name = nome di questo server, nella pagina iniziale
setting-welcome = benvenuto nella pagina iniziale: un testo, o un file se comincia con / o ./
setting-imprint = note legali: un indirizzo che comincia con https://, o un file di testo mostrato da questo server
setting-privacy = informativa sulla privacy: un indirizzo che comincia con https://, o un file di testo mostrato da questo server

## Perché il server non parte

# $setting: the flag or the environment variable; $value: what it was given; $kind: what it takes.
refused-setting_wrong =
    { $setting } non può essere «{ $value }». Ci vuole { $kind ->
        [whole] un numero intero da { $least } a { $most }
        [number] un numero da { $least } a { $most }
        [choice] uno di questi: { $choices }
        [yes_no] yes o no
        [host] un indirizzo di questo computer, per esempio 127.0.0.1, oppure 0.0.0.0 per tutti
        [origins] una o più origini, per esempio https://byzanz.example, separate da virgole
        [allowed_hosts] uno o più nomi host, per esempio byzanz.example o .byzanz.example, separati da virgole, oppure * per tutti
        [account_host] un nome di host come byzanz.example
        [trusted_proxies] uno o più indirizzi o reti, per esempio 127.0.0.1 o 10.0.0.0/8, separati da virgole, oppure * per tutti
       *[database] un file, oppure postgresql://utente@computer/nome
    }.
refused-invite_needs_accounts = Un server su invito ha bisogno degli account: installa l’extra accounts e non disattivarli.
refused-setting_file = { $setting } indica il file { $file }, che non può essere mostrato: { $why }
# $why: the reason in the operating system’s words.
refused-cannot_listen = Il server non può mettersi in ascolto su { $host }, porta { $port }: { $why }
# $why: the reason in the words of the operating system or the database.
refused-database_unusable = Il database { $database } non si può usare: { $why }
# $found, $known: versions of the tables.
refused-database_newer = Il database è di una versione più recente di Byzanz ({ $found }; questa conosce { $known }) o appartiene a un altro programma. Non vi è stato cambiato nulla.
refused-backup_onto_itself = Una copia di riserva non può essere scritta sopra il database stesso ({ $database }). Scegli un altro file.
refused-backup_needs_pg_dump = Per la copia di riserva di PostgreSQL serve il programma pg_dump. Fa parte dei programmi client di PostgreSQL.
