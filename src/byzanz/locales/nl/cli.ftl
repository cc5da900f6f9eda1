### De opdrachtregel. Namen van opdrachten, opties en sleutels blijven zoals ze zijn.

cli-byzanz = Byzanz, het veilingkaartspel voor 3 tot en met 6 spelers: speel het in de browser, laat bots spelen, bestudeer het.
cli-commands = opdrachten
cli-no-file = Er is geen bestand “{ $file }”.
cli-file-trouble = “{ $file }” is niet bruikbaar: { $why }
# $place: in which part of a file; $number: its number, from 1; $reason: a sentence.
cli-refused-at =
    { $place ->
        [line] regel
       *[in_game] spel
     } { $number }: { $reason }

## byzanz replay
cli-replay = een spelverslag leesbaar afdrukken
cli-replay-file = een bestand met spelverslagen, één per regel
cli-replay-game = welk spel uit het bestand, vanaf 1 (standaard: het eerste)
cli-replay-at = alleen de eerste N zetten
cli-replay-seat = zoals plaats S (vanaf 0) het ziet, in plaats van met alle handen open
replay-heading = Byzanz met { $players } spelers: { $names }
replay-dealt = { $name } krijgt { $cards }
replay-table =
    Na { $actions ->
        [one] { $actions } zet
       *[other] { $actions } zetten
    }: ronde { $round } van { $rounds }, { $phase ->
        [bid] veiling
        [give] de winnaar legt een kaart in de markt
        [limit] handlimiet
        [take] markt
        [final] laatste verkoop
       *[over] het spel is afgelopen
    }, { $pile } in de stapel
replay-lot = In het aanbod: { $cards }
replay-market = In de markt: { $cards }
replay-seat =
    { $mark } { $name }: { $hand }{ $has_bid ->
        [yes] { " " }| bod { $bid }
       *[no] { "" }
    } | { $profit ->
        [one] { $profit } winstkaart
       *[other] { $profit } winstkaarten
    }, { $points } punten
replay-winners =
    { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }

## byzanz verify
cli-verify = controleren of spelverslagen de regels volgen
cli-verify-long = Speelt elk spel uit de bestanden na. Afsluitcode 0 als alle de regels volgen; 1 als er één dat niet doet: bestand, regel, zet en reden worden genoemd.
cli-verify-file = een bestand met spelverslagen, één per regel
cli-verify-deal = ook controleren of de kaarten van elk spel gedeeld zijn zoals de server beloofde (docs/fairness.md)
verify-progress = Controleren
verify-wrong = { $file }, regel { $line }: { $reason }
verify-none = In “{ $file }” staat geen spel.
verify-right =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } in { $files ->
        [one] { $files } bestand
       *[other] { $files } bestanden
    }: { $deal ->
        [yes] alles volgens de regels en gedeeld zoals beloofd.
       *[no] alles volgens de regels.
    }

## byzanz bench
cli-bench = de snelheid van de regels meten, naast andere programma’s
cli-bench-json = één JSON-object afdrukken en verder niets
cli-bench-seconds = seconden per meting (standaard: 1)
cli-bench-alone = de andere programma’s en de geïnterpreteerde regels weglaten
bench-title = Eén kern, één meting, { $compiled ->
        [yes] regels gecompileerd
       *[no] regels geïnterpreteerd
    }. Op gedeelde machines schommelen de cijfers: let op de verhoudingen.
bench-figure = meting
bench-ours = Byzanz
bench-ratio = verhouding
bench-decisions = willekeurig spel binnen de regels, zetten/s
bench-games = willekeurige spellen met vier spelers/s
bench-api = willekeurig spel vanuit Python, zetten/s
bench-view = aanzichten van een plaats/s
bench-copy = kopie van een stand, ns
bench-resample = opnieuw gedeelde spellen/s
bench-greedy = door greedy uitgespeelde spellen/s
bench-interpreted = geïnterpreteerd
bench-missing = { $what } is niet geïnstalleerd en ontbreekt hier (make bench haalt het op)

