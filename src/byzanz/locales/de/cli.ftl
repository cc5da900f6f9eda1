### Die Befehlszeile. Namen von Befehlen, Optionen und Schlüsseln bleiben, wie sie sind.

cli-byzanz = Byzanz, das Auktionskartenspiel für 3 bis 6: im Browser spielen, Bots spielen lassen, erforschen.
cli-commands = Befehle
cli-no-file = Es gibt keine Datei „{ $file }“.
cli-file-trouble = „{ $file }“ lässt sich nicht verwenden: { $why }
# $place: in which part of a file; $number: its number, from 1; $reason: a sentence.
cli-refused-at =
    { $place ->
        [line] Zeile
       *[in_game] Partie
     } { $number }: { $reason }

## byzanz replay
cli-replay = eine aufgezeichnete Partie lesbar ausgeben
cli-replay-file = eine Datei mit Partien, eine pro Zeile
cli-replay-game = welche Partie der Datei, ab 1 (Vorgabe: die erste)
cli-replay-at = nur die ersten N Züge
cli-replay-seat = aus der Sicht von Platz S (ab 0) statt mit allen Händen offen
replay-heading = Byzanz mit { $players } Spielern: { $names }
replay-dealt = { $name } bekommt { $cards }
replay-table =
    Nach { $actions ->
        [one] { $actions } Zug
       *[other] { $actions } Zügen
    }: Runde { $round } von { $rounds }, { $phase ->
        [bid] Auktion
        [give] eine Karte geht in den Markt
        [limit] Handlimit
        [take] Markt
        [final] letzter Verkauf
       *[over] die Partie ist zu Ende
    }, { $pile } im Stapel
replay-lot = Im Angebot: { $cards }
replay-market = Im Markt: { $cards }
replay-seat =
    { $mark } { $name }: { $hand }{ $has_bid ->
        [yes] { " " }| Gebot { $bid }
       *[no] { "" }
    } | { $profit ->
        [one] { $profit } Gewinnkarte
       *[other] { $profit } Gewinnkarten
    }, { $points } Punkte
replay-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }

## byzanz verify
cli-verify = prüfen, ob aufgezeichnete Partien den Regeln folgen
cli-verify-long = Spielt jede Partie der Dateien nach. Rückgabewert 0, wenn alle den Regeln folgen; 1, wenn eine es nicht tut: Datei, Zeile, Zug und Grund werden genannt.
cli-verify-file = eine Datei mit Partien, eine pro Zeile
cli-verify-deal = auch prüfen, ob die Karten jeder Partie so ausgeteilt wurden, wie der Server es zugesagt hat (docs/fairness.md)
verify-progress = Prüfe
verify-wrong = { $file }, Zeile { $line }: { $reason }
verify-none = In „{ $file }“ steht keine Partie.
verify-right =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } in { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }: { $deal ->
        [yes] alles regelgerecht und ausgeteilt wie zugesagt.
       *[no] alles regelgerecht.
    }

## byzanz bench
cli-bench = das Tempo der Regeln messen, im Vergleich mit anderen Programmen
cli-bench-json = ein JSON-Objekt ausgeben und sonst nichts
cli-bench-seconds = Sekunden pro Messung (Vorgabe: 1)
cli-bench-alone = die anderen Programme und die interpretierten Regeln weglassen
bench-title = Ein Kern, ein Lauf, { $compiled ->
        [yes] Regeln kompiliert
       *[no] Regeln interpretiert
    }. Auf geteilten Rechnern schwanken die Zahlen: Entscheidend sind die Verhältnisse.
bench-figure = Messgröße
bench-ours = Byzanz
bench-ratio = Verhältnis
bench-decisions = Zufallsspiel in den Regeln, Züge/s
bench-games = Zufallspartien zu viert/s
bench-api = Zufallsspiel von Python aus, Züge/s
bench-view = Ansichten eines Platzes/s
bench-copy = Kopie eines Spielstands, ns
bench-resample = neu verteilte Partien/s
bench-greedy = von greedy zu Ende gespielte Partien/s
bench-interpreted = interpretiert
bench-missing = { $what } ist nicht installiert und fehlt hier (make bench holt es)

## byzanz play und serve
cli-play = im Browser gegen Bots oder Freunde spielen
cli-serve = Tische für viele Spieler bereitstellen
cli-play-bot = diesen Bot an deine Partien gegen Bots setzen, auch einen aus einer Datei (pfad/zur/datei.py:MyBot); mehrfach möglich
cli-play-no-browser = keinen Browser öffnen
cli-play-lan = Freunde im Heimnetz zulassen: auch auf den Adressen dieses Rechners in seinen Netzen antworten (einfaches http)
cli-play-lan-open = Freunde in deinem Netz können öffnen: { $addresses }. Wer dort den Link eines Tisches hat, kann mitspielen; die Verbindung ist nicht verschlüsselt (einfaches http).
cli-play-lan-none = Dieser Rechner ist in keinem Netz: Niemand sonst kann mitspielen. Das Spiel läuft für dich allein.
cli-play-address = Byzanz läuft unter { $address } (Strg+C beendet es; deine Partien bleiben erhalten)
cli-play-bots =
    Starte eine Partie gegen Bots: { $names } { $count ->
        [one] spielt
       *[other] spielen
    } mit.
cli-serve-address = Byzanz läuft unter { $address }

## Was an einer Partie, einer Aufzeichnung oder einer Datei falsch sein kann

refused-first = Der erste Platz muss { $least } bis { $most } sein, nicht { $got }.
refused-seed = Ein Seed ist eine ganze Zahl, und eine Partie hat entweder einen Seed oder eine vorgegebene Kartenreihenfolge.
refused-rules = Diese Option ist unbekannt oder kann diesen Wert nicht haben.
refused-play_bots = { $got } Bots passen nicht an einen Tisch: Er hat { $most } andere Plätze.
refused-workers_need_postgres = Mehrere Serverprozesse ({ $workers }) brauchen PostgreSQL: --database postgresql://…
refused-database_in_use = Die Datenbank { $database } wird schon von einem anderen Server benutzt. { $address }
refused-no_such_game =
    { $count ->
        [0] In dieser Datei steht keine Partie.
        [one] Eine Partie { $game } gibt es in dieser Datei nicht: Es ist nur eine darin.
       *[other] Eine Partie { $game } gibt es in dieser Datei nicht: Es sind { $count } darin.
    }
refused-no_such_moment = Einen Moment { $at } gibt es nicht: Die Partie hat { $most } Züge.
record-action = Zug { $count }, „{ $text }“: { $reason }
record-key = „{ $key }“: { $reason }
record-not_json = Das ist kein JSON (etwa bei Zeichen { $where }).
record-not_an_object = Das ist kein JSON-Objekt.
record-unknown_format = Das Format ist { $got }, nicht „{ $known }“.
record-players = Es müssen { $least } bis { $most } Spieler sein, nicht { $got }.
record-seat_unknown = Hier muss ein Platz von { $least } bis { $most } stehen, nicht { $got }.
record-not_a_list =
    { $of ->
        [int] Hier muss eine Liste von Zahlen stehen.
       *[str] Hier muss eine Liste von Wörtern stehen.
    }
record-size = Es müssen { $size } sein, es sind aber { $got }.
record-one_name_a_seat = Für jeden der { $players } Plätze muss es einen Namen geben.
record-result_incomplete = Eine beendete Partie hat alle Angaben: { $keys }.
record-result_missing = Die Partie ist beendet, aber ihr Ergebnis fehlt.
record-not_finished = Es steht ein Ergebnis da, aber die Partie ist nicht beendet.
record-wrong_result = Das Ergebnis stimmt nicht.

cli-export-games = die beendeten Partien eines Servers als Aufzeichnungen schreiben
cli-export-games-long = Schreibt die beendeten Partien aus der Datenbank eines Servers als Aufzeichnungen, eine je Zeile, die älteste zuerst. Der Server darf dabei laufen.
cli-export-games-file = die Datei, in die geschrieben wird
export-games-done = { $games ->
    [one] Eine Partie steht in { $file }.
   *[other] { $games } Partien stehen in { $file }.
}
cli-backup = die Datenbank eines Servers kopieren, während er läuft
cli-backup-long = Kopiert die ganze Datenbank eines Servers, so wie sie in einem Augenblick ist, in eine Datei, die nur ihr Besitzer lesen kann. Der Server darf dabei laufen. SQLite: Die Datei ist eine Datenbank, die an die Stelle der alten treten kann. PostgreSQL: Die Datei ist für pg_restore; dafür muss pg_dump installiert sein.
cli-backup-file = die Datei, in die geschrieben wird; eine gleichen Namens wird ersetzt, sobald die Kopie vollständig ist
backup-done = { $kind ->
    [dump] Die Datenbank steht in { $file }; pg_restore spielt sie zurück.
   *[file] Die Datenbank steht in { $file }.
}
