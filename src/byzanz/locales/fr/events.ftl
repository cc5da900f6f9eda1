### Ce qui s’est passé : journal, lecture à voix haute, terminal. Sans point final.

## Titres du journal

log-auction = Manche { $round }, lot de { $number }
log-market = Manche { $round }, marché
log-final = Dernière vente

## Événements

event-dealt = Ta main : { $cards }
event-round-began =
    { $you ->
        [yes] La manche { $round } commence, à toi d’ouvrir
       *[no] La manche { $round } commence, { $name } ouvre
    }
event-revealed = Dans le lot : { $cards }
event-bid =
    { $you ->
        [yes] Tu mises { $cards } = { $total }
       *[no] { $name } mise { $cards } = { $total }
    }
event-raised =
    { $you ->
        [yes] Tu ajoutes { $cards } = { $total }
       *[no] { $name } ajoute { $cards } = { $total }
    }
event-passed =
    { $you ->
        [yes] Tu passes
       *[no] { $name } passe
    }
event-won =
    { $you ->
        [yes] Tu remportes le lot de { $number } pour { $total }
       *[no] { $name } remporte le lot de { $number } pour { $total }
    }
event-won-free =
    { $you ->
        [yes] Tu obtiens gratuitement le lot de { $number }
       *[no] { $name } obtient gratuitement le lot de { $number }
    }
event-gave =
    { $you ->
        [yes] Tu mets { $cards } au marché
       *[no] { $name } met { $cards } au marché
    }
event-collected =
    { $you ->
        [yes] Tu prends { $cards }
       *[no] { $name } prend { $cards }
    }
event-took =
    { $you ->
        [yes] Tu prends { $cards } au marché
       *[no] { $name } prend { $cards } au marché
    }
event-took-nothing =
    { $you ->
        [yes] Le marché est vide : tu repars les mains vides
       *[no] Le marché est vide : { $name } repart les mains vides
    }
event-left = Hors jeu : { $cards }
event-sold =
    { $you ->
        [yes] Tu vends { $cards } pour { $points }
       *[no] { $name } vend { $cards } pour { $points }
    }
event-discarded =
    { $you ->
        [yes] Tu défausses { $cards }
       *[no] { $name } défausse { $cards }
    }
event-final-began = La pioche est épuisée : tout le monde peut vendre une dernière fois
event-done =
    { $you ->
        [yes] Tu as fini
       *[no] { $name } a fini
    }
event-over = La partie est finie
event-passed-several = { $names } passent

## Résumé d’une manche

recap-title = La manche { $round } en un coup d’œil
recap-lot = Lot
recap-player = Acheteur
recap-price = Prix
recap-took = Marché
recap-none = –
recap-left = Hors jeu : { $cards }
recap-sales = Ventes de cette manche : { $sales }
recap-no-sales = Personne n’a vendu dans cette manche
