### Giocare con altri: frasi pronte, silenziare, orologi, sostituti.

## Frasi pronte: ognuno le legge nella propria lingua

talk-menu = Di’ qualcosa
phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-well_played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-your_turn = Tocca a te!
phrase-one_moment = Un momento, per favore
phrase-too_dear = Troppo caro per me!
phrase-lucky = Che fortuna!
phrase-good_game = Bella partita!
phrase-rematch = Un’altra partita?
phrase-bye = Alla prossima!
talk-said =
    { $you ->
        [yes] Tu: «{ $text }»
       *[no] { $name }: «{ $text }»
    }
talk-too-fast = Un attimo, poi potrai dire altro.
keys-talk = Di’ qualcosa; da 1 a 9 scegli la frase

## Silenziare

mute = Silenzia { $name }
mute-hint = Non vedrai ciò che dice { $name }. Nessun altro se ne accorgerà.
seat-muted = silenziato

# Opens the way to tell the operator about somebody, or to read nothing of theirs any more.
complaint-open = Segnala o blocca
blocked-title = Chi hai bloccato

## Orologi

option-clock = Orologio
clock-none = Nessuno
clock-live = Dal vivo
clock-turns = Giorni per turno
clock-pace = Ritmo
clock-quick = Veloce
clock-normal = Normale
clock-relaxed = Tranquillo
clock-none-hint = Ognuno si prende il tempo che vuole.
clock-reserve-hint = { $reserve } all’inizio; ogni turno aggiunge { $move }.
clock-each-hint = Fino a { $move } per turno.
clock-out-hint = Quando il tempo scade, gioca un bot finché la persona non torna.
clock-mine = Il tuo tempo
clock-reserve-brief = { $reserve } + { $move } per turno
clock-each-brief = { $move } per turno

## Un bot gioca per qualcuno

stand-in-you = Un bot gioca per te.
stand-in-you-more = La partita va avanti finché non torni.
stand-in-back = Eccomi di nuovo
note-stand-in =
    { $you ->
        [yes] Ora un bot gioca per te
       *[no] Ora un bot gioca per { $name }
    }
note-unsealed = Le carte sono state distribuite senza { $you ->
        [yes] il tuo numero casuale
       *[no] il numero casuale di { $name }
    }: questa distribuzione non ha sigillo.
note-back =
    { $you ->
        [yes] Sei di nuovo al tavolo
       *[no] { $name } è di nuovo al tavolo
    }

## Partite che contano per il rating
option-rated = Conta per il rating
option-rated-hint = Per chi ha un account, a un tavolo con orologio e senza consigli
rated-yes = Questa partita conta per il rating.
rated-not = Questa partita non conterà per il rating:
unrated-why =
    { $why ->
        [clock] il tavolo non ha un orologio
        [hints] i consigli sono permessi
        [guests] qualcuno non ha un account
        [shared] più persone usano lo stesso dispositivo
        [bots] gioca un bot preso da un file
        [joined] qualcuno ha preso il posto di un bot
       *[played_on] riprende da un’altra partita
    }
leaderboard-open = Classifica
