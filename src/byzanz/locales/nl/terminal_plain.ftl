### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Je kunt bijvoorbeeld typen: { $examples }. toegestaan toont alles.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Typ wat je doet. Mogelijk is bijvoorbeeld: { $examples }.
terminal-lesson-commands = kijk: de tafel; toegestaan: wat je mag doen; Enter: verder waar er alleen iets te lezen is; terug: een stap terug; opnieuw: de les van voren af aan; overslaan: naar de volgende les; stop: einde.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Je drie kaarten doek zijn een set, en je mag altijd verkopen, ook als { $turn } aan de beurt is. Typ verkoop en de drie kaarten.
lesson-final-sell-typed = Je hebt een set, en wat in je hand blijft levert geen punten op. Typ verkoop en de drie kaarten.
lesson-final-done-typed = Er valt niets meer te verkopen. Typ klaar.
typed-command =
    { $command ->
        [look] kijk tafel
        [legal] toegestaan
        [hint] tip
        [log] verloop
        [rules] regels
        [back] terug
        [again] opnieuw
        [skip] overslaan
        [quit] stop
        [exit] weg
        [resume] verder
        [who] wie
        [clock] klok
        [say] zeg
        [start] begin
        [rematch] revanche
        [bots] aanvullen
        [nudge] porren
        [stand-in] vervanging
        [join] meedoen
       *[help] hulp
    }
