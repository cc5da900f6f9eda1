### De analyse van een afgelopen spel in de browser: het verhaal van één plaats, de keerpunten, de grafiek, alle beslissingen.
### $you: "yes" if it is about the reader, else "no"; $name: whom it is about.
### Chances are told as wins in 100 games; "points" are always points of the game.

analyse-title = Analyse
analyse-whose = Wiens spel
analyse-replay = Spel bekijken
analyse-play-again = Nog een spel
analyse-running = Het spel wordt geanalyseerd…
# $place: how many analyses are ahead, this one included.
analyse-waiting = Wachten: nummer { $place } in de rij.
analyse-done = De analyse is klaar.
# A chance. $share: "19" or "4.5".
analyse-in-100 = { $share } op de 100
# Where there is hardly a chance to win: points at the end.
analyse-ends =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## The story in one sentence, and a second line

# The reader won, or shares the victory. $count: decisions that cost much.
analyse-story-won =
    { $you ->
        [yes] { $shared ->
            [yes] Je deelt de overwinning
           *[no] Je hebt gewonnen
        }
       *[no] { $shared ->
            [yes] { $name } deelt de overwinning
           *[no] { $name } heeft gewonnen
        }
    }{ $count ->
        [0] {", "}en dat zonder één dure beslissing.
        [one] {", "}ondanks één dure beslissing.
       *[other] {", "}ondanks { $count } dure beslissingen.
    }
# The game was lost, but no decision cost enough.
analyse-story-clean =
    { $you ->
        [yes] Geen enkele beslissing heeft je het spel gekost.
       *[no] Geen enkele beslissing heeft { $name } het spel gekost.
    }
# What cost most, put into one of the next two. $what: the kind of decision.
analyse-story-cost =
    { $you ->
        [yes] { $what ->
            [bid] Je bood in ronde { $round } te veel voor een aanbod
            [low] Je bood in ronde { $round } te weinig voor een aanbod
            [cards] Je bood in ronde { $round } met de verkeerde kaarten
            [pass] Je liet in ronde { $round } een goed aanbod lopen
            [take] Je pakte in ronde { $round } de verkeerde soort
            [give] Je gaf in ronde { $round } de verkeerde kaart af
            [discard] Je legde in ronde { $round } de verkeerde kaart af
            [sell] Je verkocht in ronde { $round } te vroeg
            [sale] Je verkocht in ronde { $round } de verkeerde set
           *[keep] Je verkocht een set niet
        }
       *[no] { $what ->
            [bid] { $name } bood in ronde { $round } te veel voor een aanbod
            [low] { $name } bood in ronde { $round } te weinig voor een aanbod
            [cards] { $name } bood in ronde { $round } met de verkeerde kaarten
            [pass] { $name } liet in ronde { $round } een goed aanbod lopen
            [take] { $name } pakte in ronde { $round } de verkeerde soort
            [give] { $name } gaf in ronde { $round } de verkeerde kaart af
            [discard] { $name } legde in ronde { $round } de verkeerde kaart af
            [sell] { $name } verkocht in ronde { $round } te vroeg
            [sale] { $name } verkocht in ronde { $round } de verkeerde set
           *[keep] { $name } verkocht een set niet
        }
    }
# $lasting: "yes" if the chances never came back to where they had been.
analyse-story-lost =
    { $cost }{ $lasting ->
        [yes] {" "}en haalde dat nooit meer helemaal in.
       *[no] .
    }
# $points: of this seat; $winner: who won ($mine: "yes" if the reader did), $best: with how many.
analyse-story-place =
    { $place ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
       *[6] Zesde
    } met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; de overwinning ging met { $best } naar { $mine ->
        [yes] jou
       *[no] { $winner }
    }.
