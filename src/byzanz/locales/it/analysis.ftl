### L’analisi delle partite dalla riga di comando. I nomi di comandi e opzioni restano come sono.

cli-analyse = giudica le decisioni di partite registrate e separa la fortuna dalla bravura
cli-analyse-long = Giudica ogni decisione di partite registrate in base a ciò che il giocatore poteva sapere e separa la fortuna dalla bravura. Lo stesso numero in --seed dà la stessa risposta.
cli-analyse-game = analizza solo la partita K del file, contando da 1 (altrimenti tutte)
cli-analyse-seat = giudica solo le decisioni del posto S, contando da 0
cli-analyse-worlds = in quanti mondi al massimo si prova una decisione (altrimenti { $count })
cli-analyse-seed = il numero che decide quali mondi vengono distribuiti (altrimenti 0)
cli-analyse-json = stampa un oggetto JSON per partita e nient’altro
cli-analyse-report = scrive in questa cartella una pagina con grafici
cli-analyse-site = indirizzo di un sito Byzanz di cui i link del rapporto aprono il replay (altrimenti: quello del rapporto)

analysis-progress = Giudizio in corso
# $game: the number of the game in its file, from 1.
analysis-title =
    Partita { $game }: { $names }. { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }
analysis-player = giocatore
analysis-accuracy = precisione
analysis-inaccuracy = imprecisioni
analysis-mistake = errori
analysis-blunder = errori gravi
analysis-own = errori propri
analysis-others = decisioni altrui
analysis-luck = fortuna
analysis-unseen = non visibile
analysis-rest = posto e resto
analysis-result = risultato
analysis-note = In punti percentuali (pp) di probabilità di vittoria, rispetto a probabilità uguali per tutti. Errori propri, decisioni altrui, fortuna, ciò che non era visibile e il posto danno insieme il risultato. Le decisioni altrui si confrontano con il miglior gioco di ciascuno; non visibile è di quanto le proprie decisioni sono andate meglio o peggio di quanto si potesse sapere.
analysis-costliest =
    { $count ->
        [0] Nessuno ha commesso imprecisioni.
        [one] La decisione più costosa:
       *[other] Le decisioni più costose:
    }
# $action: the number of the action in the record; $loss, $error: percentage points; $kind: inaccuracy, mistake, blunder.
analysis-cost =
    { $action } (round { $round }), { $name }: { $played } ({ $share }); meglio: { $best } ({ $best_share }). Costa { $loss } ± { $error } punti percentuali: { $kind ->
        [inaccuracy] un’imprecisione
        [mistake] un errore
       *[blunder] un errore grave
    }
# Where there is hardly a chance to win; $share, $best_share: points; $lost: a percentage.
analysis-cost-points =
    { $action } (round { $round }), { $name }: { $played } (punti alla fine: { $share }); meglio: { $best } (punti: { $best_share }). La probabilità di vincere quasi non cambia, ma si perde il { $lost } di ciò che restava da prendere: { $kind ->
        [inaccuracy] un’imprecisione
        [mistake] un errore
       *[blunder] un errore grave
    }
analysis-hand = Mano: { $cards }
analysis-lot = Lotto: { $cards }
analysis-market = Mercato: { $cards }
analysis-laid = { $name } ha puntato { $cards }
analysis-standing = Punti: { $points }
analysis-replay = Replay
analysis-there = Aprire il replay in quel punto
# $share: percentage points with their sign.
analysis-points = { $share } pp
analysis-wait = aspettare
# A bid as in the record, and what it comes to; a raise with what it came to before.
analysis-bid = { $action } = { $total }
analysis-raise = { $action } = { $total }, rilancio da { $before } a { $total }
analysis-report-title = Byzanz: analisi di una partita
analysis-shares = Probabilità di vittoria
analysis-shares-note = La parte di vittoria di ogni posto dopo ogni mossa, per chi vede tutte le mani ma non il mazzo. Le linee separano i round.
analysis-balance = Di che cosa è fatto il risultato
analysis-balance-note = In punti percentuali (pp) di probabilità di vittoria, rispetto a probabilità uguali per tutti; sommati danno il risultato. La fortuna è ciò che hanno portato le carte distribuite e i lotti, rispetto ad altre carte che sarebbero potute uscire.
analysis-decisions = Ogni decisione che è costata qualcosa
analysis-round-mark = Round { $round }

refused-analysis_worlds = --worlds { $got }: serve un numero intero da 1 a { $most }.

cli-arena-luck = mostra anche le vittorie senza la fortuna delle carte
arena-luck-share = senza fortuna
arena-luck-interval = intervallo 95%
arena-luck-worth = vale partite
arena-luck-note = Senza fortuna: vittorie meno gran parte di ciò che hanno portato le carte; in media uguali, con meno variazione. Vale partite: quante partite senza questo calcolo direbbero altrettanto.
