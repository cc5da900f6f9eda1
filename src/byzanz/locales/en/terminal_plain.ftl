### Line by line (byzanz play --plain, byzanz learn --plain). Commands follow the language; the English ones always work too.

# After wrong input. $examples: actions as they can be typed now.
terminal-right = You may type, for instance: { $examples }. legal lists everything.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Type what you do. For instance, you may type: { $examples }.
terminal-lesson-commands = look describes the table, legal lists what you may do, Enter goes on where there is only something to read, back goes one step back, again starts the lesson again, skip leaves it out, quit ends the lessons.
# What can be typed besides actions: the first word is the one that is shown.
typed-command =
    { $command ->
        [look] look
        [legal] legal
        [hint] hint
        [log] log
        [back] back
        [again] again
        [skip] skip
        [quit] quit
       *[help] help
    }
