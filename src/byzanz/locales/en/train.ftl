### Training the nets of the bots. Names of commands and options stay as they are.

cli-train = train the nets that bots judge positions with
cli-train-long = Train a net of the bots on games they play themselves. The same seed gives the same weights, whatever the number of workers.
cli-train-judge = train the judge, which says at the end of a round who is winning
cli-train-players = for how many players, separated by commas (default: { $counts })
cli-train-games = how many games are played for each number of players (default: { $count })
cli-train-seed = the number that decides all cards and all chance (default: a new one each time)
cli-train-workers = how many processes play (default: one for each core)
cli-train-ray = play on the Ray cluster at ADDRESS; without an address on one started here
cli-train-output = where the weights are written (default: { $file })
cli-train-json = print one JSON object and nothing else

train-progress = { $players } players
# $loss: how surprised the net still is; lower is better.
train-loss = { $players } players, loss { $loss }
train-title = Judge for { $players } players, { $games } games
train-round = round
train-nothing = all alike
train-brier = Brier score
# $error, $worst: shares of the win between 0 and 1.
train-calibration = Calibration error on fresh games: { $error }, at most { $worst } in a tenth.
train-strong = At any decision of strong bots: { $error }, at most { $worst } in a tenth.
train-strong-steady = The same with many worlds: { $error }, at most { $worst } in a tenth.
train-written = Weights: { $file }

bench-judge = positions judged/s

refused-net_missing = There is no file “{ $file }” with the weights of a net.
refused-net_broken = “{ $file }” holds no weights that fit this net: { $why }
