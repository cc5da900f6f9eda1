### Een ladder: wat meer bedenktijd een bot oplevert.

cli-arena-ladder = laat de eerste bot met het ene budget na het andere spelen, met dezelfde kaarten (zonder opgave: 1ms,4ms,16ms,64ms,256ms)
# $others: de bots aan dezelfde tafel.
ladder-title = { $name } tegen { $others }: { $games } spellen per budget met dezelfde kaarten, startgetal { $seed }
ladder-heading = Wat langer nadenken oplevert
ladder-budget = budget
ladder-gain = winst ten opzichte van de rij erboven
ladder-note = Winst: het verschil in winstaandeel met dezelfde kaarten, in procentpunten, met het 95%-interval.
refused-ladder_budgets = “{ $got }” is geen ladder: er zijn minstens twee budgetten nodig, bijvoorbeeld { $example }.
