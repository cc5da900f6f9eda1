"""The fields of a state copied, and written as a row of bytes and back, without the events of its last action.

A row is how thousands of games lie in one block of memory, how a position is pickled, and how a view travels to a bot in
another process (`State.row`, `state_of`). Compiled, a row is the block of the state's fields in memory, which `codec.pxd`
copies in some 20 nanoseconds; the layout below writes the same bytes.
"""

from struct import Struct
from typing import TYPE_CHECKING

from byzanz.rules import material

if TYPE_CHECKING:
    from byzanz.rules.state import State

_NUMBERS = (
    *("players", "rounds", "first", "goods_only", "pile_at", "round", "phase", "resume", "turn", "starter", "auction"),
    *("picks_left", "offer", "leader", "highest", "first_passer", "version"),
)
_ARRAYS = (
    *("deck", "offers", "hands", "known", "shown", "lot", "market", "gone", "hand_sizes", "hand_totals", "hand_kinds"),
    *("unknown", "bid_totals", "points", "profit_counts", "offer_cards", "has_passed", "is_done", "has_won"),
)
_ROW = Struct(f"<{len(_NUMBERS)}h6x{material.MOST}Q{material.MOST}Q619sx")
"""Numbers, open bids, profit, and the bytes of all arrays: each begins where the C compiler puts it."""
_BIDS = slice(len(_NUMBERS), len(_NUMBERS) + material.MOST)
_PROFIT = slice(_BIDS.stop, _BIDS.stop + material.MOST)


def copy_fields(source: "State", target: "State") -> None:
    """Copy every field of a state into a new one."""
    fields = vars(source)
    vars(target).update({name: field if isinstance(field, int) else field[:] for name, field in fields.items()})
    target.event_count = 0


def row_size(state: "State") -> int:
    """Return how many bytes a row needs."""
    return _ROW.size


def save(state: "State", rows: bytearray, at: int) -> None:
    """Write a state into the row that begins at `at`."""
    numbers = [getattr(state, name) for name in _NUMBERS]
    arrays = b"".join(getattr(state, name) for name in _ARRAYS)
    _ROW.pack_into(rows, at, *numbers, *state.bids, *state.profit, arrays)


def load(state: "State", rows: bytes | bytearray, at: int) -> None:
    """Read a state from the row that begins at `at`."""
    *fields, arrays = _ROW.unpack_from(rows, at)
    for name, number in zip(_NUMBERS, fields, strict=False):
        setattr(state, name, number)
    state.bids, state.profit = fields[_BIDS], fields[_PROFIT]
    start = 0
    for name in _ARRAYS:
        end = start + len(getattr(state, name))
        setattr(state, name, bytearray(arrays[start:end]))
        start = end
    state.event_count = 0
