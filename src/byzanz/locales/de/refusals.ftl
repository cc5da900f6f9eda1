### Ein Satz für jedes Nein des Spiels oder des Servers.

## Das Spiel

refused-bid_too_low = Das sind { $total }; du brauchst { $need }.
refused-merchant_in_bid = Mit Händlern kannst du nicht bieten.
refused-not_your_turn = Du bist nicht dran.
refused-wrong_phase = Das geht jetzt nicht.
refused-not_in_hand = Diese Karten hast du nicht auf der Hand.
refused-not_in_lot = Diese Karte liegt nicht im Angebot.
refused-not_in_market = Davon liegt nichts im Markt.
refused-not_a_set = Ein Satz besteht aus drei Karten einer Ware; Händler dürfen sie ersetzen.
refused-already_done = Du hast deinen letzten Verkauf schon beendet.
refused-game_over = Die Partie ist zu Ende.
refused-malformed_action = Diesen Zug verstehe ich nicht.
refused-unknown_card = Diese Karte gibt es nicht.
refused-players = Byzanz ist ein Spiel für 3 bis 6.
refused-deck = Das sind nicht die 112 Karten des Spiels.
refused-record = Das ist keine Partie, die sich nachspielen lässt.
refused-stale = Am Tisch ist es inzwischen weitergegangen.

## Tische und Namen

refused-room_unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link veraltet oder enthält einen Tippfehler.
refused-room_full = An diesem Tisch sind alle Plätze besetzt.
refused-seat_taken = Dort sitzt schon jemand.
refused-seat_unknown = Einen Platz { $seat } gibt es nicht: Gezählt wird von { $least } bis { $most }.
refused-not_host = Das kann nur der Gastgeber.
refused-not_seated = Du hast keinen Platz an diesem Tisch.
refused-not_lobby = Die Partie hat schon begonnen.
refused-not_dealt = Die Karten sind noch nicht ausgeteilt.
refused-not_over = Die Partie ist noch nicht zu Ende.
refused-name_empty = Ein Name braucht mindestens ein Zeichen.
refused-name_too_long = Ein Name darf höchstens { $most } Zeichen haben.
refused-no_spectators = Dieser Tisch erlaubt keine Zuschauer.
refused-clock_wrong = Diese Uhr ist nicht möglich.
refused-code_unknown = Dieser Code ist falsch, abgelaufen oder schon benutzt.
refused-device_unknown = Dieser Platz hat kein solches Gerät, das du zugelassen hast.
refused-too_many_devices = Dieser Platz hat schon { $most } Geräte. Entferne zuerst eines.
refused-seed_given = Dieser Platz hat schon eine Zahl für das Austeilen geschickt.
refused-seats_needed = Auf diesen Plätzen sitzt jemand.
refused-not_alone = Du bist nicht allein am Tisch: Die Bots können nicht nur auf dich warten.
refused-rated_running = Die Partie zählt für die Wertung: Sie wird zu Ende gespielt, und Tipps bleiben aus. Du kannst gehen, dann spielt eine Vertretung für dich.
refused-rematch_begun = Die nächste Partie hat schon begonnen.
refused-rematch_waits = Jemand, der noch da ist, hat noch nicht geantwortet.
refused-too_few_players = Ein Tisch braucht mindestens { $least } Spieler.
refused-nothing_to_play = An dieser Stelle gibt es nichts mehr zu spielen.

## Aufzeichnungen

refused-removed = Du wurdest vom Gastgeber dieses Tisches entfernt.
refused-not_removed = So jemand wurde hier nicht entfernt.
refused-take_over_forbidden = An diesem Tisch werden Bot-Plätze nicht an Nachzügler vergeben.
refused-declined = Der Gastgeber hat das abgelehnt.
refused-too_many_asks = Es bitten schon zu viele um einen Platz.
refused-ask_unknown = Um diesen Platz bittet niemand mehr.
refused-nudge_needless = Auf diese Person wartet niemand, oder die Uhr tut es.
refused-nudge_early = Lass ihnen erst noch etwas Zeit.
refused-not_idle = Diese Person hat inzwischen gehandelt oder hat noch Zeit.
refused-idle_wrong = So viele Minuten sind nicht möglich.
refused-record_link = Dieser Link enthält keine ganze Partie: Vielleicht fehlt ein Stück.
refused-lan_forbidden = Das geht nur am Computer, auf dem das Spiel läuft.
refused-lan_unavailable = Dieser Server wurde anders gestartet: Wer ihn erreicht, entscheidet sein Betreiber.
refused-lan_none = Dieser Computer ist in keinem Netz, über das andere ihn erreichen.
refused-record_broken = Diese Datei ist keine Partie, die sich nachspielen lässt.
refused-record_too_large = Für eine aufgezeichnete Partie ist diese Datei zu groß.

