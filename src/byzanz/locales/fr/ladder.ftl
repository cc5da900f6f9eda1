### Une échelle : ce que réfléchir plus longtemps apporte à un bot.

cli-arena-ladder = faire jouer le premier bot avec un budget après l’autre, sur les mêmes donnes (sans valeurs : 1ms,4ms,16ms,64ms,256ms)
# $others: les bots à la même table.
ladder-title = { $name } contre { $others } : { $games } parties par budget sur les mêmes donnes, graine { $seed }
ladder-heading = Ce qu’apporte une réflexion plus longue
ladder-budget = budget
ladder-gain = gain sur la ligne au-dessus
ladder-note = Gain : la différence de part de victoires sur les mêmes donnes, en points de pourcentage, avec son intervalle à 95 %.
refused-ladder_budgets = « { $got } » n’est pas une échelle : il faut au moins deux budgets, par exemple { $example }.
