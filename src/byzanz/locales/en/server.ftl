### What each setting of the server means, for byzanz serve --help, and why it does not start.

settings = settings
setting-host = address to listen on
setting-port = port to listen on
setting-database = file of the SQLite database, or postgresql://…; empty: a file in the user’s data folder
setting-workers = number of server processes; more than one needs PostgreSQL
setting-origins = further origins that pages may come from, separated by commas (behind a proxy that changes Host)
setting-allowed_hosts = host names this server answers to besides IP addresses, localhost and this machine’s own name, separated by commas; a leading dot covers all names below it, * means any
setting-trusted_proxies = addresses of proxies whose X-Forwarded headers are trusted, separated by commas
setting-bot_delay = the longest a bot waits before it acts, in seconds; 0: it acts at once
setting-stand_in = level of the bot that plays for anyone who is away
setting-away_seconds = without a clock: seconds offline after which a stand-in plays, if other people are waiting
setting-deal_wait = how long the deal waits for the players’ random numbers, in seconds
setting-handover_seconds = how long a code that moves a seat to another device works, in seconds
setting-accounts = offer accounts (needs the extra `accounts`)
setting-account_host = the host name that passkeys are bound to; empty: the first public name of `origins` or `allowed_hosts`, else localhost
setting-invite_only = let strangers in by invitation alone: they see a welcome and can make an account by a link of byzanz admin invite (needs accounts)
setting-limit_frame = largest frame from a client, in bytes
setting-limit_frames = frames per second and connection, on average (twice as many at once)
setting-limit_requests = HTTP requests per second and address, on average (five times as many at once)
setting-limit_connections = open websockets per address
setting-limit_http_connections = open HTTP connections per address (0: as many as websockets)
setting-limit_address = what one address may cost per second, all its connections together: a frame or a file 1, a call 5, a websocket 20, a replay 200 (twice as much at once); 0: 400, more where calls or frames may be more
setting-limit_rooms = rooms an address may create per hour
setting-limit_analyses = analyses an address may start per hour
setting-limit_changes = changes that others at a table see (options, seats, names …), per person at once; all of them again after 20 seconds; a name counts three times
setting-limit_all_connections = open websockets per process
setting-idle_seconds = seconds after which a room that nobody looks at leaves memory
setting-lease_seconds = with several processes: seconds after which another takes over the bots and clocks of one that died
setting-keep_lobbies = days after which a lobby nobody comes to is removed; 0: never
setting-keep_people = days after which people without a game are removed; 0: never
setting-keep_games = days after which finished and abandoned games are removed; 0: never
setting-log_level = how much is logged
setting-log_format = logs as lines of text or of JSON
setting-log_addresses = whether the log names the addresses of browsers: no, short (their network) or whole
setting-metrics = serve Prometheus metrics at /metrics
setting-site_name = name of this server, shown on the start page
setting-welcome = welcome shown on the start page: a text, or a file if it begins with / or ./
setting-imprint = imprint: an address beginning with https://, or a text file that this server shows
setting-privacy = privacy policy: an address beginning with https://, or a text file that this server shows

## Why the server does not start

# $setting: the flag or the environment variable; $value: what it was given; $kind: what it takes.
refused-setting_wrong =
    { $setting } can’t be “{ $value }”. It takes { $kind ->
        [whole] a whole number from { $least } to { $most }
        [number] a number from { $least } to { $most }
        [choice] one of these: { $choices }
        [yes_no] yes or no
        [host] an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them
        [origins] origins such as https://byzanz.example, separated by commas
        [allowed_hosts] host names such as byzanz.example or .byzanz.example, separated by commas, or * for any
        [account_host] a host name such as byzanz.example
        [trusted_proxies] addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas, or * for all
       *[database] a file, or postgresql://user@host/name
    }.
refused-invite_needs_accounts = An invitation-only server needs accounts: install the extra accounts, and don’t turn them off.
refused-setting_file = { $setting } names the file { $file }, which can’t be shown: { $why }
# $why: the reason in the operating system’s words.
refused-cannot_listen = The server can’t listen on { $host }, port { $port }: { $why }
# $why: the reason in the words of the operating system or the database.
refused-database_unusable = The database { $database } can’t be used: { $why }
# $found, $known: versions of the tables.
refused-database_newer = The database was made by a newer version of Byzanz ({ $found }; this one knows { $known }) or belongs to another program. Nothing in it has been changed.
refused-backup_onto_itself = A backup can’t be written over the database itself ({ $database }). Choose another file.
refused-backup_needs_pg_dump = A backup of PostgreSQL needs the program pg_dump. It comes with PostgreSQL’s client programs.
