### Die Bietpolitik: ein Netz, das sagt, wie wahrscheinlich ein starker Spieler bietet.

cli-train-policy = die Bietpolitik trainieren: wann starke Bots bieten und wann sie passen
# $agreement, $greedy: shares between 0 and 1.
train-policy-scores = Bietpolitik für { $players } Spieler, { $games } Partien. Bei { $count } Entscheidungen, an denen sie nicht trainiert wurde: stimmt mit starken Bots in { $agreement } überein (greedy in { $greedy }), Log-Verlust { $loss } (Unwissen { $ignorant }).
