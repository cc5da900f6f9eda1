### The page of an account: making one, signing in, passkeys, recovery code, devices, what can be refused.

account-title = Account
account-guest-note = Je speelt als gast: je partijen hangen aan de cookie van deze browser. Met een account vind je ze op al je apparaten. Er is geen e-mailadres en geen wachtwoord nodig: je apparaat bevestigt met een passkey dat jij het bent.
account-make = Account maken
account-have = Ik heb een account
account-sign-in = Inloggen met een passkey
account-recover = Inloggen met de herstelcode
account-code = Herstelcode
account-impossible = Op dit adres bestaan geen passkeys: die hebben https en de naam { $party } nodig. Hier kan geen account worden gemaakt. Een bestaand account komt binnen met een link van een apparaat dat is ingelogd, of met de herstelcode.
account-code-title = Je herstelcode
account-code-note = Schrijf hem op en bewaar hem goed. Hij wordt alleen deze keer getoond en laat je binnen als al je apparaten weg zijn.
account-code-done = Ik heb hem opgeschreven
account-name-note = Niemand anders heeft deze naam; je kunt hem één keer per 30 dagen wijzigen.
account-merge-title = Partijen van deze browser
account-merge-note =
    Voordat je inlogde, speelde deze browser als gast { $games ->
        [one] één partij
       *[other] { $games } partijen
    }. Naar je account overnemen?
account-merge-kept =
    { $kept ->
        [one] Aan één tafel
       *[other] Aan { $kept } tafels
    } zit je als gast en als jezelf: dat kan niet één worden, de gast houdt die plaats.
account-merge-do = Overnemen
account-passkeys = Passkeys
account-passkey = Passkey { $number }
account-passkey-elsewhere = werkt niet op dit adres
account-passkey-add = Passkey toevoegen
account-since = sinds { $date }
account-remove = Verwijderen
account-remove-label = { $name } verwijderen
account-recovery-new = Nieuwe herstelcode
account-recovery-made = Gemaakt op { $date }; een nieuwe vervangt de oude.
account-sessions = Ingelogd op
account-session = Browser { $number }
account-session-this = deze browser
account-session-name = Naam van { $name }
account-seen = laatst hier: { $date }
account-end = Beëindigen
account-end-label = { $name } uitloggen
account-end-all = Overal elders uitloggen
account-sign-out = Uitloggen
account-link = Nog een apparaat inloggen
account-link-note = Open deze link binnen { $minutes } minuten op het andere apparaat. Hij werkt één keer, en pas als je hier akkoord bent gegaan.
account-link-qr = QR-code die nog een apparaat inlogt
account-link-asked = ‘{ $device }’ wil als jou worden ingelogd. Is dat van jou?
account-link-yes = Ja, inloggen
account-link-no = Nee
account-link-over = Deze link is gebruikt of te oud.
account-link-take = Deze link logt dit apparaat in op een account.
account-link-device = Naam van dit apparaat
account-link-ask = Dit apparaat inloggen
account-link-wait = Ga nu akkoord op het andere apparaat.
account-prove = Bevestig eerst dat jij het bent
account-prove-passkey = Bevestigen met een passkey
account-prove-code = Bevestigen met de herstelcode
account-delete = Mijn account verwijderen
notices-title = Berichten
notices-note = De startpagina toont uitnodigingen en volle tafels. Berichten van je browser bereiken je ook als die dicht is.
notices-no-push = Deze server stuurt geen berichten naar gesloten pagina’s.
notices-kind =
    { $kind ->
        [turn] Ik ben aan de beurt
        [full] Mijn tafel is vol
       *[invite] Ik ben uitgenodigd
    }
notices-kind-note =
    { $kind ->
        [turn] Aan tafels met dagen bedenktijd, als je pagina dicht is.
        [full] Je hebt een tafel geopend en alle plaatsen zijn bezet.
       *[invite] Iemand met wie je gespeeld hebt, of een groep van je, heeft een tafel geopend.
    }
notices-quiet = Stille uren
notices-quiet-note = Dan komen er geen berichten; ze komen als de stille uren voorbij zijn, als er nog reden voor is.
notices-time =
    { $which ->
        [quiet_from] Van
       *[quiet_to] Tot
    }
refused-passkey_stopped = Er is niets bevestigd: het apparaat of jij hebt het gestopt.
refused-accounts_off = Deze server heeft geen accounts.
refused-account_needed = Je bent niet meer ingelogd.
refused-account_exists = Je hebt al een account.
refused-challenge_late = Dat duurde te lang. Probeer het nog eens.
refused-challenge_used = Dat is al gebeurd. Probeer het nog eens.
refused-passkey_wrong = Het antwoord van die passkey kan niet worden gecontroleerd.
refused-passkey_origin = Passkeys van deze server werken alleen op { $party }.
refused-passkey_party = Die passkey hoort bij een ander adres dan { $party }.
refused-passkey_foreign = Die passkey hoort bij een ander account.
refused-passkey_unknown = Deze server kent die passkey niet: hij is verwijderd, of zijn account is dat.
refused-passkey_known = Die passkey is al bekend.
refused-passkey_last = De laatste passkey blijft: voeg eerst een andere toe.
refused-too_many_passkeys = Een account heeft hoogstens { $most } passkeys.
refused-proof_needed = Bevestig eerst dat jij het bent.
refused-recovery_wrong = Dat is geen geldige herstelcode.
refused-too_many_tries = Maar { $most } pogingen per uur. Even wachten.
refused-name_taken = Een ander account heeft deze naam al, of een die er hetzelfde uitziet.
refused-name_early =
    Je naam kan over { $days ->
        [one] één dag
       *[other] { $days } dagen
    } weer worden gewijzigd.
refused-session_unknown = Die browser is niet meer ingelogd.
refused-link_unknown = Deze link is gebruikt of te oud.
refused-merge_none = Er is niets over te nemen.
refused-invitation_unknown = Die uitnodiging bestaat niet, is opgebruikt of is verlopen.
welcome-note = Wie een uitnodiging heeft, opent de link. Wie al een account heeft, meldt zich aan.
welcome-sign-in = Aanmelden
account-invited = Met deze uitnodiging kun je hier een account maken.
account-not-invited = Voor een nieuw account heb je een uitnodiging nodig: vraag de beheerder van deze server om een link.
