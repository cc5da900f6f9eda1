### Wat elke instelling van de server betekent, voor byzanz serve --help, en waarom hij niet start.

settings = instellingen
setting-host = adres waarop de server luistert
setting-port = poort waarop de server luistert
setting-database = bestand van de SQLite-database, of postgresql://…; leeg: een bestand in de gegevensmap van de gebruiker
setting-workers = aantal serverprocessen; meer dan één vereist PostgreSQL
setting-origins = andere herkomsten waarvan pagina’s mogen komen, gescheiden door komma’s (achter een proxy die Host wijzigt)
setting-allowed_hosts = hostnamen waarop deze server antwoordt naast IP-adressen, localhost en de naam van deze computer, gescheiden door komma’s; een punt ervoor omvat alle namen eronder, * betekent alle
setting-trusted_proxies = adressen van proxy’s waarvan de X-Forwarded-gegevens worden vertrouwd, gescheiden door komma’s
setting-bot_delay = zo lang wacht een bot hooguit voordat hij iets doet, in seconden; 0: meteen
setting-stand_in = niveau van de bot die voor afwezigen speelt
setting-away_seconds = zonder klok: na zoveel seconden zonder verbinding speelt een vervanger, als andere mensen wachten
setting-deal_wait = hoe lang het delen wacht op de willekeurige getallen van de spelers, in seconden
setting-handover_seconds = hoe lang een code werkt die een plaats naar een ander apparaat brengt, in seconden
setting-accounts = accounts aanbieden (heeft het extra `accounts` nodig)
setting-account_host = de hostnaam waaraan passkeys gebonden zijn; leeg: de eerste openbare naam uit `origins` of `allowed_hosts`, anders localhost
setting-invite_only = vreemden alleen op uitnodiging binnenlaten: ze zien een welkomstpagina en kunnen met een link van byzanz admin invite een account maken (vereist accounts)
setting-limit_frame = grootste bericht van een client, in bytes
setting-limit_frames = berichten per seconde en verbinding, gemiddeld (twee keer zoveel ineens)
setting-limit_requests = HTTP-verzoeken per seconde en adres, gemiddeld (vijf keer zoveel ineens)
setting-limit_connections = open websockets per adres
setting-limit_http_connections = open HTTP-verbindingen per adres (0: evenveel als websockets)
setting-limit_address = wat één adres per seconde mag kosten, al zijn verbindingen samen: een frame of een bestand 1, een aanroep 5, een websocket 20, een herhaling 200 (twee keer zoveel ineens); 0: 400, meer als er meer aanroepen of frames mogen
setting-limit_rooms = tafels die een adres per uur mag openen
setting-limit_analyses = analyses die een adres per uur mag starten
setting-limit_changes = wijzigingen die anderen aan tafel zien (opties, plaatsen, namen …), per persoon in één keer; na 20 seconden weer allemaal; een naam telt driedubbel
setting-limit_all_connections = open websockets per proces
setting-idle_seconds = na zoveel seconden verdwijnt een tafel waar niemand naar kijkt uit het geheugen
setting-lease_seconds = met meer processen: na zoveel seconden neemt een ander de bots en klokken over van een proces dat is uitgevallen
setting-keep_lobbies = dagen waarna een lobby waar niemand komt wordt verwijderd; 0: nooit
setting-keep_people = dagen waarna personen zonder spel worden verwijderd; 0: nooit
setting-keep_games = dagen waarna afgelopen en verlaten spellen worden verwijderd; 0: nooit
setting-log_level = hoeveel er wordt gelogd
setting-log_format = log als tekstregels of als JSON
setting-log_addresses = of het logboek de adressen van browsers noemt: no (nee), short (alleen het netwerk) of whole (volledig)
setting-metrics = Prometheus-metingen aanbieden op /metrics
setting-site_name = naam van deze server, op de startpagina
setting-welcome = welkomsttekst op de startpagina: een tekst, of een bestand als die met / of ./ begint
setting-imprint = colofon: een adres met https://, of een tekstbestand dat deze server toont
setting-privacy = privacyverklaring: een adres met https://, of een tekstbestand dat deze server toont

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
        [allowed_hosts] een of meer hostnamen zoals byzanz.example of .byzanz.example, gescheiden door komma’s, of * voor alle
        [account_host] een hostnaam zoals byzanz.example
        [trusted_proxies] een of meer adressen of netwerken zoals 127.0.0.1 of 10.0.0.0/8, gescheiden door komma’s, of * voor allemaal
       *[database] een bestand, of postgresql://gebruiker@computer/naam
    }.
refused-invite_needs_accounts = Een server voor genodigden heeft accounts nodig: installeer de extra accounts en zet ze niet uit.
refused-setting_file = { $setting } noemt het bestand { $file }, dat niet getoond kan worden: { $why }
# $why: the reason in the operating system’s words.
refused-cannot_listen = De server kan niet luisteren op { $host }, poort { $port }: { $why }
# $why: the reason in the words of the operating system or the database.
refused-database_unusable = De database { $database } kan niet worden gebruikt: { $why }
# $found, $known: versions of the tables.
refused-database_newer = De database is van een nieuwere versie van Byzanz ({ $found }; deze kent { $known }) of hoort bij een ander programma. Er is niets in veranderd.
refused-backup_onto_itself = Een back-up kan niet over de database zelf worden geschreven ({ $database }). Kies een ander bestand.
refused-backup_needs_pg_dump = Een back-up van PostgreSQL heeft het programma pg_dump nodig. Het hoort bij de clientprogramma’s van PostgreSQL.
