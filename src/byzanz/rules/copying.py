"""The copy of a state: playouts copy states all the time, so it is one block of memory where the rules are compiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from byzanz.rules.state import State


def copy_fields(source: "State", target: "State") -> None:
    """Copy every field of a state into a new one, without the events of the last action."""
    fields = vars(source)
    vars(target).update({name: field if isinstance(field, int) else field[:] for name, field in fields.items()})
    target.event_count = 0
