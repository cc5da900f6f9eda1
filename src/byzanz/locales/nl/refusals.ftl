### Een zin voor elk nee van het spel of de server.

## Het spel

refused-bid_too_low = Dat is { $total }; je hebt { $need } nodig.
refused-merchant_in_bid = Met handelaars kun je niet bieden.
refused-not_your_turn = Je bent niet aan de beurt.
refused-wrong_phase = Dat kan nu niet.
refused-not_in_hand = Deze kaarten heb je niet in je hand.
refused-not_in_lot = Deze kaart ligt niet in het aanbod.
refused-not_in_market = Hiervan ligt niets in de markt.
refused-not_a_set = Een set bestaat uit drie kaarten van één soort goederen; handelaars mogen die vervangen.
refused-already_done = Je hebt je laatste verkoop al afgesloten.
refused-game_over = Het spel is afgelopen.
refused-malformed_action = Deze zet begrijp ik niet.
refused-unknown_card = Deze kaart bestaat niet.
refused-players = Byzanz speel je met 3 tot en met 6 spelers.
refused-deck = Dit zijn niet de 112 kaarten van het spel.
refused-record = Dit is geen spelverslag dat afgespeeld kan worden.
refused-stale = Er is intussen verder gespeeld.

## Tafels en namen

refused-room_unknown = Deze tafel bestaat niet. Misschien is de link verlopen of verkeerd getypt.
refused-room_full = Alle plaatsen aan deze tafel zijn bezet.
refused-seat_taken = Daar zit al iemand.
refused-seat_unknown = Plaats { $seat } bestaat niet: ze zijn genummerd van { $least } tot en met { $most }.
refused-not_host = Dat kan alleen de host.
refused-not_seated = Je hebt geen plaats aan deze tafel.
refused-not_lobby = Het spel is al begonnen.
refused-not_dealt = De kaarten zijn nog niet gedeeld.
refused-not_over = Het spel is nog niet afgelopen.
refused-name_empty = Een naam heeft minstens één teken nodig.
refused-name_too_long = Een naam mag hoogstens { $most } tekens hebben.
refused-no_spectators = Deze tafel staat geen toeschouwers toe.
refused-clock_wrong = Deze klok is niet mogelijk.
refused-code_unknown = Deze code is onjuist, verlopen of al gebruikt.
refused-device_unknown = Deze plaats heeft geen apparaat met die naam dat jij hebt toegelaten.
refused-too_many_devices = Deze plaats heeft al { $most } apparaten. Verwijder er eerst een.
refused-seed_given = Deze plaats heeft al een getal voor het delen gestuurd.
refused-seats_needed = Op deze plaatsen zit iemand.
refused-not_alone = Je bent niet alleen aan tafel: de bots kunnen niet alleen op jou wachten.
refused-rated_running = Dit spel telt mee voor de rating: het wordt uitgespeeld en tips blijven uit. Je kunt weggaan, dan speelt een vervanger voor je.
refused-rematch_begun = Het volgende spel is al begonnen.
refused-rematch_waits = Iemand die er nog is, heeft nog niet geantwoord.
refused-too_few_players = Een tafel heeft minstens { $least } spelers nodig.
refused-nothing_to_play = Op dit punt valt er niets meer te spelen.

## Spelverslagen

refused-removed = De gastheer heeft je van deze tafel verwijderd.
refused-not_removed = Zo iemand is hier niet verwijderd.
refused-take_over_forbidden = Aan deze tafel gaan botplaatsen niet naar laatkomers.
refused-declined = De gastheer heeft dat geweigerd.
refused-too_many_asks = Er vragen al te veel mensen om een plaats.
refused-ask_unknown = Niemand vraagt nog om die plaats.
refused-nudge_needless = Niemand wacht op die speler, of de klok doet het.
refused-nudge_early = Geef die speler eerst nog wat tijd.
refused-not_idle = Die speler heeft intussen iets gedaan of heeft nog tijd.
refused-idle_wrong = Zoveel minuten kan niet.
refused-record_link = Deze link bevat geen heel spel: misschien ontbreekt er een stuk.
refused-lan_forbidden = Dat kan alleen op de computer waarop het spel draait.
refused-lan_unavailable = Deze server is anders gestart: de beheerder bepaalt wie erbij kan.
refused-lan_none = Deze computer zit in geen netwerk waarlangs anderen hem bereiken.
refused-record_broken = Dit bestand is geen spelverslag dat afgespeeld kan worden.
refused-record_too_large = Dit bestand is te groot voor een spelverslag.

## Het delen, na het spel gecontroleerd

refused-deal_missing = Dit verslag zegt niet hoe de kaarten gedeeld zijn.
refused-deal_method_unknown = De kaarten zijn gedeeld met een methode die hier onbekend is.
refused-deal_malformed = Wat dit verslag over het delen zegt, is niet te lezen.
refused-deal_commitment_wrong = Het geheim is niet het geheim dat vóór het delen beloofd was.
refused-deal_deck_wrong = De kaartvolgorde is niet de volgorde die uit het geheim en de getallen van de spelers volgt.
refused-deal_first_wrong = De eerste speler is niet degene die uit het geheim en de getallen van de spelers volgt.
refused-deal_seed_missing = Een plaats van een mens gaf vóór het delen geen getal: wie de server beheert, kon kaartvolgordes proberen tot er een beviel.
refused-deal_promise_wrong = De belofte is niet dezelfde als die je vóór het delen te zien kreeg.
refused-deal_seed_wrong = Het getal op jouw plaats is niet het getal dat je browser stuurde.
refused-deal_cards_wrong = De kaarten die in het spel te zien waren, zijn niet die van deze kaartvolgorde.

## De server

refused-suspended =
    { $days ->
        [0] De beheerder van deze server heeft je geschorst.
        [one] De beheerder van deze server heeft je nog één dag geschorst.
       *[other] De beheerder van deze server heeft je nog { $days } dagen geschorst.
    }
refused-muted = De beheerder van deze server heeft je gedempt: niemand leest wat je zegt.
refused-read_only = Op deze server kan nu even niets gewijzigd worden; wat je ziet, blijft bewaard.
refused-invitation_needed = Deze server is voor genodigden.
refused-malformed = Dat begrijpt de server niet.
refused-too_large = Dat is te veel tegelijk.
refused-too_fast = Te snel: wacht even.
refused-too_many_rooms = Je hebt te veel tafels geopend. Speel er eerst een uit.
refused-too_many_analyses = Vanaf dit adres zijn te veel analyses gestart; wacht even ({ $most } per uur).
refused-analysis_forbidden = Aan deze tafel is een analyse van het spel niet gewenst.
refused-origin = Deze pagina mag niet met die server praten.
# $host: the name that the request was sent to.
refused-host_unknown = Deze server luistert niet naar de naam { $host }.
refused-storage = De server kon dat niet opslaan; er is niets veranderd. Probeer het nog eens.
refused-internal = Er ging iets mis op de server. Probeer het nog eens.
refused-not_found = Hier is niets.
refused-lesson_unknown = Die les bestaat niet.
refused-no_hints = Aan deze tafel staan tips uit.
refused-page_unknown = Op dit adres is niets.
refused-method_unknown = Dit adres kan niet zo gebruikt worden.
refused-offline = De server is niet bereikbaar. Probeer het nog eens.
refused-other = De server weigerde ({ $code }).
