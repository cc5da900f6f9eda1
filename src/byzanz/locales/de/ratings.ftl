### Wertungen: wie stark jemand ist und wie sicher das ist. Namen von Optionen und Bots bleiben, wie sie sind.

cli-rate = die Rangliste ausgeben, die sich aus aufgezeichneten Partien ergibt
cli-rate-long = Alle bewerten, die in aufgezeichneten Partien mitspielen: eine Skala für 3 bis 6 Spieler, für Menschen und Bots, ohne das Glück. Dieselben Partien in derselben Reihenfolge ergeben bei allen dieselben Zahlen.
cli-rate-json = ein JSON-Objekt ausgeben und sonst nichts
cli-rate-no-luck = das Glück nicht herausrechnen: schneller, aber für dieselbe Sicherheit braucht es doppelt so viele Partien
cli-rate-database = statt Dateien die Ergebnisse werten, die ein Server gespeichert hat
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
        [taken] jemand hat den Platz eines Bots übernommen.
       *[fault] von einem Bot abgebrochen.
    }
refused-nothing_to_rate =
    { $count ->
        [0] Es gibt keine Partie, die sich werten lässt.
       *[other] Es gibt keine Partie, die sich werten lässt: Von { $count } Partien ist keine zu Ende und zählt.
    }
refused-not_rated = Diese Partie zählt nicht für die Wertung.
refused-rating_result = Das ist kein Ergebnis, das sich werten lässt.
refused-rate_what = Nenne Dateien mit Partien oder --database, nicht beides.

## Im Browser: was eine Partie an den Wertungen ändert, die Rangliste, eine Wertung im Lauf der Zeit
ratings-title = Wertungen
ratings-provisional = Vorläufig: Noch wird berechnet, wie viel Glück alle hatten.
ratings-final = Endgültig. Das Glück ist herausgerechnet: Wer mit Glück gewinnt, gewinnt weniger dazu.
ratings-luck-head = Glück
ratings-change-head = Änderung
ratings-left = gegangen
ratings-fixed = fest
ratings-why-luck = Wo das Glück war
ratings-pending = Die Wertungen dieser Partie werden berechnet.
ratings-now = { $rating } ± { $error }
ratings-mine = Deine Wertung
ratings-none = Deine Wertung beginnt mit der ersten Partie, die zählt. Jeder Tisch kann zählen: Wer ihn aufmacht, schaltet es in der Lobby ein.
ratings-provisional-mine =
    { $games ->
        [one] Nach { $games } Partie sagt sie noch wenig.
       *[other] Nach { $games } Partien sagt sie noch wenig.
    }
ratings-place = Platz { $place } der Rangliste
ratings-course = Deine Wertung nach jeder Partie; im Band liegt sie mit 95 % Sicherheit
ratings-day = Tag
leaderboard-title = Rangliste
leaderboard-sub =
    { $games ->
        [0] Noch hat keine Partie gezählt.
        [one] { $games } Partie hat gezählt. Das Glück ist herausgerechnet; ± ist ein Standardfehler.
       *[other] { $games } Partien haben gezählt. Das Glück ist herausgerechnet; ± ist ein Standardfehler.
    }
leaderboard-bot = Bot
leaderboard-provisional = Noch zu wenige Partien für einen Platz
leaderboard-you = du
leaderboard-note = Die Wertungen der Bots stehen fest, so haben alle dasselbe Maß. Dass niemand Hilfe von einem Programm hatte, lässt sich nicht beweisen.
