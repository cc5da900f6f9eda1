### Everything the pages say apart from cards.ftl, events.ftl, refusals.ftl and rules.ftl.

## Everywhere

app-name = Byzanz
# Title of the browser's tab at a table when it is my turn.
title-your-turn = Your turn – Byzanz
title-over = Game over – Byzanz
# Below that, in a notification of the browser.
alert-over = See who has won.
close = Close
cancel = Cancel
back-home = Start page
skip-to-action = Skip to your actions
loading = Setting up the table…
you = You
# A seat played by the computer.
bot = bot
# Levels of the bots. $level: gentle, shrewd, ruthless.
level =
    { $level ->
        [gentle] Gentle
        [ruthless] Ruthless
       *[shrewd] Shrewd
    }
on = on
off = off

## The bar on top

# $round, $rounds: numbers.
bar-round = Round { $round }
bar-round-of = Round { $round } of { $rounds }
# Beside the number of cards in the draw pile. $count: that number (already shown in front).
bar-pile =
    { $count ->
        [one] left in the pile
       *[other] left in the pile
    }
tool-log = Log
tool-sound-on = Sound is on
tool-sound-off = Sound is off
tool-theme-dark = Dark colours
tool-theme-light = Light colours
tool-rules = Rules
tool-settings = Settings
tool-keys = Keys
tool-language = Language
tool-leave = Back to the start page
net-online = Connected
net-offline = Not connected

## Start page

start-title = Bid for goods, share out the market, sell in threes.
start-sub = An auction card game for 3 to 6 players. Free, no account, in your browser.
start-play = Play now
# What a press on “Play now” begins; $level: how good the bots are.
start-setup = { $players } players · Bots: { $level }
# Added to it.
start-setup-hints = with hints
# For screen readers, after what the button shows.
start-setup-change = Change the game
start-players = Players
start-bots = Bots
start-name = Your name
# The name people have until they choose one.
default-name = Guest
start-options = More options
# Switches and their explanations, also in the lobby.
option-memory-aid = Memory aid
option-memory-aid-hint = Cards that everyone saw a player take stay visible
option-open-scores = Open scores
option-open-scores-hint = Everyone sees everyone’s points
option-hints = Hints
# $mode: off, on request, or on request and with a warning before a mistake.
hints-mode =
    { $mode ->
        [ask] on request
        [warn] with a warning
       *[off] off
    }
# In the bar of a table, for everybody to see.
hints-on = Hints are allowed at this table
tool-hint = Hint
option-tie-break = Tie-break
option-tie-all = All hand cards
option-tie-goods = Goods cards only
option-spectators = Spectators
option-spectators-hint = Others may watch; hands stay hidden
option-analysis = Analysis
option-analysis-hint = After the game everybody may have it analysed
option-listed = Listed
option-listed-hint = Anyone can find the table on the start page
# Listed tables on the start page.
open-tables = Open tables
open-tables-join = Join
open-tables-watch = Watch
start-friends = With people
start-friends-sub = Make a table, send the link. Bots fill the empty seats.
start-friends-go = Open a table
start-learn = Lessons
start-new = New here?
start-new-sub = Lesson 1: cards and sets. Two minutes, real cards.
start-new-next = On with the lessons
# $count: lessons finished here; $of: how many there are.
start-new-next-sub = Finished so far: { $count } of { $of }.
start-new-go = Start lesson { $number }
start-rules = Rules with pictures
start-rules-sub = Five minutes to read
start-rules-go = Read the rules
start-replay = Watch a replay
start-drop = Drop the game record to watch it
# For screen readers: the row of links below the arches.
start-more = More
my-games = My games
history-open = Results
groups-open = Groups
told-title = What you are told
# $known: whether the name of who invites is known.
told-invite =
    { $known ->
        [yes] { $name } invites you to a table
       *[no] You are invited to a table
    }
