### The bid policy: a net that says how likely a strong player bids.

cli-train-policy = train the bid policy: when strong bots bid and when they pass
# $agreement, $greedy: shares between 0 and 1.
train-policy-scores = Bid policy for { $players } players, { $games } games. On { $count } decisions it was not trained on: agrees with strong bots on { $agreement } (greedy on { $greedy }), log-loss { $loss } (ignorance { $ignorant }).
