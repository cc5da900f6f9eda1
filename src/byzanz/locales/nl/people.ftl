### Spelen met mensen: korte zinnen, dempen, klokken, vervangers.

## Korte zinnen: iedereen leest ze in zijn eigen taal

talk-menu = Iets zeggen
phrase-hello = Hallo!
phrase-good_luck = Veel succes!
phrase-well_played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-your_turn = Jij bent aan zet!
phrase-one_moment = Momentje, alsjeblieft
phrase-too_dear = Te duur voor mij!
phrase-lucky = Wat een geluk!
phrase-good_game = Mooie partij!
phrase-rematch = Nog een partij?
phrase-bye = Tot ziens!
talk-said =
    { $you ->
        [yes] Jij: “{ $text }”
       *[no] { $name }: “{ $text }”
    }
talk-too-fast = Heel even wachten, dan kun je weer iets zeggen.
keys-talk = Iets zeggen; 1 tot 9 kiezen de zin

## Dempen

mute = { $name } dempen
mute-hint = Je ziet niet wat { $name } zegt. Niemand anders merkt het.
seat-muted = gedempt

## Klokken

option-clock = Klok
clock-none = Geen
clock-live = Live
clock-turns = In dagen
clock-pace = Tempo
clock-quick = Snel
clock-normal = Normaal
clock-relaxed = Rustig
clock-none-hint = Iedereen neemt zoveel tijd als nodig is.
clock-reserve-hint = { $reserve } om mee te beginnen; elke beurt komt er { $move } bij.
clock-each-hint = Voor elke beurt hooguit { $move }.
clock-out-hint = Is de tijd om, dan speelt een bot verder tot de speler terug is.
clock-reserve-brief = { $reserve } + { $move } per beurt
clock-each-brief = { $move } per beurt

## Een bot speelt voor iemand

stand-in-you = Een bot speelt voor je.
stand-in-you-more = De partij gaat door tot je terug bent.
stand-in-back = Ik ben terug
note-stand-in =
    { $you ->
        [yes] Een bot speelt nu voor je
       *[no] Een bot speelt nu voor { $name }
    }
note-back =
    { $you ->
        [yes] Je bent terug
       *[no] { $name } is terug
    }
