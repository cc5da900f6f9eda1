import re

import pytest

from byzanz import arena
from byzanz.arena.report.results import GAMES, headings, notes_of, ranking, row_of, title_of
from byzanz.locales import LANGUAGES, texts

OUTCOME = arena.run(["greedy", "random", "random"], games=6, seed=1, workers=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_have_the_language_s_decimal_sign(language: str) -> None:
    text = texts(language)
    cells = [cell for standing in OUTCOME.standings for cell in row_of(standing, text)[2:]]
    shown = " ".join([*cells, title_of(OUTCOME, text), *notes_of(OUTCOME, text)])
    wrong, right = (r"\d,\d", r"\d\.\d") if language == "en" else (r"\d\.\d", r"\d,\d")
    assert not re.search(wrong, shown)
    assert len(re.findall(right, shown)) > 10


def test_each_row_has_a_cell_per_heading() -> None:
    text = texts("en")
    assert headings(text)[GAMES] == "games"
    assert {len(row_of(standing, text)) for standing in OUTCOME.standings} == {len(headings(text))}


def test_the_best_entry_comes_first() -> None:
    shares = [OUTCOME.standings[entry].win_share or 0 for entry in ranking(OUTCOME)]
    assert shares == sorted(shares, reverse=True)
