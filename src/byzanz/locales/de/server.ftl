### Was jede Einstellung des Servers bedeutet, für byzanz serve --help, und warum er nicht startet.

settings = Einstellungen
setting-host = Adresse, auf der der Server lauscht
setting-port = Port, auf dem der Server lauscht
setting-database = Datei der SQLite-Datenbank oder postgresql://…; leer: eine Datei im Datenordner des Benutzers
setting-workers = Zahl der Serverprozesse; mehr als einer braucht PostgreSQL
setting-origins = weitere Ursprünge, von denen Seiten kommen dürfen, durch Kommas getrennt (hinter einem Proxy, der Host ändert)
setting-allowed_hosts = Hostnamen, auf die dieser Server außer IP-Adressen, localhost und dem Namen dieses Rechners hört, durch Kommas getrennt; ein Punkt davor schließt alle Namen darunter ein, * heißt alle
setting-trusted_proxies = Adressen von Proxys, deren X-Forwarded-Angaben vertraut wird, durch Kommas getrennt
setting-bot_delay = so lange wartet ein Bot höchstens, bevor er handelt, in Sekunden; 0: er handelt sofort
setting-stand_in = Stärke des Bots, der für Abwesende spielt
setting-away_seconds = ohne Uhr: nach so vielen Sekunden ohne Verbindung spielt eine Vertretung, wenn andere Menschen warten
setting-deal_wait = wie lange beim Austeilen auf die Zufallszahlen der Spieler gewartet wird, in Sekunden
setting-handover_seconds = wie lange ein Code gilt, der einen Platz auf ein anderes Gerät bringt, in Sekunden
setting-accounts = Konten anbieten (braucht das Extra `accounts`)
setting-account_host = der Rechnername, an den Passkeys gebunden sind; leer: der erste öffentliche Name aus `origins` oder `allowed_hosts`, sonst localhost
setting-invite_only = Fremde nur auf Einladung hereinlassen: Sie sehen eine Begrüßung und können mit einem Link von byzanz admin invite ein Konto anlegen (braucht Konten)
setting-limit_frame = größte Nachricht eines Clients, in Bytes
setting-limit_frames = Nachrichten pro Sekunde und Verbindung, im Mittel (auf einmal doppelt so viele)
setting-limit_requests = HTTP-Anfragen pro Sekunde und Adresse, im Mittel (auf einmal fünfmal so viele)
setting-limit_connections = offene Websockets pro Adresse
setting-limit_http_connections = offene HTTP-Verbindungen pro Adresse (0: so viele wie Websockets)
setting-limit_address = was eine Adresse pro Sekunde kosten darf, alle ihre Verbindungen zusammen: ein Frame oder eine Datei 1, ein Aufruf 5, ein Websocket 20, eine Wiedergabe 200 (doppelt so viel auf einmal); 0: 400, mehr, wo mehr Aufrufe oder Frames erlaubt sind
setting-limit_rooms = Tische, die eine Adresse pro Stunde eröffnen darf
setting-limit_analyses = Analysen, die eine Adresse pro Stunde beginnen darf
setting-limit_changes = Änderungen, die andere am Tisch sehen (Optionen, Plätze, Namen …), je Person auf einmal; nach 20 Sekunden alle wieder; ein Name zählt dreifach
setting-limit_all_connections = offene Websockets pro Prozess
setting-idle_seconds = nach so vielen Sekunden verlässt ein Tisch, den niemand ansieht, den Speicher
setting-lease_seconds = bei mehreren Prozessen: nach so vielen Sekunden übernimmt ein anderer die Bots und Uhren eines ausgefallenen
setting-keep_lobbies = Tage, nach denen eine Lobby verschwindet, in die niemand kommt; 0: nie
setting-keep_people = Tage, nach denen Personen ohne Partie verschwinden; 0: nie
setting-keep_games = Tage, nach denen beendete und verlassene Partien verschwinden; 0: nie
setting-log_level = wie viel protokolliert wird
setting-log_format = Protokoll als Textzeilen oder als JSON
setting-log_addresses = ob das Protokoll die Adressen der Browser nennt: no (nein), short (nur das Netz) oder whole (ganz)
setting-metrics = Prometheus-Metriken unter /metrics anbieten
setting-site_name = Name dieses Servers, auf der Startseite
setting-welcome = Begrüßung auf der Startseite: ein Text, oder eine Datei, wenn er mit / oder ./ beginnt
setting-imprint = Impressum: eine Adresse mit https:// oder eine Textdatei, die dieser Server zeigt
setting-privacy = Datenschutzerklärung: eine Adresse mit https:// oder eine Textdatei, die dieser Server zeigt

## Warum der Server nicht startet

# $setting: the flag or the environment variable; $value: what it was given; $kind: what it takes.
refused-setting_wrong =
    { $setting } kann nicht „{ $value }“ sein. Möglich ist { $kind ->
        [whole] eine ganze Zahl von { $least } bis { $most }
        [number] eine Zahl von { $least } bis { $most }
        [choice] eines davon: { $choices }
        [yes_no] yes oder no
        [host] eine Adresse dieses Rechners wie 127.0.0.1, oder 0.0.0.0 für alle
        [origins] ein oder mehrere Ursprünge wie https://byzanz.example, durch Kommas getrennt
        [allowed_hosts] ein oder mehrere Hostnamen wie byzanz.example oder .byzanz.example, durch Kommas getrennt, oder * für alle
        [account_host] einen Rechnernamen wie byzanz.example
        [trusted_proxies] eine oder mehrere Adressen oder Netze wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt, oder * für alle
       *[database] eine Datei oder postgresql://benutzer@rechner/name
    }.
refused-invite_needs_accounts = Ein Server nur für Eingeladene braucht Konten: Installiere das Extra accounts und schalte sie nicht ab.
refused-setting_file = { $setting } nennt die Datei { $file }, die nicht gezeigt werden kann: { $why }
# $why: the reason in the operating system’s words.
refused-cannot_listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $why }
# $why: the reason in the words of the operating system or the database.
refused-database_unusable = Die Datenbank { $database } lässt sich nicht benutzen: { $why }
# $found, $known: versions of the tables.
refused-database_newer = Die Datenbank stammt von einer neueren Version von Byzanz ({ $found }; diese kennt { $known }) oder gehört einem anderen Programm. Nichts darin wurde verändert.
refused-backup_onto_itself = Eine Sicherung kann nicht über die Datenbank selbst geschrieben werden ({ $database }). Wähle eine andere Datei.
refused-backup_needs_pg_dump = Eine Sicherung von PostgreSQL braucht das Programm pg_dump. Es gehört zu den Client-Programmen von PostgreSQL.
