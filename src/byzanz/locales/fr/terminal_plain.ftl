### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Tu peux taper, par exemple : { $examples }. permis donne tout.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson } : { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Tape ce que tu fais. Tu peux taper, par exemple : { $examples }.
terminal-lesson-commands = regarde décrit la table et permis donne la liste de ce que tu peux faire. Quand il n’y a qu’à lire, Entrée continue. retour revient d’un pas, encore recommence la leçon, saute passe à la suivante, quitte arrête les leçons.
typed-command =
    { $command ->
        [look] regarde table
        [legal] permis
        [hint] conseil
        [log] journal
        [back] retour
        [again] encore
        [skip] saute
        [quit] quitte
       *[help] aide
    }
