# Playing without a network: fetching the game for this device, and what can go wrong with it.

offline-title = Offline spielen
offline-about = Hol das Spiel einmal auf dieses Gerät und spiel ohne Netz gegen Bots: im Zug, im Flugzeug, überall. Lektionen, Regeln, Tipps, Wiederholungen und Analyse sind dabei.
offline-keep = Spiel holen ({ $size } MB)
offline-resume = Den Rest holen
offline-partly = Der Download ist abgebrochen; { $percent } % sind da und bleiben.
offline-fetching = Das Spiel wird geholt: { $percent } %
offline-starting = Der Tisch wird gedeckt …
offline-kept = Das Spiel ist auf diesem Gerät. Es läuft jetzt ohne Netz.
offline-install = Als App installieren
offline-install-how = Um es bei deinen Apps zu haben, wähle im Menü deines Browsers „Installieren“ oder „Zum Startbildschirm hinzufügen“.
offline-remove = Von diesem Gerät entfernen
offline-play = Auf diesem Gerät spielen
offline-less-far = Auf diesem Gerät denken die gnadenlosen Bots weniger weit voraus als auf einem Server.
offline-hints-less-far = Auf diesem Gerät denken die Tipps weniger weit voraus als auf einem Server.
offline-analysis-less-far = Auf diesem Gerät schaut die Analyse weniger weit voraus als auf einem Server; kennt sie deinen Platz, nur auf deine eigenen Entscheidungen.
offline-insecure = Dein Browser behält Spiele nur von Seiten, die über https geöffnet wurden.
offline-failed-network = Die Verbindung ist abgebrochen. Was angekommen ist, bleibt; versuch es noch einmal, wenn das Netz zurück ist.
offline-failed-space = Auf diesem Gerät ist kein Platz für das Spiel, oder dein Browser lässt Seiten nichts behalten. Schaff etwas Platz oder verlass das private Fenster und versuch es noch einmal.
offline-failed-broken = Ein Teil des Downloads ist beschädigt. Bitte versuch es noch einmal; hilft das nicht, lade die Seite neu.
offline-failed-old = Dein Browser ist zu alt, um ohne Server zu spielen: Ihm fehlt WebAssembly. Mit einem neueren geht es.
offline-again = Noch einmal versuchen
offline-newer = Es gibt eine neuere Version des Spiels.
offline-update = Jetzt aktualisieren
offline-later = Später
offline-unsaved = Dein Browser kann diese Partie nicht speichern: Vielleicht ist das Gerät voll oder das Fenster privat. Sie geht weiter, solange diese Seite offen bleibt.
offline-blocked = Dein Browser behält nichts für diese Seite. Spielen kannst du trotzdem, aber eine Partie bleibt nur, solange diese Seite offen ist.

settings-push = Auch Bescheid sagen, wenn diese Seite geschlossen ist
settings-push-note = Durch eine Nachricht deines Browsers, wenn du dran bist. Nie mit einer Karte darin.
settings-push-denied = Dein Browser lässt von dieser Seite keine Nachrichten zu. Das kannst du in seinen Einstellungen ändern.
settings-push-missing = Dein Browser kann für geschlossene Seiten keine Nachrichten annehmen. Auf einem iPhone oder iPad geht es, sobald du diese Seite zum Home-Bildschirm hinzugefügt hast (Teilen, dann „Zum Home-Bildschirm“) und sie von dort öffnest.
settings-push-failed = Das hat nicht geklappt. Bitte versuch es später noch einmal.

refused-device_storage = Dein Browser konnte das nicht speichern, und nichts hat sich geändert. Vielleicht ist das Gerät voll, oder der Browser behält in privaten Fenstern nichts.
refused-python_network = Der Teil des Spiels, der auf diesem Gerät spielt, ist noch nicht da, und das Netz ist weg. Versuch es noch einmal, wenn es zurück ist.
refused-python_space = Auf diesem Gerät ist kein Platz für das Spiel, oder dein Browser lässt Seiten nichts behalten.
refused-python_broken = Der Teil des Spiels, der auf diesem Gerät spielt, startet nicht. Bitte lade die Seite neu.
refused-python_old = Dein Browser ist zu alt, um ohne Server zu spielen: Ihm fehlt WebAssembly.
