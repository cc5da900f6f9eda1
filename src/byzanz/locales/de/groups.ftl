### Groups of people who play together: their tables, the score of their evenings, and how one joins.

groups-title = Gruppen
groups-mine = Meine Gruppen
groups-see = Öffnen
groups-members =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
groups-played =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
groups-host = leitet
groups-tables =
    { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
groups-new = Eine neue Gruppe
groups-new-note = Für eine Runde, die sich immer wieder trifft: ihre Tische, ihre Ergebnisse, der Stand ihrer Abende. Nur wer dabei ist, sieht sie.
groups-name = Name der Gruppe
groups-your-name = Dein Name
groups-make = Gruppe gründen
groups-join-title = Du bist in „{ $name }“ eingeladen
groups-join-note =
    { $count ->
        [one] Eine Person ist schon dabei.
       *[other] { $count } Personen sind schon dabei.
    } Sie sehen deinen Namen und deine Ergebnisse an den Tischen der Gruppe; das kannst du ändern.
groups-join = Beitreten
groups-table-new = Neuer Tisch
groups-tables-title = Tische
groups-score = Stand
groups-score-note = Alle Partien an den Tischen der Gruppe. Glück und Können sind Siege mehr oder weniger als ein gleicher Anteil. Wer nichts zeigt, steht in keiner Zeile.
groups-evenings-head = Abende
groups-nameless = Jemand
groups-duels = Eins gegen eins
groups-duel =
    { $one } und { $other }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $ahead } zu { $behind }
groups-evenings = Abende
groups-evening-won = Gewonnen von
groups-evening-line = { $name } { $wins } ({ $points })
groups-people = Leute
groups-you = { $name } (du)
groups-results = Ergebnisse
groups-make-host = Leitung geben
groups-make-host-ask = { $name } die Leitung geben?
groups-make-host-note = Wer leitet, macht den Link zum Beitreten, entfernt Leute und darf die Gruppe löschen. Du bleibst dabei.
groups-remove = Entfernen
groups-remove-ask = { $name } entfernen?
groups-remove-note = Für die entfernte Person gibt es die Gruppe dann nicht mehr, und ihre Ergebnisse zählen nicht mehr im Stand. Der Link zum Beitreten endet.
groups-shows = Die anderen sehen
groups-shows-what =
    { $what ->
        [nothing] Nichts
        [score] Meinen Stand hier
       *[all] Alle Ergebnisse
    }
groups-shows-note =
    { $what ->
        [nothing] Dein Name steht bei den Leuten, aber in keiner Zeile des Stands und in keiner Partie.
        [score] Deine Ergebnisse an den Tischen dieser Gruppe zählen in ihrem Stand.
       *[all] Außer dem Stand können die anderen deine Zahlen und letzten Partien öffnen, ohne die Namen deiner Gegner.
    }
groups-link = Link zum Beitreten
groups-link-qr = QR-Code des Links zum Beitreten
groups-link-none = Es gibt keinen Link: Niemand kann beitreten.
groups-link-until = Wer den Link hat, kann bis { $date } beitreten.
groups-link-make = Link machen
groups-link-new = Neuer Link, der diesen beendet
groups-link-end = Link beenden
groups-leave = Gruppe verlassen
groups-leave-ask = „{ $name }“ verlassen?
groups-leave-note = Deine Ergebnisse verschwinden aus dem Stand. Um zurückzukommen, brauchst du einen neuen Link.
groups-leave-note-host = Deine Ergebnisse verschwinden aus dem Stand, und wer am längsten dabei ist, leitet dann die Gruppe.
groups-delete = Gruppe löschen
groups-delete-ask = „{ $name }“ löschen?
groups-delete-note = Die Gruppe und ihr Stand sind dann für alle weg. Die Partien bleiben in den Ergebnissen jedes Einzelnen.
refused-group_unknown = Diese Gruppe gibt es nicht, oder du bist nicht dabei.
refused-group_link_unknown = Dieser Link ist abgelaufen oder wurde beendet. Bitte um einen neuen.
refused-member_unknown = Diese Person ist nicht mehr in der Gruppe.
refused-not_group_host = Das kann nur, wer die Gruppe leitet.
refused-not_shown = Diese Person zeigt ihre Ergebnisse hier niemandem.
refused-group_full = In einer Gruppe ist Platz für { $most } Personen.
refused-too_many_groups = Du kannst in { $most } Gruppen sein.
