# Messages to people whose page is closed.

push-title = C’est à toi de jouer
push-nudge = Les autres t’attendent
push-full = Ta table est complète
push-invite =
    { $known ->
        [yes] { $name } t’invite à une table
       *[no] Tu es invité à une table
    }
push-body =
 { $count ->
    [0] Ta table t’attend.
   *[other] À la table avec { $names }.
 }

setting-push = prévenir les gens des tables jouées sur plusieurs jours que c’est leur tour, même page fermée (demande l’extra `push`)
setting-push_contact = à qui les services push peuvent écrire au sujet de ce serveur : `mailto:…` ou `https://…`
setting-push_private = permettre des services push dans son propre réseau, sans https : pour les tests seulement

refused-push_off = Ce serveur n’envoie pas de messages aux pages fermées.
refused-push_address = Ce n’est pas une adresse où un navigateur reçoit des messages.
