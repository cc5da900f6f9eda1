"""The layout of the encoding: the parts of an observation, the 282 actions, the features of an action, the rewards.

Plain constants; the compiled modules read them once, when they are loaded.
"""

from typing import Final

from byzanz.envs.errors import check_players

# The 282 actions of the way `cards`: where each group begins.
PASS_OR_DONE: Final = 0
ADD: Final = 1
COMMIT: Final = 25
GIVE_FACE: Final = 26
TAKE_KIND: Final = 51
DISCARD_FACE: Final = 58
SALE: Final = 83
SALES_OF_GOOD: Final = 33
THREE_MERCHANTS: Final = 281
ACTIONS: Final = 282

# The way `features`: the most actions a seat can have, and the numbers that describe each.
MOST_LEGAL: Final = 256
FEATURES: Final = 32
VERB_FEATURE: Final = 25
TOTAL_FEATURE: Final = 31
WAYS: Final = ("cards", "features")
"""The ways to choose an action, by name."""

# Who plays the other seats of a batch.
NO_BOTS: Final = 0
RANDOM: Final = 1
GREEDY: Final = 2

# Where the parts of an observation begin.
HAND_AT: Final = 0
LOT_AT: Final = 25
MARKET_AT: Final = 50
GONE_AT: Final = 75
UNSEEN_AT: Final = 100
DRAFT_AT: Final = 125
PHASE_AT: Final = 149
ROUND_AT: Final = 155
ROUNDS_AT: Final = 156
OFFER_AT: Final = 157
NEED_AT: Final = 158
DRAFT_TOTAL_AT: Final = 159
EXCESS_AT: Final = 160
PILE_AT: Final = 161
SEATS_AT: Final = 162
# Where the parts of a seat's block begin, and its size.
SEAT_BID: Final = 0
SEAT_KNOWN: Final = 24
SEAT_HAND_SIZE: Final = 49
SEAT_UNKNOWN: Final = 50
SEAT_OFFER_CARD: Final = 51
SEAT_BID_TOTAL: Final = 52
SEAT_POINTS: Final = 53
SEAT_PROFIT_COUNT: Final = 54
SEAT_PASSED: Final = 55
SEAT_DONE: Final = 56
SEAT_WAITING: Final = 57
SEAT_LEADS: Final = 58
SEAT_STARTED: Final = 59
SEAT_SIZE: Final = 60

# Rewards by number; `REWARDS` has their names.
WIN: Final = 0
MARGIN: Final = 1
POINTS: Final = 2
REWARDS: Final = ("win", "margin", "points")
"""The rewards by name: win share (a tie is shared), points ahead of the best other seat, own points."""


def size(players: int) -> int:
    """Return how many numbers an observation has."""
    return SEATS_AT + SEAT_SIZE * check_players(players)


def fields(players: int = 4) -> dict[str, slice]:
    """Return where each part of an observation is; `seat0` is the observer, `seat1` sits to their left, and so on."""
    players = check_players(players)
    starts = {
        "hand": HAND_AT,
        "lot": LOT_AT,
        "market": MARKET_AT,
        "gone": GONE_AT,
        "unseen": UNSEEN_AT,
        "laying": DRAFT_AT,
        "phase": PHASE_AT,
        "round": ROUND_AT,
        "rounds": ROUNDS_AT,
        "offer": OFFER_AT,
        "need": NEED_AT,
        "laying_total": DRAFT_TOTAL_AT,
        "excess": EXCESS_AT,
        "pile": PILE_AT,
    }
    parts = {
        "bid": SEAT_BID,
        "known": SEAT_KNOWN,
        "hand_size": SEAT_HAND_SIZE,
        "unknown": SEAT_UNKNOWN,
        "offer_card": SEAT_OFFER_CARD,
        "bid_total": SEAT_BID_TOTAL,
        "points": SEAT_POINTS,
        "profit_count": SEAT_PROFIT_COUNT,
        "passed": SEAT_PASSED,
        "done": SEAT_DONE,
        "waiting": SEAT_WAITING,
        "leads": SEAT_LEADS,
        "started": SEAT_STARTED,
    }
    for seat in range(players):
        for name, start in parts.items():
            starts[f"seat{seat}.{name}"] = SEATS_AT + SEAT_SIZE * seat + start
    ends = [*list(starts.values())[1:], size(players)]
    return {name: slice(start, end) for (name, start), end in zip(starts.items(), ends, strict=True)}
