"""A state as numbers and bytes, and back: how a view travels to a bot in another process.

Every field of the state is written once in `dump_state` and once in `load_state`, in the same order. The events of the
last action stay behind, as in `State.copy`.
"""

from byzanz.rules.state import State

SIZE = 619
"""Bytes of all arrays together."""


def dump_state(state: State) -> tuple[tuple[int, ...], bytes]:
    """Return the single numbers and the arrays of a state."""
    numbers = (
        state.players,
        state.rounds,
        state.first,
        state.goods_only,
        state.pile_at,
        state.round,
        int(state.phase),  # a member of Phase where interpreted
        int(state.resume),
        state.turn,
        state.starter,
        state.auction,
        state.picks_left,
        state.offer,
        state.leader,
        state.highest,
        state.first_passer,
        state.version,
    )
    arrays = (
        state.deck[:112],
        state.offers[:6],
        state.hands[:150],
        state.known[:150],
        state.shown[:24],
        state.lot[:25],
        state.market[:25],
        state.gone[:25],
        state.hand_sizes[:6],
        state.hand_totals[:6],
        state.hand_kinds[:42],
        state.unknown[:6],
        state.bid_totals[:6],
        state.points[:6],
        state.profit_counts[:6],
        state.offer_cards[:6],
        state.has_passed[:6],
        state.is_done[:6],
        state.has_won[:6],
    )
    bids = [state.bid_of(seat) for seat in range(6)]
    profit = [state.profit_of(seat) for seat in range(6)]
    return (*numbers, *bids, *profit), b"".join(arrays)


def load_state(numbers: tuple[int, ...], arrays: bytes) -> State:
    """Return the state that `dump_state` wrote down."""
    if len(arrays) != SIZE:
        raise ValueError(f"{len(arrays)} bytes are no state: it has {SIZE}")
    state = State()
    (
        state.players,
        state.rounds,
        state.first,
        state.goods_only,
        state.pile_at,
        state.round,
        state.phase,
        state.resume,
        state.turn,
        state.starter,
        state.auction,
        state.picks_left,
        state.offer,
        state.leader,
        state.highest,
        state.first_passer,
        state.version,
    ) = numbers[:17]
    for seat in range(6):
        state.bids[seat] = numbers[17 + seat]
        state.profit[seat] = numbers[23 + seat]
    at = _fill(state.deck, 112, arrays, 0)
    at = _fill(state.offers, 6, arrays, at)
    at = _fill(state.hands, 150, arrays, at)
    at = _fill(state.known, 150, arrays, at)
    at = _fill(state.shown, 24, arrays, at)
    at = _fill(state.lot, 25, arrays, at)
    at = _fill(state.market, 25, arrays, at)
    at = _fill(state.gone, 25, arrays, at)
    at = _fill(state.hand_sizes, 6, arrays, at)
    at = _fill(state.hand_totals, 6, arrays, at)
    at = _fill(state.hand_kinds, 42, arrays, at)
    at = _fill(state.unknown, 6, arrays, at)
    at = _fill(state.bid_totals, 6, arrays, at)
    at = _fill(state.points, 6, arrays, at)
    at = _fill(state.profit_counts, 6, arrays, at)
    at = _fill(state.offer_cards, 6, arrays, at)
    at = _fill(state.has_passed, 6, arrays, at)
    at = _fill(state.is_done, 6, arrays, at)
    _fill(state.has_won, 6, arrays, at)
    return state


def _fill(array: bytearray, size: int, source: bytes, at: int) -> int:
    """Copy bytes into an array; return where the next one starts."""
    for i in range(size):
        array[i] = source[at + i]
    return at + size
