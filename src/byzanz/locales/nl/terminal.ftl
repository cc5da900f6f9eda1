### De tafel in de terminal: regel voor regel (byzanz play --plain) en als scherm (byzanz tui). Commando’s blijven zoals ze zijn.

terminal-guest = gast { $number }
terminal-begin = Je speelt Byzanz met { $names }. Typ ? voor hulp.
terminal-stopped = Het spel stopt hier.
terminal-help-letters = Kaarten zijn een letter en een waarde, bijvoorbeeld D1: { $letters }.
terminal-help-commands = kijk: de tafel; toegestaan: wat je mag doen; tip: advies; verloop: wat er gebeurde; regels: de spelregels; stop: einde.
terminal-sum = { $cards } = { $total }
terminal-hint = Tip: { $action } ({ $share }% kans om te winnen).
# Several things to do. $action: a list of them.
terminal-hint-even = Tip: { $action } zijn ongeveer even goed ({ $share }% kans om te winnen).
# Where there is hardly a chance to win. $points: what one has at the end.
terminal-hint-points =
    Tip: { $action } (ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan het eind).
terminal-hint-even-points =
    Tip: { $action } zijn ongeveer even goed (ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } aan het eind).
terminal-no-hint = Hiervoor is er geen tip.
terminal-lesson-next = Druk op Enter om verder te gaan.
terminal-lessons-stopped = De lessen stoppen hier.
cli-learn = leer het spel in acht korte lessen
cli-learn-lesson = de les om mee te beginnen: cards, bid, win, pass, market, sell, limit, final
cli-learn-plain = regel voor regel, zoals altijd hier; in de browser: byzanz play
terminal-key-sell = Verkopen
terminal-key-back = Terug
terminal-key-hint = Tip
terminal-key-type = Typen
terminal-key-theme = Licht/donker
terminal-key-language = Taal
terminal-key-new = Nieuw spel
terminal-key-quit = Stoppen
terminal-lobby = Tafel { $room }: wachten op spelers.
terminal-lost = De verbinding is weg. Nieuwe poging…
terminal-small = Dit venster is te klein: 80×24 is nodig.
terminal-col-hand = hand
terminal-col-bid = bod
terminal-col-offer = aanbod
terminal-col-profit = winst
terminal-passed = gepast
terminal-lot = Aanbod
terminal-market = Markt
terminal-hand = Hand
terminal-sales = Sets
cli-play-plain = hier spelen, regel voor regel: voor schermlezers, pipes en scripts
cli-table-group = een spel in de terminal
cli-table-players = hoeveel spelers, 3 tot en met 6 (standaard: { $count })
cli-table-level = sterkte van de bots op de andere plaatsen
cli-table-seed = het getal dat kaarten en bots bepaalt (standaard: elke keer een nieuw)
cli-table-language = taal van de tafel: { $known }
cli-table-record = voeg het verslag van het spel aan dit bestand toe; - drukt het aan het eind af
cli-table-name = je naam
cli-tui = speel op een scherm in de terminal, tegen bots of aan de tafel van een server
cli-tui-server = adres van de server, zoals https://byzanz.example
cli-tui-room = id of link van de tafel daar (standaard: een nieuwe tafel met bots)
cli-tui-delay = seconden tussen de zetten van de bots (standaard: { $count })
refused-language = Er is geen taal “{ $got }”; er zijn { $known }.
refused-unreachable = De server { $address } is niet bereikbaar: { $why }

terminal-seat =
    { $name }: { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    } in de hand, { $profit ->
        [one] { $profit } winstkaart
       *[other] { $profit } winstkaarten
    }{ $has_offer ->
        [yes] , heeft aanbodkaart { $offer }
       *[no] { "" }
    }{ $knows_points ->
        [yes] , punten: { $points }
       *[no] { "" }
    }
terminal-score =
    { $you ->
        [yes] Jij hebt
       *[no] { $name } heeft
    } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    } in de hand
cli-results = mijn resultaten en groepen op een server tonen
cli-results-server = de server; je bent wie daar met `byzanz tui --server` speelt
cli-results-json = als JSON schrijven
results-versus =
    { $name }: { $games ->
        [one] één spel
       *[other] { $games } spellen
    }, { $ahead } tegen { $behind }
