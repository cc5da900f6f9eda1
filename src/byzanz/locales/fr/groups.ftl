### Groups of people who play together: their tables, the score of their evenings, and how one joins.

groups-title = Groupes
groups-mine = Mes groupes
groups-see = Ouvrir
groups-members =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
groups-played =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
groups-host = responsable
groups-tables =
    { $count ->
        [one] une table
       *[other] { $count } tables
    }
groups-new = Un nouveau groupe
groups-new-note = Pour une bande qui se retrouve souvent : ses tables, ses résultats, le score de ses soirées. Seuls ses membres le voient.
groups-name = Nom du groupe
groups-your-name = Ton nom
groups-make = Créer le groupe
groups-join-title = Tu es invité dans « { $name } »
groups-join-note =
    { $count ->
        [one] Une personne en fait partie.
       *[other] { $count } personnes en font partie.
    } Elles verront ton nom et tes résultats aux tables du groupe ; tu peux le changer.
groups-join = Rejoindre
groups-table-new = Nouvelle table
groups-tables-title = Tables
groups-score = Score
groups-score-note = Toutes les parties aux tables du groupe. Chance et talent sont des victoires en plus ou en moins par rapport à une part égale. Qui ne montre rien ne figure dans aucune ligne.
groups-evenings-head = Soirées
groups-nameless = Quelqu’un
groups-duels = Face à face
groups-duel =
    { $one } et { $other } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $ahead } à { $behind }
groups-evenings = Soirées
groups-evening-won = Gagnée par
groups-evening-line = { $name } { $wins } ({ $points })
groups-people = Personnes
groups-you = { $name } (toi)
groups-results = Résultats
groups-make-host = Confier le groupe
groups-make-host-ask = Confier le groupe à { $name } ?
groups-make-host-note = Le responsable crée le lien pour rejoindre, retire des personnes et peut supprimer le groupe. Tu y restes.
groups-remove = Retirer
groups-remove-ask = Retirer { $name } ?
groups-remove-note = La personne retirée ne voit plus le groupe, et ses résultats quittent le score. Le lien pour rejoindre prend fin.
groups-shows = Les autres voient
groups-shows-what =
    { $what ->
        [nothing] Rien
        [score] Mon score ici
       *[all] Tous mes résultats
    }
groups-shows-note =
    { $what ->
        [nothing] Ton nom figure parmi les personnes, mais dans aucune ligne du score et dans aucune partie.
        [score] Tes résultats aux tables de ce groupe comptent dans son score.
       *[all] En plus du score, les autres peuvent ouvrir tes chiffres et tes dernières parties, sans les noms de tes adversaires.
    }
groups-link = Lien pour rejoindre
groups-link-qr = Code QR du lien pour rejoindre
groups-link-none = Il n’y a pas de lien : personne ne peut rejoindre.
groups-link-until = Qui a le lien peut rejoindre jusqu’au { $date }.
groups-link-make = Créer un lien
groups-link-new = Nouveau lien, qui met fin à celui-ci
groups-link-end = Mettre fin au lien
groups-leave = Quitter le groupe
groups-leave-ask = Quitter « { $name } » ?
groups-leave-note = Tes résultats quittent le score. Pour revenir, il te faut un nouveau lien.
groups-leave-note-host = Tes résultats quittent le score, et la personne présente depuis le plus longtemps devient responsable du groupe.
groups-delete = Supprimer le groupe
groups-delete-ask = Supprimer « { $name } » ?
groups-delete-note = Le groupe et son score disparaissent pour tous. Les parties restent dans les résultats de chacun.
refused-group_unknown = Ce groupe n’existe pas, ou tu n’en fais pas partie.
refused-group_link_unknown = Ce lien a expiré ou a été retiré. Demandes-en un nouveau.
refused-member_unknown = Cette personne n’est plus dans le groupe.
refused-not_group_host = Seul le responsable du groupe peut faire cela.
refused-not_shown = Cette personne ne montre ses résultats à personne ici.
refused-group_full = Un groupe a de la place pour { $most } personnes.
refused-too_many_groups = Tu peux être dans { $most } groupes.
