# Messages to people whose page is closed.

push-title = Tocca a te
push-nudge = Gli altri ti aspettano
push-full = Il tuo tavolo è al completo
push-invite =
    { $known ->
        [yes] { $name } ti invita a un tavolo
       *[no] Sei invitato a un tavolo
    }
push-body =
 { $count ->
    [0] Il tuo tavolo ti aspetta.
   *[other] Al tavolo con { $names }.
 }

setting-push = avvisa chi gioca a tavoli che durano giorni quando è il suo turno, anche a pagina chiusa (richiede l’extra `push`)
setting-push_contact = a chi i servizi push possono scrivere riguardo a questo server: `mailto:…` o `https://…`
setting-push_private = permette servizi push nella propria rete, anche senza https: solo per i test

refused-push_off = Questo server non manda messaggi alle pagine chiuse.
refused-push_address = Non è un indirizzo a cui un browser riceve messaggi.
