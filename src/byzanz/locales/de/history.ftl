### What I have played: figures, luck and skill, mistakes, the last games; and who may see them.

refused-person_unknown = Unter dieser Adresse zeigt niemand Ergebnisse.
