### The analysis of a finished game in the browser: chart, players, decisions, learning from mistakes.

analyse-title = Analysis
analyse-close = Back to the replay
analyse-running = The game is being analysed…
# $place: how many analyses are ahead, this one included.
analyse-waiting = Waiting: number { $place } in the queue.
analyse-done = The analysis is done.
analyse-chart = Winning chances
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Action { $step } of { $count }, round { $round }: { $chances }
analyse-round = Round { $round }
analyse-players = Players
analyse-accuracy = Accuracy
analyse-faults =
    { $kind ->
        [inaccuracy] Inaccuracies
        [mistake] Mistakes
       *[blunder] Blunders
    }
analyse-part =
    { $part ->
        [own] own losses
        [others] others’ losses
        [luck] luck
        [result] result
       *[rest] rest
    }
analyse-balance = What the result is made of
analyse-balance-more = Points of winning chance above an equal share. What you lost by your decisions, what the others lost to you by theirs, and what the cards brought add up to the result; the rest is the worth of the seat and what can’t be explained.
analyse-costliest = The three costliest decisions
analyse-nothing = Nobody made an inaccuracy.
analyse-cost = { $name }: { $action }, round { $round }
analyse-here = The decision
analyse-before = Previous mistake
analyse-after = Next mistake
analyse-hindsight = With hindsight
analyse-hindsight-hint = Judge with all hands open
analyse-over = The game is over here. Press a place in the chart.
analyse-not-yet = This decision has not been judged yet.
# $cards: drawn or in words; $total: the sum of a bid.
analyse-action =
    { $verb ->
        [bid] bid { $cards } ({ $total })
        [pass] pass
        [done] be done
        [give] give { $cards }
        [take] take { $cards }
        [sell] sell { $cards }
        [discard] discard { $cards }
       *[wait] wait
    }
analyse-decision = { $name }: { $action }
analyse-class =
    { $kind ->
        [forced] No choice
        [good] Good
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
analyse-loss =
    { $none ->
        [yes] no certain loss
       *[no] loses { $loss } ± { $error } points of winning chance
    }
analyse-word =
    { $word ->
        [right] Right decision, also with all hands open.
        [wrong] Wrong decision, also with all hands open.
        [unlucky] Right decision, bad luck: only open hands show something better.
       *[lucky] Wrong decision, good luck: with all hands open it was fine.
    }
analyse-played = played
analyse-candidate =
    { $action }: { $share }, give or take { $error }{ $played ->
        [yes] . This was played
       *[no] {""}
    }
analyse-lot = Lot { $offer }
analyse-market = Market
analyse-hidden =
    { $count ->
        [one] and { $count } unknown card
       *[other] and { $count } unknown cards
    }
analyse-bid = bids { $total }:
analyse-holds = holds offer card { $offer }
analyse-learn = Learn from your mistakes
analyse-learn-who = Whose mistakes
analyse-learn-start = Begin
analyse-learn-close = Close
analyse-learn-none = There is nothing to learn from: no decision cost enough.
analyse-learn-count = { $at } of { $count }, round { $round }
analyse-learn-ask = In the game you chose: { $action }. Find something better.
analyse-learn-all = Show all { $count } actions
analyse-learn-right = Solved! It loses { $loss } points at most.
analyse-learn-same = That is what was played. Try something else.
analyse-learn-wrong = Not good enough: loses { $loss } points. Try again.
analyse-learn-solution = Show the solution
analyse-learn-skip = Skip
analyse-learn-next = Go on
analyse-learn-again = Again
analyse-learn-done = Done: { $solved } of { $count } solved.
