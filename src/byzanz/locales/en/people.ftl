### Playing with people: quick phrases, mute, clocks, stand-ins.

## Quick phrases: everybody reads them in their own language

# The button that opens the list of phrases.
talk-menu = Say something
# The phrases stand in a small bubble: keep them short. They speak to one person or to all.
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-your_turn = It’s your turn!
phrase-one_moment = One moment, please
phrase-too_dear = Too dear for me!
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
# Quietly, to somebody who says more than six phrases a minute.
talk-too-fast = One moment, then you can say more.
# In the list of keys.
keys-talk = Say a quick phrase; 1 to 9 choose it

## Mute

mute = Mute { $name }
mute-hint = You don’t see what { $name } says. Nobody else notices.
# Part of a seat’s label.
seat-muted = muted

## Clocks

option-clock = Clock
# The three kinds of clock: none, minutes in one sitting, days for each turn.
clock-none = None
clock-live = Live
clock-turns = In days
clock-pace = Pace
clock-quick = Quick
clock-normal = Normal
clock-relaxed = Relaxed
# $reserve and $move: spans of time, for instance “3 minutes” and “30 seconds”.
clock-none-hint = Everyone takes the time they like.
clock-reserve-hint = { $reserve } to begin with; each turn adds { $move }.
clock-each-hint = Up to { $move } for each turn.
clock-out-hint = When the time is up, a bot plays until the player is back.
# The same in lists of tables, with short spans: “3 min”.
clock-reserve-brief = { $reserve } + { $move } a turn
clock-each-brief = { $move } a turn

## A stand-in plays for somebody

# The prompt while a bot plays for me; the first part is set in bold.
stand-in-you = A bot plays for you.
stand-in-you-more = The game goes on until you are back.
# The button that takes the seat back.
stand-in-back = I’m back
# Told to all when it happens.
note-stand-in =
    { $you ->
        [yes] A bot now plays for you
       *[no] A bot now plays for { $name }
    }
note-back =
    { $you ->
        [yes] You are back
       *[no] { $name } is back
    }
