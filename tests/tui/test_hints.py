"""Hints in the terminal's words: one best, or several that can't be told apart."""

import pytest

from byzanz.locales import LANGUAGES, texts
from byzanz.tui.hints import advice, reason
from byzanz.tui.words import Words
from tests.dealt import deal

WHY = {"key": "hint-why-pass-only", "facts": {}}


def found(*evens: bool) -> dict[str, object]:
    """A hint with two candidates or three."""
    actions = ("pass", "bid W1", "bid V2")
    shares = (0.23, 0.226, 0.18)
    candidates = [
        {"action": action, "win_share": share, "error": 0.01, "even": even}
        for action, share, even in zip(actions, shares, evens, strict=False)
    ]
    return {"by": "wins", "candidates": candidates, "reason": WHY, "asked": None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_that_are_equally_good_are_all_named_and_none_is_the_best(language: str) -> None:
    text = texts(language)
    words = Words(text, ["Lena", "Irene", "Basil", "Zoe"], 0)
    view = deal(4, ["C4 C3 V2 W1"], ["C1 G1 O1 S1 V1"]).view(0).to_dict()
    for most in (1, 3):
        said = advice(found(True, True, False), view, words, most)
        assert said.startswith(text("terminal-even", what="")[:8])
        assert text("hint-pass") in said
        assert "(23% ±1)" in said
        assert "(18% ±1)" not in said
        assert said.endswith(text("hint-why-first", reason=text("hint-why-pass-only")))
    best = advice(found(True, False, False), view, words)
    assert best.startswith(text("terminal-best", what="")[:6])
    assert best.endswith(" " + text("hint-why-pass-only"))


def test_a_reason_by_points_is_about_all_that_are_equally_good() -> None:
    text = texts("en")
    candidates = [{"action": "take G", "even": True}, {"action": "take V", "even": True}]
    for key, facts in (("hint-why-points", {"points": 1}), ("hint-why-pass-only", {})):
        said = reason({"candidates": candidates, "reason": {"key": key, "facts": facts}}, text)
        assert (said == text(key, **facts)) == (key == "hint-why-points")
