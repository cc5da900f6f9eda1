### Wertungen: wie stark jemand ist und wie sicher das ist. Namen von Optionen und Bots bleiben, wie sie sind.

cli-rate = die Rangliste ausgeben, die sich aus aufgezeichneten Partien ergibt
cli-rate-long = Alle bewerten, die in aufgezeichneten Partien mitspielen: eine Skala für 3 bis 6 Spieler, für Menschen und Bots, ohne das Glück. Dieselben Partien in derselben Reihenfolge ergeben bei allen dieselben Zahlen.
cli-rate-json = ein JSON-Objekt ausgeben und sonst nichts
cli-rate-no-luck = das Glück nicht herausrechnen: schneller, aber für dieselbe Sicherheit braucht es doppelt so viele Partien
rate-player = Spieler
rate-rating = Wertung
rate-games = Partien
rate-note =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }. ± ist ein Standardfehler; ein ? steht bei Wertungen, die noch wenig sagen. Wertungen ohne ± stehen fest: Der Bot shrewd hat 1500.
rate-left-out =
    { $count ->
        [one] { $count } Partie zählt nicht
       *[other] { $count } Partien zählen nicht
    }: { $why ->
        [not_over] nicht zu Ende gespielt.
        [played_on] aus einer anderen Partie weitergespielt.
       *[fault] von einem Bot abgebrochen.
    }
refused-nothing_to_rate =
    { $count ->
        [0] Es gibt keine Partie, die sich werten lässt.
       *[other] Es gibt keine Partie, die sich werten lässt: Von { $count } Partien ist keine zu Ende und zählt.
    }
refused-not_rated = Diese Partie zählt nicht für die Wertung.
refused-rating_result = Das ist kein Ergebnis, das sich werten lässt.
