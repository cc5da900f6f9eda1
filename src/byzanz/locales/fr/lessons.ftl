### Les leçons : de courts textes à côté d’une vraie table, trois phrases au plus.

## The page of lessons and what is around a lesson

learn-title = Apprends en cinq minutes
learn-intro = Huit courtes leçons à une vraie table. Chaque coup, c’est toi qui le joues.
# $number: which lesson; $count: how many there are.
learn-lesson = Leçon { $number } sur { $count }
# Read after the title of a lesson that has been finished.
learn-finished = terminée
learn-next = Continuer
learn-next-lesson = Leçon suivante
learn-finish = Terminer
learn-done = Leçon { $number } terminée
# One step back in the lesson.
learn-back = Retour
# The whole lesson from its beginning.
learn-again = Recommencer
# Leave this lesson out.
learn-skip = Passer la leçon
learn-all = Toutes les leçons
# Above the text while an action is asked for.
learn-your-turn = Essaie :
# Above the answer to an action that is not what is asked for.
learn-wrong = Pas tout à fait.
learn-others = Les autres jouent…
learn-first-game = Ta première partie
learn-first-game-more = Contre trois bots doux, avec des conseils quand tu en demandes.
learn-play = Jouer
learn-know = Tu connais maintenant les règles.

## Answers that fit any lesson

lesson-wrong-next = Continue d’abord ta lecture.
lesson-wrong-act = Ici, c’est toi qui joues.
lesson-wrong-other = En partie, c’est permis, mais la leçon demande autre chose.
lesson-wrong-over = Cette leçon est terminée.

## 1: cards and sets

# $points: the learner’s points, in every lesson.
lesson-cards-title = Cartes et séries
lesson-cards-goods = Il y a six marchandises, de valeur 1 à 4. Trois cartes d’une même marchandise font une série. Vendre des séries rapporte un gain, et celui qui a le plus gros gain l’emporte.
lesson-cards-sell = Tes trois cartes Tissus font une série. Tu peux vendre à tout moment, même quand c’est à { $turn }. Appuie une fois sur la série pour la voir dans ta main, et une seconde fois pour la vendre.
lesson-cards-profit = Seule la plus forte compte : le 4 est maintenant ton gain, tu as { $points } points. Les deux autres sont retirées du jeu, peu importe leur valeur.

## 2: bidding

# $need: the least that a bid must come to; $highest: the highest bid. In every lesson.
lesson-bid-title = Miser et relancer
lesson-bid-lot = Les nouvelles cartes s’obtiennent aux enchères. La carte Offre dit combien sont en jeu, ici cinq : c’est le lot. Ton argent, ce sont les chiffres de tes cartes.
lesson-bid-open = Choisis des cartes et mise. Seule la somme compte, peu importe la marchandise ; on ne mise pas de commerçants. Commence bas : 3 au plus.
lesson-bid-not-pass = Passer te sort de cette enchère. Cette fois, mise.
lesson-bid-too-much = Il te resterait peu pour relancer. Pour commencer, mise 3 au plus.
lesson-bid-raise = { $leader } mise { $highest }. Tes cartes restent posées : ajoutes-en de ta main pour arriver à { $need } au moins.
lesson-bid-not-give-up = Le lot reviendrait alors peut-être à { $leader }. Ajoute des cartes : tu peux encore atteindre { $need }.
lesson-bid-won = Tous les autres ont passé : le lot est à toi. Ce qu’il coûte, tu le verras à la leçon suivante.

## 3: winning a lot

lesson-win-title = Remporter un lot
lesson-win-paid = Ta mise de 4 était la plus haute. Elle est payée : ton vin et ton bois sont au marché, où d’autres pourront les prendre.
lesson-win-give = Une carte du lot va aussi au marché, le reste est à toi. Tu as Tissus 4 : garde les tissus et donne une autre carte.
lesson-win-keep-cloth = Tissus 2 et 3 font une série avec ton Tissus 4. Donne une autre marchandise.
lesson-win-taken = Les quatre autres cartes sont dans ta main. Tu as aussi la carte Offre 5 : chacun en reçoit une par manche, tu ne participes donc plus aux autres enchères.

## 4: passing

