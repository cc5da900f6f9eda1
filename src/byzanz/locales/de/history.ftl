### What I have played: figures, luck and skill, mistakes, the last games; and who may see them.

history-title = Meine Ergebnisse
history-nameless = Jemand
history-none = Was du von jetzt an zu Ende spielst, steht hier: wie es ausging, gegen wen, und wie viel Glück du hattest.
history-none-theirs = Noch keine beendete Partie.
history-guest = Diese Ergebnisse hängen an diesem Browser.
history-guest-more = Mit einem Konto findest du sie auf allen Geräten.
history-games =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
history-won = { $wins } gewonnen ({ $share })
history-parts = Glück und Können
history-parts-fair =
    { $games ->
        [one] In einer Partie
       *[other] In { $games } Partien
    }: { $wins } gewonnen. Gewönnen alle am Tisch gleich oft, wären es { $fair }. Der Unterschied:
history-luck = Glück
history-skill = Können
history-in-wins = { $wins } Siege
history-parts-note = Glück ist, was die Karten gebracht haben, wie ein Computer es beurteilt. Können ist alles Übrige; über wenige Partien sagt es kaum etwas.
history-parts-none = Das Glück wird bald nach dem Ende einer Partie gemessen.
history-measuring =
    { $count ->
        [one] Das Glück einer Partie wird noch gemessen.
       *[other] Das Glück von { $count } Partien wird noch gemessen.
    }
history-mistakes = Fehler
history-mistakes-none = Gezählt werden sie in Partien, die analysiert wurden.
history-mistakes-rate = Fehler auf 100 Entscheidungen
history-mistakes-note =
    { $games ->
        [one] Eine analysierte Partie
       *[other] { $games } analysierte Partien
    } mit { $decisions } Entscheidungen: { $mistakes } Fehler und { $blunders ->
        [one] ein grober Fehler
       *[other] { $blunders } grobe Fehler
    }. Ungenauigkeiten ({ $inaccuracies }) zählen nicht.
history-companies = Nach Zahl der Spieler
history-company-head = Tisch
history-company = { $players } Spieler
history-with-people = mit anderen Menschen
history-with-bots = nur mit Bots
history-games-head = Partien
history-wins-head = Siege
history-share-head = in Prozent
history-points-head = Punkte pro Partie
history-people = Gegen Menschen
history-bots = Gegen Bots
history-ahead-head = Vorn
history-behind-head = Dahinter
history-act-head = Einladen
history-last = Letzte Partien
history-earlier = Frühere Partien
history-luck-tag = Glück { $luck } %
history-mistakes-tag =
    { $count ->
        [0] keine Fehler
        [one] ein Fehler
       *[other] { $count } Fehler
    }
history-apart =
    { $why ->
        [shared] mehrere an einem Gerät: zählt nicht
        [joined] Platz übernommen: zählt nicht
       *[played_on] aus einer Aufzeichnung weitergespielt: zählt nicht
    }
history-public = Allen, die den Link haben, meine Ergebnisse zeigen
history-public-note = Deine Zahlen und letzten Partien, ohne die Namen der anderen. Ausgeschaltet führt der Link ins Leere.
history-public-copy = Link kopieren
history-public-see = Seite ansehen
history-invite = Einladen
history-invited = Eingeladen
history-invited-not = Weiß es schon oder will nichts hören.
history-friends-none = Noch niemand: Spiel erst mit jemandem eine Partie zu Ende.
refused-player_unknown = Mit dieser Person hast du nicht gespielt.
refused-person_unknown = Unter dieser Adresse zeigt niemand Ergebnisse.
