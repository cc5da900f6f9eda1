### Consigli al tavolo: cosa fare, quanto è buono e perché.

## The option of a table

option-hints = Consigli
# $mode: off, on request, or on request and with a warning.
hints-mode =
    { $mode ->
        [ask] su richiesta
        [warn] avvisami
       *[off] no
     }
# In the bar of a table, for everybody to see.
hints-on = A questo tavolo ci sono consigli

## Asking for a hint

tool-hint = Consiglio
keys-hint = consiglio, se il tavolo ne ha
hint-thinking = Sto pensando …
hint-nothing = Ora non c’è nulla da decidere.
# Heading of the bars.
hint-chances = Le tue probabilità di vittoria
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what }: { $percent }%
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent }%
hint-best = La migliore
hint-close = Chiudi
hint-use = Scegli

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = Punta { $total }: { $cards }
hint-pass = Passa
hint-done = Fine delle vendite
hint-give = Dai { $cards }
hint-take = Prendi { $kind }
hint-sell = Vendi { $cards }
hint-discard = Scarta { $cards }
hint-wait = Non vendere ancora

## Reasons: one sentence each, put after the best action

# $cards: cards of the lot that make sets with the hand; $points: what the new sets are worth; $total: the whole bid.
hint-why-bid-set = Il lotto ti dà un tris che vale { $points } in più e ti costa { $total }.
# $count: cards; $total: the whole bid.
hint-why-bid-cards =
    Paghi { $count ->
        [one] una carta
       *[other] { $count } carte
     } e ne ricevi { $gain }.
# The payment would break a set that the hand holds. $points: what it is worth.
hint-why-pass-breaks = Ogni puntata ti costerebbe un tris da { $points } dalla mano.
# $need: the least that would have to be paid.
hint-why-pass-dear = Per { $need } il lotto non ti dà tris; in mano le tue carte valgono di più.
# $gain: cards of the lot; $points: what its sets are worth.
hint-why-pass-set = Il lotto ti darebbe un tris da { $points }, ma da { $need } in su costa troppo.
hint-why-pass-only = Non puoi puntare di più, non c’è altra scelta.
hint-why-give = È quella che serve meno ai tuoi tris; al mercato è aperta a tutti.
# $name: a player who can pick that kind early in the market.
hint-why-give-mine = Forse te la riprendi: scegli prima degli altri.
hint-why-take-set = Ti dà un tris da { $points }.
hint-why-take-cards = Nessun tipo fa un tris ora; questo ti porta più avanti.
hint-why-sell = Porta subito { $points } punti e fa spazio in mano.
hint-why-wait = Aspettare può portare un tris migliore, o le carte possono pagare un lotto.
hint-why-discard = È quella che serve meno ai tuoi tris.
hint-why-done = Nulla di ciò che puoi ancora vendere porta punti.
hint-why-keep = A pari punti contano le carte in mano: valgono più di questo tris.
# Added where two candidates can’t be told apart.
hint-why-even = Le scelte si equivalgono.

## The warning before a mistake

# $percent: how much of the winning chance is lost, in points of a hundred.
hint-warn = Ti costa circa { $percent } partite su cento. Vuoi davvero?
hint-warn-better = Meglio: { $what }.
hint-anyway = Fallo comunque
hint-rethink = Ci ripenso
