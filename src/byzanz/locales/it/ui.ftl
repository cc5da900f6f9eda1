### Tutto il resto che dicono le pagine.

## Ovunque

app-name = Byzanz
title-your-turn = Tocca a te – Byzanz
title-over = Partita finita – Byzanz
alert-over = Guarda chi ha vinto.
close = Chiudi
cancel = Annulla
back-home = Pagina iniziale
skip-to-action = Vai alle tue mosse
loading = Il tavolo è quasi pronto…
you = Tu
bot = bot
level =
    { $level ->
        [gentle] Mite
        [ruthless] Spietato
       *[shrewd] Astuto
    }
on = sì
off = no

## La barra in alto

bar-round = Round { $round }
bar-round-of = Round { $round } di { $rounds }
bar-pile =
    { $count ->
        [one] ancora nel mazzo
       *[other] ancora nel mazzo
    }
tool-log = Cronaca
tool-sound-on = Audio attivo
tool-sound-off = Audio spento
tool-theme-dark = Colori scuri
tool-theme-light = Colori chiari
tool-rules = Regole
tool-settings = Impostazioni
tool-keys = Tasti
tool-language = Lingua
tool-leave = Torna alla pagina iniziale
net-online = Connesso
net-offline = Non connesso

## Pagina iniziale

start-title = Punta sulle merci, spartisci il mercato, vendi a tre a tre.
start-sub = Un gioco di carte e aste per 3–6 giocatori. Gratis, senza account, nel browser.
start-play = Gioca subito
start-setup = { $players } giocatori · Bot: { $level }
start-setup-hints = con consigli
start-setup-change = Imposta la partita
start-players = Giocatori
start-bots = Bot
start-name = Il tuo nome
default-name = Ospite
start-options = Altre opzioni
option-memory-aid = Promemoria
option-memory-aid-hint = Le carte prese allo scoperto restano visibili
option-open-scores = Punti visibili
option-open-scores-hint = Tutti vedono i punti di tutti
option-hints = Consigli
# $mode: off, on request, or on request and with a warning before a mistake.
hints-mode =
    { $mode ->
        [ask] su richiesta
        [warn] con avviso
       *[off] no
    }
# In the bar of a table, for everybody to see.
hints-on = A questo tavolo ci sono consigli
tool-hint = Consiglio
option-tie-break = A parità di punti
option-tie-all = Tutte le carte in mano
option-tie-goods = Solo le merci
option-spectators = Spettatori
option-spectators-hint = Altri possono guardare; le mani restano coperte
option-analysis = Analisi
option-analysis-hint = A partita finita tutti possono farla analizzare
option-listed = Pubblico
option-listed-hint = Chiunque può trovare il tavolo nella pagina iniziale
# Listed tables on the start page.
open-tables = Tavoli aperti
open-tables-join = Partecipa
open-tables-watch = Guarda
start-friends = Con gli amici
start-friends-sub = Apri un tavolo e manda il link. I bot occupano i posti vuoti.
start-friends-go = Apri un tavolo
start-learn = Lezioni
start-new = Prima volta qui?
start-new-sub = Lezione 1: carte e tris. Due minuti, carte vere.
start-new-next = Continua a imparare
start-new-next-sub = Lezioni finite: { $count } su { $of }.
start-new-go = Inizia la lezione { $number }
start-rules = Regole illustrate
start-rules-sub = Si leggono in cinque minuti
start-rules-go = Leggi le regole
start-replay = Rivedi una partita
start-drop = Lascia qui la partita per rivederla
start-more = Altro
my-games = Le mie partite
history-open = Risultati
groups-open = Gruppi
told-title = Che cosa ti viene detto
told-invite =
    { $known ->
        [yes] { $name } ti invita a un tavolo
       *[no] Sei invitato a un tavolo
    }
