"""Typed actions and sentences in the terminal."""

import json
from pathlib import Path

import pytest

from byzanz.locales import LANGUAGES, texts
from byzanz.tui.words import COMMANDS, VERBS, Words, in_english, in_record_letters, kind_of_letter, seat_names

CASES_FOLDER = Path(__file__).parents[1] / "cases"
CASES = json.loads((CASES_FOLDER / "typed.json").read_text(encoding="utf-8"))
KEYS = json.loads((CASES_FOLDER / "keys.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']}: {case['typed']}")
def test_typed_actions_are_read_as_in_the_browser(case: dict[str, str]) -> None:
    assert in_record_letters(case["typed"], texts(case["language"])) == case["read"]


@pytest.mark.parametrize("case", KEYS, ids=lambda case: f"{case['language']}: {case['key']}")
def test_the_letter_of_a_key_stands_for_the_same_good_as_in_the_browser(case: dict[str, str]) -> None:
    assert kind_of_letter(case["key"], texts(case["language"])) == case["kind"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_typed_has_one_meaning(language: str) -> None:
    text = texts(language)
    meanings: dict[str, set[str]] = {}
    for verb in VERBS:
        for word in [verb, *text("typed-verb", verb=verb).split()]:
            meanings.setdefault(word, set()).add(verb)
            assert in_record_letters(word.upper(), text) == verb
    for one in COMMANDS:
        for word in [one, *text("typed-command", command=one).split()]:
            meanings.setdefault(word, set()).add(one)
            assert in_english(word.upper(), text) == one
            assert in_english(f"{word} 3", text) == f"{one} 3"
    assert {word: those for word, those in meanings.items() if len(those) > 1} == {}


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