# As many points as the winner.
analyse-story-tie =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, evenveel als de winnaar; de handkaarten gaven de doorslag.
# $points: of the winner.
analyse-story-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
# $luck: which way it went; $share: wins in 100.
analyse-story-luck =
    { $luck ->
        [good] De kaarten zaten mee: dat was ongeveer { $share } overwinningen op de 100 waard.
        [bad] De kaarten zaten tegen: dat kostte ongeveer { $share } overwinningen op de 100.
        [great] De kaarten zaten heel erg mee.
        [awful] De kaarten zaten heel erg tegen.
       *[even] De kaarten zaten niet echt mee en niet echt tegen.
    }

## Turning points

analyse-turning =
    { $you ->
        [yes] { $count ->
            [0] Geen keerpunten
            [one] Jouw keerpunt
           *[other] Jouw { $count } keerpunten
        }
       *[no] { $count ->
            [0] Geen keerpunten
            [one] Eén keerpunt
           *[other] { $count } keerpunten
        }
    }
analyse-turning-none =
    { $you ->
        [yes] Geen van je beslissingen kostte daarvoor genoeg.
       *[no] Geen beslissing van { $name } kostte daarvoor genoeg.
    }
analyse-turning-nth =
    { $number ->
        [1] Eerste keerpunt
        [2] Tweede keerpunt
       *[3] Derde keerpunt
    }
analyse-see = Bekijk het aan tafel
# $action: as something to do, "Bid 5: …".
analyse-better = Beter: { $action }
analyse-in-game = In het spel: { $action }
# Over the cards that a bid laid out. $total: what it came to.
analyse-laid = Bod van { $total }
analyse-hand = In de hand
# A sale that could be made at any time.
analyse-sale-any-time = Een verkoop tussendoor
# $count: cards too many.
analyse-limit =
    { $count ->
        [one] Eén kaart te veel
       *[other] { $count } kaarten te veel
    }

## Why something else was better; the sentences are about whoever played

# $points: how much less sets are worth.
analyse-why-breaks =
    Zelfs met het aanbod zouden de sets { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } minder waard zijn dan ervoor.
# $points: what the lot adds; $total: the bid.
analyse-why-too-much =
    Met het aanbod zijn de sets { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer waard, maar { $total } is daar te veel voor.
analyse-why-nothing = Het aanbod voegt niets toe aan de sets, en de kaarten voor een bod van { $total } zijn in de hand meer waard.
analyse-why-bid-set =
    Met het aanbod voor { $total } zijn de sets { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer waard.
# $count: cards paid; $gain: cards that come.
analyse-why-bid-cards =
    Dat kost { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } en levert er { $gain } op.
analyse-why-more =
    Daarmee zijn de sets { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } meer waard.
analyse-why-lower = Dat is { $points } lager.
analyse-why-higher = Dat is { $points } hoger, en moeilijker te overbieden.
analyse-why-fewer =
    Dat is evenveel, met { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } minder.
analyse-why-cards =
    Dat levert { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } meer op.
analyse-why-wait = Met de kaarten kan nog een betere set ontstaan of een aanbod worden betaald.
analyse-why-keep = Handkaarten beslissen bij een gelijke stand en tellen hier meer dan de set.
analyse-why-sell =
    De verkoop levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op en maakt ruimte in de hand.
analyse-why-sell-last =
    De verkoop levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op; wat in de hand blijft, levert niets op.
analyse-why-later =
    Dat levert eerst { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } minder op, maar wint vaker.
# $count: how often the game was played out from there.
analyse-why-played-out = Geen enkele kaart laat het zien: vanaf hier { $count } keer uitgespeeld wint het vaker.
analyse-why-points =
    Aan de winstkans verandert dat bijna niets, maar zo { $points ->
        [one] blijft er { $points } punt
       *[other] blijven er { $points } punten
    } meer over.
analyse-why-lead =
    Aan de winstkans verandert dat bijna niets, maar de achterstand op de beste van de anderen wordt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } kleiner.

## The chart

analyse-chart =
    { $you ->
        [yes] Hoe je kansen verliepen
       *[no] Hoe de kansen van { $name } verliepen
    }
# $chances: "You 31%, Zoe 25%".
analyse-chart-at = Zet { $step } van { $count }, ronde { $round }: { $chances }
analyse-round = Ronde { $round }
analyse-chart-table = De grafiek als tabel
analyse-chart-start = Begin
analyse-chart-end = Einde
analyse-show = Deze beslissing tonen

## What can be done next

analyse-try =
    { $count ->
        [one] Probeer het zelf
        [2] Probeer deze twee zelf
       *[other] Probeer deze drie zelf
    }

## The others, luck and skill in numbers

analyse-others = De anderen
# Beside that heading. $count: of all of them.
analyse-others-brief =
    { $count ->
        [0] geen dure beslissing
        [one] samen één dure beslissing
       *[other] samen { $count } dure beslissingen
    }
# $count: how many decisions of a player cost much.
analyse-others-count =
    { $count ->
        [0] geen dure beslissing
        [one] { $count } dure beslissing
       *[other] { $count } dure beslissingen
    }
# What a decision cost. $share: wins in 100.
analyse-costs = kost { $share } op de 100
analyse-cost = Ronde { $round }: { $action }
analyse-numbers = Geluk en kunde in cijfers
# Beside that heading, of the seat whose game it is. $luck: "+4.1", "−12".
analyse-numbers-brief = nauwkeurigheid { $accuracy }, geluk { $luck } op de 100
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
        [others] beslissingen van anderen
        [luck] geluk
        [result] resultaat
        [unseen] niet te zien
       *[rest] plaats en rest
    }
