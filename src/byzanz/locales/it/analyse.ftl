### L’analisi di una partita finita nel browser: la storia di un posto, le sue svolte, il grafico, tutte le decisioni.
### $you: "yes" if it is about the reader, else "no"; $name: whom it is about.
### Chances are told as wins in 100 games; "points" are always points of the game.

analyse-title = Analisi
analyse-whose = La partita di
analyse-replay = Rivedi la partita
analyse-play-again = Gioca ancora
analyse-running = La partita viene analizzata…
# $place: how many analyses are ahead, this one included.
analyse-waiting = In attesa: numero { $place } in coda.
analyse-done = L’analisi è pronta.
# A chance. $share: "19" or "4.5".
analyse-in-100 = { $share } su 100
# Where there is hardly a chance to win: points at the end.
analyse-ends =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## The story in one sentence, and a second line

# The reader won, or shares the victory. $count: decisions that cost much.
analyse-story-won =
    { $you ->
        [yes] { $shared ->
            [yes] Condividi la vittoria
           *[no] Hai vinto
        }
       *[no] { $shared ->
            [yes] { $name } condivide la vittoria
           *[no] { $name } ha vinto
        }
    }{ $count ->
        [0] {" "}senza una sola decisione costosa.
        [one] {" "}nonostante una decisione costosa.
       *[other] {" "}nonostante { $count } decisioni costose.
    }
# The game was lost, but no decision cost enough.
analyse-story-clean =
    { $you ->
        [yes] Nessuna singola decisione ti è costata la partita.
       *[no] Nessuna singola decisione è costata la partita a { $name }.
    }
# What cost most, put into one of the next two. $what: the kind of decision.
analyse-story-cost =
    { $you ->
        [yes] { $what ->
            [bid] Nel round { $round } hai puntato troppo per un lotto
            [low] Nel round { $round } hai puntato troppo poco per un lotto
            [cards] Nel round { $round } hai puntato con le carte sbagliate
            [pass] Nel round { $round } hai lasciato andare un buon lotto
            [take] Nel round { $round } hai preso la merce sbagliata
            [give] Nel round { $round } hai ceduto la carta sbagliata
            [discard] Nel round { $round } hai scartato la carta sbagliata
            [sell] Nel round { $round } hai venduto troppo presto
            [sale] Nel round { $round } hai venduto il tris sbagliato
           *[keep] Non hai venduto un tris
        }
       *[no] { $what ->
            [bid] Nel round { $round } { $name } ha puntato troppo per un lotto
            [low] Nel round { $round } { $name } ha puntato troppo poco per un lotto
            [cards] Nel round { $round } { $name } ha puntato con le carte sbagliate
            [pass] Nel round { $round } { $name } ha lasciato andare un buon lotto
            [take] Nel round { $round } { $name } ha preso la merce sbagliata
            [give] Nel round { $round } { $name } ha ceduto la carta sbagliata
            [discard] Nel round { $round } { $name } ha scartato la carta sbagliata
            [sell] Nel round { $round } { $name } ha venduto troppo presto
            [sale] Nel round { $round } { $name } ha venduto il tris sbagliato
           *[keep] { $name } non ha venduto un tris
        }
    }
# $lasting: "yes" if the chances never came back to where they had been.
analyse-story-lost =
    { $cost }{ $lasting ->
        [yes] , senza mai recuperare del tutto.
       *[no] .
    }
# $points: of this seat; $winner: who won ($mine: "yes" if the reader did), $best: with how many.
analyse-story-place =
    { $place ->
        [1] 1º
        [2] 2º
        [3] 3º
        [4] 4º
        [5] 5º
       *[6] 6º
    } posto con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; la vittoria è andata { $mine ->
        [yes] a te
       *[no] a { $winner }
    } con { $best }.
# As many points as the winner.
analyse-story-tie =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, come chi ha vinto; hanno deciso le carte in mano.
# $points: of the winner.
analyse-story-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
# $luck: which way it went; $share: wins in 100.
analyse-story-luck =
    { $luck ->
        [good] Le carte hanno aiutato: valevano circa { $share } vittorie su 100.
        [bad] Le carte non hanno aiutato: sono costate circa { $share } vittorie su 100.
        [great] Le carte hanno aiutato moltissimo.
        [awful] Le carte sono state molto sfavorevoli.
       *[even] Le carte non hanno né aiutato né danneggiato molto.
    }

## Turning points

analyse-turning =
    { $you ->
        [yes] { $count ->
            [0] Nessuna svolta
            [one] La tua svolta
           *[other] Le tue { $count } svolte
        }
       *[no] { $count ->
            [0] Nessuna svolta
            [one] Una svolta
           *[other] { $count } svolte
        }
    }
analyse-turning-none =
    { $you ->
        [yes] Nessuna tua decisione è costata abbastanza per esserlo.
       *[no] Nessuna decisione di { $name } è costata abbastanza per esserlo.
    }
analyse-turning-nth =
    { $number ->
        [1] Prima svolta
        [2] Seconda svolta
       *[3] Terza svolta
    }
