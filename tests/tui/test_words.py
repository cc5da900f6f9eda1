"""Typed actions and sentences in the terminal."""

import json
from pathlib import Path

import pytest

from byzanz.locales import LANGUAGES, texts
from byzanz.tui.words import Words, in_record_letters, seat_names

CASES = json.loads((Path(__file__).parents[1] / "cases" / "typed.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}: {case['typed']}")
def test_typed_actions_are_read_as_in_the_browser(case: dict[str, str]) -> None:
    assert in_record_letters(case["typed"], texts(case["language"])) == case["read"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_typed_is_read_back(language: str) -> None:
    text = texts(language)
    for kind in "CGOSVWM":
        assert in_record_letters(f"take {text('card-letter', kind=kind)}", text) == f"take {kind}"
        assert in_record_letters(f"take {kind}", text).startswith("take ")


def test_bots_and_guests_have_names_and_nobody_has_a_person_s() -> None:
    seats: list[dict[str, str | None]] = [
        {"name": "Irene", "kind": "person"},
        {"name": None, "kind": "bot"},
        {"name": None, "kind": "person"},
        {"name": "MyBot", "kind": "bot"},
    ]
    names = seat_names(seats, texts("en"))
    assert names == ["Irene", "Basil", "guest 3", "MyBot"]


def test_a_bot_is_not_called_like_a_person_with_an_accent() -> None:
    seats: list[dict[str, str | None]] = [{"name": "Zoë", "kind": "person"}]
    seats += [{"name": None, "kind": "bot"}] * 5
    names = seat_names(seats, texts("en"))
    assert "Zoe" not in names
    assert len(set(names)) == 6


def test_a_list_of_cards_is_said_as_people_say_it() -> None:
    words = Words(texts("en"), ["A", "B", "C"], 0)
    assert words.cards(["C1", "V2", "M"]) == "cloth 1, wine 2 and merchant"
    assert words.cards(["C1"]) == "cloth 1"
    assert words.cards([]) == ""
