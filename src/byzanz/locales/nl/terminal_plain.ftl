### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Je kunt bijvoorbeeld typen: { $examples }. toegestaan toont alles.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Typ wat je doet. Mogelijk is bijvoorbeeld: { $examples }.
terminal-lesson-commands = kijk beschrijft de tafel en toegestaan toont wat je mag doen. Waar er alleen iets te lezen is, ga je met Enter verder. terug gaat een stap terug, opnieuw begint de les opnieuw, overslaan gaat naar de volgende, stop beëindigt de lessen.
typed-command =
    { $command ->
        [look] kijk tafel
        [legal] toegestaan mag
        [hint] tip
        [log] verloop
        [back] terug
        [again] opnieuw
        [skip] overslaan
        [quit] stop
       *[help] hulp
    }
