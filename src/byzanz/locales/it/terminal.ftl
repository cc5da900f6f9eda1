### Il tavolo nel terminale: riga per riga (byzanz play --plain) e a schermo (byzanz tui). I comandi restano come sono.

terminal-guest = ospite { $number }
terminal-begin = Giochi a Byzanz con { $names }. Scrivi ? per l’aiuto.
terminal-stopped = La partita si ferma qui.
terminal-help-letters = Le carte sono una lettera e un valore, per esempio T1: { $letters }.
terminal-help-commands = guarda: il tavolo; possibili: cosa puoi fare; consiglio: un consiglio; cronaca: cos’è successo; regole: le regole; esci: fine.
terminal-sum = { $cards } = { $total }
terminal-hint = Consiglio: { $action } ({ $share }% di probabilità di vincere).
# Several things to do. $action: a list of them.
terminal-hint-even = Consiglio: { $action } si equivalgono ({ $share }% di probabilità di vincere).
# Where there is hardly a chance to win. $points: what one has at the end.
terminal-hint-points =
    Consiglio: { $action } (circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine).
terminal-hint-even-points =
    Consiglio: { $action } si equivalgono (circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine).
terminal-no-hint = Non c’è un consiglio per questo.
terminal-lesson-next = Premi Invio per continuare.
terminal-lessons-stopped = Le lezioni si fermano qui.
cli-learn = impara il gioco in otto brevi lezioni
cli-learn-lesson = la lezione da cui iniziare: cards, bid, win, pass, market, sell, limit, final
cli-learn-plain = riga per riga, come sempre qui; nel browser: byzanz play
terminal-key-sell = Vendi
terminal-key-back = Indietro
terminal-key-hint = Consiglio
terminal-key-type = Scrivi
terminal-key-theme = Chiaro/scuro
terminal-key-language = Lingua
terminal-key-new = Nuova partita
terminal-key-quit = Esci
terminal-lobby = Tavolo { $room }: in attesa di giocatori.
terminal-lost = Connessione persa. Nuovo tentativo…
terminal-small = Questa finestra è troppo piccola: serve 80×24.
terminal-col-hand = mano
terminal-col-bid = puntata
terminal-col-offer = offerta
terminal-col-profit = profitto
terminal-passed = passato
terminal-lot = Lotto
terminal-market = Mercato
terminal-hand = Mano
terminal-sales = Tris
cli-play-plain = gioca qui, riga per riga: per lettori di schermo, pipe e script
cli-table-group = una partita nel terminale
cli-table-players = quanti giocano, da 3 a 6 (predefinito: { $count })
cli-table-level = forza dei bot agli altri posti
cli-table-seed = il numero che decide carte e bot (predefinito: ogni volta uno nuovo)
cli-table-language = lingua del tavolo: { $known }
cli-table-record = aggiungi la registrazione della partita a questo file; - la stampa alla fine
cli-table-name = il tuo nome
cli-tui = gioca a schermo nel terminale, contro i bot o al tavolo di un server
cli-tui-server = indirizzo del server, come https://byzanz.example
cli-tui-room = id o link del tavolo (predefinito: un nuovo tavolo con bot)
cli-tui-delay = secondi tra le mosse dei bot (predefinito: { $count })
refused-language = Non c’è la lingua «{ $got }»; ci sono { $known }.
refused-unreachable = Il server { $address } non è raggiungibile: { $why }

terminal-seat =
    { $name }: { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    } in mano, { $profit ->
        [one] { $profit } carta profitto
       *[other] { $profit } carte profitto
    }{ $has_offer ->
        [yes] , ha la carta offerta { $offer }
       *[no] { "" }
    }{ $knows_points ->
        [yes] , punti: { $points }
       *[no] { "" }
    }
terminal-score =
    { $you ->
        [yes] Hai
       *[no] { $name } ha
    } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    } in mano
cli-results = mostra i miei risultati e gruppi su un server
cli-results-server = il server; sei chi vi gioca con `byzanz tui --server`
cli-results-json = scrive in JSON
results-versus =
    { $name }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $ahead } a { $behind }
