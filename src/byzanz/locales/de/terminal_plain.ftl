### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Du kannst zum Beispiel eingeben: { $examples }. erlaubt zeigt alles.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Gib ein, was du tust. Möglich ist zum Beispiel: { $examples }.
terminal-lesson-commands = schau: der Tisch; erlaubt: was du darfst; Eingabetaste: weiter, wo es nur etwas zu lesen gibt; zurück: einen Schritt zurück; nochmal: die Lektion von vorn; auslassen: zur nächsten Lektion; ende: Schluss.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Deine drei Tuchkarten sind ein Satz, und verkaufen darfst du jederzeit, auch wenn { $turn } dran ist. Gib verkaufe und die drei Karten ein.
lesson-final-sell-typed = Du hast einen Satz, und was in der Hand bleibt, bringt keine Punkte. Gib verkaufe und seine drei Karten ein.
lesson-final-done-typed = Es gibt nichts mehr zu verkaufen. Gib fertig ein.
typed-command =
    { $command ->
        [look] schau tisch
        [legal] erlaubt
        [hint] tipp
        [log] verlauf
        [rules] regeln
        [back] zurück
        [again] nochmal
        [skip] auslassen
        [quit] ende
        [exit] raus
        [resume] weiterspielen
        [who] wer
        [clock] uhr
        [say] sag
        [start] anfangen
        [rematch] revanche
        [bots] auffüllen
        [nudge] anstupsen
        [stand-in] vertretung
        [join] einsteigen
       *[help] hilfe
    }
