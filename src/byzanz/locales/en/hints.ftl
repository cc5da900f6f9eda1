### Hints at a table: what to do, how good it is, and why.

## The option of a table

option-hints = Hints
# $mode: off, on request, or on request and with a warning.
hints-mode =
    { $mode ->
        [ask] on request
        [warn] warn me
       *[off] off
     }
# In the bar of a table, for everybody to see.
hints-on = Hints are allowed at this table

## Asking for a hint

tool-hint = Hint
keys-hint = hint, where the table has them
hint-thinking = Thinking …
hint-nothing = There is nothing to decide now.
# Heading of the bars.
hint-chances = Your chances of winning
# Read out for one candidate. $what: the action; $percent: the chance.
hint-chance = { $what }: { $percent }%
# A chance in the picture. $percent: a whole number.
hint-percent = { $percent }%
hint-best = Best
hint-close = Close it
hint-use = Choose it

## Actions in words. $cards: cards; $total: what the whole bid comes to; $kind: a kind of cards

hint-bid = Bid { $total }: { $cards }
hint-pass = Pass
hint-done = Finish selling
hint-give = Give { $cards }
hint-take = Take { $kind }
hint-sell = Sell { $cards }
hint-discard = Discard { $cards }
hint-wait = Don’t sell yet

## Reasons: one sentence each, put after the best action

# $cards: cards of the lot that make sets with the hand; $points: what the new sets are worth; $total: the whole bid.
hint-why-bid-set = The lot gives you a set worth { $points } more, and costs you { $total }.
# $count: cards; $total: the whole bid.
hint-why-bid-cards =
    You pay { $count ->
        [one] one card
       *[other] { $count } cards
     } and get { $gain } in return.
# The payment would break a set that the hand holds. $points: what it is worth.
hint-why-pass-breaks = Any bid would cost you a set worth { $points } from your hand.
# $need: the least that would have to be paid.
hint-why-pass-dear = For { $need } the lot gives you no set; your cards are worth more in your hand.
# $gain: cards of the lot; $points: what its sets are worth.
hint-why-pass-set = The lot would give you a set worth { $points }, but at { $need } or more it costs too much.
hint-why-pass-only = You can’t bid more, so there is no other way.
hint-why-give = It does least for your sets; in the market it lies open for all.
# $name: a player who can pick that kind early in the market.
hint-why-give-mine = You may get it back: you pick before the others.
hint-why-take-set = It gives you a set worth { $points }.
hint-why-take-cards = No kind makes a set now; this one brings you furthest.
hint-why-sell = It brings { $points } points now and makes room in your hand.
hint-why-wait = Waiting may bring a better set, or the cards may pay for a lot.
hint-why-discard = It does least for your sets.
hint-why-done = Nothing you could still sell brings points.
hint-why-keep = Your cards decide a tie, so more cards are worth more than this set.
# Added where two candidates can’t be told apart.
hint-why-even = The choices are about equally good.

## The warning before a mistake

# $percent: how much of the winning chance is lost, in points of a hundred.
hint-warn = That costs about { $percent } in a hundred games. Are you sure?
hint-warn-better = Better: { $what }.
hint-anyway = Do it anyway
hint-rethink = Think again
