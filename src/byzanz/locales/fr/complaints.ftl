### Reports to the operator and blocked people.

complaint-title = À propos de { $name }
complaint-who = À propos de qui ?
complaint-why = Qu’est-ce qui ne va pas ?
complaint-name = Un nom choquant
complaint-talk = Gâche la partie par ses paroles
complaint-stalling = Fait attendre tout le monde exprès
complaint-collusion = Joue pour quelqu’un d’autre
complaint-other = Autre chose
complaint-note = La personne qui exploite ce serveur le lit et voit cette table. Personne d’autre ne l’apprend.
complaint-do = Signaler
complaint-done = La personne qui exploite ce serveur est prévenue. Merci !
block-note = Tu ne liras plus rien de { $name }, à aucune table. Personne ne l’apprend.
block-do = Bloquer { $name }
block-done = Tu bloques { $name }. Tu peux revenir là-dessus sous « Mes données ».
blocked-none = Tu ne bloques personne.
blocked-nameless = Un invité
blocked-since = depuis le { $date }
unblock = Débloquer
unblock-label = Débloquer { $name }
refused-reported_already = Tu as déjà signalé cette personne à cette table.
refused-person_needed = Personne d’autre n’est assis là.
# $seconds: until the next report is heard.
refused-too_many_reports =
    Cela fait trop de signalements pour l’instant. { $seconds ->
        [one] Attends une seconde.
       *[other] Attends { $seconds } secondes.
    }
refused-too_many_blocks = Tu bloques déjà { $most } personnes.
refused-block_unknown = Tu ne bloques plus cette personne.
