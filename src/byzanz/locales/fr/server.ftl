### Ce que veut dire chaque réglage du serveur, pour byzanz serve --help, et pourquoi il ne démarre pas.

settings = réglages
setting-host = adresse sur laquelle le serveur écoute
setting-port = port sur lequel le serveur écoute
setting-database = fichier de la base SQLite, ou postgresql://… ; vide : un fichier dans le dossier de données de l’utilisateur
setting-workers = nombre de processus du serveur ; plus d’un demande PostgreSQL
setting-origins = autres origines d’où les pages peuvent venir, séparées par des virgules (derrière un proxy qui change Host)
setting-allowed_hosts = noms d’hôte auxquels ce serveur répond en plus des adresses IP, de localhost et du nom de cet ordinateur, séparés par des virgules ; un point initial couvre tous les noms en dessous, * veut dire tous
setting-trusted_proxies = adresses des proxys dont on accepte les en-têtes X-Forwarded, séparées par des virgules
setting-bot_delay = attente maximale d’un bot avant de jouer, en secondes ; 0 : il joue aussitôt
setting-stand_in = niveau du bot qui joue pour les absents
setting-away_seconds = sans pendule : secondes hors ligne après lesquelles un remplaçant joue, si d’autres personnes attendent
setting-deal_wait = combien de temps la donne attend les nombres aléatoires des joueurs, en secondes
setting-handover_seconds = durée de validité d’un code qui porte une place sur un autre appareil, en secondes
setting-accounts = proposer des comptes (demande l’extra `accounts`)
setting-account_host = le nom d’hôte auquel les clés d’accès sont liées ; vide : le premier nom public d’`origins` ou d’`allowed_hosts`, sinon localhost
setting-invite_only = ne laisser entrer les inconnus que sur invitation : ils voient un accueil et peuvent créer un compte par un lien de byzanz admin invite (il faut les comptes)
setting-limit_frame = plus grand message d’un client, en octets
setting-limit_frames = messages par seconde et par connexion, en moyenne (deux fois plus d’un coup)
setting-limit_requests = requêtes HTTP par seconde et par adresse, en moyenne (cinq fois plus d’un coup)
setting-limit_connections = websockets ouverts par adresse
setting-limit_http_connections = connexions HTTP ouvertes par adresse (0 : autant que de websockets)
setting-limit_address = ce qu’une adresse peut coûter par seconde, toutes ses connexions ensemble : une trame ou un fichier 1, un appel 5, un websocket 20, une partie à revoir 200 (deux fois plus d’un coup) ; 0 : 400, plus si davantage d’appels ou de trames sont permis
setting-limit_rooms = tables qu’une adresse peut ouvrir par heure
setting-limit_analyses = analyses qu’une adresse peut lancer par heure
setting-limit_changes = modifications que les autres voient à la table (options, places, noms …), par personne d’un coup ; toutes à nouveau après 20 secondes ; un nom compte triple
setting-limit_all_connections = websockets ouverts par processus
setting-idle_seconds = secondes après lesquelles une table que personne ne regarde quitte la mémoire
setting-lease_seconds = avec plusieurs processus : secondes après lesquelles un autre reprend les bots et les pendules de celui qui est tombé
setting-keep_lobbies = jours après lesquels un salon où personne ne vient est supprimé ; 0 : jamais
setting-keep_people = jours après lesquels les personnes sans partie sont supprimées ; 0 : jamais
setting-keep_games = jours après lesquels les parties finies ou abandonnées sont supprimées ; 0 : jamais
setting-log_level = ce qui est journalisé
setting-log_format = journal en lignes de texte ou en JSON
setting-log_addresses = si le journal nomme les adresses des navigateurs : no (non), short (le réseau seul) ou whole (en entier)
setting-metrics = exposer les mesures Prometheus sur /metrics
setting-site_name = nom de ce serveur, affiché sur la page d’accueil
setting-welcome = mot d’accueil sur la page d’accueil : un texte, ou un fichier s’il commence par / ou ./
setting-imprint = mentions légales : une adresse en https:// ou un fichier texte que ce serveur affiche
setting-privacy = politique de confidentialité : une adresse en https:// ou un fichier texte que ce serveur affiche

## Pourquoi le serveur ne démarre pas

# $setting: the flag or the environment variable; $value: what it was given; $kind: what it takes.
refused-setting_wrong =
    { $setting } ne peut pas être « { $value } ». Il faut { $kind ->
        [whole] un nombre entier de { $least } à { $most }
        [number] un nombre de { $least } à { $most }
        [choice] l’un de ceux-ci : { $choices }
        [yes_no] yes ou no
        [host] une adresse de cet ordinateur, par exemple 127.0.0.1, ou 0.0.0.0 pour toutes
        [origins] une ou plusieurs origines, par exemple https://byzanz.example, séparées par des virgules
        [allowed_hosts] un ou plusieurs noms d’hôte, par exemple byzanz.example ou .byzanz.example, séparés par des virgules, ou * pour tous
        [account_host] un nom d’hôte comme byzanz.example
        [trusted_proxies] une ou plusieurs adresses ou réseaux, par exemple 127.0.0.1 ou 10.0.0.0/8, séparés par des virgules, ou * pour tous
       *[database] un fichier, ou postgresql://utilisateur@ordinateur/nom
    }.
refused-invite_needs_accounts = Un serveur sur invitation a besoin des comptes : installe l’extra accounts et ne les désactive pas.
refused-setting_file = { $setting } indique le fichier { $file }, qui ne peut pas être affiché : { $why }
# $why: the reason in the operating system’s words.
refused-cannot_listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }
# $why: the reason in the words of the operating system or the database.
refused-database_unusable = La base de données { $database } ne peut pas être utilisée : { $why }
# $found, $known: versions of the tables.
refused-database_newer = La base de données vient d’une version plus récente de Byzanz ({ $found } ; celle-ci connaît { $known }) ou appartient à un autre programme. Rien n’y a été changé.
refused-backup_onto_itself = Une sauvegarde ne peut pas être écrite par-dessus la base de données elle-même ({ $database }). Choisis un autre fichier.
refused-backup_needs_pg_dump = Une sauvegarde de PostgreSQL a besoin du programme pg_dump. Il fait partie des programmes clients de PostgreSQL.
