### Wat elke instelling van de server betekent, voor byzanz serve --help, en waarom hij niet start.

settings = instellingen
setting-host = adres waarop de server luistert
setting-port = poort waarop de server luistert
setting-database = bestand van de SQLite-database, of postgresql://…; leeg: een bestand in de gegevensmap van de gebruiker
setting-workers = aantal serverprocessen; meer dan één vereist PostgreSQL
setting-origins = andere herkomsten waarvan pagina’s mogen komen, gescheiden door komma’s (achter een proxy die Host wijzigt)
setting-trusted_proxies = adressen van proxy’s waarvan de X-Forwarded-gegevens worden geloofd, gescheiden door komma’s
setting-bot_delay = zo lang denkt een bot hooguit na, in seconden; 0: hij handelt meteen
setting-stand_in = niveau van de bot die voor afwezigen speelt
setting-away_seconds = zonder klok: na zoveel seconden zonder verbinding speelt een vervanger, als andere mensen wachten
setting-deal_wait = hoe lang het delen op het toeval van de spelers wacht, in seconden
setting-handover_seconds = hoe lang een code werkt die een plaats naar een ander apparaat brengt, in seconden
setting-limit_frame = grootste bericht van een client, in bytes
setting-limit_frames = berichten per seconde en verbinding, gemiddeld (twee keer zoveel ineens)
setting-limit_requests = HTTP-verzoeken per seconde en adres, gemiddeld (vijf keer zoveel ineens)
setting-limit_connections = open websockets per adres
setting-limit_rooms = tafels die een adres in een uur mag openen
setting-limit_all_connections = open websockets van een proces
setting-idle_seconds = een tafel waar niemand naar kijkt verlaat na zoveel seconden het geheugen
setting-lease_seconds = met meer processen: zoveel seconden nadat er één stopt, neemt een ander zijn bots en klokken over
setting-log_level = hoeveel er wordt gelogd
setting-log_format = log als tekstregels of als JSON
setting-metrics = Prometheus-metingen aanbieden op /metrics

## Waarom de server niet start

# $setting: the flag or the environment variable; $value: what it was given; $kind: what it takes.
refused-setting_wrong =
    { $setting } kan niet “{ $value }” zijn. Mogelijk is { $kind ->
        [whole] een geheel getal van { $least } tot en met { $most }
        [number] een getal van { $least } tot en met { $most }
        [choice] een van deze: { $choices }
        [yes_no] yes of no
        [host] een adres van deze computer, zoals 127.0.0.1, of 0.0.0.0 voor allemaal
        [origins] een of meer herkomsten zoals https://byzanz.example, gescheiden door komma’s
        [trusted_proxies] een of meer adressen of netwerken zoals 127.0.0.1 of 10.0.0.0/8, gescheiden door komma’s, of * voor allemaal
       *[database] een bestand, of postgresql://gebruiker@computer/naam
    }.
# $why: the operating system's word for it.
refused-cannot_listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }
# $why: the operating system's or the database's word for it.
refused-database_unusable = De database { $database } kan niet worden gebruikt: { $why }
# $found, $known: versions of the tables.
refused-database_newer = De database is van een nieuwere versie van Byzanz ({ $found }; deze kent { $known }) of hoort bij een ander programma. Er is niets in veranderd.
