### The analysis of a finished game in the browser: the story of one seat, its turning points, the chart, all decisions.
### $you: "yes" if it is about the reader, else "no"; $name: whom it is about.
### Chances are told as wins in 100 games; "points" are always points of the game.

analyse-title = Analysis
analyse-whose = Whose game
analyse-replay = Watch the replay
analyse-play-again = Play again
analyse-running = The game is being analysed…
# $place: how many analyses are ahead, this one included.
analyse-waiting = Waiting: number { $place } in the queue.
analyse-done = The analysis is done.
# A chance. $share: "19" or "4.5".
analyse-in-100 = { $share } in 100
# Where there is hardly a chance to win: points at the end.
analyse-ends =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The story in one sentence, and a second line

# The reader won, or shares the victory. $count: decisions that cost much.
analyse-story-won =
    { $you ->
        [yes] { $shared ->
            [yes] You share the victory
           *[no] You won
        }
       *[no] { $shared ->
            [yes] { $name } shares the victory
           *[no] { $name } won
        }
    }{ $count ->
        [0] {" "}without one costly decision.
        [one] {" "}in spite of one costly decision.
       *[other] {" "}in spite of { $count } costly decisions.
    }
# The game was lost, but no decision cost enough.
analyse-story-clean =
    { $you ->
        [yes] No single decision cost you the game.
       *[no] No single decision cost { $name } the game.
    }
# What cost most, put into one of the next two. $what: the kind of decision.
analyse-story-cost =
    { $you ->
        [yes] { $what ->
            [bid] You bid too much for a lot in round { $round }
            [low] You bid too little for a lot in round { $round }
            [cards] You bid with the wrong cards in round { $round }
            [pass] You let a good lot go in round { $round }
            [take] You took the wrong goods in round { $round }
            [give] You gave away the wrong card in round { $round }
            [discard] You discarded the wrong card in round { $round }
            [sell] You sold too early in round { $round }
            [sale] You sold the wrong set in round { $round }
           *[keep] You left a set unsold
        }
       *[no] { $what ->
            [bid] { $name } bid too much for a lot in round { $round }
            [low] { $name } bid too little for a lot in round { $round }
            [cards] { $name } bid with the wrong cards in round { $round }
            [pass] { $name } let a good lot go in round { $round }
            [take] { $name } took the wrong goods in round { $round }
            [give] { $name } gave away the wrong card in round { $round }
            [discard] { $name } discarded the wrong card in round { $round }
            [sell] { $name } sold too early in round { $round }
            [sale] { $name } sold the wrong set in round { $round }
           *[keep] { $name } left a set unsold
        }
    }
# $lasting: "yes" if the chances never came back to where they had been.
analyse-story-lost =
    { $cost }{ $lasting ->
        [yes] {" "}and never quite caught up.
       *[no] .
    }
# $points: of this seat; $winner: who won ($mine: "yes" if the reader did), $best: with how many.
analyse-story-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[6] Sixth
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the win went to { $mine ->
        [yes] you
       *[no] { $winner }
    } with { $best }.
# As many points as the winner.
analyse-story-tie =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many as the winner; the cards in hand decided.
# $points: of the winner.
analyse-story-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# $luck: which way it went; $share: wins in 100.
analyse-story-luck =
    { $luck ->
        [good] The cards helped: they were worth about { $share } wins in 100.
        [bad] The cards were unkind: they cost about { $share } wins in 100.
        [great] The cards helped a great deal.
        [awful] The cards were very unkind.
       *[even] The cards neither helped nor hurt much.
    }

## Turning points

analyse-turning =
    { $you ->
        [yes] { $count ->
            [0] No turning points
            [one] Your turning point
           *[other] Your { $count } turning points
        }
       *[no] { $count ->
            [0] No turning points
            [one] One turning point
           *[other] { $count } turning points
        }
    }
analyse-turning-none =
    { $you ->
        [yes] None of your decisions cost enough to be one.
       *[no] No decision of { $name } cost enough to be one.
    }
analyse-turning-nth =
    { $number ->
        [1] First turning point
        [2] Second turning point
       *[3] Third turning point
    }
