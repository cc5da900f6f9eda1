### byzanz admin: what an operator asks and orders. Commands and their arguments stay English.

cli-admin = s’occuper d’un serveur : personnes, tables, signalements, annonces
admin-long = S’occuper d’un serveur : personnes, tables, signalements, annonces. Avec PostgreSQL directement dans la base ; avec SQLite par un socket à côté de la base du serveur en marche, que seul son propriétaire peut ouvrir. Chaque changement est consigné.
admin-people = lister et chercher des personnes
admin-rooms = lister et chercher des tables
admin-reports = lister et chercher les signalements des joueurs
admin-invitations = lister les invitations
admin-log = lister ce que les exploitants ont fait
admin-rename = donner un autre nom à quelqu’un, à ses tables aussi
admin-mute = ne plus laisser lire ce que quelqu’un dit
admin-unmute = rendre la parole à quelqu’un
admin-suspend = ne plus laisser quelqu’un faire quoi que ce soit sur ce serveur
admin-unsuspend = lever une suspension
admin-delete = supprimer quelqu’un avec tout ce qui est enregistré, comme il pourrait le faire lui-même
admin-close = noter qu’un signalement a été traité
admin-notice = montrer une annonce à tous, ou ne plus en montrer
admin-read-only = ne plus rien laisser changer : ni nouvelles parties ni actions ; ou de nouveau
admin-state = dire quelle annonce est montrée et si le serveur peut être modifié
admin-invite = créer une invitation à un compte, pour un serveur sur invitation
admin-revoke = révoquer une invitation
admin-text = une partie d’un nom, le numéro d’une personne ou une table
admin-most = combien de lignes au plus
admin-all = aussi ceux qui ont été traités
admin-person = le numéro de la personne, dans la liste des personnes
admin-name = le nouveau nom
admin-days = pour combien de jours ; sans ce nombre, pour toujours
admin-report = le numéro du signalement
admin-notice-text = ce que tous lisent, par exemple : Maintenance ce soir à 22 h
admin-clear = ne plus rien montrer
admin-on = on : rien ne peut être changé ; off : tout de nouveau
admin-json = afficher du JSON
admin-invite-days = pendant combien de jours elle marche
admin-uses = combien de comptes elle permet de créer
admin-invitation = le numéro de l’invitation

## Columns of the lists

admin-column-person = personne
admin-column-name = nom
admin-column-kind = sorte
admin-column-seen = vu le
admin-column-rooms = tables
admin-column-reports = signalements
admin-column-sanctions = sanctions
admin-column-room = table
admin-column-state = état
admin-column-updated = changé
admin-column-seats = places (numéros des personnes)
admin-column-report = signalement
admin-column-at = le
admin-column-about = sur
admin-column-reason = motif
admin-column-version = coup
admin-column-by = par
admin-column-closed = traité
admin-column-invitation = invitation
admin-column-created = créée
admin-column-expires = marche jusqu’au
admin-column-uses = utilisée
admin-column-entry = entrée
admin-column-act = acte
admin-column-facts = détails
admin-kind =
    { $kind ->
        [account] compte
       *[guest] invité
    }
# $until: the end, or nothing.
admin-sanction =
    { $kind ->
        [muted] muet
       *[suspended] suspendu
    }{ $forever ->
        [yes] {""}
       *[other] {" "}jusqu’au { $until }
    }
admin-invitation-state =
    { $works ->
        [yes] marche
       *[no] finie
    }

## What was done

admin-rename-done = La personne { $person } s’appelle maintenant « { $name } ».
admin-mute-done =
    { $forever ->
        [yes] La personne { $person } est muette pour toujours.
       *[other] La personne { $person } est muette jusqu’au { $until }.
    }
admin-unmute-done = La personne { $person } n’est plus muette.
admin-suspend-done =
    { $forever ->
        [yes] La personne { $person } est suspendue pour toujours.
       *[other] La personne { $person } est suspendue jusqu’au { $until }.
    }
admin-unsuspend-done = La personne { $person } n’est plus suspendue.
admin-delete-done = La personne { $person } est supprimée, avec tout ce qui était enregistré.
admin-close-done = Le signalement { $report } est traité.
admin-notice-done = Ce que tous voient a changé.
admin-read-only-done = La possibilité de modifier le serveur a changé.
admin-state-shown =
    Annonce : { $notice }
    { $read_only ->
        [yes] Lecture seule : rien ne peut être changé.
       *[no] Tout peut être changé.
    }
# $code: the secret part of the link.
admin-invite-done = Invitation { $invitation }, jusqu’au { $until } : l’adresse de ton serveur, puis /account#invitation={ $code }
admin-revoke-done = L’invitation { $invitation } ne marche plus.

## What can be wrong

refused-number_unknown = Personne n’est enregistré sous ce numéro ou cette adresse.
refused-days_wrong = Les jours sont un nombre entier de { $least } à { $most }.
refused-uses_wrong = Une invitation vaut pour { $least } à { $most } comptes.
refused-notice_wrong = Une annonce a de 1 à { $most } caractères imprimables.
refused-report_unknown = Aucun signalement ouvert n’a ce numéro.
refused-not_muted = Cette personne n’est pas muette.
refused-not_suspended = Cette personne n’est pas suspendue.
refused-admin_no_server = Aucun serveur ne tourne sur la base { $database }, à qui l’on pourrait demander.
refused-admin_not_owner = Le socket à côté de la base { $database } appartient à un autre utilisateur. Lance la commande sous l’utilisateur du serveur.
refused-admin_cut = Le serveur a interrompu l’échange. Regarde avec byzanz admin log si c’est fait.
refused-database_older = La base est d’une version plus ancienne ({ $found } ; il faut { $known }). Démarre une fois le serveur de cette version : il la met à jour.
