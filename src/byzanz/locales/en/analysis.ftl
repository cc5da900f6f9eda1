### The analysis of games on the command line. Names of commands and options stay as they are.

cli-analyse = judge the decisions of recorded games and tell luck from skill
cli-analyse-long = Judge every decision of recorded games by what its player could know, and tell luck from skill. The same seed gives the same answer.
cli-analyse-game = analyse only game K of the file, counted from 1 (default: all of them)
cli-analyse-seat = judge only the decisions of seat S, counted from 0
cli-analyse-worlds = the most worlds one decision is tried in (default: { $count })
cli-analyse-seed = the number that decides which worlds are dealt (default: 0)
cli-analyse-json = print one JSON object per game and nothing else
cli-analyse-report = write a page with plots to this folder
cli-analyse-site = address of a Byzanz site whose replay the report’s links open (default: the replay in the report)

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
analysis-own = own mistakes
analysis-others = others’ decisions
analysis-luck = luck
analysis-unseen = unseen
analysis-rest = seat and rest
analysis-result = result
analysis-note = Percentage points (pp) of winning chance, compared with equal chances for all. Own mistakes, the others’ decisions, luck, what couldn’t be seen, and the seat add up to the result. The others’ decisions are compared with everyone playing their best; unseen is how much better or worse decisions turned out than their player could know.
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
# Where there is hardly a chance to win; $share, $best_share: points; $lost: a percentage.
analysis-cost-points =
    { $action } (round { $round }), { $name }: { $played } (points at the end: { $share }); better: { $best } (points: { $best_share }). Hardly changes the chance to win, but gives away { $lost } of what was left: { $kind ->
        [inaccuracy] an inaccuracy
        [mistake] a mistake
       *[blunder] a blunder
    }
analysis-hand = Hand: { $cards }
analysis-lot = Lot: { $cards }
analysis-market = Market: { $cards }
analysis-laid = { $name } has bid { $cards }
analysis-standing = Points: { $points }
analysis-replay = Replay
analysis-there = Open the replay there
# $share: percentage points with their sign.
analysis-points = { $share } pp
analysis-wait = wait
# A bid as in the record, and what it comes to; a raise with what it came to before.
analysis-bid = { $action } = { $total }
analysis-raise = { $action } = { $total }, raised from { $before } to { $total }
analysis-report-title = Byzanz: analysis of a game
analysis-shares = Winning chances
analysis-shares-note = Each seat’s share of the win after every action, for somebody who sees all hands but not the pile. Lines mark the rounds.
analysis-balance = What the result is made of
analysis-balance-note = Percentage points (pp) of winning chance, compared with equal chances for all; they add up to the result. Luck is what the deal and the lots brought compared with other cards that could have come.
analysis-decisions = Every decision that cost something
analysis-round-mark = Round { $round }

refused-analysis_worlds = --worlds { $got }: a whole number from 1 to { $most } is needed.

cli-arena-luck = show win shares with the luck of the cards taken out, too
arena-luck-share = without luck
arena-luck-interval = 95% interval
arena-luck-worth = worth games
arena-luck-note = Without luck: wins less most of what the cards brought; unbiased, and it varies less. Worth games: how many games without it would say as much.
