### La politique d’enchères : un réseau qui dit à quel point une mise d’un joueur fort est probable.

cli-train-policy = entraîner la politique d’enchères : quand les bots forts misent et quand ils passent
# $agreement, $greedy: shares between 0 and 1.
train-policy-scores = Politique d’enchères pour { $players } joueurs, { $games } parties. Sur { $count } décisions hors entraînement : d’accord avec les bots forts dans { $agreement } des cas (greedy { $greedy }), perte logarithmique { $loss } (ignorance { $ignorant }).
