### Der Tisch im Terminal: Zeile für Zeile (byzanz play --plain) und als Bildschirm (byzanz tui). Befehle bleiben, wie sie sind.

terminal-guest = Gast { $number }
terminal-begin = Du spielst Byzanz mit { $names }. ? zeigt die Hilfe.
terminal-stopped = Die Partie endet hier.
terminal-help-letters = Karten sind Buchstaben und Wert, zum Beispiel T1: { $letters }.
terminal-help-commands = schau: der Tisch; erlaubt: was du darfst; tipp: was sich lohnt; verlauf: was geschah; regeln: die Regeln; ende: Schluss.
terminal-sum = { $cards } = { $total }
terminal-hint = Tipp: { $action } ({ $share } % Gewinnchance).
# Several things to do. $action: a list of them.
terminal-hint-even = Tipp: { $action } sind etwa gleich gut ({ $share } % Gewinnchance).
# Where there is hardly a chance to win. $points: what one has at the end.
terminal-hint-points =
    Tipp: { $action } (etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende).
terminal-hint-even-points =
    Tipp: { $action } sind etwa gleich gut (etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende).
terminal-no-hint = Dafür gibt es keinen Tipp.
terminal-lesson-next = Weiter mit der Eingabetaste.
terminal-lessons-stopped = Die Lektionen enden hier.
cli-learn = das Spiel in acht kurzen Lektionen lernen
cli-learn-lesson = die Lektion, mit der es beginnt: cards, bid, win, pass, market, sell, limit, final
cli-learn-plain = Zeile für Zeile, wie hier immer; im Browser: byzanz play
terminal-key-sell = Verkaufen
terminal-key-back = Zurück
terminal-key-hint = Tipp
terminal-key-type = Tippen
terminal-key-theme = Hell/dunkel
terminal-key-language = Sprache
terminal-key-new = Neue Partie
terminal-key-quit = Beenden
terminal-lobby = Tisch { $room }: Wir warten auf Mitspieler.
terminal-lost = Die Verbindung ist weg. Neuer Versuch …
terminal-small = Dieses Fenster ist zu klein: 80×24 wird gebraucht.
terminal-col-hand = Hand
terminal-col-bid = Gebot
terminal-col-offer = Angebot
terminal-col-profit = Gewinn
terminal-passed = gepasst
terminal-lot = Angebot
terminal-market = Markt
terminal-hand = Hand
terminal-sales = Sätze
cli-play-plain = hier spielen, Zeile für Zeile: für Screenreader, Pipes und Skripte
cli-table-group = eine Partie im Terminal
cli-table-players = wie viele spielen, 3 bis 6 (Vorgabe: { $count })
cli-table-level = Stärke der Bots auf den anderen Plätzen
cli-table-seed = die Zahl, die Karten und Bots bestimmt (Vorgabe: jedes Mal eine neue)
cli-table-language = Sprache des Tisches: { $known }
cli-table-record = die Aufzeichnung der Partie an diese Datei anhängen; - gibt es am Ende aus
cli-table-name = dein Name
cli-tui = im Terminal auf einem Bildschirm spielen, gegen Bots oder am Tisch eines Servers
cli-tui-server = Adresse des Servers, etwa https://byzanz.example
cli-tui-room = Kennung oder Link des Tisches dort (Vorgabe: ein neuer Tisch mit Bots)
cli-tui-delay = Sekunden zwischen den Zügen der Bots (Vorgabe: { $count })
refused-language = Die Sprache „{ $got }“ gibt es nicht; es gibt { $known }.
refused-unreachable = Der Server { $address } ist nicht erreichbar: { $why }

terminal-seat =
    { $name }: { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, { $profit ->
        [one] { $profit } Gewinnkarte
       *[other] { $profit } Gewinnkarten
    }{ $has_offer ->
        [yes] , hat Angebotskarte { $offer }
       *[no] { "" }
    }{ $knows_points ->
        [yes] , Punkte: { $points }
       *[no] { "" }
    }
terminal-score =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand
cli-results = meine Ergebnisse und Gruppen an einem Server zeigen
cli-results-server = der Server; du bist, wer dort mit `byzanz tui --server` spielt
cli-results-json = als JSON schreiben
results-versus =
    { $name }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $ahead } zu { $behind }
