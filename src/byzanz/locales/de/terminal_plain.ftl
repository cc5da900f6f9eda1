### Line by line (byzanz play --plain, byzanz learn --plain). Commands stay as they are.

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Du kannst zum Beispiel eingeben: { $examples }. legal zeigt alles.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Gib ein, was du tust. Möglich ist zum Beispiel: { $examples }.
terminal-lesson-commands = look beschreibt den Tisch, legal zeigt, was du darfst, mit der Eingabetaste geht es weiter, wo es nur etwas zu lesen gibt, back geht einen Schritt zurück, again beginnt die Lektion von vorn, skip lässt sie aus, quit beendet die Lektionen.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Deine drei Tuchkarten sind ein Satz, und verkaufen darfst du jederzeit, auch wenn { $turn } dran ist. Gib sell und die drei Karten ein.
lesson-final-sell-typed = Du hast einen Satz, und was in der Hand bleibt, bringt keine Punkte. Gib sell und seine drei Karten ein.
lesson-final-done-typed = Es gibt nichts mehr zu verkaufen. Gib done ein.
