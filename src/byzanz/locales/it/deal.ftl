### Il controllo della distribuzione: nella classifica e nel replay.

deal-checking = Verifica della distribuzione…
deal-right = Distribuzione verificata
deal-right-sub = Nessuno ha scelto queste carte: il loro ordine viene dal segreto che il server ha promesso prima di distribuire e dai numeri dei giocatori.
deal-right-partly = Segreto e numeri danno esattamente quest’ordine. Non è stato possibile confrontare tutto.
deal-wrong = In questa distribuzione qualcosa non torna
deal-wrong-sub = Scarica la partita: è la prova. Su questo server non giocare nulla che conti.
deal-unsealed = Distribuite senza il numero di tutti
# $names are the people without a number.
deal-unsealed-sub = Tutto combacia, ma prima della distribuzione non è arrivato il numero di { $names }. Senza, non si può escludere che il server abbia provato dei mazzi in anticipo.
deal-unread = Non è stato possibile verificare la distribuzione.
deal-again = Riprova
deal-details = Dettagli
deal-title = Come è stata verificata la distribuzione

## Che cosa è stato confrontato

deal-promise-right = La promessa è quella che ti è stata mostrata prima della distribuzione.
deal-promise-unknown = Questo browser non ha visto la promessa prima della distribuzione e non può confrontarla.
deal-secret-right = Il segreto è quello promesso.
deal-seed-right = Il numero al tuo posto è quello inviato dal tuo browser.
deal-seed-unknown = Questo browser non conosce il numero al tuo posto: forse l’ha inviato un altro dispositivo.
deal-seed-late = Il tuo numero non fa parte della distribuzione: è arrivato troppo tardi.
deal-deck-right = Segreto e numeri danno esattamente queste 112 carte in quest’ordine.
deal-everyone-right = Ogni persona ha dato un numero.
deal-everyone-unknown = Non tutte le persone hanno dato un numero: questa distribuzione non ha sigillo.
deal-first-right =
    { $you ->
        [yes] Ne risulta anche che cominci tu.
       *[no] Ne risulta anche che comincia { $name }.
    }
deal-cards-right =
    { $seated ->
        [yes] La tua mano e tutti i lotti vengono da questo mazzo.
       *[no] Tutti i lotti vengono da questo mazzo.
    }
deal-cards-unknown = Qui non si conoscono tutte le carte della partita: non si possono confrontare.

## Con che cosa è stata controllata

deal-values = I numeri
deal-commitment = Promessa: lo SHA-256 del segreto
deal-commitment-shown = La promessa mostrata a te
deal-secret = Segreto del server
deal-seed-of = Numero di { $name }
deal-seed-mine = Il tuo numero
deal-seed-sent = Il numero inviato dal tuo browser
deal-seed-none = nessuno
deal-seed-bot = nessuno: un bot
deal-yourself = Verificala da te, con la partita scaricata:
