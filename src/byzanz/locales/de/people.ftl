### Spielen mit Leuten: kurze Sprüche, Stummschalten, Uhren, Vertretung.

## Kurze Sprüche: alle lesen sie in ihrer Sprache

talk-menu = Etwas sagen
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-your_turn = Du bist dran!
phrase-one_moment = Einen Moment, bitte
phrase-too_dear = Zu teuer für mich!
phrase-lucky = Glück gehabt!
phrase-good_game = Schöne Partie!
phrase-rematch = Noch eine Partie?
phrase-bye = Tschüss!
talk-said =
    { $you ->
        [yes] Du: „{ $text }“
       *[no] { $name }: „{ $text }“
    }
talk-too-fast = Einen Augenblick, dann kannst du wieder etwas sagen.
keys-talk = Etwas sagen; 1 bis 9 wählen den Spruch

## Stummschalten

mute = { $name } stummschalten
mute-hint = Du siehst dann nicht mehr, was { $name } sagt. Sonst merkt es niemand.
seat-muted = stumm

# Opens the way to tell the operator about somebody, or to read nothing of theirs any more.
complaint-open = Melden oder blockieren
blocked-title = Wen du blockierst

## Uhren

option-clock = Uhr
clock-none = Keine
clock-live = Live
clock-turns = Tage pro Zug
clock-pace = Tempo
clock-quick = Schnell
clock-normal = Normal
clock-relaxed = Gemütlich
clock-none-hint = Alle nehmen sich so viel Zeit, wie sie möchten.
clock-reserve-hint = Zu Beginn { $reserve }; mit jedem Zug kommen { $move } dazu.
clock-each-hint = Bis zu { $move } pro Zug.
clock-out-hint = Ist die Zeit um, spielt ein Bot weiter, bis die Person zurück ist.
clock-mine = Deine Zeit
clock-reserve-brief = { $reserve } + { $move } pro Zug
clock-each-brief = { $move } pro Zug

## Ein Bot vertritt jemanden

stand-in-you = Ein Bot spielt für dich.
stand-in-you-more = Er spielt weiter, bis du zurück bist.
stand-in-back = Ich bin wieder da
note-stand-in =
    { $you ->
        [yes] Ein Bot spielt jetzt für dich
       *[no] Ein Bot spielt jetzt für { $name }
    }
note-unsealed = Ausgeteilt wurde ohne { $you ->
        [yes] deine Zufallszahl
       *[no] die Zufallszahl von { $name }
    }: Diese Kartenverteilung bekommt kein Siegel.
note-back =
    { $you ->
        [yes] Du bist wieder da
       *[no] { $name } ist wieder da
    }

## Partien, die für die Wertung zählen
option-rated = Zählt für die Wertung
option-rated-hint = Für Leute mit Konto, an einem Tisch mit Uhr und ohne Tipps
rated-yes = Diese Partie zählt für die Wertung.
rated-not = Diese Partie wird nicht gewertet:
unrated-why =
    { $why ->
        [clock] der Tisch hat keine Uhr
        [hints] Tipps sind erlaubt
        [guests] jemand hat kein Konto
        [shared] mehrere teilen sich ein Gerät
        [bots] ein Bot aus einer Datei spielt mit
        [joined] jemand hat den Platz eines Bots übernommen
       *[played_on] sie geht von einer anderen Partie aus weiter
    }
leaderboard-open = Rangliste
