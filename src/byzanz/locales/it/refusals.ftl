### Una frase per ogni no del gioco o del server.

## Il gioco

refused-bid_too_low = Fa { $total }; serve almeno { $need }.
refused-merchant_in_bid = I mercanti non si possono puntare.
refused-not_your_turn = Non tocca a te.
refused-wrong_phase = Adesso non si può.
refused-not_in_hand = Non hai in mano queste carte.
refused-not_in_lot = Questa carta non è nel lotto.
refused-not_in_market = Nel mercato non ce n’è.
refused-not_a_set = Un tris è fatto di tre carte della stessa merce; i mercanti possono sostituirle.
refused-already_done = Hai già concluso la tua ultima vendita.
refused-game_over = La partita è finita.
refused-malformed_action = Non capisco questa mossa.
refused-unknown_card = Questa carta non esiste.
refused-players = Byzanz si gioca da 3 a 6.
refused-deck = Queste non sono le 112 carte del gioco.
refused-record = Questa non è una partita registrata che si possa rivedere.
refused-stale = Nel frattempo la partita è andata avanti.

## Tavoli e nomi

refused-room_unknown = Questo tavolo non esiste. Forse il link è vecchio o sbagliato.
refused-room_full = Tutti i posti a questo tavolo sono occupati.
refused-seat_taken = Quel posto è già occupato.
refused-seat_unknown = Il posto { $seat } non esiste: sono numerati da { $least } a { $most }.
refused-not_host = Può farlo solo l’host.
refused-not_seated = Non hai un posto a questo tavolo.
refused-not_lobby = La partita è già cominciata.
refused-not_dealt = Le carte non sono ancora state distribuite.
refused-not_over = La partita non è ancora finita.
refused-name_empty = Un nome deve avere almeno un carattere.
refused-name_too_long = Un nome può avere al massimo { $most } caratteri.
refused-no_spectators = Questo tavolo non ammette spettatori.
refused-clock_wrong = Questo orologio non è possibile.
refused-code_unknown = Questo codice è sbagliato, scaduto o già usato.
refused-device_unknown = Questo posto non ha un dispositivo simile che tu abbia ammesso.
refused-too_many_devices = Questo posto ha già { $most } dispositivi. Prima rimuovine uno.
refused-seed_given = Questo posto ha già inviato un numero per la distribuzione.
refused-seats_needed = Su questi posti siede qualcuno.
refused-not_alone = Non sei da solo al tavolo: i bot non possono aspettare solo te.
refused-rated_running = Questa partita conta per il rating: si gioca fino alla fine e i consigli restano spenti. Puoi andartene: un sostituto gioca per te.
refused-rematch_begun = La prossima partita è già cominciata.
refused-rematch_waits = Qualcuno che è ancora qui non ha ancora risposto.
refused-too_few_players = A un tavolo servono almeno { $least } giocatori.
refused-nothing_to_play = A questo punto non resta nulla da giocare.

## Registrazioni

refused-removed = L’host ti ha tolto da questo tavolo.
refused-not_removed = Qui non è stato tolto nessuno del genere.
refused-take_over_forbidden = A questo tavolo i posti dei bot non si danno a chi arriva tardi.
refused-declined = L’host ha rifiutato.
refused-too_many_asks = Già troppe persone chiedono un posto.
refused-ask_unknown = Nessuno chiede più quel posto.
refused-nudge_needless = Nessuno aspetta quel giocatore, o ci pensa l’orologio.
refused-nudge_early = Lasciagli prima un po’ di tempo.
refused-not_idle = Quel giocatore intanto ha agito, o ha ancora tempo.
refused-idle_wrong = Così tanti minuti non sono possibili.
refused-record_link = Questo link non contiene una partita intera: forse ne manca un pezzo.
refused-lan_forbidden = Si può fare solo dal computer su cui gira il gioco.
refused-lan_unavailable = Questo server è stato avviato in altro modo: decide chi lo gestisce.
refused-lan_none = Questo computer non è in una rete da cui altri possano raggiungerlo.
refused-record_broken = Questo file non è una partita registrata che si possa rivedere.
refused-record_too_large = Questo file è troppo grande per una partita registrata.

## La distribuzione, controllata dopo la partita

refused-deal_missing = Questa registrazione non dice come sono state distribuite le carte.
refused-deal_method_unknown = Le carte sono state distribuite con un metodo qui sconosciuto.
refused-deal_malformed = Ciò che questa registrazione dice sulla distribuzione è illeggibile.
refused-deal_commitment_wrong = Il segreto non è quello promesso prima della distribuzione.
refused-deal_deck_wrong = L’ordine delle carte non è quello dato dal segreto e dai numeri dei giocatori.
refused-deal_first_wrong = Il primo giocatore non è quello dato dal segreto e dai numeri dei giocatori.
refused-deal_seed_missing = Il posto di una persona non ha dato alcun numero prima della distribuzione: chi gestisce il server poteva provare mazzi fino a trovarne uno gradito.
refused-deal_promise_wrong = La promessa non è quella che ti è stata mostrata prima della distribuzione.
refused-deal_seed_wrong = Il numero al tuo posto non è quello inviato dal tuo browser.
refused-deal_cards_wrong = Le carte viste in partita non sono quelle di questo mazzo.

## Il server

refused-suspended =
    { $days ->
        [0] Il gestore di questo server ti ha sospeso.
        [one] Il gestore di questo server ti ha sospeso ancora per un giorno.
       *[other] Il gestore di questo server ti ha sospeso ancora per { $days } giorni.
    }
refused-muted = Il gestore di questo server ti ha messo in silenzio: nessuno legge ciò che dici.
refused-read_only = Per ora su questo server non si può cambiare nulla; ciò che vedi resta.
refused-invitation_needed = Questo server è solo su invito.
refused-malformed = Il server non lo capisce.
refused-too_large = È troppo in una volta sola.
refused-too_fast = Troppo in fretta: aspetta un momento.
refused-too_many_rooms = Hai aperto troppi tavoli. Prima finiscine uno.
refused-too_many_analyses = Da questo indirizzo sono partite troppe analisi; aspetta un po’ ({ $most } all’ora).
refused-analysis_forbidden = A questo tavolo l’analisi della partita non è gradita.
refused-origin = Questa pagina non è autorizzata a parlare con quel server.
# $host: the name that the request was sent to.
refused-host_unknown = Questo server non risponde al nome { $host }.
refused-storage = Il server non è riuscito a salvare; non è cambiato nulla. Riprova.
refused-internal = Qualcosa è andato storto sul server. Riprova.
refused-not_found = Qui non c’è nulla.
refused-lesson_unknown = Questa lezione non esiste.
refused-no_hints = A questo tavolo i consigli sono disattivati.
refused-page_unknown = A questo indirizzo non c’è nulla.
refused-method_unknown = Questo indirizzo non si può usare così.
refused-offline = Il server non è raggiungibile. Riprova.
refused-other = Il server ha rifiutato ({ $code }).
