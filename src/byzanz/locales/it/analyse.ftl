### L’analisi di una partita finita nel browser.

analyse-title = Analisi
analyse-close = Torna al replay
analyse-running = La partita viene analizzata…
# $place: how many analyses are ahead, this one included.
analyse-waiting = In attesa: numero { $place } in coda.
analyse-done = L’analisi è pronta.
analyse-chart = Probabilità di vittoria
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Mossa { $step } di { $count }, round { $round }: { $chances }
analyse-round = Round { $round }
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
        [others] perdite altrui
        [luck] fortuna
        [result] risultato
       *[rest] resto
    }
analyse-balance = Di che cosa è fatto il risultato
analyse-balance-more = Punti di probabilità di vittoria oltre una parte uguale. Ciò che hai perso con le tue decisioni, ciò che gli altri hanno perso a tuo favore e ciò che hanno portato le carte danno insieme il risultato; il resto è il valore del posto e ciò che non si sa spiegare.
analyse-costliest = Le tre decisioni più costose
analyse-nothing = Nessuno ha commesso imprecisioni.
analyse-cost = { $name }: { $action }, round { $round }
analyse-here = La decisione
analyse-before = Errore precedente
analyse-after = Errore seguente
analyse-hindsight = Col senno di poi
analyse-hindsight-hint = Giudica con tutte le mani scoperte
analyse-over = Qui la partita è finita. Premi un punto del grafico.
analyse-not-yet = Questa decisione non è ancora stata giudicata.
# $cards: drawn or in words; $total: the sum of a bid.
analyse-action =
    { $verb ->
        [bid] puntare { $cards } ({ $total })
        [pass] passare
        [done] aver finito
        [give] cedere { $cards }
        [take] prendere { $cards }
        [sell] vendere { $cards }
        [discard] scartare { $cards }
       *[wait] aspettare
    }
analyse-decision = { $name }: { $action }
analyse-class =
    { $kind ->
        [forced] Nessuna scelta
        [good] Buona
        [inaccuracy] Imprecisione
        [mistake] Errore
       *[blunder] Errore grave
    }
analyse-loss =
    { $none ->
        [yes] nessuna perdita certa
       *[no] perde { $loss } ± { $error } punti di probabilità
    }
analyse-word =
    { $word ->
        [right] Decisione giusta, anche a mani scoperte.
        [wrong] Decisione sbagliata, anche a mani scoperte.
        [unlucky] Decisione giusta, sfortuna: solo le mani scoperte mostrano di meglio.
       *[lucky] Decisione sbagliata, fortuna: a mani scoperte andava bene.
    }
analyse-played = giocata
analyse-candidate =
    { $action }: { $share }, più o meno { $error }{ $played ->
        [yes] . È stata giocata
       *[no] {""}
    }
analyse-lot = Lotto { $offer }
analyse-market = Mercato
analyse-hidden =
    { $count ->
        [one] e { $count } carta sconosciuta
       *[other] e { $count } carte sconosciute
    }
analyse-bid = punta { $total }:
analyse-holds = ha la carta offerta { $offer }
analyse-learn = Impara dai tuoi errori
analyse-learn-who = Errori di chi
analyse-learn-start = Comincia
analyse-learn-close = Chiudi
analyse-learn-none = Non c’è nulla da imparare: nessuna decisione è costata abbastanza.
analyse-learn-count = { $at } di { $count }, round { $round }
analyse-learn-ask = In partita hai scelto: { $action }. Trova di meglio.
analyse-learn-all = Mostra tutte le { $count } mosse
analyse-learn-right = Risolto! Perde al massimo { $loss } punti.
analyse-learn-same = È ciò che è stato giocato. Prova altro.
analyse-learn-wrong = Non basta: perde { $loss } punti. Riprova.
analyse-learn-solution = Mostra la soluzione
analyse-learn-skip = Salta
analyse-learn-next = Avanti
analyse-learn-again = Di nuovo
analyse-learn-done = Fatto: { $solved } di { $count } risolte.
