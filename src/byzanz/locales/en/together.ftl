### Sitting down together: names, places, rematches, several people at one device, the pace of bots, what is stored.

## Names

# A person without a name. $number: the seat, from 1.
guest = Guest { $number }
name-change = Change name
# A button with a die, beside my portrait.
face-draw = Another face
name-ask = What’s your name?
name-ask-note = The others see it. Without one you are a guest.
name-sit = Sit down

## Places in the lobby

# Small buttons of the host; the first part is read by screen readers only.
place-back = { $name }: one seat back
place-on = { $name }: one seat on
# On an open seat, for somebody who sits elsewhere.
place-here = Move here
# On an open seat: somebody else who plays at the same device.
local-add = Someone else here
local-tag = at this device

## Rematch

rematch-cancel = Cancel rematch
# $names: people who are connected and have not answered.
rematch-waits = Waiting for { $names }
rematch-gone =
    { $count ->
        [one] { $names } is gone.
       *[other] { $names } are gone.
    }
rematch-bots =
    { $count ->
        [one] Start with a bot instead
       *[other] Start with bots instead
    }
rematch-fewer = Start with { $count } players

## My games

game-drop = Throw away
game-drop-ask = Throw this game away?
game-drop-lobby = You leave the table.
game-drop-alone = The game ends here and can’t be continued.
game-drop-others = A bot plays on for you, and you can’t come back.
game-drop-over = It leaves your list. Others can still watch it.

## What is stored about me

data-title = My data
data-note = The server recognises your browser by a cookie. It keeps your name, the number of your portrait, your seats and what you did in your games, whom you block or have reported, and nothing else.
data-download = Download my data
data-delete = Delete everything about me
data-delete-ask = Delete everything about you?
data-delete-note = Your name and your list of games will be gone for good. In games under way a bot plays on for you. This can’t be undone.
data-delete-do = Delete for good
data-deleted = Everything about you has been deleted.

account-open = Account
account-keep = Keep my games: make an account

## Devices with my seat

devices = Devices with my seat
device-this = this device
device-other = device { $number }
device-here = connected
device-away = not connected
device-revoke = Remove
device-revoke-label = Remove device { $number }

## Pace of the bots

pace = Pace of the bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-wait = wait for me
# The main button while a bot waits for me to press.
pace-next = Next: { $name }

## Pass and play

pass = Pass and play
pass-sub = Several people share this device
pass-go = Enter names
pass-note = Hand the device to whoever’s turn it is. A screen in between hides the cards. Bots take the other seats.
pass-people = People
pass-seats = Players in all
# The name of each. $number: 1 to 6.
pass-person = Player { $number }
pass-start = Deal the cards
handover-of = { $name } plays on their own device
handover-of-note = Open this link on { $name }’s device within { $minutes } min. It works once; from then on { $name } plays there and no longer here.
pass-hand = Hand the device to { $name }
pass-hand-note = Everyone else looks away.
pass-hand-go = I’m { $name }: show my cards

## Playing on from a replay

play-on = Play on from here
play-on-note = Bots take the other seats. The cards stay as they were dealt, so whoever has seen the replay knows some of them.
play-on-seat = Your seat
# On the scoreboard of such a game. $step: the step of the replay.
played-on = This game was played on from step { $step } of another one. It wasn’t dealt here, so there is no deal to check.
# After the game, for spectators: the replay as a player saw the game.
watch-eyes = Watch as { $name } saw it