analyse-players-note = Geluk en resultaat zijn overwinningen op 100 spellen, vergeleken met gelijke kansen voor iedereen.
analyse-balance = Waaruit het resultaat bestaat
analyse-balance-more = Overwinningen in 100 spellen, vergeleken met gelijke kansen voor iedereen. Samen vormen ze het resultaat: wat ieder door eigen beslissingen verloor, wat de beslissingen van de anderen opleverden, gemeten aan het beste spel van iedereen, wat de kaarten opleverden en wat niet te zien was: hoeveel beter of slechter een eigen beslissing uitpakte dan men kon weten.

## All decisions

analyse-decisions = Alle beslissingen
analyse-before = Vorige fout
analyse-after = Volgende fout
analyse-everybody = Fouten van iedereen
analyse-everybody-hint =
    { $you ->
        [yes] Anders alleen die van jou
       *[no] Anders alleen die van { $name }
    }
analyse-here = De beslissing
analyse-hindsight = Achteraf gezien
analyse-hindsight-hint = Beoordelen met alle handen open
analyse-over = Hier is het spel afgelopen. Druk op een plek in de grafiek.
analyse-not-yet = Deze beslissing is nog niet beoordeeld.
analyse-not-judged = Op dit apparaat worden alleen de beslissingen van je eigen plaats beoordeeld.
analyse-class =
    { $kind ->
        [forced] Geen keus
        [good] Goed
        [inaccuracy] Onnauwkeurigheid
        [mistake] Fout
       *[blunder] Blunder
    }
# $loss, $error: wins in 100 games.
analyse-loss =
    { $none ->
        [yes] geen aantoonbaar verlies
       *[no] kost { $loss } ± { $error } overwinningen op de 100
    }
# Where there is hardly a chance to win.
analyse-loss-points =
    { $points ->
        [0] kost minder dan een punt, maar een flink deel van wat er nog te halen viel
        [one] kost { $points } punt aan het eind
       *[other] kost { $points } punten aan het eind
    }
analyse-word =
    { $word ->
        [right] Goede beslissing, ook met alle handen open.
        [wrong] Verkeerde beslissing, ook met alle handen open.
        [unlucky] Goede beslissing, pech: pas open handen laten iets beters zien.
       *[lucky] Verkeerde beslissing, geluk: met alle handen open was het prima.
    }
