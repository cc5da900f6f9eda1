### The page of an account: making one, signing in, passkeys, recovery code, devices, what can be refused.

account-title = Compte
account-guest-note = Tu joues en tant qu’invité : tes parties dépendent du cookie de ce navigateur. Un compte les retrouve sur tous tes appareils. Pas d’adresse e-mail, pas de mot de passe : ton appareil confirme par une clé d’accès que c’est bien toi.
account-make = Créer un compte
account-have = J’ai déjà un compte
account-sign-in = Se connecter avec une clé d’accès
account-recover = Se connecter avec le code de secours
account-code = Code de secours
account-impossible = À cette adresse, les clés d’accès n’existent pas : il leur faut https et le nom { $party }. Impossible d’y créer un compte. Un compte existant entre par un lien d’un appareil connecté, ou par le code de secours.
account-code-title = Ton code de secours
account-code-note = Note-le et garde-le en lieu sûr. Il n’est montré que cette fois, et te laisse entrer quand tous tes appareils ont disparu.
account-code-done = Je l’ai noté
account-name-note = Personne d’autre ne porte ce nom ; il peut changer une fois tous les 30 jours.
account-merge-title = Parties de ce navigateur
account-merge-note =
    Avant la connexion, ce navigateur a joué { $games ->
        [one] une partie
       *[other] { $games } parties
    } en tant qu’invité. Les ajouter à ton compte ?
account-merge-kept =
    { $kept ->
        [one] À une table
       *[other] À { $kept } tables
    }, tu es assis comme invité et comme toi-même : impossible de les réunir, l’invité garde sa place.
account-merge-do = Les ajouter
account-passkeys = Clés d’accès
account-passkey = Clé d’accès { $number }
account-passkey-elsewhere = ne marche pas à cette adresse
account-passkey-add = Ajouter une clé d’accès
account-since = depuis le { $date }
account-remove = Retirer
account-remove-label = Retirer { $name }
account-recovery-new = Nouveau code de secours
account-recovery-made = Créé le { $date } ; un nouveau annule l’ancien.
account-sessions = Connecté sur
account-session = Navigateur { $number }
account-session-this = ce navigateur
account-session-name = Nom de { $name }
account-seen = dernière visite : { $date }
account-end = Terminer
account-end-label = Déconnecter { $name }
account-end-all = Se déconnecter partout ailleurs
account-sign-out = Se déconnecter
account-link = Connecter un autre appareil
account-link-note = Ouvre ce lien sur l’autre appareil dans les { $minutes } minutes. Il ne sert qu’une fois, et seulement après ton accord ici.
account-link-qr = Code QR qui connecte un autre appareil
account-link-asked = « { $device } » demande à se connecter en ton nom. C’est à toi ?
account-link-yes = Oui, le connecter
account-link-no = Non
account-link-over = Ce lien a déjà servi ou a expiré.
account-link-take = Ce lien connecte cet appareil à un compte.
account-link-device = Nom de cet appareil
account-link-ask = Connecter cet appareil
account-link-wait = Donne maintenant ton accord sur l’autre appareil.
account-prove = Confirme d’abord que c’est toi
account-prove-passkey = Confirmer avec une clé d’accès
account-prove-code = Confirmer avec le code de secours
account-delete = Supprimer mon compte
notices-title = Messages
notices-note = La page d’accueil montre les invitations et les tables complètes. Les messages de ton navigateur te parviennent aussi quand elle est fermée.
notices-no-push = Ce serveur n’envoie pas de messages aux pages fermées.
notices-kind =
    { $kind ->
        [turn] C’est à moi
        [full] Ma table est complète
       *[invite] Je suis invité
    }
notices-kind-note =
    { $kind ->
        [turn] Aux tables avec des jours de réflexion, quand ta page est fermée.
        [full] Tu as ouvert une table, et toutes ses places sont prises.
       *[invite] Quelqu’un avec qui tu as joué, ou un de tes groupes, a ouvert une table.
    }
notices-quiet = Heures de silence
notices-quiet-note = Pas de messages alors ; ils viennent à la fin, s’il y a encore une raison.
notices-time =
    { $which ->
        [quiet_from] De
       *[quiet_to] À
    }
refused-passkey_stopped = Rien n’a été confirmé : l’appareil ou toi avez interrompu.
refused-accounts_off = Ce serveur n’a pas de comptes.
refused-account_needed = Tu n’es plus connecté.
refused-account_exists = Tu as déjà un compte.
refused-challenge_late = Cela a pris trop de temps. Réessaie.
refused-challenge_used = C’est déjà fait. Réessaie.
refused-passkey_wrong = La réponse de cette clé d’accès ne peut être vérifiée.
refused-passkey_origin = Les clés d’accès de ce serveur ne marchent que sur { $party }.
refused-passkey_party = Cette clé d’accès est liée à une autre adresse que { $party }.
refused-passkey_foreign = Cette clé d’accès appartient à un autre compte.
refused-passkey_unknown = Ce serveur ne connaît pas cette clé d’accès : elle a été retirée, ou son compte supprimé.
refused-passkey_known = Cette clé d’accès est déjà connue.
refused-passkey_last = La dernière clé d’accès reste : ajoutes-en d’abord une autre.
refused-too_many_passkeys = Un compte a au plus { $most } clés d’accès.
refused-proof_needed = Confirme d’abord que c’est toi.
refused-recovery_wrong = Ce n’est pas un code de secours valable.
refused-too_many_tries = Seulement { $most } essais par heure. Patiente un peu.
refused-name_taken = Un autre compte porte déjà ce nom, ou un nom qui lui ressemble.
refused-name_early =
    Ton nom pourra changer à nouveau dans { $days ->
        [one] un jour
       *[other] { $days } jours
    }.
refused-session_unknown = Ce navigateur n’est plus connecté.
refused-link_unknown = Ce lien a déjà servi ou a expiré.
refused-merge_none = Il n’y a rien à ajouter.
refused-invitation_unknown = Cette invitation n’existe pas, a déjà servi ou a expiré.
welcome-note = Si tu as une invitation, ouvre son lien. Si tu as déjà un compte, connecte-toi.
welcome-sign-in = Se connecter
account-invited = Cette invitation te permet de créer un compte ici.
account-not-invited = Il faut une invitation pour créer un compte : demande un lien à l’exploitant de ce serveur.