told-full = Your table is full: you can start.
told-go = To the table
told-close = Hide
notices-open = Notices: what you are told
lobby-friends = People I have played with
start-last = Your last game
# Asked once, on the first visit.
sound-offer = With sound?
sound-offer-more = Coins, cards, a bell on your turn.
sound-yes = Yes
sound-no = No, quiet
# $names: the other players. 
game-goes-on = Your game with { $names } is still going
game-goes-on-turn = Your game with { $names } is still going: your turn
game-return = Return
game-continue = Continue
game-replay = Replay
game-lobby = waiting for players
game-playing = under way
game-your-turn = your turn
# $points: my points.
game-won = won with { $points }
game-over = finished
made-by = A fan-made version of the card game by Emanuele Ornella
site-about = About this server
site-imprint = Imprint
site-privacy = Privacy
site-licenses = Licenses

## Lobby

lobby-title = Your table
lobby-title-guest = { $name }’s table
lobby-sub = Send the link. Everyone opens it on their own device.
lobby-sub-guest = The host starts the game.
lobby-invite = Invite friends
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-link = Link to this table
lobby-qr = Show QR code
lobby-qr-label = QR code of the link to this table
lobby-open-seat = Open seat
lobby-waiting = waiting…
lobby-add-bot = Add a bot
lobby-remove = Remove
lobby-sit-here = Sit here
lobby-host = host
lobby-here = here
lobby-away = away
lobby-table = Table
lobby-start = Start the game
lobby-start-bots = Fill with bots and start
lobby-leave = Leave the table
lobby-join-title = Take a seat
lobby-join = Join the table
lobby-waits-host = Waiting for the host to start
# Number of seats still open. $count.
lobby-open-count =
    { $count ->
        [0] All seats taken
        [one] One seat open
       *[other] { $count } seats open
    }
lobby-dealing = Shuffling and dealing…
watching = You are watching

## Seats

seats-label = Players
seat-passed = passed
seat-no-bid = no bid yet
seat-highest = highest bid
seat-in = still in
# Shorter, for narrow seats.
seat-decides = decides
seat-gives = chooses a card
seat-picks = picks now
# It holds an offer card, and sits out the rest of the round.
seat-out = sits out
seat-picked = has picked
seat-picks-next = picks next
seat-must-discard = must discard ({ $count }/{ $most })
seat-selling = still selling
seat-done = done
seat-offline = offline
seat-stand-in = a bot plays for { $name }
seat-profit = Profit
seat-bid = Bid
# For screen readers: a whole seat in one sentence. $cards: number in hand; $profit: number of profit cards.
seat-label = { $name }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, { $profit ->
        [one] { $profit } profit card
       *[other] { $profit } profit cards
    }
seat-label-bid = bids { $total }
seat-label-known = known cards: { $cards }
seat-label-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-label-offer = holds offer card { $number }

## The cloth: lot and offer cards

