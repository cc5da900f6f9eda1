### Consigli al tavolo: cosa fare, quanto è buono e perché.

## Asking for a hint

hint-thinking = Sto pensando…
hint-nothing = Ora non c’è nulla da decidere.
# Heading of the bars.
hint-chances = Le tue probabilità di vittoria
hint-ends = I tuoi punti alla fine
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what }: { $percent }%
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent }%
# What one has at the end in the mean. $points: a whole number.
hint-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
hint-best = Il meglio
# Before several things to do that can’t be told apart.
hint-even = Più o meno alla pari
hint-close = Chiudi
hint-use = Scegli
# The first of several that are equally good.
hint-use-first = Scegli la prima

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = Punta { $total }: { $cards }
# A bid that stands is raised. $from: what it comes to now; $cards: what is added.
hint-raise = Rilancia da { $from } a { $total }: aggiungi { $cards }
hint-pass = Passa
hint-done = Fine delle vendite
hint-give = Dai { $cards }
hint-take = Prendi { $kind }
hint-sell = Vendi { $cards }
hint-discard = Scarta { $cards }
hint-wait = Non vendere ancora

## Reasons: one sentence each, put after the best action

# Where several are equally good. $reason: one of the sentences below, about the first of them.
hint-why-first = Sulla prima: { $reason }
# $points: how much more sets are worth; $total: the whole bid; $before: players who pick before the reader.
hint-why-bid-set =
    Con il lotto a { $total }, i tuoi tris valgono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più; ciò che paghi va al mercato, dove { $before ->
        [0] nessuno sceglie
        [one] un giocatore sceglie
       *[other] { $before } giocatori scelgono
    } prima di te.
# $count: cards that are paid; $gain: cards that the lot brings.
hint-why-bid-cards =
    Paghi { $count ->
        [one] una carta
       *[other] { $count } carte
    } e ne ricevi { $gain ->
        [one] una
       *[other] { $gain }
    }.
# $points: how much less sets would be worth after any bid, with what the lot brings.
hint-why-pass-breaks =
    Anche con il lotto, i tuoi tris varrebbero { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in meno di adesso.
# $need: the least that would have to be paid.
hint-why-pass-dear = Da { $need } in su il lotto non aggiunge nulla ai tuoi tris, e in mano le tue carte valgono di più.
# $points: how much more sets would be worth; $need: the least bid.
hint-why-pass-set =
    Con il lotto i tuoi tris varrebbero { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più, ma da { $need } in su costa troppo.
hint-why-pass-only = Non puoi puntare di più, non c’è altra scelta.
# $before: players who pick from the market before the reader.
hint-why-give =
    È quella che serve meno ai tuoi tris; { $before ->
        [0] nessuno sceglie
        [one] un giocatore sceglie
       *[other] { $before } giocatori scelgono
     } al mercato prima di te.
hint-why-take-set =
    Così i tuoi tris valgono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più.
hint-why-take-cards = Nessun tipo aumenta ora il valore dei tuoi tris; questo ti porta più avanti.
# One kind alone is in the market.
hint-why-take-only = Non è rimasto altro da prendere.
hint-why-sell =
    Porta subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
     } e fa spazio in mano.
# In the last sale.
hint-why-sell-last =
    Porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
     }; quello che resta in mano non porta nulla.
# $more: how many more of a hundred games waiting wins than the best sale.
hint-why-wait =
    Se vendi ora vinci { $more ->
        [one] una partita
       *[other] { $more } partite
    } su cento in meno: le carte possono ancora fare un tris migliore o pagare un lotto.
hint-why-discard = È quella che serve meno ai tuoi tris.
hint-why-done = Non c’è più nulla da vendere.
hint-why-keep = A pari punti contano le carte in mano: valgono più di questo tris.
# $count: games played out from here; $more: how many more of a hundred it wins than the next best.
hint-why-trials =
    Giocando { $count } volte da qui, così si vince { $more ->
        [one] una partita
       *[other] { $more } partite
    } su cento in più che con la seconda scelta.
# Where there is hardly a chance to win. $points: how many more than with the next best.
hint-why-points =
    Qui la tua probabilità di vincere quasi non cambia, ma così tieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più rispetto alla scelta successiva.
hint-why-lead =
    Qui la tua probabilità di vincere quasi non cambia, ma così ti avvicini di { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } al migliore degli altri.
hint-why-place = Qui la tua probabilità di vincere quasi non cambia, ma così la tua posizione rispetto agli altri è un po’ migliore.
hint-why-alike = Qui la tua probabilità di vincere quasi non cambia, e nessuna scelta porta più punti.

## The warning before a mistake

# $percent: how many wins in a hundred games are lost.
hint-warn =
    { $percent ->
        [one] Ti costa circa una vittoria su cento partite.
       *[other] Ti costa circa { $percent } vittorie su cento partite.
    } Vuoi farlo davvero?
# $points: how many fewer one has at the end.
hint-warn-points =
    Così la tua probabilità di vincere quasi non cambia, ma ti costa circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Vuoi farlo davvero?
hint-warn-better = Meglio: { $what }.
hint-anyway = Fallo comunque
hint-rethink = Ci ripenso
