### The page of an account: making one, signing in, passkeys, recovery code, devices, what can be refused.

account-title = Konto
account-guest-note = Du spielst als Gast: Deine Partien hängen am Cookie dieses Browsers. Mit einem Konto findest du sie auf all deinen Geräten. Es braucht keine E-Mail-Adresse und kein Passwort: Dein Gerät bestätigt mit einem Passkey, dass du es bist.
account-make = Konto anlegen
account-have = Ich habe ein Konto
account-sign-in = Mit Passkey anmelden
account-recover = Mit dem Wiederherstellungscode anmelden
account-code = Wiederherstellungscode
account-impossible = An dieser Adresse gibt es keine Passkeys: Sie brauchen https und den Namen { $party }. Hier lässt sich kein Konto anlegen. Ein bestehendes kommt mit einem Link von einem angemeldeten Gerät herein oder mit dem Wiederherstellungscode.
account-code-title = Dein Wiederherstellungscode
account-code-note = Schreib ihn auf und bewahre ihn gut auf. Er wird nur dieses eine Mal gezeigt und lässt dich herein, wenn all deine Geräte weg sind.
account-code-done = Ich habe ihn aufgeschrieben
account-name-note = Niemand sonst heißt so, und der Name lässt sich einmal in 30 Tagen ändern.
account-merge-title = Partien dieses Browsers
account-merge-note =
    Vor der Anmeldung hat dieser Browser als Gast { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } gespielt. In dein Konto übernehmen?
account-merge-kept =
    { $kept ->
        [one] An einem Tisch
       *[other] An { $kept } Tischen
    } sitzt du als Gast und als du selbst: Das kann nicht eins werden, der Gast behält den Platz.
account-merge-do = Übernehmen
account-passkeys = Passkeys
account-passkey = Passkey { $number }
account-passkey-elsewhere = gilt nicht an dieser Adresse
account-passkey-add = Passkey hinzufügen
account-since = seit { $date }
account-remove = Entfernen
account-remove-label = { $name } entfernen
account-recovery-new = Neuer Wiederherstellungscode
account-recovery-made = Vom { $date }; ein neuer ersetzt den alten.
account-sessions = Angemeldet auf
account-session = Browser { $number }
account-session-this = dieser Browser
account-session-name = Name von { $name }
account-seen = zuletzt hier: { $date }
account-end = Beenden
account-end-label = { $name } abmelden
account-end-all = Überall sonst abmelden
account-sign-out = Abmelden
account-link = Ein weiteres Gerät anmelden
account-link-note = Öffne diesen Link innerhalb von { $minutes } Minuten auf dem anderen Gerät. Er gilt einmal und erst, wenn du hier zugestimmt hast.
account-link-qr = QR-Code, der ein weiteres Gerät anmeldet
account-link-asked = „{ $device }“ möchte als du angemeldet werden. Ist das dein Gerät?
account-link-yes = Ja, anmelden
account-link-no = Nein
account-link-over = Dieser Link ist verbraucht oder zu alt.
account-link-take = Dieser Link meldet dieses Gerät in einem Konto an.
account-link-device = Name dieses Geräts
account-link-ask = Dieses Gerät anmelden
account-link-wait = Stimme jetzt auf dem anderen Gerät zu.
account-prove = Bestätige erst, dass du es bist
account-prove-passkey = Mit Passkey bestätigen
account-prove-code = Mit dem Wiederherstellungscode bestätigen
account-delete = Mein Konto löschen
notices-title = Nachrichten
notices-note = Die Startseite zeigt Einladungen und volle Tische. Nachrichten deines Browsers erreichen dich auch, wenn sie zu ist.
notices-no-push = Dieser Server schickt geschlossenen Seiten keine Nachrichten.
notices-kind =
    { $kind ->
        [turn] Ich bin dran
        [full] Mein Tisch ist voll
       *[invite] Ich bin eingeladen
    }
notices-kind-note =
    { $kind ->
        [turn] An Tischen mit Tagen Bedenkzeit, wenn deine Seite zu ist.
        [full] Du hast einen Tisch aufgemacht, und alle Plätze sind besetzt.
       *[invite] Jemand, mit dem du gespielt hast, oder eine deiner Gruppen hat einen Tisch aufgemacht.
    }
notices-quiet = Ruhezeit
notices-quiet-note = Dann kommen keine Nachrichten; sie kommen am Ende der Ruhezeit, wenn es noch einen Grund gibt.
notices-time =
    { $which ->
        [quiet_from] Von
       *[quiet_to] Bis
    }
refused-passkey_stopped = Es wurde nichts bestätigt: Das Gerät oder du hast abgebrochen.
refused-accounts_off = Auf diesem Server gibt es keine Konten.
refused-account_needed = Du bist nicht mehr angemeldet.
refused-account_exists = Du hast schon ein Konto.
refused-challenge_late = Das hat zu lange gedauert. Bitte versuch es noch einmal.
refused-challenge_used = Das ist schon geschehen. Bitte versuch es noch einmal.
refused-passkey_wrong = Die Antwort dieses Passkeys lässt sich nicht prüfen.
refused-passkey_origin = Passkeys dieses Servers gelten nur unter { $party }.
refused-passkey_party = Dieser Passkey gehört zu einer anderen Adresse als { $party }.
refused-passkey_foreign = Dieser Passkey gehört zu einem anderen Konto.
refused-passkey_unknown = Diesen Passkey kennt der Server nicht: Er wurde entfernt oder sein Konto gelöscht.
refused-passkey_known = Diesen Passkey gibt es schon.
refused-passkey_last = Der letzte Passkey bleibt: Füge erst einen anderen hinzu.
refused-too_many_passkeys = Ein Konto hat höchstens { $most } Passkeys.
refused-proof_needed = Bestätige erst, dass du es bist.
refused-recovery_wrong = Das ist kein gültiger Wiederherstellungscode.
refused-too_many_tries = Nur { $most } Versuche in der Stunde. Bitte warte.
refused-name_taken = So oder zum Verwechseln ähnlich heißt schon ein anderes Konto.
refused-name_early =
    Dein Name lässt sich in { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } wieder ändern.
refused-session_unknown = Dieser Browser ist nicht mehr angemeldet.
refused-link_unknown = Dieser Link ist verbraucht oder zu alt.
refused-merge_none = Es gibt nichts zu übernehmen.
refused-invitation_unknown = Diese Einladung gibt es nicht, oder sie ist verbraucht oder abgelaufen.
welcome-note = Wer eine Einladung hat, öffnet ihren Link. Wer schon ein Konto hat, meldet sich an.
welcome-sign-in = Anmelden
account-invited = Mit dieser Einladung kannst du hier ein Konto anlegen.
account-not-invited = Für ein neues Konto brauchst du eine Einladung: Bitte den Betreiber dieses Servers um einen Link.
