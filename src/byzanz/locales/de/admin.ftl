### byzanz admin: what an operator asks and orders. Commands and their arguments stay English.

cli-admin = sich um einen Server kümmern: Leute, Tische, Meldungen, Hinweise
admin-long = Sich um einen Server kümmern: Leute, Tische, Meldungen, Hinweise. Bei PostgreSQL direkt in der Datenbank; bei SQLite über einen Socket neben der Datenbank des laufenden Servers, den nur ihr Besitzer öffnen kann. Jede Änderung wird festgehalten.
admin-people = Leute auflisten und suchen
admin-rooms = Tische auflisten und suchen
admin-reports = Meldungen von Mitspielern auflisten und suchen
admin-invitations = Einladungen auflisten
admin-log = auflisten, was Betreiber getan haben
admin-rename = jemandem einen anderen Namen geben, auch an den Tischen
admin-mute = niemanden mehr lesen lassen, was jemand sagt
admin-unmute = eine Stummschaltung beenden
admin-suspend = jemanden auf diesem Server nichts mehr tun lassen
admin-unsuspend = eine Sperre beenden
admin-delete = jemanden mit allem löschen, was gespeichert ist, wie sie es selbst könnten
admin-close = festhalten, dass eine Meldung erledigt ist
admin-notice = allen einen Hinweis zeigen, oder keinen mehr
admin-read-only = nichts mehr ändern lassen: keine neuen Partien, keine Aktionen; oder wieder
admin-state = sagen, welcher Hinweis gezeigt wird und ob sich auf dem Server etwas ändern lässt
admin-invite = eine Einladung zu einem Konto ausstellen, für einen Server nur für Eingeladene
admin-revoke = eine Einladung beenden
admin-text = ein Teil eines Namens, die Nummer einer Person oder ein Tisch
admin-most = wie viele Zeilen höchstens
admin-all = auch die erledigten
admin-person = die Nummer der Person, aus der Liste der Leute
admin-name = der neue Name
admin-days = für wie viele Tage; ohne Angabe für immer
admin-report = die Nummer der Meldung
admin-notice-text = was alle lesen, zum Beispiel: Heute um 22 Uhr Wartung
admin-clear = keinen mehr zeigen
admin-on = on: nichts lässt sich ändern; off: alles wieder
admin-json = JSON ausgeben
admin-invite-days = wie viele Tage sie gilt
admin-uses = wie viele Konten damit angelegt werden können
admin-invitation = die Nummer der Einladung

## Columns of the lists

admin-column-person = Person
admin-column-name = Name
admin-column-kind = Art
admin-column-seen = zuletzt hier
admin-column-rooms = Tische
admin-column-reports = Meldungen
admin-column-sanctions = Maßnahmen
admin-column-room = Tisch
admin-column-state = Zustand
admin-column-updated = geändert
admin-column-seats = Plätze (Nummern der Leute)
admin-column-report = Meldung
admin-column-at = am
admin-column-about = über
admin-column-reason = Grund
admin-column-version = Zug
admin-column-by = von
admin-column-closed = erledigt
admin-column-invitation = Einladung
admin-column-created = ausgestellt
admin-column-expires = gilt bis
admin-column-uses = benutzt
admin-column-entry = Eintrag
admin-column-act = Tat
admin-column-facts = Einzelheiten
admin-kind =
    { $kind ->
        [account] Konto
       *[guest] Gast
    }
# $until: the end, or nothing.
admin-sanction =
    { $kind ->
        [muted] stumm
       *[suspended] gesperrt
    }{ $forever ->
        [yes] {""}
       *[other] {" "}bis { $until }
    }
admin-invitation-state =
    { $works ->
        [yes] gilt
       *[no] vorbei
    }

## What was done

admin-rename-done = Person { $person } heißt jetzt „{ $name }“.
admin-mute-done =
    { $forever ->
        [yes] Person { $person } ist für immer stumm.
       *[other] Person { $person } ist stumm bis { $until }.
    }
admin-unmute-done = Person { $person } ist nicht mehr stumm.
admin-suspend-done =
    { $forever ->
        [yes] Person { $person } ist für immer gesperrt.
       *[other] Person { $person } ist gesperrt bis { $until }.
    }
admin-unsuspend-done = Person { $person } ist nicht mehr gesperrt.
admin-delete-done = Person { $person } ist gelöscht, mit allem, was gespeichert war.
admin-close-done = Meldung { $report } ist erledigt.
admin-notice-done = Was allen gezeigt wird, hat sich geändert.
admin-read-only-done = Ob sich auf dem Server etwas ändern lässt, hat sich geändert.
admin-state-shown =
    Hinweis: { $notice }
    { $read_only ->
        [yes] Nur lesen: Nichts lässt sich ändern.
       *[no] Alles lässt sich ändern.
    }
# $code: the secret part of the link.
admin-invite-done = Einladung { $invitation }, bis { $until }: die Adresse deines Servers, dann /account#invitation={ $code }
admin-revoke-done = Einladung { $invitation } gilt nicht mehr.

## What can be wrong

refused-number_unknown = Unter dieser Nummer oder Adresse ist niemand gespeichert.
refused-days_wrong = Tage sind eine ganze Zahl von { $least } bis { $most }.
refused-uses_wrong = Eine Einladung gilt für { $least } bis { $most } Konten.
refused-notice_wrong = Ein Hinweis hat 1 bis { $most } druckbare Zeichen.
refused-report_unknown = Es gibt keine offene Meldung mit dieser Nummer.
refused-not_muted = Diese Person ist nicht stumm.
refused-not_suspended = Diese Person ist nicht gesperrt.
refused-admin_no_server = Auf der Datenbank { $database } läuft kein Server, den man fragen könnte.
refused-admin_not_owner = Der Socket neben der Datenbank { $database } gehört jemand anderem. Ruf den Befehl als der Benutzer auf, unter dem der Server läuft.
refused-admin_cut = Der Server hat das Gespräch beendet. Sieh mit byzanz admin log nach, ob es geschehen ist.
refused-database_older = Die Datenbank hat einen älteren Stand ({ $found }; nötig ist { $known }). Starte einmal den Server dieser Version: Er bringt sie auf den neuesten Stand.