analyse-see = Guardala al tavolo
# $action: as something to do, "Bid 5: …".
analyse-better = Meglio: { $action }
analyse-in-game = In partita: { $action }
# Over the cards that a bid laid out. $total: what it came to.
analyse-laid = Puntata di { $total }
analyse-hand = In mano
# A sale that could be made at any time.
analyse-sale-any-time = Una vendita in qualsiasi momento
# $count: cards too many.
analyse-limit =
    { $count ->
        [one] Una carta di troppo
       *[other] { $count } carte di troppo
    }

## Why something else was better; the sentences are about whoever played

# $points: how much less sets are worth.
analyse-why-breaks =
    Anche con il lotto, i tris varrebbero { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in meno di prima.
# $points: what the lot adds; $total: the bid.
analyse-why-too-much =
    Con il lotto i tris valgono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più, ma { $total } è troppo per averlo.
analyse-why-nothing = Il lotto non aggiunge nulla ai tris, e le carte per una puntata di { $total } valgono di più in mano.
analyse-why-bid-set =
    Con il lotto a { $total }, i tris valgono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più.
# $count: cards paid; $gain: cards that come.
analyse-why-bid-cards =
    Costa { $count ->
        [one] una carta
       *[other] { $count } carte
    } e ne porta { $gain }.
analyse-why-more =
    Così i tris valgono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più.
analyse-why-lower = È più bassa di { $points }.
analyse-why-higher = È più alta di { $points }, e più difficile da superare.
analyse-why-fewer =
    Arriva alla stessa somma con { $count ->
        [one] una carta
       *[other] { $count } carte
    } in meno.
analyse-why-cards =
    Porta { $count ->
        [one] una carta
       *[other] { $count } carte
    } in più.
analyse-why-wait = Le carte possono ancora fare un tris migliore o pagare un lotto.
analyse-why-keep = A pari punti decidono le carte in mano, che qui contano più del tris.
analyse-why-sell =
    La vendita porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e fa spazio in mano.
analyse-why-sell-last =
    La vendita porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; ciò che resta in mano non porta nulla.
analyse-why-later =
    All’inizio porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in meno, ma vince più spesso.
# $count: how often the game was played out from there.
analyse-why-played-out = Nessuna singola carta lo mostra: giocando { $count } volte da qui, vince più spesso.
analyse-why-points =
    La probabilità di vincere quasi non cambia, ma così restano { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più.
analyse-why-lead =
    La probabilità di vincere quasi non cambia, ma il distacco dal migliore degli altri si riduce di { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

## The chart

analyse-chart =
    { $you ->
        [yes] Come sono andate le tue probabilità
       *[no] Come sono andate le probabilità di { $name }
    }
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Mossa { $step } di { $count }, round { $round }: { $chances }
analyse-round = Round { $round }
analyse-chart-table = Il grafico come tabella
analyse-chart-start = Inizio
analyse-chart-end = Fine
analyse-show = Mostra questa decisione

## What can be done next

analyse-try =
    { $count ->
        [one] Prova tu
        [2] Prova tu queste due
       *[other] Prova tu queste tre
    }

## The others, luck and skill in numbers

analyse-others = Gli altri
# Beside that heading. $count: of all of them.
analyse-others-brief =
    { $count ->
        [0] nessuna decisione costosa
        [one] in tutto una decisione costosa
       *[other] in tutto { $count } decisioni costose
    }
# $count: how many decisions of a player cost much.
analyse-others-count =
    { $count ->
        [0] nessuna decisione costosa
        [one] { $count } decisione costosa
       *[other] { $count } decisioni costose
    }
# What a decision cost. $share: wins in 100.
analyse-costs = costa { $share } su 100
analyse-cost = Round { $round }: { $action }
analyse-numbers = Fortuna e bravura in numeri
# Beside that heading, of the seat whose game it is. $luck: "+4.1", "−12".
analyse-numbers-brief = precisione { $accuracy }, fortuna { $luck } su 100
analyse-players = Giocatori
analyse-accuracy = Precisione
analyse-faults =
    { $kind ->
        [inaccuracy] Imprecisioni
        [mistake] Errori
       *[blunder] Errori gravi
    }
analyse-part =
    { $part ->
        [own] perdite proprie
        [others] decisioni altrui
        [luck] fortuna
        [result] risultato
        [unseen] non visibile
       *[rest] posto e resto
    }
analyse-players-note = Fortuna e risultato sono vittorie su 100 partite, rispetto a probabilità uguali per tutti.
analyse-balance = Di che cosa è fatto il risultato
analyse-balance-more = Vittorie su 100 partite, rispetto a probabilità uguali per tutti. Sommate danno il risultato: ciò che ognuno ha perso con le proprie decisioni, ciò che hanno portato le decisioni degli altri rispetto al miglior gioco di ciascuno, ciò che hanno portato le carte e ciò che non si poteva vedere: di quanto una propria decisione è andata meglio o peggio di quanto si potesse sapere.

## All decisions

analyse-decisions = Tutte le decisioni
analyse-before = Errore precedente
analyse-after = Errore seguente
analyse-everybody = Errori di tutti
analyse-everybody-hint =
    { $you ->
        [yes] Altrimenti solo i tuoi
       *[no] Altrimenti solo quelli di { $name }
    }
analyse-here = La decisione
analyse-hindsight = Col senno di poi
analyse-hindsight-hint = Giudica a mani scoperte
analyse-over = Qui la partita è finita. Premi un punto del grafico.
analyse-not-yet = Questa decisione non è ancora stata giudicata.
analyse-not-judged = Su questo dispositivo si giudicano solo le decisioni del proprio posto.
analyse-class =
    { $kind ->
        [forced] Nessuna scelta
        [good] Buona
        [inaccuracy] Imprecisione
        [mistake] Errore
       *[blunder] Errore grave
    }
# $loss, $error: wins in 100 games.
analyse-loss =
    { $none ->
        [yes] nessuna perdita certa
       *[no] costa { $loss } ± { $error } vittorie su 100
    }
# Where there is hardly a chance to win.
analyse-loss-points =
    { $points ->
        [0] costa meno di un punto, ma una buona parte di ciò che restava da prendere
        [one] costa { $points } punto alla fine
       *[other] costa { $points } punti alla fine
    }
analyse-word =
    { $word ->
        [right] Decisione giusta, anche a mani scoperte.
        [wrong] Decisione sbagliata, anche a mani scoperte.
        [unlucky] Decisione giusta, sfortuna: solo le mani scoperte mostrano di meglio.
       *[lucky] Decisione sbagliata, fortuna: a mani scoperte andava bene.
    }
analyse-played = giocata
analyse-lot = Lotto { $offer }
analyse-market = Mercato
analyse-hidden =
    { $count ->
        [one] { $count } carta sconosciuta
       *[other] { $count } carte sconosciute
    }
analyse-bid = punta { $total }:
analyse-holds = ha la carta offerta { $offer }

## How it is worked out

analyse-how = Come si calcola
analyse-how-games = Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento: le carte coperte vengono ridistribuite molte volte, e ogni possibilità sensata viene giocata fino in fondo in tutte queste partite. «19 su 100» dice quanto spesso vince.
analyse-how-sure = Una decisione si dice costosa solo dove la differenza è fuori dubbio. Le svolte sono quelle costate più vittorie.
analyse-how-luck = La fortuna è ciò che hanno portato le prime carte e i lotti, rispetto ad altre carte che sarebbero potute uscire. Nessuno ne ha merito o colpa.

## Learning from mistakes, at the table itself

analyse-learn = Impara dai tuoi errori
# $step: where in the game of $steps.
analyse-learn-at = { $at } di { $count }: round { $round }, mossa { $step } di { $steps }
analyse-learn-close = Torna all’analisi
analyse-learn-none = Non c’è nulla da imparare: nessuna decisione è costata abbastanza.
# $done: "You bid … = 8", as in the log.
analyse-learn-ask = In partita: { $done }. Trova di meglio.
# $best: "yes" if nothing is better; $share, $before: wins in 100 of what was chosen and of what was played.
analyse-learn-right =
    { $best ->
        [yes] Risolto, è la scelta migliore: { $share } su 100 invece di { $before }.
       *[no] Risolto, vale quanto la scelta migliore: { $share } su 100 invece di { $before }.
    }
# $best: wins in 100 of the best.
analyse-learn-better = Meglio che in partita, { $share } su 100 invece di { $before }. Ma qualcosa ne vince { $best }.
analyse-learn-worse = Non è meglio: ne vince { $share } su 100, in partita erano { $before }. Qualcosa ne vince { $best }.
analyse-learn-same = È ciò che è stato giocato: ne vince { $share } su 100. Qualcos’altro ne vince { $best }.
analyse-learn-unjudged = Non è stato esaminato. Prova altro.
analyse-learn-gain =
    Così i tuoi tris valgono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in meno che con la scelta migliore.
# $action: what would have been best.
analyse-learn-best = La scelta migliore: { $action }. Ne vince { $share } su 100 invece di { $before }.
# Where there is hardly a chance to win: points at the end in place of wins in 100.
analyse-learn-right-points =
    { $best ->
        [yes] Risolto, è la scelta migliore. Punti alla fine: { $share } invece di { $before }.
       *[no] Risolto, vale quanto la migliore. Punti alla fine: { $share } invece di { $before }.
    }
analyse-learn-better-points = Meglio che in partita. Punti alla fine: { $share } invece di { $before }, con la scelta migliore { $best }.
analyse-learn-worse-points = Non è meglio. Punti alla fine: { $share }, in partita { $before }, con la scelta migliore { $best }.
analyse-learn-same-points = È ciò che è stato giocato. Punti alla fine: { $share }, con la scelta migliore { $best }.
analyse-learn-best-points = La cosa migliore: { $action }. Punti alla fine: { $share } invece di { $before }.
analyse-learn-solution = Mostra la soluzione
analyse-learn-skip = Salta
analyse-learn-next = Avanti
analyse-learn-more =
    { $count ->
        [one] Ancora un errore
       *[other] Altri { $count } errori
    }
analyse-learn-again = Di nuovo
analyse-learn-done = Fatto: { $solved } su { $count } risolti.
