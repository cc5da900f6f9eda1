### byzanz admin: what an operator asks and orders. Commands and their arguments stay English.

cli-admin = een server beheren: mensen, tafels, meldingen, berichten
admin-long = Een server beheren: mensen, tafels, meldingen, berichten. Met PostgreSQL rechtstreeks in de database; met SQLite via een socket naast de database van de draaiende server, die alleen de eigenaar kan openen. Elke wijziging wordt vastgelegd.
admin-people = mensen tonen en zoeken
admin-rooms = tafels tonen en zoeken
admin-reports = meldingen van spelers tonen en zoeken
admin-invitations = uitnodigingen tonen
admin-log = tonen wat beheerders hebben gedaan
admin-rename = iemand een andere naam geven, ook aan tafel
admin-mute = niemand meer laten lezen wat iemand zegt
admin-unmute = iemand weer laten spreken
admin-suspend = iemand niets meer laten doen op deze server
admin-unsuspend = een schorsing opheffen
admin-delete = iemand verwijderen met alles wat is opgeslagen, zoals die zelf zou kunnen
admin-close = vastleggen dat een melding is afgehandeld
admin-notice = iedereen een bericht tonen, of geen meer
admin-read-only = niets meer laten wijzigen: geen nieuwe partijen, geen zetten; of weer wel
admin-state = zeggen welk bericht wordt getoond en of er iets gewijzigd kan worden
admin-invite = een uitnodiging voor een account maken, voor een server voor genodigden
admin-revoke = een uitnodiging intrekken
admin-text = een deel van een naam, het nummer van een persoon of een tafel
admin-most = hoeveel regels hooguit
admin-all = ook de afgehandelde
admin-person = het nummer van de persoon, uit de lijst van mensen
admin-name = de nieuwe naam
admin-days = voor hoeveel dagen; zonder aantal voor altijd
admin-report = het nummer van de melding
admin-notice-text = wat iedereen leest, bijvoorbeeld: Vanavond om 22 uur onderhoud
admin-clear = geen bericht meer tonen
admin-on = on: niets kan gewijzigd worden; off: alles weer wel
admin-json = JSON afdrukken
admin-invite-days = hoeveel dagen ze geldt
admin-uses = hoeveel accounts ermee gemaakt kunnen worden
admin-invitation = het nummer van de uitnodiging

## Columns of the lists

admin-column-person = persoon
admin-column-name = naam
admin-column-kind = soort
admin-column-seen = laatst hier
admin-column-rooms = tafels
admin-column-reports = meldingen
admin-column-sanctions = maatregelen
admin-column-room = tafel
admin-column-state = toestand
admin-column-updated = gewijzigd
admin-column-seats = plaatsen (nummers van mensen)
admin-column-report = melding
admin-column-at = op
admin-column-about = over
admin-column-reason = reden
admin-column-version = zet
admin-column-by = door
admin-column-closed = afgehandeld
admin-column-invitation = uitnodiging
admin-column-created = gemaakt
admin-column-expires = geldt tot
admin-column-uses = gebruikt
admin-column-entry = regel
admin-column-act = daad
admin-column-facts = bijzonderheden
admin-kind =
    { $kind ->
        [account] account
       *[guest] gast
    }
# $until: the end, or nothing.
admin-sanction =
    { $kind ->
        [muted] gedempt
       *[suspended] geschorst
    }{ $forever ->
        [yes] {""}
       *[other] {" "}tot { $until }
    }
admin-invitation-state =
    { $works ->
        [yes] geldt
       *[no] voorbij
    }

## What was done

admin-rename-done = Persoon { $person } heet nu ‘{ $name }’.
admin-mute-done =
    { $forever ->
        [yes] Persoon { $person } is voorgoed gedempt.
       *[other] Persoon { $person } is gedempt tot { $until }.
    }
admin-unmute-done = Persoon { $person } is niet meer gedempt.
admin-suspend-done =
    { $forever ->
        [yes] Persoon { $person } is voorgoed geschorst.
       *[other] Persoon { $person } is geschorst tot { $until }.
    }
admin-unsuspend-done = Persoon { $person } is niet meer geschorst.
admin-delete-done = Persoon { $person } is verwijderd, met alles wat was opgeslagen.
admin-close-done = Melding { $report } is afgehandeld.
admin-notice-done = Wat iedereen te zien krijgt, is gewijzigd.
admin-read-only-done = Of er op de server iets gewijzigd kan worden, is veranderd.
admin-state-shown =
    Bericht: { $notice }
    { $read_only ->
        [yes] Alleen lezen: niets kan gewijzigd worden.
       *[no] Alles kan gewijzigd worden.
    }
# $code: the secret part of the link.
admin-invite-done = Uitnodiging { $invitation }, tot { $until }: het adres van je server en dan /account#invitation={ $code }
admin-revoke-done = Uitnodiging { $invitation } geldt niet meer.

## What can be wrong

refused-number_unknown = Onder dat nummer of adres is niemand opgeslagen.
refused-days_wrong = Dagen zijn een heel getal van { $least } tot { $most }.
refused-uses_wrong = Een uitnodiging geldt voor { $least } tot { $most } accounts.
refused-notice_wrong = Een bericht heeft 1 tot { $most } afdrukbare tekens.
refused-report_unknown = Er is geen open melding met dat nummer.
refused-not_muted = Die persoon is niet gedempt.
refused-not_suspended = Die persoon is niet geschorst.
refused-admin_no_server = Er draait geen server op de database { $database } die iets gevraagd kan worden.
refused-admin_not_owner = De socket naast de database { $database } is van een andere gebruiker. Voer de opdracht uit als de gebruiker onder wie de server draait.
refused-admin_cut = De server brak het gesprek af. Kijk met byzanz admin log of het is gebeurd.
refused-database_older = De database is van een oudere versie ({ $found }; nodig is { $known }). Start één keer de server van deze versie: die werkt haar bij.
