### Hints at a table: what to do, how good it is, and why.

## Asking for a hint

hint-thinking = Thinking…
hint-nothing = There is nothing to decide now.
# Heading of the bars.
hint-chances = Your chances of winning
hint-ends = Your points at the end
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what }: { $percent }%
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent }%
# What one has at the end in the mean. $points: a whole number.
hint-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-best = Best
# Before several things to do that can’t be told apart.
hint-even = About equally good
hint-close = Close
hint-use = Choose it
# The first of several that are equally good.
hint-use-first = Choose the first

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = Bid { $total }: { $cards }
# A bid that stands is raised. $from: what it comes to now; $cards: what is added.
hint-raise = Raise from { $from } to { $total }: add { $cards }
hint-pass = Pass
hint-done = Finish selling
hint-give = Give { $cards }
hint-take = Take { $kind }
hint-sell = Sell { $cards }
hint-discard = Discard { $cards }
hint-wait = Don’t sell yet

## Reasons: one sentence each, put after the best action

# Where several are equally good. $reason: one of the sentences below, about the first of them.
hint-why-first = On the first: { $reason }
# $points: how much more sets are worth; $total: the whole bid; $before: players who pick before the reader.
hint-why-bid-set =
    For { $total }, the lot makes your sets worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more; what you pay goes to the market, where { $before ->
        [0] nobody picks
        [one] one player picks
       *[other] { $before } players pick
    } before you.
# $count: cards that are paid; $gain: cards that the lot brings.
hint-why-bid-cards =
    You pay { $count ->
        [one] one card
       *[other] { $count } cards
    } and get { $gain ->
        [one] one
       *[other] { $gain }
    } in return.
# $points: how much less sets would be worth after any bid, with what the lot brings.
hint-why-pass-breaks =
    Even with the lot, your sets would be worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less than now.
# $need: the least that would have to be paid.
hint-why-pass-dear = At { $need } or more, the lot adds nothing to your sets, and your cards are worth more in your hand.
# $points: how much more sets would be worth; $need: the least bid.
hint-why-pass-set =
    The lot would make your sets worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more, but at { $need } or more it costs too much.
hint-why-pass-only = You can’t bid more, so there is no other way.
# $before: players who pick from the market before the reader.
hint-why-give =
    It does least for your sets; { $before ->
        [0] nobody picks
        [one] one player picks
       *[other] { $before } players pick
     } from the market before you.
hint-why-take-set =
    It makes your sets worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more.
hint-why-take-cards = No kind adds to your sets now; this one gets you furthest.
# One kind alone is in the market.
hint-why-take-only = There is nothing else left to take.
hint-why-sell =
    It brings { $points ->
        [one] { $points } point
       *[other] { $points } points
     } now and makes room in your hand.
# In the last sale.
hint-why-sell-last =
    It brings { $points ->
        [one] { $points } point
       *[other] { $points } points
     }; cards that stay in your hand bring none.
# $more: how many more of a hundred games waiting wins than the best sale.
hint-why-wait =
    Selling now wins { $more ->
        [one] one game
       *[other] { $more } games
    } fewer in a hundred: the cards may still make a better set or pay for a lot.
hint-why-discard = It does least for your sets.
hint-why-done = There is nothing left to sell.
hint-why-keep = Your cards decide a tie, so more cards are worth more than this set.
# $count: games played out from here; $more: how many more of a hundred it wins than the next best.
hint-why-trials =
    Played out { $count } times from here, it wins { $more ->
        [one] one more game
       *[other] { $more } more games
    } in a hundred than the next best.
# Where there is hardly a chance to win. $points: how many more than with the next best.
hint-why-points =
    Hardly anything changes your chance to win here, but this keeps { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more than the next best.
hint-why-lead =
    Hardly anything changes your chance to win here, but this brings you { $points ->
        [one] { $points } point
       *[other] { $points } points
    } nearer to the best of the others.
hint-why-place = Hardly anything changes your chance to win here, but this leaves you a little better off against the others.
hint-why-alike = Hardly anything changes your chance to win here, and no choice keeps more points.

## The warning before a mistake

# $percent: how many wins in a hundred games are lost.
hint-warn =
    { $percent ->
        [one] That costs about one win in a hundred games.
       *[other] That costs about { $percent } wins in a hundred games.
    } Are you sure?
# $points: how many fewer one has at the end.
hint-warn-points =
    That hardly changes your chance to win, but costs about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Are you sure?
hint-warn-better = Better: { $what }.
hint-anyway = Do it anyway
hint-rethink = Think again
