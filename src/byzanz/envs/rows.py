"""States as rows of bytes: thousands of games in one block of memory, each loaded into a `State` for a moment.

A `State` is a Python object, which threads without the interpreter's lock can't hold many of; bytes they can. Loading and
saving copies about a kilobyte, 30 to 40 nanoseconds each.
"""

from typing import Any

from byzanz.rules.state import State

ROW = 960
"""Bytes of a row; a little more than the fields need, so that rows begin at cache lines."""


def load(state: State, rows: Any, at: int) -> None:
    """Read a state from the row that begins at `at`; the events of its last action are not kept."""
    _load_numbers(state, rows, at)
    at += 18
    for i in range(112):
        state.deck[i] = rows[at + i]
    at += 112
    for i in range(150):
        state.hands[i] = rows[at + i]
    at += 150
    for i in range(150):
        state.bids[i] = rows[at + i]
    at += 150
    for i in range(150):
        state.known[i] = rows[at + i]
    at += 150
    for i in range(150):
        state.profit[i] = rows[at + i]
    at += 150
    for i in range(25):
        state.lot[i] = rows[at + i]
        state.market[i] = rows[at + 25 + i]
        state.gone[i] = rows[at + 50 + i]
    at += 75
    for i in range(24):
        state.shown[i] = rows[at + i]
    at += 24
    for i in range(42):
        state.hand_kinds[i] = rows[at + i]
    at += 42
    for i in range(6):
        state.offers[i] = rows[at + i]
        state.hand_sizes[i] = rows[at + 6 + i]
        state.hand_totals[i] = rows[at + 12 + i]
        state.unknown[i] = rows[at + 18 + i]
        state.bid_totals[i] = rows[at + 24 + i]
        state.points[i] = rows[at + 30 + i]
        state.profit_counts[i] = rows[at + 36 + i]
        state.offer_cards[i] = rows[at + 42 + i]
        state.has_passed[i] = rows[at + 48 + i]
        state.is_done[i] = rows[at + 54 + i]
        state.has_won[i] = rows[at + 60 + i]


def _load_numbers(state: State, rows: Any, at: int) -> None:
    """Read the single numbers; seats are kept one higher, so that NOBODY is 0."""
    state.players = rows[at]
    state.rounds = rows[at + 1]
    state.first = rows[at + 2]
    state.goods_only = rows[at + 3]
    state.pile_at = rows[at + 4]
    state.round = rows[at + 5]
    state.phase = rows[at + 6]
    state.resume = rows[at + 7]
    state.auction = rows[at + 8]
    state.offer = rows[at + 9]
    state.highest = rows[at + 10]
    state.turn = rows[at + 11] - 1
    state.starter = rows[at + 12] - 1
    state.leader = rows[at + 13] - 1
    state.first_passer = rows[at + 14] - 1
    state.picks_left = rows[at + 17]
    state.version = rows[at + 15] + 256 * rows[at + 16]
    state.event_count = 0


def save(state: State, rows: Any, at: int) -> None:
    """Write a state into the row that begins at `at`."""
    _save_numbers(state, rows, at)
    at += 18
    for i in range(112):
        rows[at + i] = state.deck[i]
    at += 112
    for i in range(150):
        rows[at + i] = state.hands[i]
    at += 150
    for i in range(150):
        rows[at + i] = state.bids[i]
    at += 150
    for i in range(150):
        rows[at + i] = state.known[i]
    at += 150
    for i in range(150):
        rows[at + i] = state.profit[i]
    at += 150
    for i in range(25):
        rows[at + i] = state.lot[i]
        rows[at + 25 + i] = state.market[i]
        rows[at + 50 + i] = state.gone[i]
    at += 75
    for i in range(24):
        rows[at + i] = state.shown[i]
    at += 24
    for i in range(42):
        rows[at + i] = state.hand_kinds[i]
    at += 42
    for i in range(6):
        rows[at + i] = state.offers[i]
        rows[at + 6 + i] = state.hand_sizes[i]
        rows[at + 12 + i] = state.hand_totals[i]
        rows[at + 18 + i] = state.unknown[i]
        rows[at + 24 + i] = state.bid_totals[i]
        rows[at + 30 + i] = state.points[i]
        rows[at + 36 + i] = state.profit_counts[i]
        rows[at + 42 + i] = state.offer_cards[i]
        rows[at + 48 + i] = state.has_passed[i]
        rows[at + 54 + i] = state.is_done[i]
        rows[at + 60 + i] = state.has_won[i]


def _save_numbers(state: State, rows: Any, at: int) -> None:
    """Write the single numbers, as `_load_numbers` reads them."""
    rows[at] = state.players
    rows[at + 1] = state.rounds
    rows[at + 2] = state.first
    rows[at + 3] = state.goods_only
    rows[at + 4] = state.pile_at
    rows[at + 5] = state.round
    rows[at + 6] = state.phase
    rows[at + 7] = state.resume
    rows[at + 8] = state.auction
    rows[at + 9] = state.offer
    rows[at + 10] = state.highest
    rows[at + 11] = state.turn + 1
    rows[at + 12] = state.starter + 1
    rows[at + 13] = state.leader + 1
    rows[at + 14] = state.first_passer + 1
    rows[at + 17] = state.picks_left
    rows[at + 15] = state.version & 255
    rows[at + 16] = state.version >> 8
