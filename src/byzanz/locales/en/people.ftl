### Playing with people: quick phrases, mute, clocks, stand-ins.

## Quick phrases: everybody reads them in their own language

# The button that opens the list of phrases.
talk-menu = Say something
# The phrases appear in a small bubble: keep them short. They are said to one person or to everyone.
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your_turn = It’s your turn!
phrase-one_moment = One moment, please
phrase-too_dear = Too expensive for me!
phrase-lucky = What luck!
phrase-good_game = Good game!
phrase-rematch = Another game?
phrase-bye = Goodbye!
# A phrase in the log. $text: the phrase.
talk-said =
    { $you ->
        [yes] You: “{ $text }”
       *[no] { $name }: “{ $text }”
    }
# Shown to a player who says more than six phrases per minute.
talk-too-fast = One moment, then you can say more.
# In the list of keys.
keys-talk = Say a quick phrase; 1 to 9 choose it

## Mute

mute = Mute { $name }
mute-hint = You won’t see what { $name } says. Nobody else will notice.
# Part of a seat’s label.
seat-muted = muted

# Opens the way to tell the operator about somebody, or to read nothing of theirs any more.
complaint-open = Report or block
blocked-title = People you block

## Clocks

option-clock = Clock
# The three kinds of clock: none, minutes in one sitting, days for each turn.
clock-none = None
clock-live = Live
clock-turns = Days per turn
clock-pace = Pace
clock-quick = Quick
clock-normal = Normal
clock-relaxed = Relaxed
# $reserve and $move: spans of time, for instance “3 minutes” and “30 seconds”.
clock-none-hint = Everyone takes as long as they like.
clock-reserve-hint = { $reserve } to begin with; each turn adds { $move }.
clock-each-hint = Up to { $move } per turn.
clock-out-hint = When time runs out, a bot plays until the player is back.
# Beside the time that I have left.
clock-mine = Your time
# The same in lists of tables, with short spans: “3 min”.
clock-reserve-brief = { $reserve } + { $move } per turn
clock-each-brief = { $move } per turn

## A stand-in plays for somebody

# The prompt while a bot plays for me; the first part is set in bold.
stand-in-you = A bot is playing for you.
stand-in-you-more = It plays on until you’re back.
# The button that takes the seat back.
stand-in-back = I’m back
# Shown to everyone when it happens.
note-stand-in =
    { $you ->
        [yes] A bot now plays for you
       *[no] A bot now plays for { $name }
    }
note-unsealed = The cards were dealt without { $you ->
        [yes] your random number
       *[no] the random number of { $name }
    }: this deal gets no seal.
note-back =
    { $you ->
        [yes] You are back
       *[no] { $name } is back
    }

## Games that count for ratings
option-rated = Counts for ratings
option-rated-hint = For people with accounts, at a table with a clock and without hints
rated-yes = This game counts for ratings.
rated-not = This game won’t count for ratings:
unrated-why =
    { $why ->
        [clock] the table has no clock
        [hints] hints are allowed
        [guests] somebody has no account
        [shared] several people share a device
        [bots] a bot from a file plays along
        [joined] somebody has taken over a bot’s seat
       *[played_on] it goes on from another game
    }
leaderboard-open = Leaderboard
