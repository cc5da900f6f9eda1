### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Tu peux taper, par exemple : { $examples }. permis liste tout.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson } : { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Tape ce que tu fais. Tu peux taper, par exemple : { $examples }.
terminal-lesson-commands = regarde : la table ; permis : ce que tu peux faire ; Entrée : la suite, quand il n’y a qu’à lire ; retour : un pas en arrière ; encore : la leçon depuis le début ; saute : la leçon suivante ; quitte : la fin.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Tes trois cartes de tissu forment une série, et tu peux vendre à tout moment, même quand c’est à { $turn } de jouer. Tape vends et les trois cartes.
lesson-final-sell-typed = Tu as une série, et ce qui reste en main ne rapporte aucun point. Tape vends et ses trois cartes.
lesson-final-done-typed = Il n’y a plus rien à vendre. Tape fini.
typed-command =
    { $command ->
        [look] regarde table
        [legal] permis
        [hint] conseil
        [log] journal
        [rules] règles
        [back] retour
        [again] encore
        [skip] saute
        [quit] quitte
        [exit] sors
        [resume] reprends
        [who] qui
        [clock] pendule
        [say] dis
        [start] commence
        [rematch] revanche
        [bots] compléter
        [nudge] relance
        [stand-in] remplaçant
        [join] entre
       *[help] aide
    }
