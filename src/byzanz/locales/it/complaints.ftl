### Reports to the operator and blocked people.

complaint-title = Su { $name }
complaint-who = Su chi?
complaint-why = Che cosa non va?
complaint-name = Un nome offensivo
complaint-talk = Rovina il gioco con ciò che dice
complaint-stalling = Fa aspettare tutti apposta
complaint-collusion = Gioca per qualcun altro
complaint-other = Qualcos’altro
complaint-note = Chi gestisce questo server lo legge e vede questo tavolo. Nessun altro lo viene a sapere.
complaint-do = Segnala
complaint-done = Chi gestisce questo server ora lo sa. Grazie!
block-note = Non leggerai più niente di { $name }, a nessun tavolo. Nessuno lo viene a sapere.
block-do = Blocca { $name }
block-done = Hai bloccato { $name }. Puoi annullarlo in «I miei dati».
blocked-none = Non hai bloccato nessuno.
blocked-nameless = Un ospite
blocked-since = dal { $date }
unblock = Sblocca
unblock-label = Sblocca { $name }
refused-reported_already = Hai già segnalato questa persona a questo tavolo.
refused-person_needed = Lì non siede nessun altro.
# $seconds: until the next report is heard.
refused-too_many_reports =
    Per ora le segnalazioni sono troppe. { $seconds ->
        [one] Aspetta un secondo.
       *[other] Aspetta { $seconds } secondi.
    }
refused-too_many_blocks = Hai già bloccato { $most } persone.
refused-block_unknown = Questa persona non è più bloccata.
