### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = You may type, for instance: { $examples }. legal lists everything.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Type what you do. For instance, you may type: { $examples }.
terminal-lesson-commands = look describes the table, legal lists what you may do, Enter goes on where there is only something to read, back goes one step back, again starts the lesson again, skip leaves it out, quit ends the lessons.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Your three cloth cards are a set, and you may sell at any time, even while { $turn } is to act. Type sell and the three cards.
lesson-final-sell-typed = You hold a set, and what stays in your hand brings no points. Type sell and its three cards.
lesson-final-done-typed = Nothing is left to sell. Type done.
# What can be typed besides actions; the first word is the one that is shown. English always works too.
typed-command =
    { $command ->
        [look] look
        [legal] legal
        [hint] hint
        [log] log
        [rules] rules
        [back] back
        [again] again
        [skip] skip
        [quit] quit
        [exit] exit
        [resume] resume
        [who] who
        [clock] clock
        [say] say
        [start] start
        [rematch] rematch
        [bots] bots
        [nudge] nudge
        [stand-in] stand-in
        [join] join
       *[help] help
    }
