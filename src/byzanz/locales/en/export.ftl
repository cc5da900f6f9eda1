## byzanz export
cli-export = write recorded games as Parquet tables
cli-export-long = Write the games of a file as four Parquet tables: games, decisions with their candidates, auctions, sales. Exit code 1 if a game does not follow the rules; then nothing is written.
cli-export-file = a file of game records, one per line
cli-export-parquet = the folder for the tables
export-wrong = { $file }, line { $line }: { $reason } Nothing was written.
export-none = There is no game in “{ $file }”. Nothing was written.
export-done = { $folder }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions } decisions, { $auctions } auctions, { $sales } sales.

## byzanz bench: the environments
bench-batch = batch of environments, observation + mask + step/s
bench-gymnasium_vector = the same against random bots, learner’s steps/s
bench-pettingzoo = PettingZoo environment, observation + mask + step/s
bench-openspiel = OpenSpiel in Python, observation + mask + step/s
