### De arena: veel spellen tussen bots, hun stand, het rapport. Namen van opdrachten en opties blijven.

## byzanz arena
cli-arena = bots veel spellen tegen elkaar laten spelen
cli-arena-long = Laat 3 tot en met 6 bots tegen elkaar spelen en laat zien hoe sterk ze zijn. Dezelfde seed geeft dezelfde uitslag, met hoeveel processen ook. Afsluitcode 1 als --strict de reeks heeft gestopt.
cli-arena-bot = een bot: random, greedy, search:64, pad/naar/bestand.py:MijnBot, pakket.module:MijnBot …
cli-arena-games = hoeveel spellen er gespeeld worden (standaard: { $count })
cli-arena-seed = het getal dat alle kaarten en al het toeval bepaalt (standaard: elke keer een nieuw)
cli-arena-duplicate = elke deling met elke rotatie van de plaatsen spelen (standaard), of een nieuwe deling voor elk spel
cli-arena-records = alle spellen in dit bestand schrijven, één per regel
cli-arena-workers = hoeveel processen er spelen (standaard: één per kern)
cli-arena-json = één JSON-object afdrukken en verder niets
cli-arena-report = een pagina met grafieken en de gegevens als CSV in deze map schrijven
cli-arena-limit = hoe lang een bot hoogstens over één zet mag nadenken, in milliseconden
cli-arena-strict = stoppen zodra een bot crasht, een ongeldige zet kiest of --limit overschrijdt
cli-arena-faults = waar de spellen komen waarin bots faalden (standaard: { $file })
cli-arena-in-process = bots uit bestanden in het proces van de arena zelf uitvoeren: sneller, maar ze zouden verborgen kaarten kunnen bekijken
cli-arena-ray = spelen op het Ray-cluster op ADDRESS; zonder adres op een cluster dat hier start

arena-progress = Bezig
arena-rate = { $rate } spellen/s
arena-left = nog { $time }
arena-title =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $players } spelers, seed { $seed }, { $duplicate ->
        [yes] elke deling met elke rotatie van de plaatsen
       *[no] een nieuwe deling voor elk spel
    }, { $seconds } s
arena-bot = bot
arena-games = spellen
arena-win-share = gewonnen
arena-interval = 95%-interval
arena-points = punten
arena-margin = voorsprong
arena-ranks = plaatsen
arena-ms = ms per zet
arena-p99 = 99% binnen
arena-rating = rating
arena-note = Gewonnen: bij een gelijke stand wordt gedeeld; { $parity }% is even sterk. Interval over de delingen. Voorsprong: punten voor op de beste tegenstander. Plaatsen: % van de spellen op plaats 1, 2 … Rating: { $anchored ->
        [yes] shrewd heeft 1500
       *[no] het gemiddelde van deze tafel is 1500
    }; ± één standaardfout.
arena-in-process = Bots uit bestanden draaiden in het proces van de arena zelf (--in-process): niets belette ze verborgen kaarten te bekijken.
arena-percent = { $share }%
arena-fault =
    { $name } { $kind ->
        [crash] crashte
        [illegal] koos een ongeldige zet
       *[timeout] dacht te lang na
    } in spel { $game } (deling { $deal }): { $detail }
arena-fault-without = Vanaf deling { $deal } speelt { $stand_in } in zijn plaats; voor deze bot tellen alleen de delingen daarvoor.
arena-fault-record = De spellen die het laten zien: { $file } (byzanz replay drukt ze af)
arena-strict = Gestopt vanwege --strict.
arena-report-written = Rapport: { $file }
arena-records-written = Spellen: { $file }
arena-workers-lost = Bij spel { $first } tot en met { $last } vielen er steeds weer processen uit: een van de bots sleurt zijn proces mee. Met --workers 1 zie je hoe.
arena-stand-in-failed = Ook de invaller { $name } faalde: { $detail }

refused-arena_bots = { $got } bots kunnen niet spelen: het moeten er { $least } tot en met { $most } zijn.
refused-arena_games = { $got } spellen kunnen niet gespeeld worden: het moet er minstens 1 zijn.
refused-arena_number = { $option } moet meer dan 0 zijn, niet { $got }.
refused-arena_least = { $option } moet minstens { $least } zijn, niet { $got }.
refused-arena_record = Dit verslag zegt niet welke bots er speelden (“{ $key }” ontbreekt).
refused-arena_folder = “{ $file }” is geen map waarin geschreven kan worden.
refused-missing_extra = Hiervoor zijn meer pakketten nodig. Installeer ze met: { $command }
refused-half_compiled = De regels zijn alleen gecompileerd voor zover spelen dat nodig heeft. Voer om te meten eerst uit: { $command }
arena-narrow = Niet alles past in dit venster: een breder venster toont meer, net als --json en --report.
refused-ray_unreachable = Het Ray-cluster “{ $address }” is niet bereikbaar: { $why }

