### The people at a table: who is host, who was sent away, late friends, nudges, the score of a series, links, the home network.


## Host and removed people

# $you: yes or no.
host-now =
    { $you ->
        [yes] L’hôte est absent depuis trop longtemps : c’est toi l’hôte maintenant.
       *[no] L’hôte est absent depuis trop longtemps : l’hôte est maintenant { $name }.
    }
removed-title = L’hôte t’a retiré de cette table
removed-note = Tu ne pourras t’asseoir ici ou dans les revanches que si l’hôte te laisse revenir.
removed-watch = Tu peux regarder la partie.
# For the host: people who were removed.
away-title = Retirés
# $name: who was removed.
away-let-in = Laisser revenir { $name }
# Somebody who was removed and had no name.
away-nobody = un invité

## Late friends

option-take-over = Places des bots pour les retardataires
option-take-over-hint = Quiconque a le lien peut continuer à la place d’un bot, même en cours de partie.
# $mode: off, ask or free.
take-over-mode =
    { $mode ->
        [off] non
        [free] oui
       *[ask] sur demande
    }
take-over-title = Envie de jouer ? Tu peux continuer à la place d’un bot.
# A button. $name: the bot.
take-over-do = Jouer pour { $name }
# $name: the bot.
take-over-asked = Tu as demandé la place de { $name }. L’hôte décide.
take-over-declined = L’hôte a dit non. Tu peux continuer à regarder.
# For the host. $name: who asks; $bot: the bot.
take-over-wish = { $name } voudrait jouer pour { $bot }.
take-over-yes = Accepter
take-over-no = Refuser
# In the log.
note-taken =
    { $you ->
        [yes] Tu as repris cette place d’un bot.
       *[no] { $name } a repris cette place d’un bot.
    }

## Waiting for somebody

option-idle = Remplaçant des inactifs
option-idle-hint = Sans pendule : si quelqu’un ne fait rien pendant ce temps, les autres peuvent faire jouer un bot.
# $count: minutes; 0: never.
idle-minutes =
    { $count ->
        [0] jamais
       *[other] { $count } min
    }
nudge-waits = Tout le monde attend { $name }.
# A button.
nudge-do = Relancer
nudge-done = Rappel envoyé à { $name }.
# $name nudges $other.
nudged = { $name } relance { $other }.
# Also the text of a notification.
nudged-you = { $name } t’attend : c’est à toi.
idle-offer = { $name } n’a rien fait depuis un moment.
# A button.
idle-do = Laisser jouer un bot pour l’instant

## The score of a series

# $count: games that were played.
series-title =
    { $count ->
        [one] Après { $count } partie
       *[other] Après { $count } parties
    }
series-label = Score de la série
# The head of a column.
series-wins = Victoires
# The head of a column.
series-games = Parties
# The head of a column.
series-points = Points
# The head of a column.
series-places = Places
# How often somebody came in at a place.
series-place = { $count } × { $place }
# Beside the name of somebody who has no seat now.
series-gone = absent

## The log and links

# While the log can't be had.
log-fetching = Ce qui s’est passé n’a pas encore pu être chargé. Nouvel essai…
link-with-record = Copier un lien qui contient la partie
link-only-here = La partie est trop longue pour un lien. Enregistre-la plutôt : cette page ne s’ouvre que dans ce navigateur.
link-old = Ce navigateur ne peut pas mettre une partie dans un lien. Enregistre-la plutôt.
# The end of a game that was played in this browser alone.
deal-here = Cartes distribuées sur cet appareil
deal-here-sub = Personne d’autre n’a mélangé : il n’y a pas de promesse à vérifier. Qui utilise ce navigateur pourrait regarder les cartes qu’il garde.
# On the offline page, and where several share a device.
offline-protects = Une partie sur cet appareil garde ses cartes, même cachées, dans ce navigateur : l’écran les cache d’un coup d’œil, pas de qui fouille avec les outils du navigateur.
# Where several share a device.
pass-protects = Les écrans entre les tours cachent les cartes aux gens honnêtes. Ils n’arrêtent pas qui fouille avec les outils du navigateur.

## The home network

lan-only-here = Ce lien ne marche que sur cet ordinateur.
# A button.
lan-open = Laisser entrer les amis du réseau…
lan-ask = Jouer avec des amis sur ton réseau ?
lan-means = Ce jeu répondra aussi aux autres appareils des réseaux de cet ordinateur. Là, qui a le lien peut entrer, et la connexion n’est pas chiffrée (simple http). Fais-le à la maison, pas dans un café. Tu peux l’éteindre à tout moment ; il s’arrête avec le programme.
# A button.
lan-yes = Oui, laisser entrer
lan-on = Les appareils de ton réseau peuvent entrer par ce lien (simple http).
# A button.
lan-off = De nouveau cet ordinateur seul
# Where the computer is in several networks.
lan-address = Adresse
lan-none = Cet ordinateur n’est sur aucun réseau : il n’y a pas d’adresse que d’autres pourraient ouvrir.
