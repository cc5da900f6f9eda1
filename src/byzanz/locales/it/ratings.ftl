### Il rating: quanto è forte qualcuno e quanto è sicuro. I nomi di opzioni e bot restano come sono.

cli-rate = mostra la classifica che risulta dalle partite registrate
cli-rate-long = Valuta chi gioca in alcune partite registrate: una sola scala da 3 a 6 giocatori, per persone e bot, al netto della fortuna. Le stesse partite nello stesso ordine danno a tutti gli stessi numeri.
cli-rate-json = stampa un oggetto JSON e nient’altro
cli-rate-no-luck = non togliere la fortuna: più veloce, ma per la stessa sicurezza serve il doppio delle partite
cli-rate-database = valuta i risultati salvati da un server, invece dei file
rate-player = giocatore
rate-rating = rating
rate-games = partite
rate-note =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }. ± è un errore standard; un ? segna un rating che dice ancora poco. I rating senza ± sono fissi: il bot shrewd vale 1500.
rate-left-out =
    { $count ->
        [one] { $count } partita non conta
       *[other] { $count } partite non contano
    }: { $why ->
        [not_over] non finita.
        [played_on] ripresa da un’altra partita.
        [taken] qualcuno ha preso il posto di un bot.
       *[fault] interrotta da un bot.
    }
refused-nothing_to_rate =
    { $count ->
        [0] Non c’è nessuna partita da valutare.
       *[other] Non c’è nessuna partita da valutare: delle { $count } partite nessuna è finita e conta.
    }
refused-not_rated = Questa partita non conta per il rating.
refused-rating_result = Questo non è un risultato che si possa valutare.
refused-rate_what = Indica file di partite oppure --database, non entrambi.

## Nel browser: che cosa cambia una partita nei rating, la classifica, un rating nel tempo
ratings-title = Rating
ratings-provisional = Provvisorio: si sta ancora calcolando la fortuna di ognuno.
ratings-final = Definitivo. La fortuna è tolta: chi vince con carte fortunate guadagna di meno.
ratings-luck-head = fortuna
ratings-change-head = variazione
ratings-left = ha lasciato
ratings-fixed = fisso
ratings-why-luck = Dov’era la fortuna
ratings-pending = Si stanno calcolando i rating di questa partita.
ratings-now = { $rating } ± { $error }
ratings-mine = Il tuo rating
ratings-none = Il tuo rating comincia con la prima partita che conta. Ogni tavolo può contare: chi lo apre lo attiva nella sala d’attesa.
ratings-provisional-mine =
    { $games ->
        [one] Dopo { $games } partita dice ancora poco.
       *[other] Dopo { $games } partite dice ancora poco.
    }
ratings-place = Posto { $place } in classifica
ratings-course = Il tuo rating dopo ogni partita; la fascia lo contiene con il 95% di certezza
ratings-day = giorno
leaderboard-title = Classifica
leaderboard-sub =
    { $games ->
        [0] Nessuna partita ha ancora contato.
        [one] { $games } partita ha contato. La fortuna è tolta; ± è un errore standard.
       *[other] { $games } partite hanno contato. La fortuna è tolta; ± è un errore standard.
    }
leaderboard-bot = bot
leaderboard-provisional = Ancora troppo poche partite per un posto
leaderboard-you = tu
leaderboard-note = I rating dei bot sono fissi, così la misura è la stessa per tutti. Che nessuno si sia fatto aiutare da un programma non si può dimostrare.
