### Was geschehen ist: Verlauf, Vorlesen, Terminal. Ohne Punkt am Ende.

## Überschriften im Verlauf

log-auction = Runde { $round }, { $number }er-Angebot
log-market = Runde { $round }, Markt
log-final = Letzter Verkauf

## Ereignisse

event-dealt = Deine Hand: { $cards }
event-round-began =
    { $you ->
        [yes] Runde { $round } beginnt, du fängst an
       *[no] Runde { $round } beginnt, { $name } fängt an
    }
event-revealed = Im Angebot: { $cards }
event-bid =
    { $you ->
        [yes] Du bietest { $cards } = { $total }
       *[no] { $name } bietet { $cards } = { $total }
    }
event-raised =
    { $you ->
        [yes] Du legst dazu: { $cards } = { $total }
       *[no] { $name } legt dazu: { $cards } = { $total }
    }
event-passed =
    { $you ->
        [yes] Du passt
       *[no] { $name } passt
    }
event-won =
    { $you ->
        [yes] Du ersteigerst das { $number }er-Angebot für { $total }
       *[no] { $name } ersteigert das { $number }er-Angebot für { $total }
    }
event-won-free =
    { $you ->
        [yes] Du bekommst das { $number }er-Angebot umsonst
       *[no] { $name } bekommt das { $number }er-Angebot umsonst
    }
event-gave =
    { $you ->
        [yes] Du legst { $cards } in den Markt
       *[no] { $name } legt { $cards } in den Markt
    }
event-collected =
    { $you ->
        [yes] Du nimmst { $cards }
       *[no] { $name } nimmt { $cards }
    }
event-took =
    { $you ->
        [yes] Du nimmst { $cards } aus dem Markt
       *[no] { $name } nimmt { $cards } aus dem Markt
    }
event-took-nothing =
    { $you ->
        [yes] Der Markt ist leer: Du gehst leer aus
       *[no] Der Markt ist leer: { $name } geht leer aus
    }
event-left = Aus dem Spiel: { $cards }
event-sold =
    { $you ->
        [yes] Du verkaufst { $cards } für { $points }
       *[no] { $name } verkauft { $cards } für { $points }
    }
event-discarded =
    { $you ->
        [yes] Du wirfst { $cards } ab
       *[no] { $name } wirft { $cards } ab
    }
event-final-began = Der Stapel ist leer: Alle dürfen ein letztes Mal verkaufen
event-done =
    { $you ->
        [yes] Du bist fertig
       *[no] { $name } ist fertig
    }
event-over = Die Partie ist zu Ende
event-passed-several = { $names } passen

## Rückblick auf eine Runde

recap-title = Runde { $round } auf einen Blick
recap-lot = Angebot
recap-player = Käufer
recap-price = Preis
recap-took = Markt
recap-none = –
recap-left = Aus dem Spiel: { $cards }
recap-sales = Verkäufe in dieser Runde: { $sales }
recap-no-sales = In dieser Runde hat niemand verkauft
