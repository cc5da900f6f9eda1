### Line by line (byzanz play --plain, byzanz learn --plain). Commands stay as they are.

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Tu peux taper, par exemple : { $examples }. legal liste tout.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson } : { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Tape ce que tu fais. Tu peux taper, par exemple : { $examples }.
terminal-lesson-commands = look décrit la table, legal liste ce que tu peux faire, Entrée continue là où il n’y a qu’à lire, back revient d’un pas, again recommence la leçon, skip la saute, quit arrête les leçons.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Tes trois cartes de tissu forment une série, et tu peux vendre à tout moment, même quand c’est à { $turn } de jouer. Tape sell et les trois cartes.
lesson-final-sell-typed = Tu as une série, et ce qui reste en main ne rapporte aucun point. Tape sell et ses trois cartes.
lesson-final-done-typed = Il n’y a plus rien à vendre. Tape done.
