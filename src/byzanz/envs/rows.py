"""States as rows of bytes: thousands of games in one block of memory, each loaded into a `State` for a moment.

A `State` is a Python object, and threads without the interpreter's lock can't hold many of those; bytes they can.
`rows.pxd` has the same functions for the compiled modules: there a row is the block of the state's fields, and copying it
takes some 20 nanoseconds.
"""

from byzanz.rules.state import State


def row_size(state: State) -> int:
    """Return how many bytes a row needs."""
    return sum(len(_bytes_of(getattr(state, name))) for name in _fields(state))


def save(state: State, rows: bytearray, at: int) -> None:
    """Write a state into the row that begins at `at`, without the events of its last action."""
    for name in _fields(state):
        field = _bytes_of(getattr(state, name))
        rows[at : at + len(field)] = field
        at += len(field)


def load(state: State, rows: bytearray, at: int) -> None:
    """Read a state from the row that begins at `at`."""
    for name in _fields(state):
        held = getattr(state, name)
        end = at + len(_bytes_of(held))
        if isinstance(held, int):
            setattr(state, name, int.from_bytes(rows[at:end], "little", signed=True))
        elif isinstance(held, list):
            words = range(at, end, 8)
            setattr(state, name, [int.from_bytes(rows[word : word + 8], "little") for word in words])
        else:
            setattr(state, name, bytearray(rows[at:end]))
        at = end
    state.event_count = 0


def _fields(state: State) -> list[str]:
    return sorted(name for name in vars(state) if not name.startswith("event_"))


def _bytes_of(field: int | list[int] | bytearray) -> bytes:
    if isinstance(field, int):
        return field.to_bytes(2, "little", signed=True)
    if isinstance(field, list):
        return b"".join(word.to_bytes(8, "little") for word in field)
    return bytes(field)