lot-label = Lot of { $count }
# $index of $count auctions in this round.
track-auction = Auction { $index } of { $count }
track-next = next
track-done = done
track-picks = picks now
# The same for whoever reads it.
track-picks-you = pick now
track-label = Offer cards of this round
pile-label = { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
# On the cloth below the lot.
cloth-leads =
    { $you ->
        [yes] You lead with
       *[no] { $name } leads with
    }
cloth-no-bid = Nobody has bid yet
cloth-starts =
    { $you ->
        [yes] You start
       *[no] { $name } starts
    }
cloth-paid-by =
    { $you ->
        [yes] You paid
       *[no] { $name } paid
    }
cloth-to-market = to market
cloth-just-took =
    { $you ->
        [yes] You took from the lot
       *[no] { $name } took from the lot
    }
cloth-limit-wait = The game continues at seven cards or fewer
cloth-free = No rival: the lot is free
banner-round = Round { $round }
banner-final = Last sale

## The market

market-title = Market of Byzantium
market-empty = empty
market-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
market-held = { $count ->
    [0] none in your hand
   *[other] you hold { $count }
}
# A column for screen readers. $cards: its cards in words.
market-column = { $kind }, { $count ->
        [0] no cards
        [one] one card: { $cards }
       *[other] { $count } cards: { $cards }
    }
market-took =
    { $you ->
        [yes] You took this
       *[no] { $name } took this
    }

## The prompt: one sentence that says what is asked. The first part is set in bold.

prompt-bid = Your turn.
prompt-bid-more = Raise to { $need } or more, or pass.
prompt-bid-open = Open with { $need } or more, or pass.
# The one question on the gold band, without a full stop. $name leads with $total.
ask-beat = Your turn: beat { $name }’s { $total }, or pass.
ask-open = Your turn: bid { $need } or more, or pass.
ask-alone = Everyone else has passed: { $need } is enough.
ask-cannot = You can’t reach { $need }: you can only pass.
prompt-cannot = You can’t reach { $need }.
prompt-cannot-more = You can only pass.
prompt-give = The lot is yours.
prompt-give-more = Choose the card that goes to the market.
# $total: what I paid, 0 where nobody else wanted it.
ask-give =
    { $total ->
        [0] The lot is yours: choose a card for the market.
       *[other] Yours for { $total }: choose a card for the market.
    }
prompt-take = Your pick.
prompt-take-more = Take every card of one kind.
ask-take = Your pick: take all cards of one kind.
prompt-limit = Hand limit.
prompt-limit-more =
    { $count ->
        [one] Discard one card or sell a set.
       *[other] Discard { $count } cards or sell a set.
    }
# $sale: yes where a set could be sold instead.
ask-limit =
    { $sale ->
        [yes] Too many cards: discard { $count }, or sell a set.
       *[no] Too many cards: discard { $count }.
    }
prompt-final = Last sale.
prompt-final-more = Sell what you like, then say you are done.
ask-final = Last sale: sell your sets, then say you are done.
prompt-done = You are done.
prompt-done-more = Others may still sell.
prompt-other = { $name } decides.
prompt-other-gives = { $name } chooses a card of the lot.
prompt-other-picks = { $name } picks from the market.
prompt-other-limit = { $name } must get down to seven cards.
prompt-you-lead = You lead with { $total }.
prompt-you-passed = You passed.
prompt-you-have-lot = You sit out: you hold offer card { $number }.
# Somebody else has won the lot that I bid for.
prompt-lost = { $name } wins the lot with { $total }; your bid is back in your hand.
prompt-over = The game is over.
prompt-reconnecting = Reconnecting…
prompt-reconnecting-more = The table stays as it was, and so does your selection.
prompt-away =
    { $count ->
        [one] While you were away: one event.
       *[other] While you were away: { $count } events.
    }
prompt-away-show = Show
prompt-dropped = Your selection is no longer valid and was cleared.

## The action panel

action-label = What you can do
action-bid = Bid { $total }
# The second line of the main button: the cards chosen, the cards that come to $laid already on the table, or those proposed.
action-bid-add = add { $cards } to your { $laid }
action-bid-least = the least: { $cards }
# The whole name of the main button: what it does, and with which cards.
action-how = { $what }: { $how }
action-how-least = { $what }, { $how }
# What the big figure counts.
action-your-bid = Your bid
action-pass = Pass
action-undo = Undo
action-need = needs { $need } or more
action-enough = enough
action-short = { $count } short
action-highest = highest bid
action-waiting = Waiting for { $name }
action-waiting-all = Waiting for the others
action-sending = Sending…
action-choose-lot = Choose a card of the lot
# $card: a card's name, for instance "Wine 1".
action-give = Give { $card }
action-give-where = it goes to the market
action-paid = You paid
action-keep = You keep
action-choose-column = Choose a kind
# $what: for instance "Cloth ×3".
action-take = Take { $what }
action-take-kind =
    { $kind ->
        [C] Take the cloth
        [G] Take the grain
        [O] Take the olives
        [S] Take the spices
        [V] Take the wine
        [W] Take the wood
       *[M] Take the merchants
    }
action-hand-after = Hand afterwards
# $kind: name of a good; $count: how many of it the hand would hold.
action-kind-after = { $kind } in hand afterwards
action-choose-discard = Choose cards
action-discard =
    { $count ->
        [one] Discard 1
       *[other] Discard { $count }
    }
action-discard-card = Discard { $card }
action-too-many = { $count } too many
action-limit-note = Everyone sees discards
action-done = I’m done
action-done-sure = Done anyway
action-still-sell = You can still sell for { $points }
action-profit = Your profit
action-sell-keep = Sell, keep { $points }
action-out = You’re sitting this auction out
auto-skip = Pass this auction
auto-skip-on = Passing this auction
# Against bots alone: they act at once until I must decide again.
action-hurry = Skip to my turn
# The secret standing order to bid up to a sum. $total: that sum.
auto-bid = Bid for me
auto-bid-on = Up to { $total }
auto-bid-stop = Bidding for you up to { $total }: stop
auto-bid-up-to = Up to
auto-bid-less = One less
auto-bid-more = One more
auto-bid-then = Then
auto-bid-ask = ask me
auto-bid-pass = pass
auto-bid-note = Always the cheapest cards that will do, until this auction ends. Nobody else can see this.
auto-bid-start = Bid for me up to { $total }

## Sales

sale-label = Sales
# In front of three small cards.
sale-sell = Sell
sale-keep = keep { $points }
sale-confirm = Sell, keep { $points }
# For screen readers. $cards: three cards; $points: what is kept.
sale-offer = Sell { $cards }, keep { $points }
final-title = The pile is empty
final-note = Hand cards only break ties now.
final-nothing = Nothing left to sell.
final-you-done = You are done. Waiting for the others.
final-label = Sets you can sell
# On a set of the last sale that was pressed once; the second is its name for screen readers.
final-sure = Press again: sell, keep { $points }
final-sure-label = Press again to sell { $cards }, keep { $points }

## My own place

self-hand = Hand
self-profit = Profit
self-cards = { $count } of { $most } cards
self-none = none yet
hand-label = Your hand
# A card of the hand for screen readers. $card: its name; $index of $count.
hand-card = { $card }, { $index } of { $count }
hand-card-chosen = { $card }, chosen, { $index } of { $count }
hand-no-bid = can’t be bid

## Log

log-label = Log
log-empty = Nothing has happened yet.
log-recap-open = Show the last round at a glance
log-known = Show cards taken in the open

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-volume = Volume
settings-alerts = Tell me when it’s my turn
# Shown below the switch: notifications are granted, will be asked for, are blocked, unsupported, or need https.
settings-alerts-granted = You’ll get a notification when you’re on another page. Keep this tab open.
settings-alerts-default = Your browser will ask whether this page may notify you: allow it.
settings-alerts-denied = Notifications are blocked for this page. You can allow them in your browser’s settings.
settings-alerts-missing = This browser doesn’t let pages show notifications.
settings-alerts-insecure = Browsers only allow this at addresses that start with https.
settings-speed = Card animation
# Names of the speeds.
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-off = off
settings-auto-pass = Pass for me when I can’t bid
settings-memory-aid = Show known cards of others
settings-table = This table
# One option of the table and how it is set: “Memory aid: on”.
settings-fact = { $what }: { $value }
# A link that works once moves the seat to another device. $minutes: how long it is valid.
handover = Play on another device
handover-note = Open this link on the other device within { $minutes } min. It works once; keep it to yourself.
handover-link = Personal link to your seat

## Keys

keys-title = Keys
keys-hand = Choose hand card 1 to 10
keys-move = Move within hand, lot or market
keys-choose = Choose
keys-primary = The main button
keys-pass = Pass
keys-cheapest = Cheapest bid
keys-sale = Sale; again: confirm
keys-clear = Clear the selection; take back a pass or a sale
keys-goods = All cards of a good: its letter. Where that letter is a command, hold Shift. While you pick, its column of the market (M: merchants)
keys-skip = Pass this auction
keys-hurry = Skip to my turn, against bots
keys-auto = Bid for me; again: stop
keys-log = Log
keys-known = Known cards of others
keys-hint = Hint, if the table has hints
keys-help = This help
keys-state = Read out the situation
keys-typed = Type an action, for example bid C1 S2
keys-replay = In a replay: one step, play, start, end
# Names of keys.
key-space = Space
key-shift = Shift
key-enter = Enter
key-escape = Esc
typed-label = Type an action
typed-hint = bid C1 S2 · pass · give Wo1 · take Wo · sell C1 C4 M · discard O2
typed-send = Go

## Screen reader: the situation in words

say-round = Round { $round } of { $rounds }
say-lot = Lot of { $count }: { $cards }
say-highest =
    { $you ->
        [yes] You have the highest bid, { $total }
       *[no] Highest bid: { $name }, { $total }
    }
say-no-bid = Nobody has bid
say-need = You need { $need }
say-on-table = You have { $total } on the table: { $cards }
say-market = Market: { $cards }
say-market-empty = The market is empty
say-hand = Your hand: { $cards }
say-hand-empty = Your hand is empty
say-points = Your profit: { $points }
# After a seat’s name and cards.
say-passed = has passed
# $number: the offer card.
say-out = You sit out: you hold offer card { $number }
say-picks-now = picks now
say-picks-next = still has to pick
# $name: whose turn it is.
say-turn = { $name } decides
# A table with a clock; $time: "1 minute, 5 seconds".
say-clock =
    { $you ->
        [yes] You have { $time } left
       *[no] { $name } has { $time } left
    }
say-clock-runs = the clock is running
# The reader chose something; $card: a card’s name, or several.
say-chosen = { $card }, chosen
say-put-back = { $card }, put back
say-nothing-chosen = Nothing chosen
# $total: what the chosen cards come to, with those laid out.
say-sum = { $total } in all
# $points: what a set brings.
say-own-set = These cards can be sold for { $points }
# $count: chosen; $of: how many must go.
say-discard-count = { $count } of { $of } to discard
# $cards: what is left of the lot.
say-keep = You keep { $cards }
# $count: cards in the hand after a pick; $most: the limit.
say-hand-after = { $count } of { $most } cards in your hand then
# After the set that a sale would take.
say-again = Once more to sell
# $seconds: two.
say-undo-sale = Selling. Escape takes it back for { $seconds } seconds
say-undo-pass = Passing. Escape takes it back for { $seconds } seconds
say-taken-back = Taken back
say-done-sure = You can still sell. Once more if you are done anyway
events-label = What just happened

## End of the game

over-wins =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
# $names: two or more winners joined by "and".
over-share = { $names } share the victory
over-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $points: the winner's; $place: my place; $behind: how many points I am behind.
over-title = Scoreboard
over-place = Place
over-player = Player
over-hand = Hand
over-points-head = Points
over-tie = more cards in hand
over-sets = Sets sold
over-no-sets = sold nothing
# A set that was sold; read out. $cards: "cloth 1, cloth 2 and cloth 4".
over-sold = { $cards }: sold for { $points }
over-by-round = Profit by round
over-by-round-label = Each player’s profit after each round
over-after-round = Round { $round }
over-rematch = Rematch
over-rematch-go = Go to the new table
# How many of the people have agreed. $count of $of.
over-rematch-count = { $count } of { $of } want a rematch
over-replay = Replay
over-analyse = Analyse
over-copy = Copy link to the replay
over-record = Download the record
over-leave = Leave
over-final-table = Show the table

## Replay

replay-title = Replay
replay-step = Step { $index } of { $count }
replay-first = To the start
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = To the end
replay-scrub = Position in the game
replay-eyes = Seen by
replay-all = All hands
replay-link = Copy link to this moment
replay-drop = Drop a game record here
replay-drop-sub = A file in the byzanz/1 format. This server reads it and doesn’t keep it.
# The same where no server reads it.
replay-drop-here = A file in the byzanz/1 format. It is read on this device and doesn’t leave it.
replay-choose = Choose a file
replay-which = The file has { $count } games. Which one?
replay-game = Game { $index }

## Connection and broken things

net-lost = Connection lost. Trying again…
page-missing = There is nothing here.
page-missing-sub = The link may be old or mistyped.
