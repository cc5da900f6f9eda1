### Line by line (byzanz play --plain, byzanz learn --plain). Commands stay as they are.

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Je kunt bijvoorbeeld typen: { $examples }. legal toont alles.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Typ wat je doet. Mogelijk is bijvoorbeeld: { $examples }.
terminal-lesson-commands = look beschrijft de tafel, legal toont wat je mag doen, met Enter ga je verder waar er alleen iets te lezen is, back gaat een stap terug, again begint de les opnieuw, skip slaat haar over, quit stopt de lessen.
