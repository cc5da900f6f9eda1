### Il rating: quanto è forte qualcuno e quanto è sicuro. I nomi di opzioni e bot restano come sono.

cli-rate = mostra la classifica che risulta dalle partite registrate
cli-rate-long = Valuta chi gioca in alcune partite registrate: una sola scala da 3 a 6 giocatori, per persone e bot, al netto della fortuna. Le stesse partite nello stesso ordine danno a tutti gli stessi numeri.
cli-rate-json = stampa un oggetto JSON e nient’altro
cli-rate-no-luck = non togliere la fortuna: più veloce, ma per la stessa sicurezza serve il doppio delle partite
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
       *[fault] interrotta da un bot.
    }
refused-nothing_to_rate =
    { $count ->
        [0] Non c’è nessuna partita da valutare.
       *[other] Non c’è nessuna partita da valutare: delle { $count } partite nessuna è finita e conta.
    }
refused-not_rated = Questa partita non conta per il rating.
refused-rating_result = Questo non è un risultato che si possa valutare.