analyse-see = See it on the table
# $action: as something to do, "Bid 5: …".
analyse-better = Better: { $action }
analyse-in-game = In the game: { $action }
# Over the cards that a bid laid out. $total: what it came to.
analyse-laid = Bid of { $total }
analyse-hand = In hand
# A sale that could be made at any time.
analyse-sale-any-time = A sale at any time
# $count: cards too many.
analyse-limit =
    { $count ->
        [one] One card too many
       *[other] { $count } cards too many
    }

## Why something else was better; the sentences are about whoever played

# $points: how much less sets are worth.
analyse-why-breaks =
    Even with the lot, the sets would be worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less than before.
# $points: what the lot adds; $total: the bid.
analyse-why-too-much =
    The lot adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the sets, but { $total } is too much to pay for it.
analyse-why-nothing = The lot adds nothing to the sets, and the cards for a bid of { $total } are worth more in hand.
analyse-why-bid-set =
    For { $total }, the lot adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the sets.
# $count: cards paid; $gain: cards that come.
analyse-why-bid-cards =
    It costs { $count ->
        [one] one card
       *[other] { $count } cards
    } and brings { $gain }.
analyse-why-more =
    It leaves sets worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
analyse-why-lower = It comes to { $points } less.
analyse-why-higher = It comes to { $points } more, and is harder to beat.
analyse-why-fewer =
    It comes to as much with { $count ->
        [one] one card
       *[other] { $count } cards
    } fewer.
analyse-why-cards =
    It brings { $count ->
        [one] one card
       *[other] { $count } cards
    } more.
analyse-why-wait = The cards may still make a better set or pay for a lot.
analyse-why-keep = Cards in hand decide a tie, and count for more here than the set.
analyse-why-sell =
    The sale brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and makes room in the hand.
analyse-why-sell-last =
    The sale brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; cards that stay in hand bring none.
analyse-why-later =
    At once it brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less, but later it wins more often.
# $count: how often the game was played out from there.
analyse-why-played-out = No single card shows it: played out { $count } times from here, it wins more often.
analyse-why-points =
    It hardly changes the chance to win, but keeps { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
analyse-why-lead =
    It hardly changes the chance to win, but comes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } nearer to the best of the others.

## The chart

analyse-chart =
    { $you ->
        [yes] How your chances went
       *[no] How { $name }’s chances went
    }
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Step { $step } of { $count }, round { $round }: { $chances }
analyse-round = Round { $round }
analyse-chart-table = The chart as a table
analyse-chart-start = Start
analyse-chart-end = End
analyse-show = Show this decision

## What can be done next

analyse-try =
    { $count ->
        [one] Try it yourself
        [2] Try these two yourself
       *[other] Try these three yourself
    }

## The others, luck and skill in numbers

analyse-others = The others
# Beside that heading. $count: of all of them.
analyse-others-brief =
    { $count ->
        [0] no costly decision
        [one] one costly decision in all
       *[other] { $count } costly decisions in all
    }
# $count: how many decisions of a player cost much.
analyse-others-count =
    { $count ->
        [0] no costly decision
        [one] { $count } costly decision
       *[other] { $count } costly decisions
    }
# What a decision cost. $share: wins in 100.
analyse-costs = costs { $share } in 100
analyse-cost = Round { $round }: { $action }
analyse-numbers = Luck and skill in numbers
# Beside that heading, of the seat whose game it is. $luck: "+4.1", "−12".
analyse-numbers-brief = accuracy { $accuracy }, luck { $luck } in 100
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
        [others] others’ decisions
        [luck] luck
        [result] result
        [unseen] couldn’t be seen
       *[rest] seat and rest
    }
analyse-players-note = Luck and result are wins in 100 games, compared with equal chances for all.
analyse-balance = What the result is made of
analyse-balance-more = Wins in 100 games, compared with equal chances for all. They add up to the result: what each lost by their own decisions, what the others’ decisions brought compared with everyone playing their best, what the cards brought, and what couldn’t be seen: how much better or worse decisions turned out than their player could know.

## All decisions

analyse-decisions = All decisions
analyse-before = Previous mistake
analyse-after = Next mistake
analyse-everybody = Everybody’s mistakes
analyse-everybody-hint =
    { $you ->
        [yes] Otherwise only yours
       *[no] Otherwise only { $name }’s
    }
