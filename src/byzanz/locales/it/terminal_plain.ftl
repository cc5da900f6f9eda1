### Line by line (byzanz play --plain, byzanz learn --plain). Commands stay as they are.

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Puoi scrivere, per esempio: { $examples }. legal elenca tutto.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Scrivi cosa fai. Puoi scrivere, per esempio: { $examples }.
terminal-lesson-commands = look descrive il tavolo, legal elenca cosa puoi fare, con Invio vai avanti dove c’è solo da leggere, back torna indietro di un passo, again ricomincia la lezione, skip la salta, quit chiude le lezioni.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Le tue tre carte di tessuto sono un tris, e puoi vendere in qualsiasi momento, anche se tocca a { $turn }. Scrivi sell e le tre carte.
lesson-final-sell-typed = Hai un tris, e ciò che resta in mano non porta punti. Scrivi sell e le sue tre carte.
lesson-final-done-typed = Non resta niente da vendere. Scrivi done.
