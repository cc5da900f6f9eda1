### La page des règles, avec nos propres mots et des images entre les paragraphes.
rules-title = Comment jouer à Byzanz
rules-lead = Tu fais du commerce à Byzance. Achète aux enchères, saisis les bonnes affaires du marché et vends par trois. Celui qui a le plus gros gain l’emporte.
# Players, age and duration in one line.
rules-facts = De 3 à 6 joueurs · dès 8 ans · environ 45 minutes

## The course of a game in four steps

rules-course-title = La partie en quatre étapes
rules-course-1 = Enchères
rules-course-1-more = Chacun achète un lot et paie avec des cartes de sa main.
rules-course-2 = Marché
rules-course-2-more = On y trouve ce qui a été payé : chacun choisit une sorte.
rules-course-3 = Manche suivante
rules-course-3-more = Nouveaux lots, nouvelles enchères, jusqu’à la fin de la pioche.
rules-course-4 = Dernière vente
rules-course-4-more = Tout le monde vend une dernière fois. Celui qui a le plus de points gagne.

## The cards

rules-cards-title = Les cartes
rules-cards-1 = Il y a six marchandises, reconnaissables à leur couleur, leur forme, leurs lettres et leur image. Chacune a les mêmes 16 cartes :
rules-cards-2 = S’y ajoutent seize commerçants sans valeur. On ne peut pas les miser, mais ils remplacent n’importe quelle marchandise dans une vente.
# How often a card exists. $count: how often.
rules-cards-times = { $count } fois
rules-cards-3 = Chacun commence avec quatre cartes. On en retire quelques-unes sans les regarder ; le reste forme la pioche, qui s’épuise exactement à la fin de la dernière manche. Le voisin de gauche du donneur commence.
rules-cards-4 = Restent cachés les mains, les gains, la pioche et les cartes retirées. Tout le monde peut savoir combien de cartes chacun a en main et en gain, et tout ce qui a été montré.
# Heading of a small table and its columns.
rules-table-players = Joueurs
rules-table-offers = Cartes Offre
rules-table-removed = Retirées sans les voir
rules-table-rounds = Manches

## The auction

rules-auction-title = Les enchères
rules-auction-1 = Dans une manche, chaque carte Offre donne lieu à une enchère, la plus haute d’abord. Son chiffre indique combien de cartes on dévoile : le lot.
rules-auction-2 = Le premier joueur mise ou passe, puis c’est au tour des suivants, dans le sens horaire, s’ils n’ont pas encore de carte Offre dans cette manche. On mise des cartes de sa main, posées face visible ; seule compte la somme de leurs valeurs.
rules-auction-3 = Chaque mise doit dépasser la précédente d’au moins 1. Pour relancer, ajoute des cartes à celles déjà posées ; impossible d’en reprendre.
rules-auction-4 = Si tu passes, tu quittes cette enchère et reprends tes cartes. Dès qu’il ne reste qu’un joueur en lice, l’enchère est close.
rules-auction-5 = Le gagnant met toute sa mise au marché, ainsi qu’une carte du lot, au choix. Le reste du lot va dans sa main. Il prend la carte Offre et ne participe plus aux enchères de cette manche.
rules-auction-next = Ensuite, le premier joueur à gauche du gagnant qui n’a pas de carte Offre ouvre l’enchère suivante.
rules-auction-6 = Si personne n’a misé et que tous les autres ont passé, le dernier peut encore miser. S’il passe aussi, le premier à avoir passé reçoit tout le lot gratuitement, sans donner de carte au marché ; il prend la carte Offre et se retire comme tout gagnant.
rules-auction-7 = Le dernier joueur d’une manche n’a pas de rival et ne mise pas : il reçoit le plus petit lot et la carte Offre la plus basse.
# Below two small pictures: a lot of two cards (3 or 4 players) and a lot of one (5 or 6).
rules-auction-last-two = À 3 ou 4 : une carte au marché, une en main
rules-auction-last-one = À 5 ou 6 : l’unique carte va au marché
# A worked auction: a list of turns. $name: a player; $total: what lies there.
rules-auction-example = Une enchère, tour par tour. Le lot :
rules-turn-bid = { $name } mise { $total }
rules-turn-raise = { $name } ajoute une carte et monte à { $total }
rules-turn-pass = { $name } passe
rules-turn-back = { $name } passe et reprend ses cartes
rules-turn-won = { $name } remporte le lot pour { $total } :
rules-auction-paid = payé
rules-auction-given = au marché
rules-auction-kept = en main

## The market

rules-market-title = Le marché
rules-market-1 = Une fois tous les lots vendus, on partage le marché. Celui qui a la carte Offre la plus basse choisit en premier, celui qui a la plus haute en dernier : un petit lot permet de choisir tôt.
rules-market-2 = On prend toutes les cartes d’une sorte ; les commerçants en sont une aussi. S’il reste quelque chose, il faut choisir ; si le marché est vide, on repart les mains vides. Ce que personne ne prend est retiré du jeu.
rules-market-3 = Celui qui avait la carte Offre la plus basse ouvre la manche suivante.
rules-market-example = À quatre : la carte Offre 2 prend les commerçants, la 3 le vin, la 4 les tissus, la 5 les céréales. Les olives et le bois sont retirés du jeu.

## The sale

rules-sale-title = La vente
rules-sale-1 = À tout moment, même quand ce n’est pas ton tour, tu peux vendre exactement trois cartes d’une même marchandise de ta main. Montre-les à tous : la plus forte devient ton gain, désormais face cachée ; les deux autres sont retirées du jeu.
rules-sale-2 = Les commerçants remplacent les cartes qui manquent et sont toujours retirés du jeu : une marchandise et deux commerçants font une série.
rules-sale-3 = Trois commerçants font aussi une série : on en garde un, qui compte 5.
# $points: what the card that is kept counts.
rules-sale-keep = garde { $points }

## The hand limit

rules-limit-title = La limite de main
rules-limit-1 = Personne ne garde huit cartes ou plus. Si un lot ou un choix te fait dépasser sept, tu dois aussitôt te défausser ou vendre pour en avoir sept au plus ; tout le monde voit les défausses. Les cartes d’une mise ne comptent pas, et à sept ou moins on ne se défausse pas.

## The end

rules-end-title = La fin
rules-end-1 = Après le dernier marché, chacun peut vendre une dernière fois. Celui qui a le plus de points de gain l’emporte ; à égalité, celui qui a le plus de cartes en main ; si tout est égal, la victoire est partagée.
rules-end-goods = Une table peut choisir de ne compter que les cartes Marchandise en cas d’égalité ; les commerçants en main n’aident alors pas.

## Hints

rules-hints-title = Bon à savoir
rules-hints-1 = Ta mise remplit le marché. Paie avec ce qui ne sert pas aux autres.
rules-hints-2 = Celui qui a une petite carte Offre choisit tôt : le plus petit lot est parfois la meilleure affaire.
rules-hints-3 = Une série en main, c’est aussi de l’argent : vends-la s’il le faut, garde-la tant que tu veux miser.
rules-hints-4 = Trois commerçants sont la meilleure série de toutes : 5 points.
rules-hints-5 = Un 4 se vend aussi bien avec deux 1 qu’avec deux 3 : garde les petites cartes de ta marchandise et mise avec les fortes des autres.
rules-hints-6 = Passer en premier ne rapporte le lot que si tous les autres passent aussi.
rules-hints-7 = Un gros lot fait vite dépasser sept à une main pleine : fais d’abord de la place.
