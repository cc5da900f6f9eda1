### Reports to the operator and blocked people.

report-title = À propos de { $name }
report-who = À propos de qui ?
report-why = Qu’est-ce qui ne va pas ?
report-name = Un nom choquant
report-talk = Gâche la partie par ses paroles
report-stalling = Fait attendre tout le monde exprès
report-collusion = Joue pour quelqu’un d’autre
report-other = Autre chose
report-note = La personne qui exploite ce serveur le lit et voit cette table. Personne d’autre ne l’apprend.
report-do = Signaler
report-done = La personne qui exploite ce serveur est prévenue. Merci !
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
