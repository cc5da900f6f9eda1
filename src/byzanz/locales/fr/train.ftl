### Entraîner les réseaux des bots. Les noms des commandes et des options restent tels quels.

cli-train = entraîner les réseaux avec lesquels les bots jugent les positions
cli-train-long = Entraîne un réseau des bots sur des parties qu’ils jouent eux-mêmes. La même graine donne les mêmes poids, quel que soit le nombre de processus.
cli-train-judge = entraîner le juge, qui dit à la fin d’une manche qui est en train de gagner
cli-train-players = pour combien de joueurs, séparés par des virgules (par défaut : { $counts })
cli-train-games = combien de parties sont jouées pour chaque nombre de joueurs (par défaut : { $count })
cli-train-seed = le nombre qui décide de toutes les cartes et de tout hasard (par défaut : un nouveau à chaque fois)
cli-train-workers = combien de processus jouent (par défaut : un par cœur)
cli-train-ray = jouer sur le cluster Ray à l’adresse ADDRESS ; sans adresse, sur un cluster démarré ici
cli-train-output = où les poids sont écrits (par défaut : { $file })
cli-train-json = afficher un objet JSON et rien d’autre

train-progress = { $players } joueurs
# $loss : à quel point le réseau est encore surpris ; moins, c’est mieux.
train-loss = { $players } joueurs, perte { $loss }
train-title = Juge pour { $players } joueurs, { $games } parties
train-round = manche
train-nothing = tous égaux
train-brier = score de Brier
# $error, $worst : parts de victoire entre 0 et 1.
train-calibration = Erreur de calibration sur de nouvelles parties : { $error }, au plus { $worst } dans un dixième.
train-strong = À tout moment des parties de bots forts : { $error }, au plus { $worst } dans un dixième.
train-strong-steady = De même avec de nombreux mondes : { $error }, au plus { $worst } dans un dixième.
train-written = Poids : { $file }

bench-judge = positions jugées/s

refused-net_missing = Il n’y a pas de fichier « { $file } » avec les poids d’un réseau.
refused-net_broken = « { $file } » ne contient pas de poids qui conviennent à ce réseau : { $why }
