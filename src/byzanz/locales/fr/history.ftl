### What I have played: figures, luck and skill, mistakes, the last games; and who may see them.

refused-person_unknown = Personne ne montre ses résultats à cette adresse.
