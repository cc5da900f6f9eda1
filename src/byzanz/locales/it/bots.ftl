### Bot: l’elenco di `byzanz bots`, e che cosa può esserci di sbagliato nel nome di un bot.

cli-bots = elenca i bot e i loro nomi
bot-random = una qualsiasi mossa permessa, a caso
bot-greedy = una regola pratica per ogni decisione; greedy:INSIEME o greedy:FILE con altri parametri ({ $sets })
bot-search = prova che cosa può venire in mondi compatibili con ciò che vede e valuta chi vincerebbe; search:64 tentativi per possibilità, o search:200ms
bot-search-v1 = search com’era nelle versioni precedenti, per confronto
bot-gentle = per le persone: bada alla propria mano e vende appena può
bot-shrewd = per le persone: sa quanto valgono le carte e quando aspettare il mercato
bot-ruthless = per le persone: guarda avanti e non dimentica nulla
bot-own = una tua classe con decide(view); vedi docs/bots.md

refused-unknown_bot = Non c’è nessun bot «{ $spec }». Ci sono { $known }; i tuoi si indicano con FILE.py:MyBot o pacchetto.modulo:MyBot.
refused-bot_spec = «{ $spec }» non indica un bot. I nomi sono { $known }, search:64, search:200ms, greedy:FILE, FILE.py:MyBot, pacchetto.modulo:MyBot.
refused-bot_file_missing = Non c’è nessun file di bot «{ $file }».
refused-bot_file_broken = Il bot «{ $spec }» non può essere caricato: { $why } ({ $file }, riga { $line })
refused-bot_class_missing =
    «{ $spec }»: lì non c’è una classe di bot { $wanted }. { $count ->
        [0] Nessuna classe lì ha decide(view).
       *[other] C’è { $bots }.
    }
refused-parameters_missing = Non c’è nessun insieme di parametri né file «{ $file }». Gli insiemi sono { $known }.
refused-parameters_broken = I parametri «{ $file }» non sono utilizzabili: { $why }
refused-bot_failed = Il bot «{ $spec }» non può essere avviato: { $why }
refused-bot_process = Il bot «{ $spec }» ha bisogno di un processo suo, che questo sistema non offre. Se ti fidi: byzanz arena --in-process.
