"""The rules of Byzanz: the state of a game and what may happen to it.

Read in the booklet's order: material, cards (how they are counted), state, dealing, auction, market, sale, hand_limit, score;
then flow (how one leads to the next). Tools on top: action_list (all legal actions), random_play, rng, codec (bytes of a state).
The files are plain Python; Cython compiles the same files with the `.pxd` beside each.
Nothing here knows names, strings of cards, clocks, sockets or people: see `byzanz.game` for that.
"""
