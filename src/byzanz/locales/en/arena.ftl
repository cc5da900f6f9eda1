### The arena: many games between bots, their standing, the report. Names of commands and options stay as they are.

## byzanz arena
cli-arena = let bots play many games against each other
cli-arena-long = Let 3 to 6 bots play each other and see how strong they are. The same seed gives the same result, whatever the number of workers. Exit code 1 if --strict stopped the run.
cli-arena-bot = a bot: random, greedy, search:64, path/to/file.py:MyBot, package.module:MyBot …
cli-arena-games = how many games to play (default: { $count })
cli-arena-seed = the number that decides all cards and all randomness (default: a new one each time)
cli-arena-duplicate = play each deal in every rotation of the seats (default), or a new deal for each game
cli-arena-records = write all games to this file, one per line
cli-arena-workers = how many processes play (default: one per core)
cli-arena-json = print one JSON object and nothing else
cli-arena-report = write a page with plots, and the data as CSV, to this folder
cli-arena-limit = the longest a bot may think about one decision, in milliseconds
cli-arena-strict = stop as soon as a bot crashes, answers something illegal or exceeds --limit
cli-arena-faults = where to write the games in which bots failed (default: { $file })
cli-arena-in-process = run bots from files in the arena’s own process: faster, but they could look at hidden cards
cli-arena-ray = play on the Ray cluster at ADDRESS; without an address, on one started here

arena-progress = Playing
# $rate: games per second.
arena-rate = { $rate } games/s
arena-left = { $time } left

# $seconds: how long it took; $rate: games per second.
arena-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players } players, seed { $seed }, { $duplicate ->
        [yes] each deal in every rotation of the seats
       *[no] a new deal for each game
    }, { $seconds } s
arena-bot = bot
arena-games = games
arena-win-share = wins
arena-interval = 95% interval
arena-points = points
arena-margin = margin
arena-ranks = places
arena-ms = ms per decision
arena-p99 = 99% within
arena-rating = rating
arena-note = Wins: ties are shared; { $parity }% is parity. Interval over deals. Margin: points ahead of the best opponent. Places: % of games finished 1st, 2nd … Rating: { $anchored ->
        [yes] shrewd is 1500
       *[no] the mean of this table is 1500
    }; ± one standard error.
arena-in-process = Bots from files ran in the arena’s own process (--in-process): nothing kept them from looking at hidden cards.
# $share: a number with its decimal sign.
arena-percent = { $share }%
# A bot failed. $kind: crash, illegal, timeout; $deal, $game: numbers from 1; $detail: the last line of what is known.
arena-fault =
    { $name } { $kind ->
        [crash] crashed
        [illegal] gave an illegal answer
       *[timeout] took too long
    } in game { $game } (deal { $deal }): { $detail }
arena-fault-without = From deal { $deal } on, { $stand_in } plays in its place; only the deals before that count for it.
arena-fault-record = The games that reproduce it: { $file } (byzanz replay shows them)
arena-strict = Stopped because of --strict.
arena-report-written = Report: { $file }
arena-records-written = Games: { $file }
# Workers died again and again. $first, $last: numbers of games from 1.
arena-workers-lost = Workers kept dying in games { $first } to { $last }: one of the bots takes its process down with it. Run with --workers 1 to see how.
arena-stand-in-failed = The stand-in { $name } failed too: { $detail }

refused-arena_bots = { $got } bots can’t play: it takes { $least } to { $most }.
refused-arena_games = { $got } games can’t be played: it takes at least 1.
refused-arena_number = { $option } must be more than 0, not { $got }.
refused-arena_least = { $option } must be at least { $least }, not { $got }.
refused-arena_record = This record doesn’t say which bots played (“{ $key }” is missing).
refused-arena_folder = “{ $file }” is not a folder that can be written to.
# $command: the command that installs what is missing.
refused-missing_extra = This needs more packages. Install them with: { $command }
# $command: the command that compiles the rest.
refused-half_compiled = The rules are compiled only as far as playing needs. To measure them, first run: { $command }
# Below a table from which columns were left out.
arena-narrow = Not everything fits into this window: a wider one shows more, and so do --json and --report.
# $why: Ray's own words.
refused-ray_unreachable = The Ray cluster “{ $address }” can’t be reached: { $why }

