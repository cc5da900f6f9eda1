### Line by line (byzanz play --plain, byzanz learn --plain). Commands stay as they are.

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Tu peux taper, par exemple : { $examples }. legal liste tout.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson } : { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Tape ce que tu fais. Tu peux taper, par exemple : { $examples }.
terminal-lesson-commands = look décrit la table, legal liste ce que tu peux faire, Entrée continue là où il n’y a qu’à lire, back revient d’un pas, again recommence la leçon, skip la saute, quit arrête les leçons.
