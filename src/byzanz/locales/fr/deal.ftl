### Le contrôle de la donne : au tableau final et quand on revoit une partie.

deal-checking = Vérification de la donne…
deal-right = Donne vérifiée
deal-right-sub = Personne n’a choisi ces cartes : leur ordre découle du secret que le serveur avait promis avant la donne et des nombres des joueurs.
deal-right-partly = Le secret et les nombres donnent exactement cet ordre. Tout n’a pas pu être comparé.
deal-wrong = Quelque chose cloche dans cette donne
deal-wrong-sub = Télécharge la partie : c’est la preuve. Mieux vaut ne rien jouer d’important sur ce serveur.
deal-unsealed = Donne faite sans tous les nombres
# $names are the people without a number.
deal-unsealed-sub = Tout concorde, mais avant la donne aucun nombre n’est venu de { $names }. Sans lui, rien n’exclut que le serveur ait essayé des paquets à l’avance.
deal-unread = La donne n’a pas pu être vérifiée.
deal-again = Réessayer
deal-details = Détails
deal-title = Comment la donne a été vérifiée

## Ce qui a été comparé

deal-promise-right = La promesse est celle qu’on t’a montrée avant la donne.
deal-promise-unknown = Ce navigateur n’a pas vu la promesse avant la donne et ne peut donc pas la comparer.
deal-secret-right = Le secret est bien celui qui avait été promis.
deal-seed-right = Le nombre à ta place est celui que ton navigateur a envoyé.
deal-seed-unknown = Ce navigateur ne connaît pas le nombre à ta place : un autre appareil l’a peut-être envoyé.
deal-seed-late = Ton nombre ne fait pas partie de la donne : il est arrivé trop tard.
deal-deck-right = Le secret et les nombres donnent exactement ces 112 cartes dans cet ordre.
deal-everyone-right = Chaque personne a donné un nombre.
deal-everyone-unknown = Toutes les personnes n’ont pas donné de nombre : cette donne n’a pas de sceau.
deal-first-right =
    { $you ->
        [yes] Il en résulte aussi que tu commences.
       *[no] Il en résulte aussi que { $name } commence.
    }
deal-cards-right =
    { $seated ->
        [yes] Ta main et tous les lots venaient de ce paquet.
       *[no] Tous les lots venaient de ce paquet.
    }
deal-cards-unknown = Toutes les cartes de la partie ne sont pas connues ici : elles ne peuvent pas être comparées.

## Avec quoi elle a été vérifiée

deal-values = Les nombres
deal-commitment = Promesse : le SHA-256 du secret
deal-commitment-shown = Promesse telle qu’on te l’a montrée
deal-secret = Secret du serveur
deal-seed-of = Nombre du joueur { $name }
deal-seed-mine = Ton nombre
deal-seed-sent = Le nombre envoyé par ton navigateur
deal-seed-none = aucun
deal-seed-bot = aucun : un bot
deal-yourself = Vérifie toi-même, avec la partie téléchargée :
