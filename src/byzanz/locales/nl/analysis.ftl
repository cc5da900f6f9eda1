### De analyse van spellen op de opdrachtregel. Namen van opdrachten en opties blijven zoals ze zijn.

cli-analyse = beslissingen van opgenomen spellen beoordelen en geluk van kunde scheiden
cli-analyse-long = Beoordeel elke beslissing van opgenomen spellen naar wat de speler kon weten, en scheid geluk van kunde. Hetzelfde getal bij --seed geeft hetzelfde antwoord.
cli-analyse-game = alleen spel K van het bestand analyseren, geteld vanaf 1 (anders allemaal)
cli-analyse-seat = alleen de beslissingen van plaats S beoordelen, geteld vanaf 0
cli-analyse-worlds = in hoeveel werelden een beslissing hoogstens wordt beproefd (anders { $count })
cli-analyse-seed = het getal dat bepaalt welke werelden worden gedeeld (anders 0)
cli-analyse-json = één JSON-object per spel afdrukken en verder niets
cli-analyse-report = een pagina met grafieken in deze map schrijven
cli-analyse-site = adres van een Byzanz-site waarvan de links in het rapport de herhaling openen (anders: die in het rapport)

analysis-progress = Bezig met beoordelen
# $game: the number of the game in its file, from 1.
analysis-title =
    Spel { $game }: { $names }. { $count ->
        [one] { $count } beslissing
       *[other] { $count } beslissingen
    }
analysis-player = speler
analysis-accuracy = nauwkeurigheid
analysis-inaccuracy = onnauwkeurigheden
analysis-mistake = fouten
analysis-blunder = blunders
analysis-own = eigen fouten
analysis-others = beslissingen van anderen
analysis-luck = geluk
analysis-unseen = niet te zien
analysis-rest = plaats en rest
analysis-result = resultaat
analysis-note = In procentpunten (pp) winstkans, vergeleken met gelijke kansen voor iedereen. Eigen fouten, beslissingen van anderen, geluk, wat niet te zien was en de plaats vormen samen het resultaat. De beslissingen van anderen worden gemeten aan het beste spel van iedereen; niet te zien was hoeveel beter of slechter eigen beslissingen uitpakten dan men kon weten.
analysis-costliest =
    { $count ->
        [0] Niemand maakte een onnauwkeurigheid.
        [one] De duurste beslissing:
       *[other] De duurste beslissingen:
    }
# $action: the number of the action in the record; $loss, $error: percentage points; $kind: inaccuracy, mistake, blunder.
analysis-cost =
    { $action } (ronde { $round }), { $name }: { $played } ({ $share }); beter: { $best } ({ $best_share }). Kost { $loss } ± { $error } procentpunten: { $kind ->
        [inaccuracy] een onnauwkeurigheid
        [mistake] een fout
       *[blunder] een blunder
    }
# Where there is hardly a chance to win; $share, $best_share: points; $lost: a percentage.
analysis-cost-points =
    { $action } (ronde { $round }), { $name }: { $played } (punten aan het eind: { $share }); beter: { $best } (punten: { $best_share }). Aan de winstkans verandert dat bijna niets, maar het geeft { $lost } weg van wat er nog te halen viel: { $kind ->
        [inaccuracy] een onnauwkeurigheid
        [mistake] een fout
       *[blunder] een blunder
    }
analysis-hand = Hand: { $cards }
analysis-lot = Aanbod: { $cards }
analysis-market = Markt: { $cards }
analysis-laid = { $name } heeft { $cards } geboden
analysis-standing = Punten: { $points }
analysis-replay = Herhaling
analysis-there = De herhaling op dat punt openen
# $share: percentage points with their sign.
analysis-points = { $share } pp
analysis-wait = wachten
# A bid as in the record, and what it comes to; a raise with what it came to before.
analysis-bid = { $action } = { $total }
analysis-raise = { $action } = { $total }, verhoogd van { $before } naar { $total }
analysis-report-title = Byzanz: analyse van een spel
analysis-shares = Winstkansen
analysis-shares-note = Het deel van elke plaats in de winst na elke zet, voor iemand die alle handen ziet maar de stapel niet. Lijnen scheiden de rondes.
analysis-balance = Waaruit het resultaat bestaat
analysis-balance-note = In procentpunten (pp) winstkans, vergeleken met gelijke kansen voor iedereen; samen vormen ze het resultaat. Geluk is wat de gedeelde kaarten en het aanbod brachten, vergeleken met andere kaarten die hadden kunnen komen.
analysis-decisions = Elke beslissing die iets kostte
analysis-round-mark = Ronde { $round }

refused-analysis_worlds = --worlds { $got }: er is een geheel getal van 1 tot { $most } nodig.

cli-arena-luck = toon ook winst waaruit het kaartgeluk is weggerekend
arena-luck-share = zonder geluk
arena-luck-interval = 95%-interval
arena-luck-worth = waard in spellen
arena-luck-note = Zonder geluk: winst min het grootste deel van wat de kaarten brachten; gemiddeld hetzelfde, met minder spreiding. Waard in spellen: hoeveel spellen zonder deze berekening evenveel zeggen.
