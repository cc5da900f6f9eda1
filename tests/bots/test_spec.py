"""Bots by name, and how a wrong name is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import byzanz
from byzanz.bots import KNOWN, Bot, check_spec, make

BOT = """
class Mine:
    def __init__(self, rng):
        self.rng = rng

    def decide(self, view):
        return self.rng.choice(view.legal_actions())

class NoBot:
    pass
"""


def refusal(spec: str) -> byzanz.Refused:
    with pytest.raises(byzanz.Refused) as refused:
        check_spec(spec)
    return refused.value


@pytest.mark.parametrize("name", KNOWN)
def test_every_known_bot_can_be_made_by_its_name(name: str) -> None:
    bot = make(name, 1)
    assert isinstance(bot, Bot)
    assert bot.name == name
    view = byzanz.Game(4, seed=1).view(0)
    assert bot.decide(view) in view.legal_actions()


def test_a_class_in_a_file_is_a_bot_and_gets_a_generator_from_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    view = byzanz.Game(3, seed=1).view(0)
    assert make(f"{file}:Mine", 1).name == "Mine"
    first, again = make(f"{file}:Mine", 5), make(f"{file}:Mine", 5)
    assert [str(first.decide(view)) for _ in range(9)] == [str(again.decide(view)) for _ in range(9)]


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    check_spec(f"{file}:Mine")
    file.write_text(BOT.replace("Mine", "Yours") + "\n# changed\n", encoding="utf-8")
    check_spec(f"{file}:Yours")


def test_a_class_in_a_package_is_a_bot() -> None:
    assert make("byzanz.bots.random_bot:RandomBot", 1).name == "random"


@pytest.mark.parametrize("spec", ["nobody", "no.such.module:Bot", "random.py.Bot", "what/ever:Bot"])
def test_an_unknown_bot_is_refused(spec: str) -> None:
    refused = refusal(spec)
    assert refused.code == "unknown_bot"
    assert refused.facts["spec"] == spec
    assert "greedy" in refused.facts["known"]


@pytest.mark.parametrize(
    "spec",
    [
        "",
        " ",
        "file.py",
        "file.py:",
        ":Bot",
        "search:fast",
        "search:0",
        "search:-5",
        "search:1s",
        "random:3",
        "gentle:9",
    ],
)
def test_a_name_that_can_t_be_read_is_refused(spec: str) -> None:
    assert refusal(spec).code == "bot_spec"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    refused = refusal(f"{tmp_path / 'none.py'}:Mine")
    assert refused.code == "bot_file_missing"
    assert refused.facts["file"] == str(tmp_path / "none.py")


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("x = 1\ndef decide(:\n", 2, "SyntaxError"),
        ("import no_such_package\n", 1, "ModuleNotFoundError"),
        ("x = 1\ny = 1 / 0\n", 2, "ZeroDivisionError"),
        ("\x00", None, "SyntaxError"),
        (
            "class Mine:\n    def __init__(self):\n        pass\n    def decide(self, view):\n        pass\n",
            None,
            "TypeError",
        ),
    ],
)
def test_a_broken_file_is_refused_with_place_and_reason(tmp_path: Path, text: str, line: int | None, why: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text, encoding="utf-8")
    refused = refusal(f"{file}:Mine")
    assert refused.code == "bot_file_broken"
    assert refused.facts["why"].startswith(why)
    if line is not None:
        assert refused.facts["line"] == line
        assert refused.facts["file"] == str(file)


@pytest.mark.parametrize("wanted", ["Yours", "NoBot"])
def test_a_class_that_is_not_there_or_no_bot_is_refused(tmp_path: Path, wanted: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    refused = refusal(f"{file}:{wanted}")
    assert refused.code == "bot_class_missing"
    assert refused.facts["bots"] == "Mine"
