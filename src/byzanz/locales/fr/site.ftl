## byzanz site
cli-site = écrire le jeu comme dossier de fichiers pour n’importe quel hébergement web, sans serveur
cli-site-long = Écrit tout le jeu en simples fichiers : copiez le dossier chez n’importe quel hébergeur web, à la racine ou dans un sous-dossier. On y joue contre des bots dans son navigateur, même hors ligne ; les tables entre amis demandent un serveur.
cli-site-folder = le dossier ; il doit être vide, ou écrit par cette commande
site-written = Écrit : { $files } fichiers, { $size } Mo, dans { $folder }.
refused-site_folder_taken = Il y a des fichiers d’autrui dans « { $folder } ». Indiquez un dossier vide.
refused-site_no_client = Le client web n’est pas construit ici. Dans une copie de travail, `make build` le construit.
