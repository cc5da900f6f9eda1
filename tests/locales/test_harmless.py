"""What comes from a record or a request is printed as text: a terminal obeys none of it."""

import pytest

from byzanz.locales import harmless, texts

NASTY = "\x1b]0;owned\x07\x1b[2JLena\u202e\x9b31m\u2066"


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x9b", "\u202e", "\u2066", "\r", "\0"])
def test_no_sign_that_a_terminal_obeys_is_printed(sign: str) -> None:
    said = texts("en")("replay-heading", names=NASTY + sign, players=3)
    assert sign not in said
    assert "Lena" in said


def test_letters_of_every_script_stay() -> None:
    for name in ("Ἑλένη", "عمر", "李雷", "Zoë", "O’Neil", "a\tb"):
        assert harmless(name) == name
