### Una scala: quanto vale per un bot pensare più a lungo.

cli-arena-ladder = fa giocare il primo bot con un tempo dopo l’altro, con le stesse carte (senza valori: 1ms,4ms,16ms,64ms,256ms)
# $others: i bot allo stesso tavolo.
ladder-title = { $name } contro { $others }: { $games } partite per ogni tempo con le stesse carte, seme { $seed }
ladder-heading = Quanto vale pensare più a lungo
ladder-budget = tempo
ladder-gain = guadagno sulla riga sopra
ladder-note = Guadagno: la differenza nella quota di vittorie con le stesse carte, in punti percentuali, con l’intervallo al 95%.
refused-ladder_budgets = «{ $got }» non è una scala: servono almeno due tempi, per esempio { $example }.
