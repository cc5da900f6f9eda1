"""Answers that were given before: a frame that comes again gets its first answer, and is done once."""

from collections import OrderedDict
from typing import Any

AT_MOST = 64


class Answers:
    """The accepted frames of a table, for good, and the last other answers of each seat."""

    def __init__(self) -> None:
        self._accepted: dict[tuple[int, str], int] = {}
        self._others: dict[int, OrderedDict[str, dict[str, Any]]] = {}

    def accept(self, seat: int, frame: str, version: int) -> None:
        """Note the version that a stored action's frame led to."""
        self._accepted[seat, frame] = version

    def accepted(self, seat: int, frame: str) -> int | None:
        """Return the version that an action with this frame id led to, if it has been stored."""
        return self._accepted.get((seat, frame))

    def find(self, seat: int, frame: str) -> dict[str, Any] | None:
        """Return the first answer to a frame that comes again."""
        if (version := self.accepted(seat, frame)) is not None:
            return answer(frame, version)
        others = self._others.get(seat)
        return None if others is None else others.get(frame)

    def remember(self, seat: int, frame: str, given: dict[str, Any]) -> None:
        """Keep an answer in case its frame comes again; that to a stored action is known anyway."""
        if (seat, frame) in self._accepted:
            return
        others = self._others.setdefault(seat, OrderedDict())
        others[frame] = given
        if len(others) > AT_MOST:
            others.popitem(last=False)

    def forget(self, seat: int) -> None:
        """Drop the answers to a seat whose holder has changed."""
        self._others.pop(seat, None)


def answer(frame: str | None, version: int) -> dict[str, Any]:
    """Return the answer to a frame that was done."""
    return {"type": "answer", "id": frame, "version": version}


def refusal(frame: str | None, code: str, facts: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to a frame that was refused."""
    return {"type": "answer", "id": frame, "error": {"code": code, "facts": facts}}
