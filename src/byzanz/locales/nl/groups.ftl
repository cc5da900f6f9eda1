### Groups of people who play together: their tables, the score of their evenings, and how one joins.

groups-title = Groepen
groups-mine = Mijn groepen
groups-see = Openen
groups-members =
    { $count ->
        [one] één persoon
       *[other] { $count } mensen
    }
groups-played =
    { $count ->
        [one] één spel
       *[other] { $count } spellen
    }
groups-host = leidt
groups-tables =
    { $count ->
        [one] één tafel
       *[other] { $count } tafels
    }
groups-new = Een nieuwe groep
groups-new-note = Voor een club die vaker samenkomt: haar tafels, haar resultaten, de stand van haar avonden. Alleen wie erin zit, ziet haar.
groups-name = Naam van de groep
groups-your-name = Jouw naam
groups-make = Groep maken
groups-join-title = Je bent uitgenodigd voor ‘{ $name }’
groups-join-note =
    { $count ->
        [one] Er zit één persoon in.
       *[other] Er zitten { $count } mensen in.
    } Zij zien je naam en je resultaten aan de tafels van de groep; dat kun je veranderen.
groups-join = Meedoen
groups-table-new = Nieuwe tafel
groups-tables-title = Tafels
groups-score = Stand
groups-score-note = Alle spellen aan de tafels van de groep. Geluk en kunde zijn meer of minder keren winst dan een gelijk deel. Wie niets laat zien, staat in geen regel.
groups-evenings-head = Avonden
groups-nameless = Iemand
groups-duels = Onderling
groups-duel =
    { $one } en { $other }: { $games ->
        [one] één spel
       *[other] { $games } spellen
    }, { $ahead } tegen { $behind }
groups-evenings = Avonden
groups-evening-won = Gewonnen door
groups-evening-line = { $name } { $wins } ({ $points })
groups-people = Mensen
groups-you = { $name } (jij)
groups-results = Resultaten
groups-make-host = Laten leiden
groups-make-host-ask = { $name } de groep laten leiden?
groups-make-host-note = Wie leidt, maakt de link om mee te doen, verwijdert mensen en mag de groep opheffen. Jij blijft erin.
groups-remove = Verwijderen
groups-remove-ask = { $name } verwijderen?
groups-remove-note = Wie verwijderd is, ziet de groep niet meer, en de resultaten tellen niet meer mee in de stand. De link om mee te doen vervalt.
groups-shows = De anderen zien
groups-shows-what =
    { $what ->
        [nothing] Niets
        [score] Mijn stand hier
       *[all] Al mijn resultaten
    }
groups-shows-note =
    { $what ->
        [nothing] Je naam staat bij de mensen, maar in geen regel van de stand en in geen spel.
        [score] Je resultaten aan de tafels van deze groep tellen mee in haar stand.
       *[all] Behalve de stand kunnen de anderen je cijfers en laatste spellen openen, zonder de namen van je tegenstanders.
    }
groups-link = Link om mee te doen
groups-link-qr = QR-code van de link om mee te doen
groups-link-none = Er is geen link: niemand kan meedoen.
groups-link-until = Wie de link heeft, kan tot { $date } meedoen.
groups-link-make = Link maken
groups-link-new = Nieuwe link, die deze beëindigt
groups-link-end = Link beëindigen
groups-leave = Groep verlaten
groups-leave-ask = ‘{ $name }’ verlaten?
groups-leave-note = Je resultaten verdwijnen uit de stand. Om terug te komen heb je een nieuwe link nodig.
groups-leave-note-host = Je resultaten verdwijnen uit de stand, en wie er het langst in zit, leidt dan de groep.
groups-delete = Groep opheffen
groups-delete-ask = ‘{ $name }’ opheffen?
groups-delete-note = De groep en haar stand zijn dan voor iedereen weg. De spellen blijven in ieders eigen resultaten.
refused-group_unknown = Die groep is er niet, of je zit er niet in.
refused-group_link_unknown = Deze link is verlopen of beëindigd. Vraag om een nieuwe.
refused-member_unknown = Die persoon zit niet meer in de groep.
refused-not_group_host = Dat kan alleen wie de groep leidt.
refused-not_shown = Die persoon toont zijn resultaten hier aan niemand.
refused-group_full = In een groep is plaats voor { $most } mensen.
refused-too_many_groups = Je kunt in { $most } groepen zitten.
