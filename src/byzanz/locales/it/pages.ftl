### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
# Too many cards, and nothing that could be sold. $count: how many must go.
# On the main button while more cards are chosen than must go.
action-discard-most = Scartane al massimo { $count }
# Behind the three cards of a sale that can still be taken back.
sale-undo = Annulla la vendita
settings-take-back = Annullare passate e vendite
settings-take-back-note = Vengono inviate due secondi dopo. Se spento: subito.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = Codice QR che porta il tuo posto su un telefono

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz ha bisogno di JavaScript. Abilitalo per questa pagina.
page-broken = Qualcosa è andato storto in questa pagina
page-broken-more = La tua partita è al sicuro. Ricarica la pagina per continuare.
page-old = Il tuo browser è troppo vecchio per questo gioco
page-old-more = Aggiornalo o apri questa pagina con un altro: allora funziona.
page-reload = Ricarica
# A small bar: an error happened, but the page still works.
page-stumbled = Qualcosa è andato storto. Se la pagina non risponde bene, ricaricala.
storage-blocked = Il tuo browser blocca i cookie di questa pagina. Senza, il tavolo non può riconoscerti: abilitali per giocare. Regole e replay funzionano comunque.

## Letters on the cards

# One or two letters that name a kind on its cards, without a doubt within the language. A single letter must not be the
# record's letter of another kind (C cloth, G grain, O olives, S spices, V wine, W wood, M merchant): both can be typed.
card-letter =
    { $kind ->
        [C] T
        [G] G
        [O] O
        [S] S
        [V] V
        [W] L
       *[M] M
    }

typed-verb =
    { $verb ->
        [bid] punta puntare
        [give] dai dare
        [take] prendi prendere
        [sell] vendi vendere
        [discard] scarta scartare
        [done] finito
       *[pass] passo passa passare
    }

## First game: the prompt says what to press and why

coach-bid-open = Tocca le carte della mano che vuoi puntare.
coach-bid-more = Tocca carte della mano fino ad arrivare a { $need }.
coach-give = Tocca quella che ti serve meno; le altre vanno in mano.
coach-take = Toccalo nel mercato. Tre carte uguali si vendono.
coach-limit = Puoi tenerne { $most }.
coach-final = Tocca un tris per farne punti.

## The end of a game

# The winner's points stand before it. $place: 1 to 6; $behind: points behind the winner.
over-came =
    Sei al { $place ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[6] sesto
    } posto, a { $behind ->
        [one] un punto dal vincitore.
       *[other] { $behind } punti dal vincitore.
    }
# As many points as the winner; which cards in hand decided.
over-came-tie = Ne hai altrettanti, ma meno carte in mano.
over-came-tie-goods = Ne hai altrettanti, ma meno carte merce in mano.
over-tie-goods = più carte merce in mano
# Head of the column with the goods cards left in hand, which break ties at this table.
over-goods = Merci in mano
# While the places appear one after another.
over-reveal = E vince…
# While everybody's profit is turned card by card.
over-leads =
    { $you ->
        [yes] Sei in testa
       *[no] { $name } è in testa
    }
over-level = In testa alla pari: { $names }
over-to-turn =
    { $count ->
        [one] Ancora una carta da scoprire
       *[other] Ancora { $count } carte da scoprire
    }
over-show-all = Mostra tutto subito
over-nth = { $place }º posto
over-back = Torna al punteggio
# The open hands after the game, on small screens.
hands-title = Tutte le mani

## Replay

replay-speed = Velocità

## My games

# In my list of games. $levels: how strong the bots of a game are.
game-bots = Bot: { $levels }
# $place: 1 to 6, my place in a game that was lost.
game-place =
    { $place ->
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
       *[1] primo
    } posto, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
my-games-all =
    { $count ->
        [one] Mostrane un’altra
       *[other] Mostra altre { $count }
    }

## Spectators

# Behind "You are watching". $count: other spectators.
watching-others =
    { $count ->
        [0] Nessun altro sta guardando.
        [one] Un’altra persona sta guardando.
       *[other] Altri { $count } stanno guardando.
    }
watchers =
    { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
watching-share = Copia il link per guardare
watching-own = Gioca una partita anche tu
# The prompt of a spectator in the last sale, set in bold.
prompt-others-sell = L’ultima vendita.
