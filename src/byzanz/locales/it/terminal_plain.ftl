### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Puoi scrivere, per esempio: { $examples }. possibili elenca tutto.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Scrivi cosa fai. Puoi scrivere, per esempio: { $examples }.
terminal-lesson-commands = guarda: il tavolo; possibili: cosa puoi fare; Invio: avanti, dove c’è solo da leggere; indietro: un passo indietro; ancora: la lezione dall’inizio; salta: alla prossima lezione; esci: fine.
# Lessons line by line: what the lesson’s own text says of pressing, said of typing.
lesson-cards-sell-typed = Le tue tre carte di tessuto sono un tris, e puoi vendere in qualsiasi momento, anche se tocca a { $turn }. Scrivi vendi e le tre carte.
lesson-final-sell-typed = Hai un tris, e ciò che resta in mano non porta punti. Scrivi vendi e le sue tre carte.
lesson-final-done-typed = Non resta niente da vendere. Scrivi finito.
typed-command =
    { $command ->
        [look] guarda tavolo
        [legal] possibili
        [hint] consiglio
        [log] cronaca
        [rules] regole
        [back] indietro
        [again] ancora
        [skip] salta
        [quit] esci
        [exit] fuori
        [resume] riprendi
        [who] chi
        [clock] orologio
        [say] di
        [start] inizia
        [rematch] rivincita
        [bots] riempi
        [nudge] sollecita
        [stand-in] sostituto
        [join] entra
       *[help] aiuto
    }