## byzanz play en serve
cli-play = in de browser spelen tegen bots of vrienden
cli-serve = tafels voor veel spelers aanbieden
cli-play-bot = deze bot laten meespelen in je spellen tegen bots, ook een uit een bestand (pad/naar/bestand.py:MyBot); kan vaker
cli-play-no-browser = geen browser openen
cli-play-lan = vrienden in het thuisnetwerk toelaten: ook op de adressen van deze computer in zijn netwerken luisteren (gewoon http)
cli-play-lan-open = Vrienden in je netwerk kunnen openen: { $addresses }. Iedereen daar met de link van een tafel kan meedoen; de verbinding is niet versleuteld (gewoon http).
cli-play-lan-none = Deze computer zit in geen netwerk: niemand anders kan meedoen. Het spel draait voor jou alleen.
cli-play-address = Byzanz draait op { $address } (Ctrl+C stopt het; je spellen blijven bewaard)
cli-play-bots =
    Begin een spel tegen bots: { $names } { $count ->
        [one] speelt
       *[other] spelen
    } mee.
cli-serve-address = Byzanz luistert op { $address }

## Wat er mis kan zijn met een spel, een verslag of een bestand

refused-first = De eerste plaats moet { $least } tot en met { $most } zijn, niet { $got }.
refused-seed = Een seed is een geheel getal, en een spel heeft óf een seed óf een kaartvolgorde.
refused-rules = Deze optie is onbekend of kan deze waarde niet hebben.
refused-play_bots = { $got } bots passen niet aan een tafel: die heeft { $most } andere plaatsen.
refused-workers_need_postgres = Meerdere serverprocessen ({ $workers }) hebben PostgreSQL nodig: --database postgresql://…
refused-database_in_use = De database { $database } wordt al door een andere server gebruikt. { $address }
refused-no_such_game =
    { $count ->
        [0] In dit bestand staat geen spel.
        [one] Er is geen spel { $game } in dit bestand: er staat er maar één in.
       *[other] Er is geen spel { $game } in dit bestand: er staan er { $count } in.
    }
refused-no_such_moment = Er is geen moment { $at }: het spel heeft { $most } zetten.
record-action = zet { $count }, “{ $text }”: { $reason }
record-key = “{ $key }”: { $reason }
record-not_json = Dit is geen JSON (rond teken { $where }).
record-not_an_object = Dit is geen JSON-object.
record-unknown_format = Het formaat is { $got }, niet “{ $known }”.
record-players = Er moeten { $least } tot en met { $most } spelers zijn, niet { $got }.
record-seat_unknown = Dit moet een plaats van { $least } tot en met { $most } zijn, niet { $got }.
record-not_a_list =
    { $of ->
        [int] Dit moet een lijst van getallen zijn.
       *[str] Dit moet een lijst van woorden zijn.
    }
record-size = Het moeten er { $size } zijn, maar het zijn er { $got }.
record-one_name_a_seat = Er moet één naam zijn voor elk van de { $players } plaatsen.
record-result_incomplete = Een afgelopen spel heeft al deze gegevens nodig: { $keys }.
record-result_missing = Het spel is afgelopen, maar de uitslag ontbreekt.
record-not_finished = Er staat een uitslag, maar het spel is niet afgelopen.
record-wrong_result = De uitslag klopt niet.

cli-export-games = de afgelopen spellen van een server als verslagen wegschrijven
cli-export-games-long = Schrijft de afgelopen spellen uit de database van een server weg als verslagen, één per regel, de oudste eerst. De server mag intussen draaien.
cli-export-games-file = het bestand waarin wordt geschreven
export-games-done = { $games ->
    [one] Eén spel staat in { $file }.
   *[other] { $games } spellen staan in { $file }.
}
cli-backup = de database van een server kopiëren terwijl hij draait
cli-backup-long = Kopieert de hele database van een server, zoals die op één moment is, naar een bestand dat alleen de eigenaar kan lezen. De server mag intussen draaien. SQLite: het bestand is een database die de oude kan vervangen. PostgreSQL: het bestand is voor pg_restore; daarvoor moet pg_dump geïnstalleerd zijn.
cli-backup-file = het bestand waarin wordt geschreven; een bestand met die naam wordt vervangen zodra de kopie compleet is
backup-done = { $kind ->
    [dump] De database staat in { $file }; zet die terug met pg_restore.
   *[file] De database staat in { $file }.
}
