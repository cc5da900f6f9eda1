### Names of cards and kinds. Written as they appear in the middle of a sentence;
### programs capitalise the first letter where one starts a line.

# One kind of cards. $kind: C cloth, G grain, O olives, S spices, V wine, W wood, M merchant.
kind =
    { $kind ->
        [C] cloth
        [G] grain
        [O] olives
        [S] spices
        [V] wine
        [W] wood
       *[M] merchant
    }

# A goods card with its value. $good: the kind's name as above; $value: 1 to 4.
card-good = { $good } { $value }

# A merchant card.
card-merchant = merchant

# Several cards that the reader can't see. $count: how many.
cards-hidden =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# What joins the last two things of a spoken list: "cloth 1, wine 2 and merchant".
list-and = and

# The offer card, the arch with a number on it. $number: 1 to 6.
offer-card = offer card { $number }
