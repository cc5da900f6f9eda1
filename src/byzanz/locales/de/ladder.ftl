### Eine Leiter: was einem Bot mehr Bedenkzeit bringt.

cli-arena-ladder = den ersten Bot nacheinander mit mehreren Budgets auf denselben Verteilungen spielen lassen (ohne Angabe: 1ms,4ms,16ms,64ms,256ms)
# $others: die Bots am selben Tisch.
ladder-title = { $name } gegen { $others }: { $games } Partien je Budget auf denselben Verteilungen, Startwert { $seed }
ladder-heading = Was längeres Nachdenken bringt
ladder-budget = Budget
ladder-gain = Gewinn gegenüber der Zeile darüber
ladder-note = Gewinn: der Unterschied im Sieganteil auf denselben Verteilungen, in Prozentpunkten, mit 95-%-Intervall.
refused-ladder_budgets = „{ $got }“ ist keine Leiter: Es braucht mindestens zwei Budgets, etwa { $example }.
