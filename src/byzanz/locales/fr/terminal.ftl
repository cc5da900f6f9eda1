### La table dans le terminal : ligne par ligne (byzanz play --plain) et en écran (byzanz tui). Les commandes restent telles quelles.

terminal-guest = invité { $number }
terminal-begin = Tu joues à Byzanz avec { $names }. Tape ? pour de l’aide.
terminal-stopped = La partie s’arrête ici.
terminal-help-letters = Les cartes sont une lettre et une valeur, par exemple T1 : { $letters }.
terminal-help-commands = regarde : la table ; permis : ce que tu peux faire ; conseil : un conseil ; journal : ce qui s’est passé ; règles : les règles ; quitte : la fin.
terminal-sum = { $cards } = { $total }
terminal-hint = Conseil : { $action } ({ $share } % de chances de gagner).
# Several things to do. $action: a list of them.
terminal-hint-even = Conseil : { $action } se valent à peu près ({ $share } % de chances de gagner).
# Where there is hardly a chance to win. $points: what one has at the end.
terminal-hint-points =
    Conseil : { $action } (environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin).
terminal-hint-even-points =
    Conseil : { $action } se valent à peu près (environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin).
terminal-no-hint = Il n’y a pas de conseil pour cela.
terminal-lesson-next = Appuie sur Entrée pour continuer.
terminal-lessons-stopped = Les leçons s’arrêtent ici.
cli-learn = apprendre le jeu en huit courtes leçons
cli-learn-lesson = la leçon par laquelle commencer : cards, bid, win, pass, market, sell, limit, final
cli-learn-plain = ligne par ligne, comme toujours ici ; dans le navigateur : byzanz play
terminal-key-sell = Vendre
terminal-key-back = Retour
terminal-key-hint = Conseil
terminal-key-type = Taper
terminal-key-theme = Clair/sombre
terminal-key-language = Langue
terminal-key-new = Nouvelle partie
terminal-key-quit = Quitter
terminal-lobby = Table { $room } : en attente de joueurs.
terminal-lost = Connexion perdue. Nouvel essai…
terminal-small = Cette fenêtre est trop petite : il faut 80×24.
terminal-col-hand = main
terminal-col-bid = mise
terminal-col-offer = offre
terminal-col-profit = gain
terminal-passed = passé
terminal-lot = Lot
terminal-market = Marché
terminal-hand = Main
terminal-sales = Séries
cli-play-plain = jouer ici, ligne par ligne : pour lecteurs d’écran, pipes et scripts
cli-table-group = une partie dans le terminal
cli-table-players = combien de joueurs, 3 à 6 (par défaut : { $count })
cli-table-level = force des bots aux autres places
cli-table-seed = le nombre qui décide des cartes et des bots (par défaut : un nouveau à chaque fois)
cli-table-language = langue de la table : { $known }
cli-table-record = ajouter la partie à ce fichier ; - l’affiche à la fin
cli-table-name = ton nom
cli-tui = jouer en écran dans le terminal, contre des bots ou à la table d’un serveur
cli-tui-server = adresse du serveur, par exemple https://byzanz.example
cli-tui-room = identifiant ou lien de la table (par défaut : une nouvelle table avec bots)
cli-tui-delay = secondes entre les coups des bots (par défaut : { $count })
refused-language = Il n’y a pas de langue « { $got } » ; il y a { $known }.
refused-unreachable = Le serveur { $address } est injoignable : { $why }

terminal-seat =
    { $name } : { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $profit ->
        [one] { $profit } carte de gain
       *[other] { $profit } cartes de gain
    }{ $has_offer ->
        [yes] , a la carte Offre { $offer }
       *[no] { "" }
    }{ $knows_points ->
        [yes] , points : { $points }
       *[no] { "" }
    }
terminal-score =
    { $you ->
        [yes] Tu as
       *[no] { $name } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main
cli-results = montrer mes résultats et groupes sur un serveur
cli-results-server = le serveur ; tu es qui y joue avec `byzanz tui --server`
cli-results-json = écrire en JSON
results-versus =
    { $name } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $ahead } à { $behind }