told-full = Il tuo tavolo è al completo: puoi cominciare.
told-go = Al tavolo
told-close = Nascondi
notices-open = Avvisi: che cosa ti viene detto
lobby-friends = Persone con cui ho giocato
start-last = La tua ultima partita
sound-offer = Con i suoni?
sound-offer-more = Monete, carte, un campanello quando tocca a te.
sound-yes = Sì
sound-no = No, silenzio
game-goes-on = La tua partita con { $names } è ancora in corso
game-goes-on-turn = La tua partita con { $names } è ancora in corso: tocca a te
game-return = Torna
game-continue = Continua
game-replay = Rivedi
game-lobby = in attesa di giocatori
game-playing = in corso
game-your-turn = tocca a te
game-won = vinta con { $points }
game-over = finita
made-by = Una versione creata da appassionati del gioco di carte di Emanuele Ornella
site-about = Informazioni su questo server
site-imprint = Note legali
site-privacy = Privacy
site-licenses = Licenze

## Prima della partita

lobby-title = Il tuo tavolo
lobby-title-guest = Tavolo di { $name }
lobby-sub = Manda il link. Ognuno lo apre sul proprio dispositivo.
lobby-sub-guest = La partita la avvia l’host.
lobby-invite = Invita amici
lobby-copy = Copia link
lobby-copied = Copiato
lobby-share = Condividi
lobby-link = Link a questo tavolo
lobby-qr = Mostra codice QR
lobby-qr-label = Codice QR con il link a questo tavolo
lobby-open-seat = Posto libero
lobby-waiting = in attesa…
lobby-add-bot = Aggiungi un bot
lobby-remove = Rimuovi
lobby-sit-here = Siediti qui
lobby-host = host
lobby-here = al tavolo
lobby-away = assente
lobby-table = Tavolo
lobby-start = Avvia la partita
lobby-start-bots = Completa con bot e avvia
lobby-leave = Lascia il tavolo
lobby-join-title = Prendi posto
lobby-join = Siediti al tavolo
lobby-waits-host = In attesa che l’host avvii la partita
lobby-open-count =
    { $count ->
        [0] Tutti i posti occupati
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
lobby-dealing = Si mescolano e si distribuiscono le carte…
watching = Stai guardando

## Posti

seats-label = Giocatori
seat-passed = ha passato
seat-no-bid = nessuna puntata
seat-highest = puntata più alta
seat-in = ancora in gara
seat-decides = sta decidendo
seat-gives = sceglie una carta
seat-picks = sceglie ora
seat-out = fuori per ora
seat-picked = ha scelto
seat-picks-next = sceglie dopo
seat-must-discard = deve scartare ({ $count }/{ $most })
seat-selling = vende ancora
seat-done = ha finito
seat-offline = non connesso
seat-stand-in = un bot gioca per { $name }
seat-profit = Profitto
seat-bid = Puntata
seat-label = { $name }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } in mano, { $profit ->
        [one] { $profit } carta profitto
       *[other] { $profit } carte profitto
    }
seat-label-bid = punta { $total }
seat-label-known = carte note: { $cards }
seat-label-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
seat-label-offer = ha la carta offerta { $number }

## Il panno: lotto e carte offerta

