### What I have played: figures, luck and skill, mistakes, the last games; and who may see them.

refused-person_unknown = Nobody shows their results at this address.
