### Wat er gebeurde: verloop, voorlezen, terminal. Zonder punt aan het eind.

## Kopjes in het verloop

log-auction = Ronde { $round }, aanbod van { $number }
log-market = Ronde { $round }, markt
log-final = Laatste verkoop

## Gebeurtenissen

event-dealt = Je hand: { $cards }
event-round-began =
    { $you ->
        [yes] Ronde { $round } begint, jij start
       *[no] Ronde { $round } begint, { $name } start
    }
event-revealed = In het aanbod: { $cards }
event-bid =
    { $you ->
        [yes] Je biedt { $cards } = { $total }
       *[no] { $name } biedt { $cards } = { $total }
    }
event-raised =
    { $you ->
        [yes] Je legt bij: { $cards } = { $total }
       *[no] { $name } legt bij: { $cards } = { $total }
    }
event-passed =
    { $you ->
        [yes] Je past
       *[no] { $name } past
    }
event-won =
    { $you ->
        [yes] Je wint het aanbod van { $number } met { $total }
       *[no] { $name } wint het aanbod van { $number } met { $total }
    }
event-won-free =
    { $you ->
        [yes] Je krijgt het aanbod van { $number } gratis
       *[no] { $name } krijgt het aanbod van { $number } gratis
    }
event-gave =
    { $you ->
        [yes] Je legt { $cards } in de markt
       *[no] { $name } legt { $cards } in de markt
    }
event-collected =
    { $you ->
        [yes] Je neemt { $cards }
       *[no] { $name } neemt { $cards }
    }
event-took =
    { $you ->
        [yes] Je neemt { $cards } uit de markt
       *[no] { $name } neemt { $cards } uit de markt
    }
event-took-nothing =
    { $you ->
        [yes] De markt is leeg: je krijgt niets
       *[no] De markt is leeg: { $name } krijgt niets
    }
event-left = Uit het spel: { $cards }
event-sold =
    { $you ->
        [yes] Je verkoopt { $cards } voor { $points }
       *[no] { $name } verkoopt { $cards } voor { $points }
    }
event-discarded =
    { $you ->
        [yes] Je legt { $cards } af
       *[no] { $name } legt { $cards } af
    }
event-final-began = De stapel is leeg: iedereen mag nog één keer verkopen
event-done =
    { $you ->
        [yes] Je bent klaar
       *[no] { $name } is klaar
    }
event-over = Het spel is afgelopen
event-passed-several = { $names } passen

## Terugblik op een ronde

recap-title = Ronde { $round } in één oogopslag
recap-lot = Aanbod
recap-player = Koper
recap-price = Prijs
recap-took = Markt
recap-none = –
recap-left = Uit het spel: { $cards }
recap-sales = Verkopen in deze ronde: { $sales }
recap-no-sales = In deze ronde heeft niemand verkocht
