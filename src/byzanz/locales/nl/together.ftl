### Sitting down together: names, places, rematches, several people at one device, the pace of bots, what is stored.

## Names

# A person without a name. $number: the seat, from 1.
guest = Gast { $number }
name-change = Naam wijzigen
# A button with a die, beside my portrait.
face-draw = Ander gezicht
name-ask = Hoe heet je?
name-ask-note = De anderen zien je naam. Zonder naam ben je gast.
name-sit = Gaan zitten

## Places in the lobby

# Small buttons of the host; the first part is read by screen readers only.
place-back = { $name }: één plaats terug
place-on = { $name }: één plaats verder
# On an open seat, for somebody who sits elsewhere.
place-here = Hier gaan zitten
# On an open seat: somebody else who plays at the same device.
local-add = Nog iemand hier
local-tag = op dit apparaat

## Rematch

rematch-cancel = Revanche afzeggen
# $names: people who are connected and have not answered.
rematch-waits = Wachten op { $names }
rematch-gone =
    { $count ->
        [one] { $names } is weg.
       *[other] { $names } zijn weg.
    }
rematch-bots =
    { $count ->
        [one] Beginnen met een bot
       *[other] Beginnen met bots
    }
rematch-fewer = Beginnen met { $count } spelers

## My games

game-drop = Weggooien
game-drop-ask = Dit spel weggooien?
game-drop-lobby = Je verlaat de tafel.
game-drop-alone = Het spel eindigt hier en kan niet worden voortgezet.
game-drop-others = Een bot speelt voor je verder en je kunt niet terug.
game-drop-over = Het verdwijnt uit je lijst. Anderen kunnen het nog bekijken.

## What is stored about me

data-title = Mijn gegevens
data-note = De server herkent je browser aan een cookie. Hij bewaart je naam, het nummer van je portret, je plaatsen en je zetten, wie je blokkeert of hebt gemeld, en verder niets.
data-download = Mijn gegevens downloaden
data-delete = Alles over mij wissen
data-delete-ask = Alles over jou wissen?
data-delete-note = Je naam en je lijst met spellen zijn dan voorgoed weg. In lopende spellen speelt een bot voor je verder. Dit kan niet ongedaan worden gemaakt.
data-delete-do = Voorgoed wissen
data-deleted = Alles over jou is gewist.

account-open = Account
account-keep = Mijn partijen bewaren: account maken

## Devices with my seat

devices = Apparaten met mijn plaats
device-this = dit apparaat
device-other = apparaat { $number }
device-here = verbonden
device-away = niet verbonden
device-revoke = Verwijderen
device-revoke-label = Apparaat { $number } verwijderen

## Pace of the bots

pace = Tempo van de bots
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-wait = op mij wachten
# The main button while a bot waits for me to press.
pace-next = Verder: { $name }

## Pass and play

pass = Op één apparaat
pass-sub = Samen spelen en het doorgeven
pass-go = Namen invullen
pass-note = Geef het apparaat aan wie aan de beurt is. Een scherm ertussen verbergt de kaarten. Bots nemen de overige plaatsen.
pass-people = Personen
pass-seats = Spelers in totaal
# The name of each. $number: 1 to 6.
pass-person = Speler { $number }
pass-start = Kaarten delen
handover-of = { $name } speelt verder op een eigen apparaat
handover-of-note = Open deze link binnen { $minutes } min op het apparaat van { $name }. Hij werkt één keer; daarna speelt { $name } daar en niet meer hier.
pass-hand = Geef het apparaat aan { $name }
pass-hand-note = Alle anderen kijken weg.
pass-hand-go = Ik ben { $name }: toon mijn kaarten

## Playing on from a replay

play-on = Vanaf hier verder spelen
play-on-note = Bots nemen de andere plaatsen. De kaarten blijven zoals ze gedeeld zijn, dus wie het spel heeft gezien, kent er een paar.
play-on-seat = Jouw plaats
# On the scoreboard of such a game. $step: the step of the replay.
played-on = Dit spel is verder gespeeld vanaf stap { $step } van een ander. Het is niet hier gedeeld, dus er valt niets te controleren.
# After the game, for spectators: the replay as a player saw the game.
watch-eyes = Bekijken zoals { $name } het zag
