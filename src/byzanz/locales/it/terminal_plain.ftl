### Line by line (byzanz play --plain, byzanz learn --plain).

# After wrong input. $examples: actions as they can be typed now.
terminal-right = Puoi scrivere, per esempio: { $examples }. possibili elenca tutto.
# The first line of a lesson. $lesson: "Lesson 1 of 8".
terminal-lesson = { $lesson }: { $title }.
# Where a lesson waits for an action. $examples: actions as they can be typed now.
terminal-lesson-act = Scrivi cosa fai. Puoi scrivere, per esempio: { $examples }.
terminal-lesson-commands = guarda descrive il tavolo e possibili elenca cosa puoi fare. Dove c’è solo da leggere, vai avanti con Invio. indietro torna indietro di un passo, ancora ricomincia la lezione, salta passa alla prossima, esci chiude le lezioni.
typed-command =
    { $command ->
        [look] guarda tavolo
        [legal] possibili
        [hint] consiglio
        [log] cronaca
        [back] indietro
        [again] ancora
        [skip] salta
        [quit] esci
       *[help] aiuto
    }
