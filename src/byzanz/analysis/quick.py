"""Judge with a small budget, for an interpreted engine: a number of rollouts, spent in steps between which others can work.

All candidates are tried in a few worlds, then the better half of them in a few more, and so on: what is worth comparing
gets most of the budget, however many candidates there are.
"""

from collections.abc import Iterator

from byzanz.analysis.judging import Judging

TREE_ROLLOUTS = 2
"""Rollouts of the tree per candidate."""
STAGE = 3
"""Worlds before the worse half of the candidates falls out."""
LEFT = 3
"""As many candidates stay to the end."""
MOST_WORLDS = 64


def try_within(judging: Judging, rollouts: int) -> Iterator[None]:
    """Try candidates until so many rollouts are used, a world at a time; those that must be judged stay to the end."""
    used = 0
    while used < rollouts and judging.still_in and judging.worlds < MOST_WORLDS:
        if judging.worlds and judging.worlds % STAGE == 0:
            judging.narrow(max(LEFT, judging.still_in // 2))
        used += judging.try_world()
        yield
        if judging.still_in == 1 and judging.worlds >= STAGE:
            return
