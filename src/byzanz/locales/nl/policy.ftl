### Het biedbeleid: een net dat zegt hoe waarschijnlijk een sterke speler biedt.

cli-train-policy = het biedbeleid trainen: wanneer sterke bots bieden en wanneer ze passen
# $agreement, $greedy: shares between 0 and 1.
train-policy-scores = Biedbeleid voor { $players } spelers, { $games } spellen. Bij { $count } beslissingen waarop het niet is getraind: stemt in { $agreement } overeen met sterke bots (greedy in { $greedy }), logverlies { $loss } (onwetendheid { $ignorant }).
