"""The rules of Byzanz: the state of a game and what may happen to it.

Read in the booklet's order: material, state, dealing, auction, market, sale, score, flow (how a round goes on).
The files are plain Python; Cython compiles the same files with the `.pxd` beside each.
Nothing here knows names, strings of cards, clocks, sockets or people: see `byzanz.game` for that.
"""
