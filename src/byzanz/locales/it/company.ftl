### The people at a table: who is host, who was sent away, late friends, nudges, the score of a series, links, the home network.


## Host and removed people

# $you: yes or no.
host-now =
    { $you ->
        [yes] L’host è mancato troppo a lungo: ora il tavolo è tuo.
       *[no] L’host è mancato troppo a lungo: ora il tavolo è di { $name }.
    }
removed-title = L’host ti ha tolto da questo tavolo
removed-note = Qui e nelle rivincite potrai sederti di nuovo solo se l’host ti riammette.
removed-watch = Puoi guardare la partita.
# For the host: people who were removed.
away-title = Allontanati
# $name: who was removed.
away-let-in = Riammetti { $name }
# Somebody who was removed and had no name.
away-nobody = un ospite senza nome

## Late friends

option-take-over = Posti dei bot per chi arriva tardi
option-take-over-hint = Chi ha il link può continuare al posto di un bot, anche a partita iniziata.
# $mode: off, ask or free.
take-over-mode =
    { $mode ->
        [off] no
        [free] sì
       *[ask] su richiesta
    }
take-over-title = Vuoi giocare? Puoi continuare al posto di un bot.
# A button. $name: the bot.
take-over-do = Gioca per { $name }
# $name: the bot.
take-over-asked = Hai chiesto il posto di { $name }. Decide l’host.
take-over-declined = L’host ha detto di no. Puoi continuare a guardare.
# For the host. $name: who asks; $bot: the bot.
take-over-wish = { $name } vorrebbe giocare per { $bot }.
take-over-yes = Sì
take-over-no = No
# In the log.
note-taken =
    { $you ->
        [yes] Hai preso questo posto da un bot.
       *[no] { $name } ha preso questo posto da un bot.
    }

## Waiting for somebody

option-idle = Sostituto per chi non gioca
option-idle-hint = Senza orologio: per chi non fa nulla così a lungo, gli altri possono far giocare un bot.
# $count: minutes; 0: never.
idle-minutes =
    { $count ->
        [0] mai
       *[other] { $count } min
    }
nudge-waits = Tutti aspettano { $name }.
# A button.
nudge-do = Sollecita
nudge-done = Sollecito inviato a { $name }.
# $name nudges $other.
nudged = { $name } sollecita { $other }.
# Also the text of a notification.
nudged-you = { $name } ti aspetta: tocca a te.
idle-offer = { $name } non fa nulla da un po’.
# A button.
idle-do = Fai giocare un bot per ora

## The score of a series

# $count: games that were played.
series-title =
    { $count ->
        [one] Dopo { $count } partita
       *[other] Dopo { $count } partite
    }
series-label = Punteggio della serie
# The head of a column.
series-wins = Vittorie
# The head of a column.
series-games = Partite
# The head of a column.
series-points = Punti
# The head of a column.
series-places = Posizioni
# How often somebody came in at a place.
series-place = { $count } × { $place }º
# Beside the name of somebody who has no seat now.
series-gone = assente

## The log and links

# While the log can't be had.
log-fetching = Non è ancora stato possibile caricare ciò che è successo. Nuovo tentativo…
link-with-record = Copia un link che contiene la partita
link-only-here = La partita è troppo lunga per un link. Salva invece la registrazione: questa pagina si apre solo in questo browser.
link-old = Questo browser non può mettere una partita in un link. Salva invece la registrazione.
# The end of a game that was played in this browser alone.
deal-here = Carte distribuite su questo dispositivo
deal-here-sub = Nessun altro ha mescolato, quindi non c’è una promessa da verificare. Chi usa questo browser potrebbe guardare le carte che conserva.
# On the offline page, and where several share a device.
offline-protects = Una partita su questo dispositivo tiene le carte, anche quelle nascoste, in questo browser: lo schermo le protegge da un’occhiata, non da chi fruga con gli strumenti del browser.
# Where several share a device.
pass-protects = Le schermate tra i turni nascondono le carte alle persone oneste. Non fermano chi fruga con gli strumenti del browser.

## The home network

lan-only-here = Questo link funziona solo su questo computer.
# A button.
lan-open = Fai entrare gli amici nella mia rete…
lan-ask = Giocare con amici nella tua rete?
lan-means = Questo gioco risponderà anche ad altri dispositivi nelle reti di questo computer. Chi lì ha il link può entrare, e la connessione non è cifrata (semplice http). Fallo a casa, non in un bar. Puoi spegnerlo in ogni momento; finisce con il programma.
# A button.
lan-yes = Sì, fai entrare
lan-on = I dispositivi nella tua rete possono entrare con questo link (semplice http).
# A button.
lan-off = Di nuovo solo questo computer
# Where the computer is in several networks.
lan-address = Indirizzo
lan-none = Questo computer non è in nessuna rete: non c’è un indirizzo che altri possano aprire.
