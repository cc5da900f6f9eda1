### Sitting down together: names, places, rematches, several people at one device, the pace of bots, what is stored.

## Names

# A person without a name. $number: the seat, from 1.
guest = Invité { $number }
name-change = Changer de nom
# A button with a die, beside my portrait.
face-draw = Un autre visage
name-ask = Comment t’appelles-tu ?
name-ask-note = Les autres voient ton nom. Sans nom, tu joues comme invité.
name-sit = S’asseoir

## Places in the lobby

# Small buttons of the host; the first part is read by screen readers only.
place-back = { $name } : une place en arrière
place-on = { $name } : une place en avant
# On an open seat, for somebody who sits elsewhere.
place-here = Venir ici
# On an open seat: somebody else who plays at the same device.
local-add = Quelqu’un d’autre ici
local-tag = sur cet appareil

## Rematch

rematch-cancel = Annuler la revanche
# $names: people who are connected and have not answered.
rematch-waits = On attend { $names }
rematch-gone =
    { $count ->
        [one] { $names } n’est plus là.
       *[other] { $names } ne sont plus là.
    }
rematch-bots =
    { $count ->
        [one] Commencer avec un bot
       *[other] Commencer avec des bots
    }
rematch-fewer = Commencer à { $count }

## My games

game-drop = Jeter
game-drop-ask = Jeter cette partie ?
game-drop-lobby = Tu quittes la table.
game-drop-alone = La partie s’arrête ici et ne pourra pas reprendre.
game-drop-others = Un bot continue à ta place, et tu ne pourras pas revenir.
game-drop-over = Elle disparaît de ta liste. Les autres peuvent encore la revoir.

## What is stored about me

data-title = Mes données
data-note = Le serveur reconnaît ton navigateur grâce à un cookie. Il garde ton nom, le numéro de ton portrait, tes places et tes coups, qui tu bloques ou as signalé, et rien d’autre.
data-download = Télécharger mes données
data-delete = Supprimer tout ce qui me concerne
data-delete-ask = Supprimer tout ce qui te concerne ?
data-delete-note = Ton nom et la liste de tes parties disparaissent pour toujours. Dans les parties en cours, un bot continue à ta place. C’est irréversible.
data-delete-do = Supprimer pour toujours
data-deleted = Tout ce qui te concerne a été supprimé.

account-open = Compte
account-keep = Garder mes parties : créer un compte

## Devices with my seat

devices = Appareils avec ma place
device-this = cet appareil
device-other = appareil { $number }
device-here = connecté
device-away = déconnecté
device-revoke = Retirer
device-revoke-label = Retirer l’appareil { $number }

## Pace of the bots

pace = Rythme des bots
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-wait = m’attendre
# The main button while a bot waits for me to press.
pace-next = Suite : { $name }

## Pass and play

pass = Sur un seul appareil
pass-sub = À plusieurs, en se le passant
pass-go = Saisir les noms
pass-note = Passe l’appareil à la personne dont c’est le tour. Un écran cache les cartes entre-temps. Des bots prennent les autres places.
pass-people = Personnes
pass-seats = Joueurs en tout
# The name of each. $number: 1 to 6.
pass-person = Joueur { $number }
pass-start = Distribuer les cartes
handover-of = { $name } continue sur son propre appareil
handover-of-note = Ouvre ce lien dans les { $minutes } min sur l’appareil où jouera { $name }. Il ne sert qu’une fois ; ensuite, { $name } joue là-bas et plus ici.
pass-hand = Passe l’appareil à { $name }
pass-hand-note = Tous les autres regardent ailleurs.
pass-hand-go = Je suis { $name } : montrer mes cartes

## Playing on from a replay

play-on = Continuer à partir d’ici
play-on-note = Des bots prennent les autres places. Les cartes restent telles qu’elles ont été distribuées : qui a revu la partie en connaît quelques-unes.
play-on-seat = Ta place
# On the scoreboard of such a game. $step: the step of the replay.
played-on = Cette partie en continue une autre à partir de l’étape { $step }. Elle n’a pas été distribuée ici : il n’y a donc rien à vérifier.
# After the game, for spectators: the replay as a player saw the game.
watch-eyes = Revoir comme { $name } l’a vue
