"""Rows of cards on a narrow screen."""

import pytest

pytest.importorskip("textual")

from rich.text import Text

from byzanz.locales import LANGUAGES, texts
from byzanz.tui.colours import card
from byzanz.tui.painting import in_lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 9, 12, 20])
def test_a_number_and_its_card_stay_in_one_line(language: str, count: int) -> None:
    text = texts(language)
    pieces = [Text(str(number % 10)).append_text(card("G4", text)) for number in range(count)]
    lines = str(in_lines(text("terminal-hand"), pieces)).split("\n")
    assert all(len(line.rstrip()) <= 78 for line in lines)
    assert all(line.startswith(" " * 9) for line in lines[1:])
    found = [piece for line in lines for piece in str(line)[9:].split("  ") if piece.strip()]
    assert len(found) == count
    assert (count > 9) == (len(lines) > 1)
