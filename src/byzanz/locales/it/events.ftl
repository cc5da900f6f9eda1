### Che cosa è successo: cronaca, lettura ad alta voce, terminale. Senza punto finale.

## Titoli della cronaca

log-auction = Round { $round }, lotto da { $number }
log-market = Round { $round }, mercato
log-final = Ultima vendita

## Eventi

event-dealt = La tua mano: { $cards }
event-round-began =
    { $you ->
        [yes] Comincia il round { $round }, inizi tu
       *[no] Comincia il round { $round }, inizia { $name }
    }
event-revealed = Nel lotto: { $cards }
event-bid =
    { $you ->
        [yes] Tu punti { $cards } = { $total }
       *[no] { $name } punta { $cards } = { $total }
    }
event-raised =
    { $you ->
        [yes] Tu aggiungi { $cards } = { $total }
       *[no] { $name } aggiunge { $cards } = { $total }
    }
event-passed =
    { $you ->
        [yes] Tu passi
       *[no] { $name } passa
    }
event-won =
    { $you ->
        [yes] Ti aggiudichi il lotto da { $number } con { $total }
       *[no] { $name } si aggiudica il lotto da { $number } con { $total }
    }
event-won-free =
    { $you ->
        [yes] Ti aggiudichi gratis il lotto da { $number }
       *[no] { $name } si aggiudica gratis il lotto da { $number }
    }
event-gave =
    { $you ->
        [yes] Metti { $cards } nel mercato
       *[no] { $name } mette { $cards } nel mercato
    }
event-collected =
    { $you ->
        [yes] Prendi { $cards }
       *[no] { $name } prende { $cards }
    }
event-took =
    { $you ->
        [yes] Prendi { $cards } dal mercato
       *[no] { $name } prende { $cards } dal mercato
    }
event-took-nothing =
    { $you ->
        [yes] Il mercato è vuoto: non prendi nulla
       *[no] Il mercato è vuoto: { $name } non prende nulla
    }
event-left = Fuori dal gioco: { $cards }
event-sold =
    { $you ->
        [yes] Vendi { $cards } per { $points }
       *[no] { $name } vende { $cards } per { $points }
    }
event-discarded =
    { $you ->
        [yes] Scarti { $cards }
       *[no] { $name } scarta { $cards }
    }
event-final-began = Il mazzo è esaurito: tutti possono vendere un’ultima volta
event-done =
    { $you ->
        [yes] Hai finito
       *[no] { $name } ha finito
    }
event-over = La partita è finita
event-passed-several = { $names } passano

## Riepilogo di un round

recap-title = Il round { $round } in breve
recap-lot = Lotto
recap-player = Acquirente
recap-price = Prezzo
recap-took = Mercato
recap-none = –
recap-left = Fuori dal gioco: { $cards }
recap-sales = Vendite di questo round: { $sales }
recap-no-sales = In questo round nessuno ha venduto
