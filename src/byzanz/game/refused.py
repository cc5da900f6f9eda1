"""The one error that wrong input raises."""

from typing import Any


class Refused(ValueError):
    """What was asked for is not possible, and nothing has changed: a code for programs, and the facts for the sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Any] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (self.code, self.facts)


def no_seat(seat: object, players: int) -> Refused:
    """Return the refusal of a seat that the table doesn't have."""
    return Refused("seat_unknown", seat=seat, least=0, most=players - 1)


def _refused(code: str, facts: dict[str, Any]) -> Refused:
    return Refused(code, **facts)
