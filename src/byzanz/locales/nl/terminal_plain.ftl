### Line by line (byzanz play --plain, byzanz learn --plain). Commands stay as they are.

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Je kunt bijvoorbeeld typen: { $examples }. legal toont alles.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Typ wat je doet. Mogelijk is bijvoorbeeld: { $examples }.
terminal-lesson-commands = look beschrijft de tafel, legal toont wat je mag doen, met Enter ga je verder waar er alleen iets te lezen is, back gaat een stap terug, again begint de les opnieuw, skip slaat haar over, quit stopt de lessen.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Je drie kaarten doek zijn een set, en je mag altijd verkopen, ook als { $turn } aan de beurt is. Typ sell en de drie kaarten.
lesson-final-sell-typed = Je hebt een set, en wat in je hand blijft levert geen punten op. Typ sell en de drie kaarten.
lesson-final-done-typed = Er valt niets meer te verkopen. Typ done.
