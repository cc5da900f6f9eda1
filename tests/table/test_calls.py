"""When a hint is refused, before anything is thought."""

from types import SimpleNamespace
from typing import Any

import pytest

from byzanz import Game, Refused
from byzanz.table.calls import check_hint


def table(hints: str = "ask", game: Game | None = None, version: int = 3) -> Any:
    return SimpleNamespace(
        room=SimpleNamespace(options=SimpleNamespace(hints=hints), state="lobby"), game=game, version=version
    )


@pytest.mark.parametrize(
    ("at", "version", "code"),
    [
        (table("off", Game(3, seed=1)), 3, "no_hints"),
        (table(), 3, "not_dealt"),
        (table(game=Game(3, seed=1)), 2, "stale"),
        (table(game=Game(3, seed=1)), 4, "stale"),
        (table(game=Game(3, seed=1)), "3", "stale"),
    ],
)
def test_a_hint_is_refused_before_anything_is_thought(at: Any, version: object, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_hint(at, version)
    assert refused.value.code == code


def test_a_hint_for_this_moment_is_not_refused() -> None:
    check_hint(table(game=Game(3, seed=1)), 3)
    check_hint(table("warn", Game(3, seed=1)), 3)
