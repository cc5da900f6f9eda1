### Groups of people who play together: their tables, the score of their evenings, and how one joins.

groups-title = Gruppi
groups-mine = I miei gruppi
groups-see = Apri
groups-members =
    { $count ->
        [one] una persona
       *[other] { $count } persone
    }
groups-played =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
groups-host = guida
groups-tables =
    { $count ->
        [one] un tavolo
       *[other] { $count } tavoli
    }
groups-new = Un nuovo gruppo
groups-new-note = Per una compagnia che si ritrova spesso: i suoi tavoli, i suoi risultati, la classifica delle sue serate. Lo vede solo chi ne fa parte.
groups-name = Nome del gruppo
groups-your-name = Il tuo nome
groups-make = Crea il gruppo
groups-join-title = Sei invitato in «{ $name }»
groups-join-note =
    { $count ->
        [one] Ne fa parte una persona.
       *[other] Ne fanno parte { $count } persone.
    } Vedranno il tuo nome e i tuoi risultati ai tavoli del gruppo; puoi cambiarlo.
groups-join = Entra
groups-table-new = Nuovo tavolo
groups-tables-title = Tavoli
groups-score = Classifica
groups-score-note = Tutte le partite ai tavoli del gruppo. Fortuna e bravura sono vittorie in più o in meno rispetto a una quota uguale. Chi non mostra nulla non sta in nessuna riga.
groups-evenings-head = Serate
groups-nameless = Qualcuno
groups-duels = Testa a testa
groups-duel =
    { $one } e { $other }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $ahead } a { $behind }
groups-evenings = Serate
groups-evening-won = Vinta da
groups-evening-line = { $name } { $wins } ({ $points })
groups-people = Persone
groups-you = { $name } (tu)
groups-results = Risultati
groups-make-host = Affida la guida
groups-make-host-ask = Affidare la guida a { $name }?
groups-make-host-note = Chi guida crea il link per entrare, toglie persone e può eliminare il gruppo. Tu resti dentro.
groups-remove = Togli
groups-remove-ask = Togliere { $name }?
groups-remove-note = Chi viene tolto non vede più il gruppo, e i suoi risultati escono dalla classifica. Il link per entrare finisce.
groups-shows = Gli altri vedono
groups-shows-what =
    { $what ->
        [nothing] Niente
        [score] I risultati qui
       *[all] Tutti i miei risultati
    }
groups-shows-note =
    { $what ->
        [nothing] Il tuo nome sta tra le persone, ma in nessuna riga della classifica e in nessuna partita.
        [score] I tuoi risultati ai tavoli di questo gruppo contano nella sua classifica.
       *[all] Oltre alla classifica gli altri possono aprire le tue cifre e le ultime partite, senza i nomi dei tuoi avversari.
    }
groups-link = Link per entrare
groups-link-qr = Codice QR del link per entrare
groups-link-none = Non c’è un link: nessuno può entrare.
groups-link-until = Chi ha il link può entrare fino a { $date }.
groups-link-make = Crea un link
groups-link-new = Nuovo link, che chiude questo
groups-link-end = Chiudi il link
groups-leave = Lascia il gruppo
groups-leave-ask = Lasciare «{ $name }»?
groups-leave-note = I tuoi risultati escono dalla classifica. Per tornare ti serve un nuovo link.
groups-leave-note-host = I tuoi risultati escono dalla classifica, e chi è nel gruppo da più tempo lo guiderà.
groups-delete = Elimina il gruppo
groups-delete-ask = Eliminare «{ $name }»?
groups-delete-note = Il gruppo e la sua classifica spariscono per tutti. Le partite restano nei risultati di ciascuno.
refused-group_unknown = Questo gruppo non c’è, o non ne fai parte.
refused-group_link_unknown = Questo link è scaduto o è stato chiuso. Chiedine uno nuovo.
refused-member_unknown = Questa persona non è più nel gruppo.
refused-not_group_host = Può farlo solo chi guida il gruppo.
refused-not_shown = Qui non mostra i suoi risultati a nessuno.
refused-group_full = In un gruppo c’è posto per { $most } persone.
refused-too_many_groups = Puoi stare in { $most } gruppi.
