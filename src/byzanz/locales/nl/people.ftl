### Spelen met mensen: korte zinnen, dempen, klokken, vervangers.

## Korte zinnen: iedereen leest ze in zijn eigen taal

talk-menu = Iets zeggen
phrase-hello = Hallo!
phrase-good_luck = Veel succes!
phrase-well_played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-your_turn = Jij bent aan de beurt!
phrase-one_moment = Momentje, alsjeblieft
phrase-too_dear = Te duur voor mij!
phrase-lucky = Wat een geluk!
phrase-good_game = Mooi spel!
phrase-rematch = Nog een potje?
phrase-bye = Tot ziens!
talk-said =
    { $you ->
        [yes] Jij: “{ $text }”
       *[no] { $name }: “{ $text }”
    }
talk-too-fast = Heel even wachten, dan kun je weer iets zeggen.
keys-talk = Iets zeggen; 1 tot en met 9 kiezen de zin

## Dempen

mute = { $name } dempen
mute-hint = Je ziet dan niet wat { $name } zegt. Niemand anders merkt het.
seat-muted = gedempt

# Opens the way to tell the operator about somebody, or to read nothing of theirs any more.
complaint-open = Melden of blokkeren
blocked-title = Wie je blokkeert

## Klokken

option-clock = Klok
clock-none = Geen
clock-live = Live
clock-turns = Dagen per beurt
clock-pace = Tempo
clock-quick = Snel
clock-normal = Normaal
clock-relaxed = Rustig
clock-none-hint = Iedereen mag zo lang nadenken als nodig is.
clock-reserve-hint = { $reserve } om mee te beginnen; bij elke beurt komt er { $move } bij.
clock-each-hint = Hooguit { $move } per beurt.
clock-out-hint = Is de tijd om, dan speelt een bot verder tot de speler terug is.
clock-mine = Jouw tijd
clock-reserve-brief = { $reserve } + { $move } per beurt
clock-each-brief = { $move } per beurt

## Een bot speelt voor iemand

stand-in-you = Een bot speelt voor je.
stand-in-you-more = Het spel gaat door tot je terug bent.
stand-in-back = Ik ben terug
note-stand-in =
    { $you ->
        [yes] Een bot speelt nu voor je
       *[no] Een bot speelt nu voor { $name }
    }
note-unsealed = Er werd gedeeld zonder { $you ->
        [yes] jouw toevalsgetal
       *[no] het toevalsgetal van { $name }
    }: dit delen krijgt geen zegel.
note-back =
    { $you ->
        [yes] Je bent terug
       *[no] { $name } is terug
    }

## Spellen die meetellen voor de rating
option-rated = Telt mee voor de rating
option-rated-hint = Voor mensen met een account, aan een tafel met een klok en zonder tips
rated-yes = Dit spel telt mee voor de rating.
rated-not = Dit spel telt niet mee voor de rating:
unrated-why =
    { $why ->
        [clock] de tafel heeft geen klok
        [hints] tips zijn toegestaan
        [guests] iemand heeft geen account
        [shared] verschillende mensen delen een apparaat
        [bots] er speelt een bot uit een bestand mee
        [joined] iemand heeft de plaats van een bot overgenomen
       *[played_on] het gaat verder vanuit een ander spel
    }
leaderboard-open = Ranglijst
