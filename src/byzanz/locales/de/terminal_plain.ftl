### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Du kannst zum Beispiel eingeben: { $examples }. erlaubt zeigt alles.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Gib ein, was du tust. Möglich ist zum Beispiel: { $examples }.
terminal-lesson-commands = schau beschreibt den Tisch, und erlaubt zeigt, was du darfst. Wo es nur etwas zu lesen gibt, geht es mit der Eingabetaste weiter. zurück geht einen Schritt zurück, nochmal beginnt die Lektion von vorn, auslassen geht zur nächsten, ende beendet die Lektionen.
typed-command =
    { $command ->
        [look] schau tisch
        [legal] erlaubt
        [hint] tipp
        [log] verlauf
        [back] zurück
        [again] nochmal
        [skip] auslassen
        [quit] ende
       *[help] hilfe
    }
