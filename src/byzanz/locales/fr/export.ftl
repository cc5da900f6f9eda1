## byzanz export
cli-export = écrire des parties enregistrées en tables Parquet
cli-export-long = Écrit les parties d’un fichier en quatre tables Parquet : parties, décisions avec toutes les possibilités, enchères, ventes. Code de sortie 1 si une partie ne suit pas les règles ; rien n’est alors écrit.
cli-export-file = un fichier de parties enregistrées, une par ligne
cli-export-parquet = le dossier des tables
export-wrong = { $file }, ligne { $line } : { $reason } Rien n’a été écrit.
export-none = Il n’y a aucune partie dans « { $file } ». Rien n’a été écrit.
export-done = { $folder } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $decisions } décisions, { $auctions } enchères, { $sales } ventes.

## byzanz bench: the environments
bench-batch = environnements par lot, observation + masque + pas/s
bench-gymnasium_vector = la même chose contre des bots aléatoires, pas de l’apprenant/s
bench-pettingzoo = environnement PettingZoo, observation + masque + pas/s
bench-openspiel = OpenSpiel en Python, observation + masque + pas/s
