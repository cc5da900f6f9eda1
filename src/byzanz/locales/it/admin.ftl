### byzanz admin: what an operator asks and orders. Commands and their arguments stay English.

cli-admin = badare a un server: persone, tavoli, segnalazioni, avvisi
admin-long = Badare a un server: persone, tavoli, segnalazioni, avvisi. Con PostgreSQL direttamente nella base di dati; con SQLite tramite un socket accanto alla base di dati del server in funzione, che solo il proprietario può aprire. Ogni modifica viene registrata.
admin-people = elencare e cercare persone
admin-rooms = elencare e cercare tavoli
admin-reports = elencare e cercare le segnalazioni dei giocatori
admin-invitations = elencare gli inviti
admin-log = elencare ciò che i gestori hanno fatto
admin-rename = dare a qualcuno un altro nome, anche ai suoi tavoli
admin-mute = non far più leggere a nessuno ciò che qualcuno dice
admin-unmute = togliere il silenzio a qualcuno
admin-suspend = non far fare più nulla a qualcuno su questo server
admin-unsuspend = togliere una sospensione
admin-delete = eliminare qualcuno con tutto ciò che è salvato, come potrebbe fare da sé
admin-close = annotare che una segnalazione è stata trattata
admin-notice = mostrare a tutti un avviso, o non più
admin-read-only = non far più cambiare nulla: né nuove partite né mosse; o di nuovo sì
admin-state = dire quale avviso viene mostrato e se sul server si può cambiare qualcosa
admin-invite = creare un invito a un account, per un server su invito
admin-revoke = revocare un invito
admin-text = una parte di un nome, il numero di una persona o un tavolo
admin-most = quante righe al massimo
admin-all = anche quelle già trattate
admin-person = il numero della persona, dall’elenco delle persone
admin-name = il nuovo nome
admin-days = per quanti giorni; senza, per sempre
admin-report = il numero della segnalazione
admin-notice-text = ciò che tutti leggono, per esempio: Manutenzione stasera alle 22
admin-clear = non mostrare più nessun avviso
admin-on = on: non si può cambiare nulla; off: di nuovo tutto
admin-json = stampare JSON
admin-invite-days = per quanti giorni vale
admin-uses = quanti account si possono creare
admin-invitation = il numero dell’invito

## Columns of the lists

admin-column-person = persona
admin-column-name = nome
admin-column-kind = tipo
admin-column-seen = ultima visita
admin-column-rooms = tavoli
admin-column-reports = segnalazioni
admin-column-sanctions = provvedimenti
admin-column-room = tavolo
admin-column-state = stato
admin-column-updated = cambiato
admin-column-seats = posti (numeri delle persone)
admin-column-report = segnalazione
admin-column-at = il
admin-column-about = su
admin-column-reason = motivo
admin-column-version = mossa
admin-column-by = da
admin-column-closed = chiusa
admin-column-invitation = invito
admin-column-created = creato
admin-column-expires = vale fino al
admin-column-uses = usato
admin-column-entry = voce
admin-column-act = atto
admin-column-facts = dettagli
admin-kind =
    { $kind ->
        [account] account
       *[guest] ospite
    }
# $until: the end, or nothing.
admin-sanction =
    { $kind ->
        [muted] silenzio
       *[suspended] sospensione
    }{ $forever ->
        [yes] {""}
       *[other] {" "}fino al { $until }
    }
admin-invitation-state =
    { $works ->
        [yes] vale
       *[no] finito
    }

## What was done

admin-rename-done = La persona { $person } ora si chiama «{ $name }».
admin-mute-done =
    { $forever ->
        [yes] La persona { $person } è in silenzio per sempre.
       *[other] La persona { $person } è in silenzio fino al { $until }.
    }
admin-unmute-done = La persona { $person } non è più in silenzio.
admin-suspend-done =
    { $forever ->
        [yes] La persona { $person } è fuori per sempre.
       *[other] La persona { $person } è fuori fino al { $until }.
    }
admin-unsuspend-done = La persona { $person } può di nuovo entrare.
admin-delete-done = La persona { $person } non c’è più, con tutto ciò che era salvato.
admin-close-done = La segnalazione { $report } è chiusa.
admin-notice-done = Ciò che viene mostrato a tutti è cambiato.
admin-read-only-done = È cambiato se sul server si può cambiare qualcosa.
admin-state-shown =
    Avviso: { $notice }
    { $read_only ->
        [yes] Sola lettura: non si può cambiare nulla.
       *[no] Si può cambiare tutto.
    }
# $code: the secret part of the link.
admin-invite-done = Invito { $invitation }, fino al { $until }: l’indirizzo del tuo server e poi /account#invitation={ $code }
admin-revoke-done = L’invito { $invitation } non vale più.

## What can be wrong

refused-number_unknown = Con quel numero o indirizzo non è salvato nessuno.
refused-days_wrong = I giorni sono un numero intero da { $least } a { $most }.
refused-uses_wrong = Un invito vale per { $least } fino a { $most } account.
refused-notice_wrong = Un avviso ha da 1 a { $most } caratteri stampabili.
refused-report_unknown = Non c’è nessuna segnalazione aperta con quel numero.
refused-not_muted = Quella persona non è in silenzio.
refused-not_suspended = Quella persona non è sospesa.
refused-admin_no_server = Sulla base di dati { $database } non gira nessun server a cui chiedere.
refused-admin_not_owner = Il socket accanto alla base di dati { $database } è di un altro utente. Esegui il comando come l’utente con cui gira il server.
refused-admin_cut = Il server ha interrotto il dialogo. Guarda con byzanz admin log se è stato fatto.
refused-database_older = La base di dati è a una versione più vecchia ({ $found }; serve { $known }). Avvia una volta il server di questa versione: la aggiorna.
