### Sitting down together: names, places, rematches, several people at one device, the pace of bots, what is stored.

## Names

# A person without a name. $number: the seat, from 1.
guest = Gast { $number }
name-change = Namen ändern
# A button with a die, beside my portrait.
face-draw = Anderes Gesicht
name-ask = Wie heißt du?
name-ask-note = Die anderen sehen den Namen. Ohne Namen bist du Gast.
name-sit = Hinsetzen

## Places in the lobby

# Small buttons of the host; the first part is read by screen readers only.
place-back = { $name }: einen Platz zurück
place-on = { $name }: einen Platz weiter
# On an open seat, for somebody who sits elsewhere.
place-here = Hierher wechseln
# On an open seat: somebody else who plays at the same device.
local-add = Noch jemand hier
local-tag = an diesem Gerät

## Rematch

rematch-cancel = Revanche absagen
# $names: people who are connected and have not answered.
rematch-waits = Noch keine Antwort von { $names }
rematch-gone =
    { $count ->
        [one] { $names } ist weg.
       *[other] { $names } sind weg.
    }
rematch-bots =
    { $count ->
        [one] Stattdessen mit einem Bot
       *[other] Stattdessen mit Bots
    }
rematch-fewer = Zu { $count } beginnen

## My games

game-drop = Wegwerfen
game-drop-ask = Diese Partie wegwerfen?
game-drop-lobby = Du verlässt den Tisch.
game-drop-alone = Die Partie endet hier und lässt sich nicht fortsetzen.
game-drop-others = Ein Bot spielt für dich weiter, und du kannst nicht zurück.
game-drop-over = Sie verschwindet aus deiner Liste. Andere können sie noch ansehen.

## What is stored about me

data-title = Meine Daten
data-note = Der Server erkennt deinen Browser an einem Cookie. Er speichert deinen Namen, die Nummer deines Porträts, deine Plätze und deine Züge, außerdem, wen du blockierst oder gemeldet hast, sonst nichts.
data-download = Meine Daten herunterladen
data-delete = Alles über mich löschen
data-delete-ask = Alles über dich löschen?
data-delete-note = Dein Name und die Liste deiner Partien sind dann für immer weg. In laufenden Partien spielt ein Bot für dich weiter. Das lässt sich nicht rückgängig machen.
data-delete-do = Endgültig löschen
data-deleted = Alles über dich wurde gelöscht.

account-open = Konto
account-keep = Meine Partien behalten: Konto anlegen

## Devices with my seat

devices = Geräte mit meinem Platz
device-this = dieses Gerät
device-other = Gerät { $number }
device-here = verbunden
device-away = nicht verbunden
device-revoke = Entfernen
device-revoke-label = Gerät { $number } entfernen

## Pace of the bots

pace = Tempo der Bots
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-wait = auf mich warten
# The main button while a bot waits for me to press.
pace-next = Weiter: { $name }

## Pass and play

pass = An einem Gerät
pass-sub = Mehrere spielen und reichen es weiter
pass-go = Namen eingeben
pass-note = Das Gerät geht jeweils an die Person, die dran ist. Dazwischen verdeckt ein Bild die Karten. Auf den übrigen Plätzen spielen Bots.
pass-people = Personen
pass-seats = Mitspieler insgesamt
# The name of each. $number: 1 to 6.
pass-person = Spieler { $number }
pass-start = Karten geben
handover-of = { $name } spielt auf eigenem Gerät weiter
handover-of-note = Öffne diesen Link innerhalb von { $minutes } Min. auf dem Gerät von { $name }. Er gilt einmal; danach spielt { $name } dort und nicht mehr hier.
pass-hand = Gib das Gerät an { $name } weiter
pass-hand-note = Alle anderen schauen weg.
pass-hand-go = Ich bin { $name }: Karten zeigen

## Playing on from a replay

play-on = Von hier weiterspielen
play-on-note = Auf den anderen Plätzen spielen Bots. Die Karten bleiben, wie sie gegeben wurden; wer die Partie gesehen hat, kennt also einige.
play-on-seat = Dein Platz
# On the scoreboard of such a game. $step: the step of the replay.
played-on = Diese Partie wurde ab Schritt { $step } einer anderen weitergespielt. Sie wurde nicht hier gegeben, darum gibt es nichts zu prüfen.
# After the game, for spectators: the replay as a player saw the game.
watch-eyes = Ansehen, wie { $name } es sah
