### Jouer avec d’autres : phrases toutes prêtes, sourdine, pendules, remplaçants.

## Phrases toutes prêtes : chacun les lit dans sa langue

talk-menu = Dire quelque chose
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-your_turn = À toi de jouer !
phrase-one_moment = Un instant, s’il te plaît
phrase-too_dear = Trop cher pour moi !
phrase-lucky = Quelle chance !
phrase-good_game = Belle partie !
phrase-rematch = Encore une partie ?
phrase-bye = Au revoir !
talk-said =
    { $you ->
        [yes] Toi : « { $text } »
       *[no] { $name } : « { $text } »
    }
talk-too-fast = Un petit instant, et tu pourras parler à nouveau.
keys-talk = Dire quelque chose ; 1 à 9 choisissent la phrase

## Sourdine

mute = Mettre { $name } en sourdine
mute-hint = Tu ne verras pas ce que dit { $name }. Personne d’autre ne s’en apercevra.
seat-muted = en sourdine

# Opens the way to tell the operator about somebody, or to read nothing of theirs any more.
complaint-open = Signaler ou bloquer
blocked-title = Qui tu bloques

## Pendules

option-clock = Pendule
clock-none = Aucune
clock-live = En direct
clock-turns = Jours par tour
clock-pace = Rythme
clock-quick = Rapide
clock-normal = Normal
clock-relaxed = Tranquille
clock-none-hint = Chacun prend le temps qu’il lui faut.
clock-reserve-hint = { $reserve } au départ ; chaque tour ajoute { $move }.
clock-each-hint = Jusqu’à { $move } par tour.
clock-out-hint = Quand le temps est écoulé, un bot joue jusqu’au retour du joueur.
clock-mine = Ton temps
clock-reserve-brief = { $reserve } + { $move } par tour
clock-each-brief = { $move } par tour

## Un bot joue pour quelqu’un

stand-in-you = Un bot joue pour toi.
stand-in-you-more = Il joue jusqu’à ton retour.
stand-in-back = Me revoilà
note-stand-in =
    { $you ->
        [yes] Un bot joue maintenant pour toi
       *[no] Un bot joue maintenant pour { $name }
    }
note-unsealed = Les cartes ont été distribuées sans { $you ->
        [yes] ton nombre aléatoire
       *[no] le nombre aléatoire de { $name }
    } : cette donne n’a pas de sceau.
note-back =
    { $you ->
        [yes] Te revoilà
       *[no] { $name } est de retour
    }

## Les parties qui comptent pour la cote
option-rated = Compte pour la cote
option-rated-hint = Pour ceux qui ont un compte, à une table avec pendule et sans conseils
rated-yes = Cette partie compte pour la cote.
rated-not = Cette partie ne comptera pas pour la cote :
unrated-why =
    { $why ->
        [clock] la table n’a pas de pendule
        [hints] les conseils sont permis
        [guests] quelqu’un n’a pas de compte
        [shared] plusieurs personnes partagent un appareil
        [bots] un bot venu d’un fichier joue
        [joined] quelqu’un a pris la place d’un bot
       *[played_on] elle reprend une autre partie
    }
leaderboard-open = Classement
