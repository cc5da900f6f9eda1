### Reports to the operator and blocked people.

complaint-title = Über { $name }
complaint-who = Über wen?
complaint-why = Was stimmt nicht?
complaint-name = Ein anstößiger Name
complaint-talk = Verdirbt das Spiel mit dem, was gesagt wird
complaint-stalling = Lässt alle absichtlich warten
complaint-collusion = Spielt für jemand anderen
complaint-other = Etwas anderes
complaint-note = Wer diesen Server betreibt, liest es und sieht diesen Tisch. Sonst erfährt es niemand.
complaint-do = Melden
complaint-done = Der Betreiber dieses Servers weiß jetzt Bescheid. Danke!
block-note = Du liest nichts mehr von { $name }, an keinem Tisch. Das erfährt niemand.
block-do = { $name } blockieren
block-done = Du blockierst { $name }. Unter „Meine Daten“ kannst du es zurücknehmen.
blocked-none = Du blockierst niemanden.
blocked-nameless = Ein Gast
blocked-since = seit { $date }
unblock = Freigeben
unblock-label = { $name } freigeben
refused-reported_already = Diese Person hast du an diesem Tisch schon gemeldet.
refused-person_needed = Dort sitzt sonst niemand.
# $seconds: until the next report is heard.
refused-too_many_reports =
    Das sind gerade zu viele Meldungen. { $seconds ->
        [one] Warte eine Sekunde.
       *[other] Warte { $seconds } Sekunden.
    }
refused-too_many_blocks = Du blockierst schon { $most } Leute.
refused-block_unknown = Diese Person blockierst du nicht mehr.
