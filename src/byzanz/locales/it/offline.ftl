# Playing without a network: fetching the game for this device, and what can go wrong with it.

offline-title = Gioca offline
offline-about = Scarica il gioco una volta e gioca contro i bot su questo dispositivo senza rete: in treno, in aereo, ovunque. Lezioni, regole, consigli, replay e analisi sono compresi.
offline-keep = Scarica il gioco ({ $size } MB)
offline-resume = Scarica il resto
offline-partly = Il download si è interrotto; il { $percent }% è già qui e ci resta.
offline-fetching = Download del gioco: { $percent }%
offline-starting = Si apparecchia il tavolo…
offline-kept = Il gioco è su questo dispositivo. Ora funziona senza rete.
offline-install = Installa come app
offline-install-how = Per averlo tra le tue app, scegli «Installa» o «Aggiungi a schermata Home» nel menu del browser.
offline-remove = Rimuovi da questo dispositivo
offline-play = Gioca su questo dispositivo
offline-less-far = Su questo dispositivo i bot spietati guardano meno lontano che su un server.
offline-hints-less-far = Su questo dispositivo i consigli guardano meno lontano che su un server.
offline-analysis-less-far = Su questo dispositivo l’analisi guarda meno lontano che su un server e, se conosce il tuo posto, solo alle tue decisioni.
offline-insecure = Il tuo browser conserva i giochi solo per le pagine aperte con https.
offline-failed-network = La connessione si è interrotta. Quello che è arrivato resta; riprova quando torna la rete.
offline-failed-space = Su questo dispositivo non c’è posto per il gioco, oppure il browser non permette alle pagine di conservare nulla. Libera un po’ di spazio o esci dalla finestra privata e riprova.
offline-failed-broken = Una parte del download è danneggiata. Riprova; se non basta, ricarica la pagina.
offline-failed-old = Il tuo browser è troppo vecchio per giocare senza server: gli manca WebAssembly. Con uno più recente funziona.
offline-again = Riprova
offline-newer = C’è una versione più recente del gioco.
offline-update = Aggiorna ora
offline-later = Più tardi
offline-unsaved = Il tuo browser non riesce a salvare questa partita: forse il dispositivo è pieno o la finestra è privata. Continua finché questa pagina resta aperta.
offline-blocked = Il tuo browser non conserva nulla per questa pagina. Puoi giocare lo stesso, ma una partita dura solo finché questa pagina resta aperta.

settings-push = Avvisami anche quando questa pagina è chiusa
settings-push-note = Con un messaggio del browser quando tocca a te. Mai con una carta dentro.
settings-push-denied = Il tuo browser non permette messaggi da questa pagina. Puoi cambiarlo nelle sue impostazioni.
settings-push-missing = Il tuo browser non può ricevere messaggi per pagine chiuse. Su iPhone o iPad funziona dopo aver aggiunto la pagina alla schermata Home (Condividi, poi «Aggiungi alla schermata Home») e averla aperta da lì.
settings-push-failed = Non ha funzionato. Riprova più tardi.

refused-device_storage = Il tuo browser non è riuscito a salvare, e nulla è cambiato. Forse il dispositivo è pieno, o il browser non conserva nulla nelle finestre private.
refused-python_network = La parte del gioco che funziona su questo dispositivo non è ancora qui, e la rete non c’è. Riprova quando torna.
refused-python_space = Su questo dispositivo non c’è posto per il gioco, oppure il browser non permette alle pagine di conservare nulla.
refused-python_broken = La parte del gioco che funziona su questo dispositivo non parte. Ricarica la pagina.
refused-python_old = Il tuo browser è troppo vecchio per giocare senza server: gli manca WebAssembly.
