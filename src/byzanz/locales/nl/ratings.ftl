### Ratings: hoe sterk iemand is en hoe zeker dat is. Namen van opties en bots blijven zoals ze zijn.

cli-rate = de ranglijst tonen die uit opgenomen spellen volgt
cli-rate-long = Iedereen een rating geven die in opgenomen spellen meespeelt: één schaal voor 3 tot 6 spelers, voor mensen en bots, zonder het geluk. Dezelfde spellen in dezelfde volgorde geven bij iedereen dezelfde getallen.
cli-rate-json = één JSON-object tonen en verder niets
cli-rate-no-luck = het geluk laten meetellen: sneller, maar voor dezelfde zekerheid zijn twee keer zoveel spellen nodig
cli-rate-database = in plaats van bestanden de uitslagen nemen die een server heeft opgeslagen
rate-player = speler
rate-rating = rating
rate-games = spellen
rate-note =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }. ± is één standaardfout; een ? staat bij een rating die nog weinig zegt. Ratings zonder ± liggen vast: de bot shrewd heeft 1500.
rate-left-out =
    { $count ->
        [one] { $count } spel telt niet mee
       *[other] { $count } spellen tellen niet mee
    }: { $why ->
        [not_over] niet uitgespeeld.
        [played_on] verder gespeeld vanuit een ander spel.
        [taken] iemand nam de plaats van een bot over.
       *[fault] door een bot afgebroken.
    }
refused-nothing_to_rate =
    { $count ->
        [0] Er is geen spel dat een rating kan geven.
       *[other] Er is geen spel dat een rating kan geven: van { $count } spellen is er geen uitgespeeld dat meetelt.
    }
refused-not_rated = Dit spel telt niet mee voor de rating.
refused-rating_result = Dit is geen uitslag die een rating kan geven.
refused-rate_what = Noem bestanden met spellen of --database, niet allebei.

## In de browser: wat een spel met de ratings doet, de ranglijst, een rating door de tijd
ratings-title = Ratings
ratings-provisional = Voorlopig: hoeveel geluk iedereen had, wordt nog berekend.
ratings-final = Definitief. Het geluk is eruit gehaald: wie met geluk wint, krijgt er minder bij.
ratings-luck-head = geluk
ratings-change-head = verschil
ratings-left = weggegaan
ratings-fixed = vast
ratings-why-luck = Waar het geluk zat
ratings-pending = De ratings van dit spel worden berekend.
ratings-now = { $rating } ± { $error }
ratings-mine = Jouw rating
ratings-none = Je rating begint met het eerste spel dat meetelt. Elke tafel kan meetellen: wie hem opent, zet dat in de lobby aan.
ratings-provisional-mine =
    { $games ->
        [one] Na { $games } spel zegt hij nog weinig.
       *[other] Na { $games } spellen zegt hij nog weinig.
    }
ratings-place = Plaats { $place } op de ranglijst
ratings-course = Je rating na elk spel; hij ligt met 95% zekerheid in de band
ratings-day = dag
leaderboard-title = Ranglijst
leaderboard-sub =
    { $games ->
        [0] Er heeft nog geen spel meegeteld.
        [one] { $games } spel heeft meegeteld. Het geluk is eruit gehaald; ± is één standaardfout.
       *[other] { $games } spellen hebben meegeteld. Het geluk is eruit gehaald; ± is één standaardfout.
    }
leaderboard-bot = bot
leaderboard-provisional = Nog te weinig spellen voor een plaats
leaderboard-you = jij
leaderboard-note = De ratings van bots liggen vast, zo wordt iedereen met dezelfde maat gemeten. Dat niemand hulp van een programma had, is niet te bewijzen.