## De pagina van --report
report-title = Byzanz: rapport uit de arena
report-data = De gegevens:
report-wins = Gewonnen spellen
report-wins-note = Bij een gelijke stand wordt gedeeld; de balk is het 95%-interval over de delingen, de streepjeslijn betekent even sterk.
report-wins-x = % van de spellen gewonnen
report-places = Plaatsen
report-places-note = Hoe vaak elke bot eerste, tweede enzovoort werd; bij een gelijke stand telt de betere plaats.
report-places-x = % van de spellen
report-rounds = Punten per ronde
report-rounds-note = Gemiddelde winstpunten na elke ronde; bij de laatste ronde hoort de laatste verkoop.
report-rounds-x = na ronde
report-seats = Voordeel van elke plaats
report-seats-note = Gewonnen spellen van een plaats over alle bots, met het 95%-interval. De eerste plaats begint de eerste ronde.
report-seat = plaats { $seat }
report-prices = Prijs naar grootte van het aanbod
report-prices-note = Gemiddelde som van het winnende bod; vier van de vijf prijzen liggen in de grijze band. Het laatste aanbod van een ronde, zonder concurrentie, telt niet mee.
report-lot = kaarten in het aanbod
report-price = prijs
report-positions = Winst naar positie op de markt
report-positions-note = Positie 1 kiest als eerste. Winst: de punten waarvoor tot de volgende keuze verkocht wordt; waarde: de som van de gekozen kaarten (handelaars tellen 0).
report-positions-x = positie op de markt
report-profit = winst tot de volgende keuze
report-value = waarde van de genomen kaarten
report-passes = Hoe vaak iedereen paste
report-passes-note = Hoe vaak er op een aanbod van elke grootte niet geboden werd; degene die als eerste paste, krijgt het gratis.
report-passes-y = % van de veilingen
report-lengths = Lengte van de spellen
report-lengths-note = Hoeveel zetten een spel duurde; de streepjeslijn is het gemiddelde.
report-lengths-x = zetten

## byzanz tune
cli-tune = de parameters van een bot verbeteren met een evolutiestrategie
cli-tune-long = Laat veel varianten van een bot tegen andere bots spelen en bewaart wat wint. De uitkomst wordt gemeten op nieuwe delingen, nooit op die waarmee ze gevonden is, en in een leesbaar bestand geschreven.
cli-tune-bot = de bot waarvan de parameters verbeterd worden
cli-tune-players = aan tafels met 3 tot en met 6 spelers (standaard: { $count })
cli-tune-against = de bots op de andere plaatsen (standaard: de bot zoals hij is)
cli-tune-generations = hoeveel generaties (standaard: { $count })
cli-tune-population = hoeveel varianten per generatie (standaard: hangt af van het aantal parameters)
cli-tune-deals = hoeveel delingen elke variant op elke plaats speelt (standaard: { $count })
cli-tune-fresh = op hoeveel nieuwe delingen de uitkomst gemeten wordt (standaard: { $count })
cli-tune-seed = het getal dat alle kaarten en al het toeval bepaalt (standaard: elke keer een nieuw)
cli-tune-workers = hoeveel processen er spelen (standaard: één per kern)
cli-tune-output = het bestand voor de gevonden parameters (standaard: { $file })
cli-tune-json = één JSON-object afdrukken en verder niets
tune-progress = { $name } verbeteren
tune-measuring = Meten
tune-generation = voorsprong gemiddeld { $mean }, op zijn best { $best }
tune-title =
    { $name } met { $players } spelers, na { $generations ->
        [one] { $generations } generatie
       *[other] { $generations } generaties
    } en { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } (seed { $seed }); gemeten op { $deals ->
        [one] { $deals } nieuwe deling
       *[other] { $deals } nieuwe delingen
    }
tune-before = voorheen
tune-after = verbeterd
tune-difference = Verschil in voorsprong op dezelfde delingen: { $margin } (95%-interval { $low } tot { $high })
tune-verdict =
    { $verdict ->
        [better] De nieuwe parameters zijn beter.
        [worse] De nieuwe parameters zijn slechter; ze worden toch weggeschreven.
       *[unsure] Deze delingen laten niet zien of de nieuwe parameters beter zijn.
    }
tune-parameter = parameter
tune-written = Parameters: { $file }
refused-tune_field = Voor het verbeteren zijn andere bots nodig om tegen te spelen.
refused-tune_fault = Een bot faalde tijdens het verbeteren: { $detail }
refused-tune_parameters = “{ $spec }” heeft geen parameters die te verbeteren zijn. Bots die ze wel hebben: { $known }
refused-tune_players = Er zijn tafels voor { $least } tot en met { $most } spelers, niet voor { $got }.
