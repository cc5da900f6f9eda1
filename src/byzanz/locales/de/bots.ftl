### Bots: die Liste von `byzanz bots`, und was am Namen eines Bots falsch sein kann.

cli-bots = die Bots auflisten und wie sie heißen
bot-random = irgendein erlaubter Zug, rein zufällig
bot-greedy = eine Faustregel für jede Entscheidung; greedy:SATZ oder greedy:DATEI mit anderen Parametern ({ $sets })
bot-search = probiert aus, was in Welten kommen kann, die zu seiner Sicht passen, und beurteilt, wer dann gewinnt; search:64 Versuche je Möglichkeit, oder search:200ms
bot-search-v1 = search wie in früheren Versionen, zum Vergleich
bot-gentle = für Menschen: achtet auf die eigene Hand, verkauft, sobald es geht
bot-shrewd = für Menschen: weiß, was Karten wert sind und wann man auf den Markt wartet
bot-ruthless = für Menschen: denkt voraus und vergisst nichts
bot-own = eine eigene Klasse mit decide(view); siehe docs/bots.md

refused-unknown_bot = Einen Bot „{ $spec }“ gibt es nicht. Es gibt { $known }; eigene heißen DATEI.py:MyBot oder paket.modul:MyBot.
refused-bot_spec = „{ $spec }“ benennt keinen Bot. Namen sind { $known }, search:64, search:200ms, greedy:DATEI, DATEI.py:MyBot, paket.modul:MyBot.
refused-bot_file_missing = Eine Bot-Datei „{ $file }“ gibt es nicht.
refused-bot_file_broken = Der Bot „{ $spec }“ lässt sich nicht laden: { $why } ({ $file }, Zeile { $line })
refused-bot_class_missing =
    „{ $spec }“: Eine Bot-Klasse { $wanted } gibt es dort nicht. { $count ->
        [0] Keine Klasse dort hat decide(view).
       *[other] Dort gibt es { $bots }.
    }
refused-parameters_missing = Einen Parametersatz oder eine Datei „{ $file }“ gibt es nicht. Die Sätze sind { $known }.
refused-parameters_broken = Die Parameter „{ $file }“ sind unbrauchbar: { $why }
refused-bot_failed = Der Bot „{ $spec }“ lässt sich nicht starten: { $why }
refused-bot_process = Der Bot „{ $spec }“ braucht einen eigenen Prozess, und den bietet dieses System nicht. Wenn du ihm vertraust: byzanz arena --in-process.