## Das Geben, nach der Partie geprüft

refused-deal_missing = Diese Aufzeichnung sagt nicht, wie die Karten ausgeteilt wurden.
refused-deal_method_unknown = Die Karten wurden nach einem hier unbekannten Verfahren ausgeteilt.
refused-deal_malformed = Was diese Aufzeichnung über das Austeilen sagt, ist nicht lesbar.
refused-deal_commitment_wrong = Das Geheimnis ist nicht das, das vor dem Austeilen zugesagt wurde.
refused-deal_deck_wrong = Die Reihenfolge der Karten ist nicht die, die sich aus dem Geheimnis und den Zahlen der Mitspieler ergibt.
refused-deal_first_wrong = Es beginnt nicht der Platz, der sich aus dem Geheimnis und den Zahlen der Mitspieler ergibt.
refused-deal_seed_missing = Der Platz eines Menschen hat vor dem Austeilen keine Zahl gegeben: Wer den Server betreibt, konnte Kartenfolgen ausprobieren, bis eine passte.
refused-deal_promise_wrong = Die Zusage ist nicht die, die dir vor dem Austeilen gezeigt wurde.
refused-deal_seed_wrong = Die Zahl an deinem Platz ist nicht die, die dein Browser geschickt hat.
refused-deal_cards_wrong = Die Karten, die im Spiel zu sehen waren, sind nicht die dieser Reihenfolge.

## Der Server

refused-suspended =
    { $days ->
        [0] Der Betreiber dieses Servers hat dich gesperrt.
        [one] Der Betreiber dieses Servers hat dich noch für einen Tag gesperrt.
       *[other] Der Betreiber dieses Servers hat dich noch für { $days } Tage gesperrt.
    }
refused-muted = Der Betreiber dieses Servers hat dich stummgeschaltet: Niemand liest, was du sagst.
refused-read_only = Auf diesem Server lässt sich gerade nichts ändern; was du siehst, bleibt erhalten.
refused-invitation_needed = Dieser Server ist nur für Eingeladene.
refused-malformed = Das versteht der Server nicht.
refused-too_large = Das ist zu viel auf einmal.
refused-too_fast = Zu schnell: Warte bitte einen Moment.
refused-too_many_rooms = Du hast zu viele Tische eröffnet. Beende bitte erst einen davon.
refused-too_many_analyses = Von dieser Adresse wurden zu viele Analysen begonnen; warte bitte eine Weile ({ $most } pro Stunde).
refused-analysis_forbidden = An diesem Tisch ist keine Analyse der Partie erwünscht.
refused-origin = Diese Seite darf nicht mit diesem Server sprechen.
# $host: the name that the request was sent to.
refused-host_unknown = Dieser Server hört nicht auf den Namen { $host }.
refused-storage = Der Server konnte das nicht speichern; es hat sich nichts geändert. Versuche es bitte noch einmal.
refused-internal = Auf dem Server ist etwas schiefgegangen. Versuche es bitte noch einmal.
refused-not_found = Hier ist nichts.
refused-lesson_unknown = Diese Lektion gibt es nicht.
refused-no_hints = An diesem Tisch sind Tipps ausgeschaltet.
refused-page_unknown = An dieser Adresse ist nichts.
refused-method_unknown = Diese Adresse lässt sich so nicht benutzen.
refused-offline = Der Server ist nicht erreichbar. Versuche es bitte noch einmal.
refused-other = Der Server hat abgelehnt ({ $code }).
