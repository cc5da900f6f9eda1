### Reports to the operator and blocked people.

complaint-title = Over { $name }
complaint-who = Over wie?
complaint-why = Wat is er mis?
complaint-name = Een aanstootgevende naam
complaint-talk = Bederft het spel met wat er gezegd wordt
complaint-stalling = Laat iedereen expres wachten
complaint-collusion = Speelt voor iemand anders
complaint-other = Iets anders
complaint-note = Wie deze server beheert, leest het en ziet deze tafel. Verder komt niemand het te weten.
complaint-do = Melden
complaint-done = De beheerder van deze server weet het nu. Bedankt!
block-note = Je leest niets meer van { $name }, aan geen enkele tafel. Niemand merkt dat.
block-do = { $name } blokkeren
block-done = Je blokkeert { $name }. Onder ‘Mijn gegevens’ kun je dat ongedaan maken.
blocked-none = Je blokkeert niemand.
blocked-nameless = Een gast
blocked-since = sinds { $date }
unblock = Deblokkeren
unblock-label = { $name } deblokkeren
refused-reported_already = Deze speler heb je aan deze tafel al gemeld.
refused-person_needed = Daar zit verder niemand.
# $seconds: until the next report is heard.
refused-too_many_reports =
    Dat zijn nu te veel meldingen. { $seconds ->
        [one] Wacht een seconde.
       *[other] Wacht { $seconds } seconden.
    }
refused-too_many_blocks = Je blokkeert al { $most } mensen.
refused-block_unknown = Die blokkeer je niet meer.
