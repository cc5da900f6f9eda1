### Bots: de lijst van `byzanz bots`, en wat er mis kan zijn met de naam van een bot.

cli-bots = de bots tonen en hoe ze heten
bot-random = een willekeurige toegestane zet
bot-greedy = een vuistregel voor elke beslissing; greedy:SET of greedy:BESTAND met andere parameters ({ $sets })
bot-search = probeert uit wat er kan komen in werelden die bij zijn zicht passen en beoordeelt wie er dan wint; search:64 pogingen per mogelijkheid, of search:200ms
bot-search-v1 = search zoals in eerdere versies, ter vergelijking
bot-gentle = voor mensen: let op de eigen hand en verkoopt zodra het kan
bot-shrewd = voor mensen: weet wat kaarten waard zijn en wanneer het loont op de markt te wachten
bot-ruthless = voor mensen: denkt vooruit en vergeet niets
bot-own = je eigen klasse met decide(view); zie docs/bots.md

refused-unknown_bot = Er is geen bot “{ $spec }”. Er zijn { $known }; je eigen bot noem je BESTAND.py:MyBot of pakket.module:MyBot.
refused-bot_spec = “{ $spec }” is geen naam van een bot. Namen zijn { $known }, search:64, search:200ms, greedy:BESTAND, BESTAND.py:MyBot, pakket.module:MyBot.
refused-bot_file_missing = Er is geen botbestand “{ $file }”.
refused-bot_file_broken = De bot “{ $spec }” kan niet worden geladen: { $why } ({ $file }, regel { $line })
refused-bot_class_missing =
    “{ $spec }”: daar is geen botklasse { $wanted }. { $count ->
        [0] Geen enkele klasse daar heeft decide(view).
       *[other] Wel is er { $bots }.
    }
refused-parameters_missing = Er is geen parameterset of bestand “{ $file }”. De sets zijn { $known }.
refused-parameters_broken = De parameters “{ $file }” zijn niet bruikbaar: { $why }
refused-bot_failed = De bot “{ $spec }” kan niet worden gestart: { $why }
refused-bot_process = De bot “{ $spec }” heeft een eigen proces nodig, en dat biedt dit systeem niet. Als je hem vertrouwt: byzanz arena --in-process.
