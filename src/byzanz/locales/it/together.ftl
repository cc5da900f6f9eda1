### Sitting down together: names, places, rematches, several people at one device, the pace of bots, what is stored.

## Names

# A person without a name. $number: the seat, from 1.
guest = Ospite { $number }
name-change = Cambia nome
# A button with a die, beside my portrait.
face-draw = Un altro volto
name-ask = Come ti chiami?
name-ask-note = Gli altri vedono il nome. Senza nome giochi come ospite.
name-sit = Siediti

## Places in the lobby

# Small buttons of the host; the first part is read by screen readers only.
place-back = { $name }: un posto indietro
place-on = { $name }: un posto avanti
# On an open seat, for somebody who sits elsewhere.
place-here = Spostati qui
# On an open seat: somebody else who plays at the same device.
local-add = Un’altra persona qui
local-tag = su questo dispositivo

## Rematch

rematch-cancel = Annulla la rivincita
# $names: people who are connected and have not answered.
rematch-waits = In attesa di { $names }
rematch-gone =
    { $count ->
        [one] { $names } non c’è più.
       *[other] { $names } non ci sono più.
    }
rematch-bots =
    { $count ->
        [one] Inizia con un bot
       *[other] Inizia con dei bot
    }
rematch-fewer = Inizia in { $count }

## My games

game-drop = Butta via
game-drop-ask = Buttare via questa partita?
game-drop-lobby = Lasci il tavolo.
game-drop-alone = La partita finisce qui e non si può continuare.
game-drop-others = Un bot continua al posto tuo e non puoi tornare.
game-drop-over = Sparisce dal tuo elenco. Gli altri possono ancora rivederla.

## What is stored about me

data-title = I miei dati
data-note = Il server riconosce il tuo browser da un cookie. Conserva il tuo nome, il numero del tuo ritratto, i tuoi posti e le tue mosse, chi hai bloccato o segnalato, e nient’altro.
data-download = Scarica i miei dati
data-delete = Cancella tutto ciò che mi riguarda
data-delete-ask = Cancellare tutto ciò che ti riguarda?
data-delete-note = Il tuo nome e l’elenco delle tue partite spariscono per sempre. Nelle partite in corso un bot continua al posto tuo. Non si può annullare.
data-delete-do = Cancella per sempre
data-deleted = Tutto ciò che ti riguarda è stato cancellato.

account-open = Account
account-keep = Conserva le mie partite: crea un account

## Devices with my seat

devices = Dispositivi con il mio posto
device-this = questo dispositivo
device-other = dispositivo { $number }
device-here = collegato
device-away = non collegato
device-revoke = Rimuovi
device-revoke-label = Rimuovi il dispositivo { $number }

## Pace of the bots

pace = Ritmo dei bot
pace-slow = lento
pace-normal = normale
pace-fast = veloce
pace-wait = aspettami
# The main button while a bot waits for me to press.
pace-next = Avanti: { $name }

## Pass and play

pass = Su un dispositivo
pass-sub = In più persone, passandoselo
pass-go = Inserisci i nomi
pass-note = Passa il dispositivo a chi è di turno. Una schermata nasconde le carte nel passaggio. Agli altri posti giocano i bot.
pass-people = Persone
pass-seats = Giocatori in tutto
# The name of each. $number: 1 to 6.
pass-person = Giocatore { $number }
pass-start = Distribuisci le carte
handover-of = { $name } continua su un altro dispositivo
handover-of-note = Apri questo link entro { $minutes } min sul dispositivo di { $name }. Vale una volta sola; poi { $name } gioca lì e non più qui.
pass-hand = Passa il dispositivo a { $name }
pass-hand-note = Tutti gli altri guardano altrove.
pass-hand-go = Sono { $name }: mostra le mie carte

## Playing on from a replay

play-on = Continua da qui
play-on-note = Agli altri posti giocano i bot. Le carte restano come sono state distribuite: chi ha visto la partita ne conosce alcune.
play-on-seat = Il tuo posto
# On the scoreboard of such a game. $step: the step of the replay.
played-on = Questa partita ne continua un’altra dal passo { $step }. Non è stata distribuita qui, quindi non c’è nulla da verificare.
# After the game, for spectators: the replay as a player saw the game.
watch-eyes = Rivedi come la vedeva { $name }
