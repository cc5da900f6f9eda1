### La riga di comando. I nomi di comandi, opzioni e chiavi restano come sono.

cli-byzanz = Byzanz, il gioco di carte e aste per 3–6 giocatori: giocalo nel browser, fai giocare i bot, studialo.
cli-commands = comandi
cli-no-file = Non c’è nessun file «{ $file }».
cli-file-trouble = «{ $file }» non si può usare: { $why }
# $place: in which part of a file; $number: its number, from 1; $reason: a sentence.
cli-refused-at =
    { $place ->
        [line] riga
       *[in_game] partita
     } { $number }: { $reason }

## byzanz replay
cli-replay = mostra in forma leggibile una partita registrata
cli-replay-file = un file di partite registrate, una per riga
cli-replay-game = quale partita del file, da 1 (predefinito: la prima)
cli-replay-at = solo le prime N mosse
cli-replay-seat = come la vede il posto S (da 0) invece che a mani scoperte
replay-heading = Byzanz con { $players } giocatori: { $names }
replay-dealt = { $name } riceve { $cards }
replay-table =
    Dopo { $actions ->
        [one] { $actions } mossa
       *[other] { $actions } mosse
    }: round { $round } di { $rounds }, { $phase ->
        [bid] asta
        [give] una carta del lotto va al mercato
        [limit] limite di carte in mano
        [take] mercato
        [final] ultima vendita
       *[over] la partita è finita
    }, { $pile } nel mazzo
replay-lot = Nel lotto: { $cards }
replay-market = Nel mercato: { $cards }
replay-seat =
    { $mark } { $name }: { $hand }{ $has_bid ->
        [yes] { " " }| puntata { $bid }
       *[no] { "" }
    } | { $profit ->
        [one] { $profit } carta profitto
       *[other] { $profit } carte profitto
    }, { $points } punti
replay-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }

## byzanz verify
cli-verify = controlla che le partite registrate seguano le regole
cli-verify-long = Rigioca ogni partita dei file. Codice d’uscita 0 se tutte seguono le regole; 1 se una non lo fa: ne vengono indicati file, riga, mossa e motivo.
cli-verify-file = un file di partite registrate, una per riga
cli-verify-deal = controlla anche che le carte di ogni partita siano state distribuite come promesso dal server (docs/fairness.md)
verify-progress = Controllo
verify-wrong = { $file }, riga { $line }: { $reason }
verify-none = In «{ $file }» non c’è nessuna partita.
verify-right =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in { $files ->
        [one] { $files } file
       *[other] { $files } file
    }: { $deal ->
        [yes] tutto secondo le regole e distribuito come promesso.
       *[no] tutto secondo le regole.
    }

## byzanz bench
cli-bench = misura la velocità delle regole, a confronto con altri programmi
cli-bench-json = scrive un oggetto JSON e nient’altro
cli-bench-seconds = secondi per ogni misura (predefinito: 1)
cli-bench-alone = tralascia gli altri programmi e le regole interpretate
bench-title = Un core, una prova, { $compiled ->
        [yes] regole compilate
       *[no] regole interpretate
    }. Sulle macchine condivise i numeri oscillano: contano i rapporti.
bench-figure = misura
bench-ours = Byzanz
bench-ratio = rapporto
bench-decisions = gioco casuale dentro le regole, mosse/s
bench-games = partite casuali a quattro/s
bench-api = gioco casuale da Python, mosse/s
bench-view = viste di un posto/s
bench-copy = copia di uno stato, ns
bench-resample = partite ridistribuite/s
bench-greedy = partite finite da greedy/s
bench-interpreted = interpretate
bench-missing = { $what } non è installato: tralasciato (make bench lo installa)

## byzanz play e serve
cli-play = gioca nel browser contro bot o amici
cli-serve = offre tavoli a molti giocatori
cli-play-bot = fa sedere questo bot alle tue partite contro i bot, anche da un file (percorso/del/file.py:MyBot); ripetibile
cli-play-no-browser = non apre il browser
cli-play-lan = fai entrare gli amici nella rete di casa: ascolta anche sugli indirizzi di questo computer nelle sue reti (semplice http)
cli-play-lan-open = Gli amici nella tua rete possono aprire: { $addresses }. Chi lì ha il link di un tavolo può entrare; la connessione non è cifrata (semplice http).
cli-play-lan-none = Questo computer non è in nessuna rete: nessun altro può entrare. Il gioco gira solo per te.
cli-play-address = Byzanz è attivo su { $address } (Ctrl+C lo chiude; le tue partite restano)
cli-play-bots =
    Comincia una partita contro i bot: { $names } { $count ->
        [one] gioca
       *[other] giocano
    } con te.
cli-serve-address = Byzanz è attivo su { $address }

## Che cosa può essere sbagliato in una partita, in una registrazione o in un file

refused-first = Il primo posto dev’essere da { $least } a { $most }, non { $got }.
refused-seed = Un seme è un numero intero, e una partita ha o un seme o un ordine delle carte.
refused-rules = Questa opzione è sconosciuta o non può avere questo valore.
refused-play_bots = { $got } bot non trovano posto a un tavolo: gli altri posti sono { $most }.
refused-workers_need_postgres = Più processi del server ({ $workers }) richiedono PostgreSQL: --database postgresql://…
refused-database_in_use = Il database { $database } è già usato da un altro server. { $address }
refused-no_such_game =
    { $count ->
        [0] In questo file non c’è nessuna partita.
        [one] In questo file non c’è una partita { $game }: ne contiene una sola.
       *[other] In questo file non c’è una partita { $game }: ne contiene { $count }.
    }
refused-no_such_moment = Il momento { $at } non esiste: la partita ha { $most } mosse.
record-action = mossa { $count }, «{ $text }»: { $reason }
record-key = «{ $key }»: { $reason }
record-not_json = Questo non è JSON (vicino al carattere { $where }).
record-not_an_object = Questo non è un oggetto JSON.
record-unknown_format = Il formato è { $got }, non «{ $known }».
record-players = Servono da { $least } a { $most } giocatori, non { $got }.
record-seat_unknown = Qui serve un posto da { $least } a { $most }, non { $got }.
record-not_a_list =
    { $of ->
        [int] Qui serve una lista di numeri.
       *[str] Qui serve una lista di parole.
    }
record-size = Devono essere { $size }, ma sono { $got }.
record-one_name_a_seat = Serve un nome per ciascuno dei { $players } posti.
record-result_incomplete = Una partita finita ha tutti questi dati: { $keys }.
record-result_missing = La partita è finita, ma manca il risultato.
record-not_finished = C’è un risultato, ma la partita non è finita.
record-wrong_result = Il risultato è sbagliato.

cli-export-games = scrive le partite finite di un server come registrazioni
cli-export-games-long = Scrive le partite finite del database di un server come registrazioni, una per riga, la più vecchia per prima. Il server può restare acceso.
cli-export-games-file = il file da scrivere
export-games-done = { $games ->
    [one] Una partita è in { $file }.
   *[other] { $games } partite sono in { $file }.
}
cli-backup = copia il database di un server mentre è in funzione
cli-backup-long = Copia tutto il database di un server, com’è in un dato momento, in un file che solo il proprietario può leggere. Il server può restare acceso. SQLite: il file è un database che può prendere il posto del vecchio. PostgreSQL: il file è per pg_restore; serve pg_dump.
cli-backup-file = il file da scrivere; uno con lo stesso nome viene sostituito quando la copia è completa
backup-done = { $kind ->
    [dump] Il database è in { $file }; si ripristina con pg_restore.
   *[file] Il database è in { $file }.
}
