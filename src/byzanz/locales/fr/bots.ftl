### Bots : la liste de `byzanz bots`, et ce qui peut clocher dans le nom d’un bot.

cli-bots = lister les bots et leurs noms
bot-random = n’importe quel coup permis, au hasard
bot-greedy = une règle de bon sens pour chaque décision ; greedy:JEU ou greedy:FICHIER avec d’autres paramètres ({ $sets })
bot-search = essaie ce qui peut venir dans des mondes compatibles avec ce qu’il voit et juge qui gagnerait ; search:64 essais par possibilité, ou search:200ms
bot-search-v1 = search tel qu’il était dans les versions précédentes, pour comparer
bot-gentle = pour les humains : s’occupe de sa main et vend dès qu’il peut
bot-shrewd = pour les humains : sait ce que valent les cartes et quand attendre le marché
bot-ruthless = pour les humains : voit loin et n’oublie rien
bot-own = ta propre classe avec decide(view) ; voir docs/bots.md

refused-unknown_bot = Il n’y a pas de bot « { $spec } ». Il y a { $known } ; les tiens s’écrivent FICHIER.py:MyBot ou paquet.module:MyBot.
refused-bot_spec = « { $spec } » ne désigne pas un bot. Les noms sont { $known }, search:64, search:200ms, greedy:FICHIER, FICHIER.py:MyBot, paquet.module:MyBot.
refused-bot_file_missing = Il n’y a pas de fichier de bot « { $file } ».
refused-bot_file_broken = Le bot « { $spec } » ne peut pas être chargé : { $why } ({ $file }, ligne { $line })
refused-bot_class_missing =
    « { $spec } » : il n’y a pas là de classe de bot { $wanted }. { $count ->
        [0] Aucune classe n’y a decide(view).
       *[other] Il y a { $bots }.
    }
refused-parameters_missing = Il n’y a ni jeu de paramètres ni fichier « { $file } ». Les jeux sont { $known }.
refused-parameters_broken = Les paramètres « { $file } » sont inutilisables : { $why }
refused-bot_failed = Le bot « { $spec } » ne peut pas être lancé : { $why }
refused-bot_process = Le bot « { $spec } » a besoin d’un processus à lui, que ce système n’offre pas. Si tu lui fais confiance : byzanz arena --in-process.
