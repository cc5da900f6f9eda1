### De analyse van een afgelopen spel in de browser.

analyse-title = Analyse
analyse-close = Terug naar de herhaling
analyse-running = Het spel wordt geanalyseerd…
# $place: how many analyses are ahead, this one included.
analyse-waiting = Wachten: nummer { $place } in de rij.
analyse-done = De analyse is klaar.
analyse-chart = Winstkansen
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Zet { $step } van { $count }, ronde { $round }: { $chances }
analyse-round = Ronde { $round }
analyse-players = Spelers
analyse-accuracy = Nauwkeurigheid
analyse-faults =
    { $kind ->
        [inaccuracy] Onnauwkeurig­heden
        [mistake] Fouten
       *[blunder] Blunders
    }
analyse-part =
    { $part ->
        [own] eigen verliezen
        [others] van anderen
        [luck] geluk
        [result] resultaat
       *[rest] rest
    }
analyse-balance = Waaruit het resultaat bestaat
analyse-balance-more = Punten winstkans boven een gelijk deel. Wat je door je beslissingen verloor, wat de anderen door de hunne aan jou verloren en wat de kaarten brachten vormen samen het resultaat; de rest is de waarde van de plaats en wat niet te verklaren is.
analyse-costliest = De drie duurste beslissingen
analyse-nothing = Niemand maakte een onnauwkeurigheid.
analyse-cost = { $name }: { $action }, ronde { $round }
analyse-here = De beslissing
analyse-before = Vorige fout
analyse-after = Volgende fout
analyse-hindsight = Achteraf gezien
analyse-hindsight-hint = Beoordelen met alle handen open
analyse-over = Hier is het spel afgelopen. Druk op een plek in de grafiek.
analyse-not-yet = Deze beslissing is nog niet beoordeeld.
# $cards: drawn or in words; $total: the sum of a bid.
analyse-action =
    { $verb ->
        [bid] { $cards } bieden ({ $total })
        [pass] passen
        [done] klaar zijn
        [give] { $cards } afgeven
        [take] { $cards } pakken
        [sell] { $cards } verkopen
        [discard] { $cards } afleggen
       *[wait] wachten
    }
analyse-decision = { $name }: { $action }
analyse-class =
    { $kind ->
        [forced] Geen keus
        [good] Goed
        [inaccuracy] Onnauwkeurigheid
        [mistake] Fout
       *[blunder] Blunder
    }
analyse-loss =
    { $none ->
        [yes] geen aantoonbaar verlies
       *[no] verliest { $loss } ± { $error } punten winstkans
    }
analyse-word =
    { $word ->
        [right] Goede beslissing, ook met alle handen open.
        [wrong] Verkeerde beslissing, ook met alle handen open.
        [unlucky] Goede beslissing, pech: pas open handen laten iets beters zien.
       *[lucky] Verkeerde beslissing, geluk: met alle handen open was het prima.
    }
analyse-played = gespeeld
analyse-candidate =
    { $action }: { $share }, plus of min { $error }{ $played ->
        [yes] . Dit werd gespeeld
       *[no] {""}
    }
analyse-lot = Aanbod { $offer }
analyse-market = Markt
analyse-hidden =
    { $count ->
        [one] en { $count } onbekende kaart
       *[other] en { $count } onbekende kaarten
    }
analyse-bid = biedt { $total }:
analyse-holds = heeft aanbodkaart { $offer }
analyse-learn = Leer van je fouten
analyse-learn-who = Wiens fouten
analyse-learn-start = Beginnen
analyse-learn-close = Sluiten
analyse-learn-none = Er valt niets te leren: geen beslissing kostte genoeg.
analyse-learn-count = { $at } van { $count }, ronde { $round }
analyse-learn-ask = In het spel koos je: { $action }. Zoek iets beters.
analyse-learn-all = Alle { $count } zetten tonen
analyse-learn-right = Opgelost! Dit verliest hoogstens { $loss } punten.
analyse-learn-same = Dat werd gespeeld. Probeer iets anders.
analyse-learn-wrong = Niet goed genoeg: verliest { $loss } punten. Probeer het nog eens.
analyse-learn-solution = Oplossing tonen
analyse-learn-skip = Overslaan
analyse-learn-next = Verder
analyse-learn-again = Nog eens
analyse-learn-done = Klaar: { $solved } van { $count } opgelost.