lesson-pass-title = Passer
lesson-pass-back = { $leader } a misé { $highest } et tu n’atteins pas { $need }. Passe : tu sors de cette enchère, mais ta carte te revient.
lesson-pass-nobody = Ton vin est revenu, passer ne coûte rien. À toi d’ouvrir l’enchère suivante. Regarde ce qui arrive si personne ne mise : passe encore.
lesson-pass-not-bid = Tu pourrais miser, mais vois cette fois ce qui arrive sans mise : passe.
lesson-pass-whole = Personne n’a misé : celui qui a passé en premier reçoit tout le lot, ne paie rien et ne donne rien. C’était toi ! Une seule mise aurait tout gâché.

## 5: the last lot and the market

lesson-market-title = Le dernier lot et le marché
lesson-market-last = Les autres ont leur carte Offre : le dernier lot est à toi sans miser. Une de ses cartes va au marché : choisis laquelle et donne-la.
lesson-market-single = À cinq ou six joueurs, le dernier lot n’est qu’une seule carte. Elle va au marché, et celui qui reste ne prend que la carte Offre la plus basse.
lesson-market-order = Tous les lots sont vendus et on partage le marché. Celui qui a la carte Offre la plus basse choisit en premier : c’est toi, avec la 2.
lesson-market-take = Tu prends toutes les cartes d’une sorte. Choisis-en une qui te donne une série avec ta main.
lesson-market-no-set = C’est permis, mais cela ne fait pas de série. Quelle marchandise de ta main est plusieurs fois au marché ?
lesson-market-left = Les autres ont choisi dans l’ordre de leurs cartes Offre, le reste est retiré du jeu. La plus basse ouvre aussi la manche suivante : c’est encore toi.

## 6: selling, merchants

lesson-sell-title = Vendre et commerçants
lesson-sell-joker = Tu peux vendre à tout moment : c’est à { $turn } de jouer, et tu peux vendre quand même. Un commerçant remplace n’importe quelle marchandise. Vends tes deux cartes Bois avec un commerçant.
lesson-sell-one-joker = C’est possible, mais cela coûte deux commerçants, qui sont précieux. Prends Bois 2 à la place du second.
lesson-sell-highest = La plus forte marchandise compte : ainsi tu gagnes moins que possible. Vends Bois 4 et Bois 2 avec un commerçant.
lesson-sell-merchants-next = Une bonne série, elle vient ensuite. Vends d’abord le bois.
lesson-sell-merchants = Le 4 est ton gain, le commerçant est retiré du jeu. Trois commerçants font aussi une série, la meilleure : 5 points. Vends-les.
lesson-sell-spices = Avec deux commerçants, les épices ne rapportent que 1. Trois commerçants rapportent 5.
lesson-sell-points = 4 et 5 : tu as { $points } points. Vendre tout de suite ou attendre une meilleure série : à toi de voir.

## 7: the hand limit

# $cards: cards in the learner’s hand; $excess: how many are too many. In every lesson.
lesson-limit-title = La limite de main
lesson-limit-nine = Personne n’a misé et tu as reçu tout le lot : tu as { $cards } cartes. Sept est le maximum, la partie t’attend donc.
lesson-limit-down =
    { $excess ->
        [one] Une carte de trop.
       *[other] { $excess } cartes de trop.
     } Vends une série, ou choisis des cartes et défausse-les ; tout le monde voit les défausses.
lesson-limit-keep-cloth = Tes trois cartes Tissus font une série qui vaut 3 points. Vends-les, ou défausse autre chose.
lesson-limit-seven = { $cards } cartes : la partie continue. Compte ta main avant de miser sur un gros lot : ce qui dépasse sept se vend ou se perd.

## 8: the final sale and ties

lesson-final-title = La dernière vente
lesson-final-all = La pioche est vide et le marché partagé une dernière fois. Chacun peut encore vendre, autant de séries qu’il veut.
lesson-final-sell = Ta série est au centre de la table. Appuie une fois dessus, et une seconde fois pour la vendre : ce qui reste en main ne rapporte aucun point.
lesson-final-not-done = Tu as encore en main une série qui vaut 4 points. Vends-la d’abord.
lesson-final-done = Il ne reste rien à vendre. Appuie sur le bouton pour dire que tu as fini.
lesson-final-tie = { $points } points pour toi et autant pour { $rival } ! À égalité, la main la plus fournie l’emporte : tu as { $cards } cartes, { $rival } en a 2. Tu gagnes.
