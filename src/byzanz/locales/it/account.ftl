### The page of an account: making one, signing in, passkeys, recovery code, devices, what can be refused.

account-title = Account
account-guest-note = Giochi come ospite: le tue partite dipendono dal cookie di questo browser. Con un account le ritrovi su ogni tuo dispositivo. Non servono né indirizzo e-mail né password: il dispositivo conferma con una passkey che sei tu.
account-make = Crea un account
account-have = Ho già un account
account-sign-in = Accedi con una passkey
account-recover = Accedi con il codice di recupero
account-code = Codice di recupero
account-impossible = A questo indirizzo le passkey non esistono: servono https e il nome { $party }. Qui non si può creare un account. Uno esistente entra con un link da un dispositivo già collegato o con il codice di recupero.
account-code-title = Il tuo codice di recupero
account-code-note = Scrivilo e conservalo bene. Viene mostrato solo questa volta e ti fa entrare quando non hai più nessun dispositivo.
account-code-done = L’ho scritto
account-name-note = Nessun altro ha questo nome; si può cambiare una volta ogni 30 giorni.
account-merge-title = Partite di questo browser
account-merge-note =
    Prima dell’accesso questo browser ha giocato come ospite { $games ->
        [one] una partita
       *[other] { $games } partite
    }. Vuoi portarle nel tuo account?
account-merge-kept =
    { $kept ->
        [one] A un tavolo
       *[other] A { $kept } tavoli
    } siedi come ospite e come te stesso: non possono diventare uno, e il posto resta all’ospite.
account-merge-do = Porta nel mio account
account-passkeys = Passkey
account-passkey = Passkey { $number }
account-passkey-elsewhere = non vale a questo indirizzo
account-passkey-add = Aggiungi una passkey
account-since = dal { $date }
account-remove = Rimuovi
account-remove-label = Rimuovi { $name }
account-recovery-new = Nuovo codice di recupero
account-recovery-made = Creato il { $date }; uno nuovo annulla il vecchio.
account-sessions = Collegato su
account-session = Browser { $number }
account-session-this = questo browser
account-session-name = Nome di { $name }
account-seen = ultima volta: { $date }
account-end = Termina
account-end-label = Scollega { $name }
account-end-all = Scollega ovunque tranne qui
account-sign-out = Esci
account-link = Collega un altro dispositivo
account-link-note = Apri questo link sull’altro dispositivo entro { $minutes } minuti. Vale una volta sola, e solo dopo il tuo consenso qui.
account-link-qr = Codice QR che collega un altro dispositivo
account-link-asked = «{ $device }» vuole collegarsi come te. È tuo?
account-link-yes = Sì, collega
account-link-no = No
account-link-over = Questo link è già usato o scaduto.
account-link-take = Questo link collega il dispositivo a un account.
account-link-device = Nome di questo dispositivo
account-link-ask = Collega questo dispositivo
account-link-wait = Ora conferma sull’altro dispositivo.
account-prove = Prima conferma che sei tu
account-prove-passkey = Conferma con una passkey
account-prove-code = Conferma con il codice di recupero
account-delete = Elimina il mio account
notices-title = Avvisi
notices-note = La pagina iniziale mostra inviti e tavoli al completo. I messaggi del browser ti raggiungono anche quando è chiusa.
notices-no-push = Questo server non manda messaggi a pagine chiuse.
notices-kind =
    { $kind ->
        [turn] Tocca a me
        [full] Il mio tavolo è al completo
       *[invite] Sono invitato
    }
notices-kind-note =
    { $kind ->
        [turn] Ai tavoli con giorni per pensare, quando la pagina è chiusa.
        [full] Hai aperto un tavolo e tutti i posti sono presi.
       *[invite] Qualcuno con cui hai giocato, o un tuo gruppo, ha aperto un tavolo.
    }
notices-quiet = Ore di silenzio
notices-quiet-note = Allora niente messaggi; arrivano alla fine, se ce n’è ancora motivo.
notices-time =
    { $which ->
        [quiet_from] Dalle
       *[quiet_to] Alle
    }
refused-passkey_stopped = Non è stato confermato nulla: il dispositivo o tu avete interrotto.
refused-accounts_off = Questo server non ha account.
refused-account_needed = Non sei più collegato.
refused-account_exists = Hai già un account.
refused-challenge_late = Ci è voluto troppo tempo. Riprova.
refused-challenge_used = È già stato fatto. Riprova.
refused-passkey_wrong = La risposta di questa passkey non si può verificare.
refused-passkey_origin = Le passkey di questo server valgono solo su { $party }.
refused-passkey_party = Questa passkey è legata a un indirizzo diverso da { $party }.
refused-passkey_foreign = Questa passkey è di un altro account.
refused-passkey_unknown = Questo server non conosce la passkey: è stata rimossa, o il suo account eliminato.
refused-passkey_known = Questa passkey è già nota.
refused-passkey_last = L’ultima passkey resta: aggiungine prima un’altra.
refused-too_many_passkeys = Un account ha al massimo { $most } passkey.
refused-proof_needed = Prima conferma che sei tu.
refused-recovery_wrong = Non è un codice di recupero valido.
refused-too_many_tries = Solo { $most } tentativi all’ora. Attendi.
refused-name_taken = Un altro account ha già questo nome, o uno che gli somiglia troppo.
refused-name_early =
    Il tuo nome si potrà cambiare di nuovo tra { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }.
refused-session_unknown = Quel browser non è più collegato.
refused-link_unknown = Questo link è già usato o scaduto.
refused-merge_none = Non c’è niente da aggiungere.
refused-invitation_unknown = Quell’invito non esiste, è esaurito o è scaduto.
welcome-note = Chi ha un invito ne apre il link. Chi ha già un account accede.
welcome-sign-in = Accedi
account-invited = Con questo invito puoi creare un account qui.
account-not-invited = Per un nuovo account serve un invito: chiedi un link a chi gestisce questo server.
