### Les règles dans nos mots, avec des images entre les paragraphes.

rules-title = Comment jouer à Byzanz
rules-lead = Vous faites du commerce à Byzance : achetez des marchandises aux enchères, saisissez les bonnes affaires au marché et vendez par trois. Le plus gros gain l’emporte.

## Les cartes

rules-cards-title = Les cartes
rules-cards-1 = Il y a six marchandises de 16 cartes chacune : six de valeur 1, cinq de valeur 2, trois de valeur 3 et deux de valeur 4. Couleur, forme, lettre et image les distinguent.
rules-cards-2 = Les seize commerçants n’ont pas de valeur. On ne peut pas les miser, mais dans une vente ils remplacent n’importe quelle marchandise.
rules-cards-3 = Chacun commence avec quatre cartes. Quelques cartes sont retirées sans être vues, le reste forme la pioche. Elle est épuisée juste à la fin de la dernière manche.
rules-table-players = Joueurs
rules-table-offers = Cartes Offre
rules-table-removed = Retirées sans être vues
rules-table-rounds = Manches

## L’enchère

rules-auction-title = Les enchères
rules-auction-1 = Une manche compte une enchère par carte Offre, la plus haute d’abord. Son nombre dit combien de cartes sont étalées : le lot.
rules-auction-2 = Le joueur qui ouvre mise ou passe ; puis on continue dans le sens horaire parmi ceux qui n’ont pas encore de carte Offre dans cette manche. On mise avec des cartes de sa main, posées face visible ; seule compte la somme de leurs valeurs.
rules-auction-3 = Chaque mise doit dépasser la précédente d’au moins 1. Pour surenchérir, ajoute des cartes à celles que tu as posées ; tu ne peux en reprendre aucune.
rules-auction-4 = Si tu passes, tu quittes cette enchère et reprends tes cartes posées. L’enchère se termine quand tous sauf un ont passé.
rules-auction-5 = Si tu gagnes, toute ta mise va au marché, avec une carte du lot de ton choix. Le reste du lot va dans ta main. Tu prends la carte Offre et ne participes plus aux autres enchères de cette manche.
rules-auction-6 = Si personne ne mise, le premier qui a passé prend tout le lot gratuitement et ne met aucune carte au marché.
rules-auction-7 = Le dernier joueur d’une manche n’a pas de rival et ne mise pas. D’un lot de deux cartes, il en met une au marché et garde l’autre ; un lot d’une seule carte va au marché.
rules-auction-example = Lot de 5 : payé 4 avec tissu 1, épices 2 et vin 1 ; bois 1 va au marché, le reste en main.
rules-auction-paid = payé
rules-auction-given = au marché
rules-auction-kept = en main

## Le marché

rules-market-title = Le marché
rules-market-1 = Quand tous les lots sont vendus, on partage le marché. La carte Offre la plus basse choisit d’abord, la plus haute en dernier : avec un petit lot, on choisit tôt.
rules-market-2 = On prend toutes les cartes d’une sorte ; les commerçants sont aussi une sorte. Ce que personne ne prend quitte le jeu.
rules-market-3 = La manche suivante est ouverte par le joueur qui avait la carte Offre la plus basse.
rules-market-example = Un marché plein à quatre : le bois, les épices, le commerçant et le tissu sont pris dans cet ordre ; le vin et les céréales quittent le jeu.

## La vente

rules-sale-title = La vente
rules-sale-1 = À tout moment, même hors de ton tour, tu peux vendre exactement trois cartes d’une même marchandise de ta main. La plus haute devient ton gain, les deux autres quittent le jeu.
rules-sale-2 = Les commerçants remplacent les cartes manquantes et quittent toujours le jeu : une marchandise et deux commerçants font une série.
rules-sale-3 = Trois commerçants font aussi une série : on en garde un, qui compte 5.
rules-sale-keep = garder { $points }

## La limite de main

rules-limit-title = La limite de main
rules-limit-1 = Dès que tu as plus de sept cartes en main, tu dois défausser ou vendre jusqu’à en avoir sept au plus. Les cartes posées dans une mise ne comptent pas. Tout le monde voit les défausses.

## La fin

rules-end-title = La fin
rules-end-1 = Après le dernier marché, tout le monde peut vendre encore une fois. Qui a le plus de points de gain l’emporte ; en cas d’égalité, qui a le plus de cartes en main. S’il y a encore égalité, la victoire est partagée.

## Conseils

rules-hints-title = Bon à savoir
rules-hints-1 = Ta mise remplit le marché. Paie avec ce qui ne sert pas aux autres.
rules-hints-2 = Les cartes Offre basses choisissent d’abord : parfois, le plus petit lot est la meilleure affaire.
rules-hints-3 = Une série en main, c’est aussi de l’argent : vends-la quand il le faut, garde-la tant que tu en as besoin pour miser.