analyse-here = The decision
analyse-hindsight = With hindsight
analyse-hindsight-hint = Judge with all hands open
analyse-over = The game is over here. Press a place in the chart.
analyse-not-yet = This decision has not been judged yet.
analyse-not-judged = Only the decisions of your own seat are judged on this device.
analyse-class =
    { $kind ->
        [forced] No choice
        [good] Good
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
# $loss, $error: wins in 100 games.
analyse-loss =
    { $none ->
        [yes] no certain loss
       *[no] costs { $loss } ± { $error } wins in 100
    }
# Where there is hardly a chance to win.
analyse-loss-points =
    { $points ->
        [0] costs less than a point, but a good part of the standing that was left
        [one] costs { $points } point at the end
       *[other] costs { $points } points at the end
    }
analyse-word =
    { $word ->
        [right] Right decision, also with all hands open.
        [wrong] Wrong decision, also with all hands open.
        [unlucky] Right decision, bad luck: only open hands show something better.
       *[lucky] Wrong decision, good luck: with all hands open it was fine.
    }
analyse-played = played
analyse-lot = Lot { $offer }
analyse-market = Market
analyse-hidden =
    { $count ->
        [one] { $count } unknown card
       *[other] { $count } unknown cards
    }
analyse-bid = bids { $total }:
analyse-holds = holds offer card { $offer }

## How it is worked out

analyse-how = How this is worked out
analyse-how-games = Every decision is judged by what could be known at that moment: the hidden cards are dealt again many times, and each action that makes sense is played out in all these games. “19 in 100” is how often that wins.
analyse-how-sure = A decision counts as costly only where the difference is beyond doubt. The turning points are those that cost the most wins.
analyse-how-luck = Luck is what the deal and the lots brought, compared with other cards that could have come. Nobody is praised or blamed for it.

## Learning from mistakes, at the table itself

analyse-learn = Learn from your mistakes
# $step: where in the game of $steps.
analyse-learn-at = { $at } of { $count }: round { $round }, step { $step } of { $steps }
analyse-learn-close = Back to the analysis
analyse-learn-none = There is nothing to learn from: no decision cost enough.
# $done: "You bid … = 8", as in the log.
analyse-learn-ask = In the game: { $done }. Find something better.
# $best: "yes" if nothing is better; $share, $before: wins in 100 of what was chosen and of what was played.
analyse-learn-right =
    { $best ->
        [yes] Solved, that is the best: { $share } in 100 instead of { $before }.
       *[no] Solved, as good as the best: { $share } in 100 instead of { $before }.
    }
# $best: wins in 100 of the best.
analyse-learn-better = Better than in the game, { $share } in 100 instead of { $before }. But something wins { $best }.
analyse-learn-worse = Not better: it wins { $share } in 100, in the game it was { $before }. Something wins { $best }.
analyse-learn-same = That is what was played: it wins { $share } in 100. Something wins { $best }.
analyse-learn-unjudged = That was not looked into. Try something else.
analyse-learn-gain =
    It leaves sets worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less than the best.
# $action: what would have been best.
analyse-learn-best = Best: { $action }. It wins { $share } in 100 instead of { $before }.
# Where there is hardly a chance to win: points at the end in place of wins in 100.
analyse-learn-right-points =
    { $best ->
        [yes] Solved, that is the best. Points at the end: { $share } instead of { $before }.
       *[no] Solved, as good as the best. Points at the end: { $share } instead of { $before }.
    }
analyse-learn-better-points = Better than in the game. Points at the end: { $share } instead of { $before }, with the best { $best }.
analyse-learn-worse-points = Not better. Points at the end: { $share }, in the game { $before }, with the best { $best }.
analyse-learn-same-points = That is what was played. Points at the end: { $share }, with the best { $best }.
analyse-learn-best-points = Best: { $action }. Points at the end: { $share } instead of { $before }.
analyse-learn-solution = Show the solution
analyse-learn-skip = Skip
analyse-learn-next = Go on
analyse-learn-more =
    { $count ->
        [one] One more mistake
       *[other] { $count } more mistakes
    }
analyse-learn-again = Once more
analyse-learn-done = Done: { $solved } of { $count } solved.
