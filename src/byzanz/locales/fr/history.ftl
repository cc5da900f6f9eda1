### What I have played: figures, luck and skill, mistakes, the last games; and who may see them.

history-title = Mes résultats
history-nameless = Quelqu’un
history-none = Ce que tu termines désormais figure ici : l’issue, contre qui, et combien de chance tu as eue.
history-none-theirs = Aucune partie terminée pour l’instant.
history-guest = Ces résultats tiennent à ce navigateur.
history-guest-more = Avec un compte, tu les retrouves sur tous tes appareils.
history-games =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
history-won = { $wins } gagnées ({ $share })
history-parts = Chance et talent
history-parts-fair =
    { $games ->
        [one] Sur une partie
       *[other] Sur { $games } parties
    } : { $wins } gagnées. Si chacun à la table gagnait aussi souvent, ce serait { $fair }. La différence :
history-luck = Chance
history-skill = Talent
history-in-wins = { $wins } victoires
history-parts-note = La chance est ce que les cartes ont apporté, tel qu’un ordinateur le juge. Le talent est tout le reste ; sur peu de parties, il ne dit pas grand-chose.
history-parts-none = La chance est mesurée peu après la fin d’une partie.
history-measuring =
    { $count ->
        [one] La chance d’une partie est encore à mesurer.
       *[other] La chance de { $count } parties est encore à mesurer.
    }
history-mistakes = Erreurs
history-mistakes-none = Elles sont comptées dans les parties analysées.
history-mistakes-rate = erreurs sur 100 décisions
history-mistakes-note =
    { $games ->
        [one] Une partie analysée
       *[other] { $games } parties analysées
    } avec { $decisions } décisions : { $mistakes ->
        [one] une erreur
       *[other] { $mistakes } erreurs
    } et { $blunders ->
        [one] une gaffe
       *[other] { $blunders } gaffes
    }. Les imprécisions ({ $inaccuracies }) ne comptent pas.
history-companies = Par nombre de joueurs
history-company-head = Table
history-company = { $players } joueurs
history-with-people = avec d’autres personnes
history-with-bots = avec des bots seulement
history-games-head = Parties
history-wins-head = Gagnées
history-share-head = en pour cent
history-points-head = Points par partie
history-people = Contre des personnes
history-bots = Contre des bots
history-ahead-head = Devant
history-behind-head = Derrière
history-act-head = Inviter
history-last = Dernières parties
history-earlier = Parties précédentes
history-luck-tag = Chance { $luck } %
history-mistakes-tag =
    { $count ->
        [0] aucune erreur
        [one] une erreur
       *[other] { $count } erreurs
    }
history-apart =
    { $why ->
        [shared] plusieurs sur un appareil : ne compte pas
        [joined] place reprise en cours : ne compte pas
       *[played_on] reprise d’un enregistrement : ne compte pas
    }
history-public = Montrer mes résultats à tous ceux qui ont le lien
history-public-note = Tes chiffres et tes dernières parties, sans les noms des autres. Une fois désactivé, le lien ne mène nulle part.
history-public-copy = Copier le lien
history-public-see = Voir la page
history-invite = Inviter
history-invited = Invitation envoyée
history-invited-not = Le sait déjà, ou ne veut pas de messages.
history-friends-none = Personne encore : termine d’abord une partie avec quelqu’un.
refused-player_unknown = Tu n’as pas joué avec cette personne.
refused-person_unknown = Personne ne montre ses résultats à cette adresse.
