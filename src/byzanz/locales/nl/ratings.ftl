### Ratings: hoe sterk iemand is en hoe zeker dat is. Namen van opties en bots blijven zoals ze zijn.

cli-rate = de ranglijst tonen die uit opgenomen spellen volgt
cli-rate-long = Iedereen een rating geven die in opgenomen spellen meespeelt: één schaal voor 3 tot 6 spelers, voor mensen en bots, zonder het geluk. Dezelfde spellen in dezelfde volgorde geven bij iedereen dezelfde getallen.
cli-rate-json = één JSON-object tonen en verder niets
cli-rate-no-luck = het geluk laten meetellen: sneller, maar voor dezelfde zekerheid zijn twee keer zoveel spellen nodig
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
       *[fault] door een bot afgebroken.
    }
refused-nothing_to_rate =
    { $count ->
        [0] Er is geen spel dat een rating kan geven.
       *[other] Er is geen spel dat een rating kan geven: van { $count } spellen is er geen uitgespeeld dat meetelt.
    }
refused-not_rated = Dit spel telt niet mee voor de rating.
refused-rating_result = Dit is geen uitslag die een rating kan geven.
