### The analysis of games on the command line. Names of commands and options stay as they are.

cli-analyse = judge the decisions of recorded games and tell luck from skill
cli-analyse-long = Judge every decision of recorded games by what its player could know, and tell luck from skill. The same seed gives the same answer.
cli-analyse-game = analyse only game K of the file, counted from 1 (default: all of them)
cli-analyse-seat = judge only the decisions of seat S, counted from 0
cli-analyse-worlds = the most worlds one decision is tried in (default: { $count })
cli-analyse-seed = the number that decides which worlds are dealt (default: 0)
cli-analyse-json = print one JSON object per game and nothing else
cli-analyse-report = write a page with plots to this folder

analysis-progress = Judging
# $game: the number of the game in its file, from 1.
analysis-title =
    Game { $game }: { $names }. { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
analysis-player = player
analysis-accuracy = accuracy
analysis-inaccuracy = inaccuracies
analysis-mistake = mistakes
analysis-blunder = blunders
analysis-own = own losses
analysis-others = others’ losses
analysis-luck = luck
analysis-rest = rest
analysis-result = result
analysis-note = Percentage points of winning chance: own losses, others’ losses, luck and rest add up to the result, which is the share of the win compared with equal chances for all. The rest holds the worth of the seat and what the judge can’t explain.
analysis-costliest =
    { $count ->
        [0] Nobody made an inaccuracy.
        [one] The decision that cost most:
       *[other] The decisions that cost most:
    }
# $action: the number of the action in the record; $loss, $error: percentage points; $kind: inaccuracy, mistake, blunder.
analysis-cost =
    { $action } (round { $round }), { $name }: { $played } ({ $share }); better: { $best } ({ $best_share }). Costs { $loss } ± { $error } percentage points: { $kind ->
        [inaccuracy] an inaccuracy
        [mistake] a mistake
       *[blunder] a blunder
    }
analysis-wait = wait
# A bid as in the record, and what it comes to; a raise with what it came to before.
analysis-bid = { $action } = { $total }
analysis-raise = { $action } = { $total }, raised from { $before } to { $total }
analysis-report-title = Byzanz: analysis of a game
analysis-shares = Winning chances
analysis-shares-note = Each seat’s share of the win after every action, for somebody who sees all hands but not the pile. Lines mark the rounds.
analysis-balance = What the result is made of
analysis-balance-note = Percentage points, compared with equal chances for all. Luck is what the deal and the lots brought compared with other cards that could have come.
analysis-decisions = Every decision that cost something
analysis-round-mark = Round { $round }

refused-analysis_worlds = --worlds { $got }: a whole number from 1 to { $most } is needed.

cli-arena-luck = show win shares with the luck of the cards taken out, too
arena-luck-share = without luck
arena-luck-interval = 95% interval
arena-luck-worth = worth games
arena-luck-note = Without luck: wins less most of what the cards brought; unbiased, and it varies less. Worth games: how many games without it would say as much.