## The page that --report writes
report-title = Byzanz: arena report
report-data = The data:
report-wins = Win share
report-wins-note = Ties are shared; the bar is the 95% interval over deals, the dashed line is parity.
report-wins-x = % of games won
report-places = Places
report-places-note = How often each bot finished first, second and so on; on a tie, both get the better place.
report-places-x = % of games
report-rounds = Points over the rounds
report-rounds-note = Mean profit points after each round; the last round includes the final sale.
report-rounds-x = after round
report-seats = Advantage of each seat
report-seats-note = Win share of a seat over all bots, with its 95% interval. The first seat starts the first round.
report-seat = seat { $seat }
report-prices = Price by size of the lot
report-prices-note = Mean total of a winning bid; four out of five prices lie in the grey band. The last lot of a round, which has no rivals, is left out.
report-lot = cards in the lot
report-price = price
report-positions = Profit by market position
report-positions-note = Position 1 picks first. Profit: the points its player sells for until the next pick; value: the total of the cards taken (merchants count 0).
report-positions-x = position in the market
report-profit = profit until the next pick
report-value = value of the cards taken
report-passes = How often everybody passed
report-passes-note = Share of the lots of each size that nobody bid for; the first player to pass gets them for nothing.
report-passes-y = % of auctions
report-lengths = Length of the games
report-lengths-note = How many actions a game took; the dashed line is the mean.
report-lengths-x = actions

## byzanz tune
cli-tune = improve a bot’s parameters with an evolution strategy
cli-tune-long = Let many variants of a bot play against other bots and keep what wins. The result is measured on fresh deals, never on those it was found on, and written to a readable file.
cli-tune-bot = the bot whose parameters to improve
cli-tune-players = at tables of 3 to 6 players (default: { $count })
cli-tune-against = the bots that fill the other seats (default: the bot as it is)
cli-tune-generations = how many generations (default: { $count })
cli-tune-population = how many variants per generation (default: depends on the number of parameters)
cli-tune-deals = how many deals each variant plays in every seat (default: { $count })
cli-tune-fresh = how many fresh deals to measure the result on (default: { $count })
cli-tune-seed = the number that decides all cards and all randomness (default: a new one each time)
cli-tune-workers = how many processes play (default: one per core)
cli-tune-output = the file for the parameters found (default: { $file })
cli-tune-json = print one JSON object and nothing else
tune-progress = Tuning { $name }
tune-measuring = Measuring
# $mean, $best: margins in points.
tune-generation = margin { $mean } on average, { $best } at best
tune-title =
    { $name } with { $players } players, after { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    } and { $games ->
        [one] { $games } game
       *[other] { $games } games
    } (seed { $seed }); measured on { $deals ->
        [one] { $deals } fresh deal
       *[other] { $deals } fresh deals
    }
tune-before = as it was
tune-after = tuned
tune-difference = Difference of the margins on the same deals: { $margin } (95% interval { $low } to { $high })
tune-verdict =
    { $verdict ->
        [better] The tuned parameters are better.
        [worse] The tuned parameters are worse; they are written all the same.
       *[unsure] These deals don’t show whether the tuned parameters are better.
    }
tune-parameter = parameter
tune-written = Parameters: { $file }
refused-tune_field = Tuning needs other bots to play against.
refused-tune_fault = A bot failed during tuning: { $detail }
refused-tune_parameters = “{ $spec }” has no parameters to tune. Bots that have some: { $known }
refused-tune_players = There are tables for { $least } to { $most } players, not for { $got }.