lot-label = Lotto da { $count }
track-auction = Asta { $index } di { $count }
track-next = poi
track-done = fatto
track-picks = sceglie ora
track-picks-you = scegli ora
track-label = Carte offerta di questo round
pile-label = { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
cloth-leads =
    { $you ->
        [yes] Sei in testa con
       *[no] { $name } è in testa con
    }
cloth-no-bid = Ancora nessuna puntata
cloth-starts =
    { $you ->
        [yes] Inizi tu
       *[no] Inizia { $name }
    }
cloth-paid-by =
    { $you ->
        [yes] Hai pagato
       *[no] { $name } ha pagato
    }
cloth-to-market = al mercato
cloth-just-took =
    { $you ->
        [yes] Hai preso dal lotto
       *[no] { $name } ha preso dal lotto
    }
cloth-limit-wait = Si riprende con sette carte o meno
cloth-free = Nessun rivale: il lotto è gratis
banner-round = Round { $round }
banner-final = Ultima vendita

## Il mercato

market-title = Mercato di Bisanzio
market-empty = vuoto
market-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
market-held = { $count ->
    [0] nessuna in mano
   *[other] ne hai { $count }
}
market-column = { $kind }, { $count ->
        [0] nessuna carta
        [one] una carta: { $cards }
       *[other] { $count } carte: { $cards }
    }
market-took =
    { $you ->
        [yes] A te
       *[no] A { $name }
    }

## La richiesta: una frase che dice che cosa fare

prompt-bid = Tocca a te.
prompt-bid-more = Rilancia a { $need } o più, oppure passa.
prompt-bid-open = Apri con { $need } o più, oppure passa.
ask-beat = Tocca a te: { $name } è a { $total }, rilancia o passa.
ask-open = Tocca a te: punta { $need } o più, oppure passa.
ask-alone = Gli altri hanno passato: basta { $need }.
ask-cannot = Non arrivi a { $need }: puoi solo passare.
prompt-cannot = Non arrivi a { $need }.
prompt-cannot-more = Puoi solo passare.
prompt-give = Il lotto è tuo.
prompt-give-more = Scegli la carta che va al mercato.
ask-give =
    { $total ->
        [0] Il lotto è tuo: scegli una carta per il mercato.
       *[other] Tuo per { $total }: scegli una carta per il mercato.
    }
prompt-take = Tocca a te scegliere.
prompt-take-more = Prendi tutte le carte di un tipo.
ask-take = Scegli tu: prendi tutte le carte di un tipo.
prompt-limit = Troppe carte in mano.
prompt-limit-more =
    { $count ->
        [one] Scarta una carta o vendi un tris.
       *[other] Scarta { $count } carte o vendi un tris.
    }
ask-limit =
    { $sale ->
        [yes] Troppe carte: scartane { $count } o vendi un tris.
       *[no] Troppe carte: scartane { $count }.
    }
prompt-final = Ultima vendita.
prompt-final-more = Vendi quello che vuoi, poi conferma che hai finito.
ask-final = Ultima vendita: vendi i tuoi tris, poi di’ che hai finito.
prompt-done = Hai finito.
prompt-done-more = Gli altri possono ancora vendere.
prompt-other = { $name } sta decidendo.
prompt-other-gives = { $name } sceglie una carta del lotto.
prompt-other-picks = { $name } sceglie dal mercato.
prompt-other-limit = { $name } deve scendere a sette carte.
prompt-you-lead = Sei in testa con { $total }.
prompt-you-passed = Hai passato.
prompt-you-have-lot = Sei fuori: hai già la carta offerta { $number }.
prompt-lost = { $name } si aggiudica il lotto con { $total }; la tua puntata è tornata in mano.
prompt-over = La partita è finita.
prompt-reconnecting = Riconnessione…
prompt-reconnecting-more = Il tavolo resta com’era, e anche la tua selezione.
prompt-away =
    { $count ->
        [one] Mentre eri via: un evento.
       *[other] Mentre eri via: { $count } eventi.
    }
prompt-away-show = Mostra
prompt-dropped = La tua selezione non è più valida ed è stata annullata.

## Il pannello della mossa

action-label = Che cosa puoi fare
action-bid = Punta { $total }
action-bid-add = aggiungi { $cards } ai tuoi { $laid }
action-bid-least = il minimo: { $cards }
action-how = { $what }: { $how }
action-how-least = { $what }, { $how }
action-your-bid = La tua puntata
action-pass = Passa
action-undo = Annulla
action-need = serve { $need } o più
action-enough = basta
action-short = { $count ->
        [one] manca { $count }
       *[other] mancano { $count }
    }
action-highest = puntata più alta
action-waiting = Tocca a { $name }
action-waiting-all = Tocca agli altri
action-sending = Invio…
action-choose-lot = Scegli una carta
action-give = Dai { $card }
action-give-where = va al mercato
action-paid = Hai pagato
action-keep = Tieni
action-choose-column = Scegli un tipo
action-take = Prendi { $what }
action-take-kind =
    { $kind ->
        [C] Prendi il tessuto
        [G] Prendi il grano
        [O] Prendi le olive
        [S] Prendi le spezie
        [V] Prendi il vino
        [W] Prendi il legno
       *[M] Prendi i mercanti
    }
action-hand-after = Mano dopo
action-kind-after = { $kind } dopo
action-choose-discard = Scegli carte
action-discard =
    { $count ->
        [one] Scarta 1
       *[other] Scarta { $count }
    }
action-discard-card = Scarta { $card }
action-too-many = { $count } di troppo
action-limit-note = Tutti vedono gli scarti
action-done = Ho finito
action-done-sure = Finisci comunque
action-still-sell = Ancora { $points } da incassare
action-profit = Il tuo profitto
action-sell-keep = Vendi, tieni { $points }
action-out = Sei fuori da quest’asta
auto-skip = Salta quest’asta
auto-skip-on = Stai saltando l’asta
action-hurry = Vai al mio turno
# The secret standing order to bid up to a sum. $total: that sum.
auto-bid = Punta per me
auto-bid-on = Fino a { $total }
auto-bid-stop = Si punta per te fino a { $total }: smetti
auto-bid-up-to = Fino a
auto-bid-less = Uno in meno
auto-bid-more = Uno in più
auto-bid-then = Poi
auto-bid-ask = chiedi a me
auto-bid-pass = passa
auto-bid-note = Sempre con le carte meno care che bastano, fino alla fine di quest’asta. Nessun altro lo vede.
auto-bid-start = Punta per me fino a { $total }

## Vendite

sale-label = Vendite
sale-sell = Vendi
sale-keep = tieni { $points }
sale-confirm = Vendi, tieni { $points }
sale-offer = Vendi { $cards }, tieni { $points }
final-title = Il mazzo è esaurito
final-note = Ora le carte in mano contano solo a parità di punti.
final-nothing = Non c’è più nulla da vendere.
final-you-done = Hai finito. Tocca agli altri.
final-label = Tris che puoi vendere
final-sure = Premi ancora: vendi, tieni { $points }
final-sure-label = Premi ancora per vendere { $cards } e tenere { $points }

## Il mio posto

self-hand = Mano
self-profit = Profitto
self-cards =
    { $count ->
        [one] { $count } carta su { $most }
       *[other] { $count } carte su { $most }
    }
self-none = ancora nessuno
hand-label = La tua mano
hand-card = { $card }, { $index } di { $count }
hand-card-chosen = { $card }, scelta, { $index } di { $count }
hand-no-bid = non si può puntare

## Cronaca

log-label = Cronaca
log-empty = Non è ancora successo nulla.
log-recap-open = L’ultimo round in breve
log-known = Mostra le carte prese allo scoperto

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-auto = Come il sistema
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-sound = Audio
settings-volume = Volume
settings-alerts = Avvisami quando tocca a me
settings-alerts-granted = Ricevi una notifica quando sei altrove. Tieni aperta questa scheda.
settings-alerts-default = Il browser chiederà se questa pagina può inviarti notifiche: consentilo.
settings-alerts-denied = Le notifiche sono bloccate per questa pagina. Puoi consentirle nelle impostazioni del browser.
settings-alerts-missing = Questo browser non permette alle pagine di mostrare notifiche.
settings-alerts-insecure = I browser lo permettono solo con indirizzi che iniziano con https.
settings-speed = Animazione carte
settings-speed-slow = lenta
settings-speed-normal = normale
settings-speed-fast = veloce
settings-speed-off = no
settings-auto-pass = Passa per me quando non posso puntare
settings-memory-aid = Mostra le carte note degli altri
settings-table = Questo tavolo
settings-fact = { $what }: { $value }
# A link that works once moves the seat to another device. $minutes: how long it is valid.
handover = Gioca su un altro dispositivo
handover-note = Apri questo link sull’altro dispositivo entro { $minutes } min. Vale una volta sola; tienilo per te.
handover-link = Link personale al tuo posto

## Tasti

keys-title = Tasti
keys-hand = Scegli la carta in mano da 1 a 10
keys-move = Spostati in mano, lotto o mercato
keys-choose = Scegli
keys-primary = Il pulsante principale
keys-pass = Passa
keys-cheapest = Puntata minima
keys-sale = Vendita; di nuovo: conferma
keys-clear = Annulla la selezione, un passo o una vendita
keys-goods = Tutte le carte di una merce: la sua lettera. Se è già usata, con Maiusc. Quando prendi, la colonna del mercato (M: mercanti)
keys-skip = Salta quest’asta
keys-hurry = Vai al mio turno, contro i bot
keys-auto = Punta per me; di nuovo: ferma
keys-log = Cronaca
keys-known = Carte note degli altri
keys-hint = Consiglio, se il tavolo ne ha
keys-help = Questa guida
keys-state = Leggi ad alta voce la situazione
keys-typed = Scrivi una mossa, per esempio punta T1 S2
keys-replay = Nel replay: un passo, riproduci, inizio, fine
key-space = Spazio
key-shift = Maiusc
key-enter = Invio
key-escape = Esc
typed-label = Scrivi una mossa
typed-hint = Per esempio: punta T1 S2 · passo · dai L1 · prendi L · vendi T1 T4 M · scarta O2
typed-send = Gioca

## Lettura della situazione

say-round = Round { $round } di { $rounds }
say-lot = Lotto da { $count }: { $cards }
say-highest =
    { $you ->
        [yes] La puntata più alta è tua, { $total }
       *[no] Puntata più alta: { $name }, { $total }
    }
say-no-bid = Nessuno ha puntato
say-need = Ti serve { $need }
say-on-table = Hai { $total } sul tavolo: { $cards }
say-market = Mercato: { $cards }
say-market-empty = Il mercato è vuoto
say-hand = La tua mano: { $cards }
say-hand-empty = La tua mano è vuota
say-points = Il tuo profitto: { $points }
say-passed = ha passato
say-out = Non partecipi: hai la carta offerta { $number }
say-picks-now = sceglie ora
say-picks-next = deve ancora scegliere
say-turn = { $name } sta decidendo
say-clock =
    { $you ->
        [yes] Tempo che ti resta: { $time }
       *[no] Tempo che resta a { $name }: { $time }
    }
say-clock-runs = il tempo scorre
say-chosen = { $card }: scelta
say-put-back = { $card }: rimessa in mano
say-nothing-chosen = Nessuna carta scelta
say-sum = In tutto { $total }
say-own-set = Queste carte si possono vendere per { $points }
say-discard-count = Scelte { $count } di { $of } da scartare
say-keep = Tieni { $cards }
say-hand-after =
    { $count ->
        [one] Poi avrai in mano { $count } carta su { $most }
       *[other] Poi avrai in mano { $count } carte su { $most }
    }
say-again = Ancora una volta per vendere
say-undo-sale = Vendita in corso. Esc la annulla entro { $seconds } secondi
say-undo-pass = Stai passando. Esc annulla entro { $seconds } secondi
say-taken-back = Annullato
say-done-sure = Puoi ancora vendere. Ancora una volta se hai finito comunque
events-label = Che cosa è appena successo

## Fine della partita

over-wins =
    { $you ->
        [yes] Hai vinto
       *[no] Vince { $name }
    }
over-share = Vittoria condivisa: { $names }
over-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
over-title = Classifica finale
over-place = Posto
over-player = Giocatore
over-hand = Mano
over-points-head = Punti
over-tie = più carte in mano
over-sets = Tris venduti
over-no-sets = nessuna vendita
# A set that was sold; read out. $cards: "cloth 1, cloth 2 and cloth 4".
over-sold = { $cards }: venduti per { $points }
over-by-round = Profitto per round
over-by-round-label = Profitto di ogni giocatore dopo ogni round
over-after-round = Round { $round }
over-rematch = Rivincita
over-rematch-go = Vai al nuovo tavolo
over-rematch-count = Rivincita: { $count } su { $of } ci stanno
over-replay = Rivedi
over-analyse = Analizza
over-copy = Copia link alla partita
over-record = Scarica la partita
over-leave = Esci
over-final-table = Mostra il tavolo

## Rivedere una partita

replay-title = Replay
replay-step = Passo { $index } di { $count }
replay-first = All’inizio
replay-back = Passo precedente
replay-play = Riproduci
replay-pause = Pausa
replay-next = Passo successivo
replay-last = Alla fine
replay-scrub = Momento della partita
replay-eyes = Visto da
replay-all = Tutte le mani
replay-link = Copia link a questo momento
replay-drop = Lascia qui una partita registrata
replay-drop-sub = Un file nel formato byzanz/1. Questo server lo legge e non lo conserva.
# The same where no server reads it.
replay-drop-here = Un file nel formato byzanz/1. Viene letto su questo dispositivo e non lo lascia.
replay-choose = Scegli un file
replay-which = Il file contiene { $count } partite. Quale?
replay-game = Partita { $index }

## Connessione e guasti

net-lost = Connessione persa. Nuovo tentativo…
page-missing = Qui non c’è nulla.
page-missing-sub = Forse il link è vecchio o sbagliato.
