### What happened: for the log, the screen reader and the terminal. Past or present as the language likes best for a game log.
### $you: "yes" if the reader did it, else "no". $name: who did it. $cards: the cards, as small pictures or as words.
### Sentences have no full stop: the programs add one where they read several aloud.

## Headings in the log

# $round: number of the round; $number: the offer card, that is how many cards the lot has.
log-auction = Round { $round }, lot of { $number }
log-market = Round { $round }, market
log-final = Last sale

## Events

# Start of the game, own hand. $cards: the four cards dealt.
event-dealt = Your hand: { $cards }

# $round: the round; $name: who starts the bidding.
event-round-began =
    { $you ->
        [yes] Round { $round } begins, you start
       *[no] Round { $round } begins, { $name } starts
    }

# The lot is laid out. $cards: its cards.
event-revealed = In the lot: { $cards }

# $cards: the cards laid out or added now; $total: what the bid comes to.
event-bid =
    { $you ->
        [yes] You bid { $cards } = { $total }
       *[no] { $name } bids { $cards } = { $total }
    }

# The same, when cards were laid out before and some are added.
event-raised =
    { $you ->
        [yes] You add { $cards } = { $total }
       *[no] { $name } adds { $cards } = { $total }
    }

event-passed =
    { $you ->
        [yes] You pass
       *[no] { $name } passes
    }

# $total: the price paid. $number: the offer card.
event-won =
    { $you ->
        [yes] You win the lot of { $number } for { $total }
       *[no] { $name } wins the lot of { $number } for { $total }
    }

# Without a rival or because nobody bid.
event-won-free =
    { $you ->
        [yes] You get the lot of { $number } for nothing
       *[no] { $name } gets the lot of { $number } for nothing
    }

# $cards: one card of the lot that goes to the market.
event-gave =
    { $you ->
        [yes] You give { $cards } to the market
       *[no] { $name } gives { $cards } to the market
    }

# $cards: the cards of the lot that go to the hand.
event-collected =
    { $you ->
        [yes] You take { $cards }
       *[no] { $name } takes { $cards }
    }

# $cards: the cards of one kind taken from the market.
event-took =
    { $you ->
        [yes] You take { $cards } from the market
       *[no] { $name } takes { $cards } from the market
    }

event-took-nothing =
    { $you ->
        [yes] The market is empty: you get nothing
       *[no] The market is empty: { $name } gets nothing
    }

# $cards: what nobody took; it leaves the game.
event-left = Out of the game: { $cards }

# $cards: the three cards; $points: what the kept card counts.
event-sold =
    { $you ->
        [yes] You sell { $cards } for { $points }
       *[no] { $name } sells { $cards } for { $points }
    }

# $cards: one card thrown away because of the hand limit.
event-discarded =
    { $you ->
        [yes] You discard { $cards }
       *[no] { $name } discards { $cards }
    }

event-final-began = The pile is empty: everyone may sell one last time

event-done =
    { $you ->
        [yes] You are done
       *[no] { $name } is done
    }

event-over = The game is over

# Several seats passed one after another; for the screen reader. $names: "Irene and Basil".
event-passed-several = { $names } pass

## The recap of a round in the log

# $round: the round that ended.
recap-title = Round { $round } at a glance
# Headings of its columns.
recap-lot = Lot
recap-player = Bought by
recap-price = Paid
recap-took = Market
# In the column "Market" when nothing was there.
recap-none = –
# $cards: the leftovers.
recap-left = Out of the game: { $cards }
# $sales: who sold in the round, with the points.
recap-sales = Sold in this round: { $sales }
recap-no-sales = Nobody sold in this round