analyse-played = gespeeld
analyse-lot = Aanbod { $offer }
analyse-market = Markt
analyse-hidden =
    { $count ->
        [one] { $count } onbekende kaart
       *[other] { $count } onbekende kaarten
    }
analyse-bid = biedt { $total }:
analyse-holds = heeft aanbodkaart { $offer }

## How it is worked out

analyse-how = Hoe dit wordt berekend
analyse-how-games = Elke beslissing wordt beoordeeld naar wat er op dat moment te weten viel: de verborgen kaarten worden vele malen opnieuw gedeeld, en elke zinnige mogelijkheid wordt in al die spellen uitgespeeld. “19 op de 100” zegt hoe vaak dat wint.
analyse-how-sure = Een beslissing heet alleen duur als het verschil buiten twijfel staat. De keerpunten zijn die welke de meeste overwinningen kostten.
analyse-how-luck = Geluk is wat de eerste kaarten en het aanbod brachten, vergeleken met andere kaarten die hadden kunnen komen. Daarvoor wordt niemand geprezen of berispt.

## Learning from mistakes, at the table itself

analyse-learn = Leer van je fouten
# $step: where in the game of $steps.
analyse-learn-at = { $at } van { $count }: ronde { $round }, zet { $step } van { $steps }
analyse-learn-close = Terug naar de analyse
analyse-learn-none = Er valt niets te leren: geen beslissing kostte genoeg.
# $done: "You bid … = 8", as in the log.
analyse-learn-ask = In het spel: { $done }. Zoek iets beters.
# $best: "yes" if nothing is better; $share, $before: wins in 100 of what was chosen and of what was played.
analyse-learn-right =
    { $best ->
        [yes] Opgelost, dit is het beste: { $share } op de 100 in plaats van { $before }.
       *[no] Opgelost, even goed als het beste: { $share } op de 100 in plaats van { $before }.
    }
# $best: wins in 100 of the best.
analyse-learn-better = Beter dan in het spel, { $share } op de 100 in plaats van { $before }. Maar er is iets dat er { $best } wint.
analyse-learn-worse = Niet beter: dit wint er { $share } op de 100, in het spel waren het er { $before }. Er is iets dat er { $best } wint.
analyse-learn-same = Dat werd gespeeld: het wint er { $share } op de 100. Er is iets dat er { $best } wint.
analyse-learn-unjudged = Dat is niet onderzocht. Probeer iets anders.
analyse-learn-gain =
    Je sets zijn hiermee { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } minder waard dan met het beste.
# $action: what would have been best.
analyse-learn-best = Het beste: { $action }. Dat wint er { $share } op de 100 in plaats van { $before }.
# Where there is hardly a chance to win: points at the end in place of wins in 100.
analyse-learn-right-points =
    { $best ->
        [yes] Opgelost, dat is het beste. Punten aan het eind: { $share } in plaats van { $before }.
       *[no] Opgelost, even goed als het beste. Punten aan het eind: { $share } in plaats van { $before }.
    }
analyse-learn-better-points = Beter dan in het spel. Punten aan het eind: { $share } in plaats van { $before }, met het beste { $best }.
analyse-learn-worse-points = Niet beter. Punten aan het eind: { $share }, in het spel { $before }, met het beste { $best }.
analyse-learn-same-points = Dat werd gespeeld. Punten aan het eind: { $share }, met het beste { $best }.
analyse-learn-best-points = Het beste: { $action }. Punten aan het eind: { $share } in plaats van { $before }.
analyse-learn-solution = Oplossing tonen
analyse-learn-skip = Overslaan
analyse-learn-next = Verder
analyse-learn-more =
    { $count ->
        [one] Nog één fout
       *[other] Nog { $count } fouten
    }
analyse-learn-again = Nog een keer
analyse-learn-done = Klaar: { $solved } van { $count } opgelost.
