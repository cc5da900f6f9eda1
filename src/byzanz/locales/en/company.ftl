### The people at a table: who is host, who was sent away, late friends, nudges, the score of a series, links, the home network.


## Host and removed people

# $you: yes or no.
host-now =
    { $you ->
        [yes] The host was away for too long: you are the host now.
       *[no] The host was away for too long: { $name } is the host now.
    }
removed-title = The host has removed you from this table
removed-note = You can sit down here or in its rematches only when the host lets you in again.
removed-watch = You may watch the game.
# For the host: people who were removed.
away-title = Removed
# $name: who was removed.
away-let-in = Let { $name } in again
# Somebody who was removed and had no name.
away-nobody = a guest

## Late friends

option-take-over = Bots’ seats for late friends
option-take-over-hint = Whoever has the link may play on for a bot, even during the game.
# $mode: off, ask or free.
take-over-mode =
    { $mode ->
        [off] no
        [free] yes
       *[ask] ask the host
    }
take-over-title = Want to join? You can play on for a bot.
# A button. $name: the bot.
take-over-do = Play for { $name }
# $name: the bot.
take-over-asked = You have asked for { $name }’s seat. The host decides.
take-over-declined = The host has said no. You can go on watching.
# For the host. $name: who asks; $bot: the bot.
take-over-wish = { $name } would like to play for { $bot }.
take-over-yes = Allow
take-over-no = Decline
# In the log.
note-taken =
    { $you ->
        [yes] You have taken this seat over from a bot.
       *[no] { $name } has taken this seat over from a bot.
    }

## Waiting for somebody

option-idle = Stand-in for the idle
option-idle-hint = Without a clock: the others may have a bot play for somebody who does nothing for so long.
# $count: minutes; 0: never.
idle-minutes =
    { $count ->
        [0] never
       *[other] { $count } min
    }
nudge-waits = Everyone is waiting for { $name }.
# A button.
nudge-do = Nudge
nudge-done = { $name } has been nudged.
# $name nudges $other.
nudged = { $name } nudges { $other }.
# Also the text of a notification.
nudged-you = { $name } is waiting for you: it’s your turn.
idle-offer = { $name } has done nothing for a while.
# A button.
idle-do = Let a bot play for now

## The score of a series

# $count: games that were played.
series-title =
    { $count ->
        [one] After { $count } game
       *[other] After { $count } games
    }
series-label = Score of the series
# The head of a column.
series-wins = Wins
# The head of a column.
series-games = Games
# The head of a column.
series-points = Points
# The head of a column.
series-places = Places
# How often somebody came in at a place.
series-place = { $count } × { $place }
# Beside the name of somebody who has no seat now.
series-gone = not here

## The log and links

# While the log can't be had.
log-fetching = What happened so far couldn’t be fetched yet. Trying again…
link-with-record = Copy a link that holds the game
link-only-here = The game is too long for a link. Save the record instead: this page can be opened in this browser only.
link-old = This browser can’t put a game into a link. Save the record instead.
# The end of a game that was played in this browser alone.
deal-here = Dealt on this device
deal-here-sub = Nobody else had a hand in the shuffle, so there is no promise to check. Whoever uses this browser could look at the cards it keeps.
# On the offline page, and where several share a device.
offline-protects = A game on this device keeps its cards, also the hidden ones, in this browser: screens hide them from a glance, not from somebody who searches the browser’s tools.
# Where several share a device.
pass-protects = The screens between turns keep honest people from seeing cards. They can’t stop somebody who searches the browser’s tools.

## The home network

lan-only-here = This link works on this computer only.
# A button.
lan-open = Let friends in my network join…
lan-ask = Play with friends in your network?
lan-means = This game then also answers other devices in the networks this computer is in. Anybody there who has the link can join, and the connection isn’t encrypted (plain http). Do this at home, not in a café. You can switch it off again at any time; it ends with the program.
# A button.
lan-yes = Yes, let them in
lan-on = Devices in your network can join by this link (plain http).
# A button.
lan-off = Only this computer again
# Where the computer is in several networks.
lan-address = Address
lan-none = This computer is in no network: there is no address that others could open.
