### La politica d’asta: una rete che dice quanto è probabile che un giocatore forte punti.

cli-train-policy = allenare la politica d’asta: quando i bot forti puntano e quando passano
# $agreement, $greedy: shares between 0 and 1.
train-policy-scores = Politica d’asta per { $players } giocatori, { $games } partite. Su { $count } decisioni non usate per l’allenamento: concorda con i bot forti in { $agreement } (greedy in { $greedy }), perdita logaritmica { $loss } (ignoranza { $ignorant }).
