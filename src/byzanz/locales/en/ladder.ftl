### A ladder: what more time to think is worth to a bot.

cli-arena-ladder = play the first bot with one budget after the other, on the same deals (without budgets: 1ms,4ms,16ms,64ms,256ms)
# $others: the bots at the same table.
ladder-title = { $name } against { $others }: { $games } games per budget on the same deals, seed { $seed }
ladder-heading = What thinking longer is worth
ladder-budget = budget
ladder-gain = gain over the row above
ladder-note = Gain: the difference in win share on the same deals, in percentage points, with its 95% interval.
refused-ladder_budgets = “{ $got }” is no ladder: it takes at least two budgets, such as { $example }.
