### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# On the main button while more cards are chosen than must go.
action-discard-most = Discard { $count } at most
# Behind the three cards of a sale that can still be taken back.
sale-undo = Undo the sale
settings-take-back = Take back passes and sales
settings-take-back-note = They are sent two seconds after you press. Off: at once.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = QR code that brings your seat to a phone

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz needs JavaScript. Please allow it for this page.
page-broken = Something went wrong on this page
page-broken-more = Your game is safe. Load the page again to go on.
page-old = Your browser is too old for this game
page-old-more = Update it, or open this page in another one: then it works.
page-reload = Load again
# A small bar: an error happened, but the page still works.
page-stumbled = Something went wrong. If the page behaves oddly, load it again.
storage-blocked = Your browser blocks cookies for this page. Without them the table can’t recognise you: allow them to play. Rules and replays work all the same.

## Letters on the cards

# One or two letters that name a kind on its cards, without a doubt within the language. A single letter must not be the
# record's letter of another kind (C cloth, G grain, O olives, S spices, V wine, W wood, M merchant): both can be typed.
card-letter =
    { $kind ->
        [C] C
        [G] G
        [O] O
        [S] S
        [V] Wi
        [W] Wo
       *[M] M
    }

# What can be typed for an action, in small letters: the first word is the one that is shown. The record’s words (bid, pass,
# give, take, sell, discard, done) can always be typed too, so none of them may mean another action here.
typed-verb =
    { $verb ->
        [bid] bid
        [give] give
        [take] take
        [sell] sell
        [discard] discard
        [done] done
       *[pass] pass
    }

## First game: the prompt says what to press and why

coach-bid-open = Press the hand cards that you want to bid with.
coach-bid-more = Press hand cards until you reach { $need }.
coach-give = Press the one that you need least; the rest goes to your hand.
coach-take = Press it in the market. Three of a kind can be sold.
coach-limit = You may hold { $most }.
coach-final = Press a set to turn it into points.

## The end of a game

# The winner's points stand before it. $place: 1 to 6; $behind: points behind the winner.
over-came =
    You came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }, { $behind ->
        [one] one point behind.
       *[other] { $behind } points behind.
    }
# As many points as the winner; which cards in hand decided.
over-came-tie = You have as many, but fewer cards in hand.
over-came-tie-goods = You have as many, but fewer goods cards in hand.
over-tie-goods = more goods cards in hand
# Head of the column with the goods cards left in hand, which break ties at this table.
over-goods = Goods in hand
# While the places appear one after another.
over-reveal = And the winner is…
# While everybody's profit is turned card by card.
over-leads =
    { $you ->
        [yes] You lead
       *[no] { $name } leads
    }
over-level = Level at the top: { $names }
over-to-turn =
    { $count ->
        [one] One more card to turn
       *[other] { $count } more cards to turn
    }
over-show-all = Show all at once
over-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
over-back = Back to the scoreboard
# The open hands after the game, on small screens.
hands-title = All hands

## Replay

replay-speed = Speed

## My games

# In my list of games. $levels: how strong the bots of a game are.
game-bots = Bots: { $levels }
# $place: 1 to 6, my place in a game that was lost.
game-place =
    { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[1] first
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
my-games-all =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }

## Spectators

# Behind "You are watching". $count: other spectators.
watching-others =
    { $count ->
        [0] Nobody else is watching.
        [one] One other person is watching.
       *[other] { $count } others are watching.
    }
# In the bar of a table, for everybody at it. $count: who watches.
watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
watching-share = Copy link to watch
watching-own = Play a game yourself
# The prompt of a spectator in the last sale, set in bold.
prompt-others-sell = The last sale.
