"""`byzanz replay` and `byzanz verify`, as a person would call them."""

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from byzanz import Game, Record, fairness
from byzanz.bench.rules import a_game
from byzanz.cli import main
from byzanz.locales import LANGUAGES, texts

pytestmark = pytest.mark.slow


def lettered(cards: Sequence[str]) -> str:
    """Cards as an English reader sees them: wine is Wi, wood is Wo."""
    return " ".join({"V": "Wi", "W": "Wo"}.get(card[0], card[0]) + card[1:] for card in sorted(cards))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file of three finished games."""
    path = tmp_path / "games.jsonl"
    names = ["Irene", "Basil", "Zoe", "Lena"]
    assert Record.write(path, (a_game(random.Random(seed), seed).record(names) for seed in range(3))) == 3
    return path


def test_replay_tells_the_whole_game(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(games)]) == 0
    printed = capsys.readouterr().out
    record = next(Record.read(games))
    assert record.winners is not None
    assert printed.count("\nRound ") == 6
    for seat, name in enumerate(record.names):
        assert f"{name} is dealt {lettered(record.deck[4 * seat : 4 * seat + 4])}" in printed
    assert record.names[record.winners[0]] in printed.splitlines()[-1]


def test_replay_from_one_seat_hides_what_it_did_not_see(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(games), "--seat", "2", "--at", "0"]) == 0
    printed = capsys.readouterr().out
    record = next(Record.read(games))
    assert "is dealt" not in printed
    assert f"Zoe: {lettered(record.deck[8:12])} |" in printed
    assert "Irene: ? ? ? ? |" in printed
    assert "Lena: ? ? ? ? |" in printed


def test_replay_finds_another_game_of_the_file(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(games), "--game", "3", "--at", "0"]) == 0
    deck = list(Record.read(games))[2].deck
    assert f"Irene is dealt {lettered(deck[:4])}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "4"], "There is no game 4 in this file: it has 3."),
        (["--game", "0"], "There is no game 0 in this file: it has 3."),
        (["--at", "900"], "There is no moment 900"),
        (["--seat", "4"], "seat"),
    ],
)
def test_replay_refuses_what_is_not_there(
    games: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(games), *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nowhere.jsonl"]) == 2
    assert "nowhere.jsonl" in capsys.readouterr().err


def test_verify_accepts_games_that_follow_the_rules(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(games), str(games)]) == 0
    assert capsys.readouterr().out == "6 games in 2 files: all follow the rules.\n"


def test_verify_names_file_line_action_and_reason(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = games.read_text(encoding="utf-8").splitlines()
    record = Record.loads(lines[1])
    wrong = ["0 bid M", *record.actions[1:]]
    changed = Record(record.players, record.names, record.first, record.deck, record.rules, tuple(wrong))
    games.write_text("\n".join([lines[0], changed.dumps(), lines[2]]) + "\n", encoding="utf-8")
    assert main(["verify", str(games)]) == 1
    assert f"{games}, line 2: action 1, “0 bid M”: Merchants can’t be bid." in capsys.readouterr().err


def test_verify_finds_a_wrong_result(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = games.read_text(encoding="utf-8").splitlines()[0]
    record = Record.loads(text)
    assert record.points is not None
    games.write_text(text.replace(f'"points": {list(record.points)}', '"points": [90, 0, 0, 0]'), encoding="utf-8")
    assert main(["verify", str(games)]) == 1
    assert "line 1: “points”: The result is wrong." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{", "This isn’t JSON"),
        ("[]", "This isn’t a JSON object."),
        ('{"format": "byzanz/9"}', "The format is 'byzanz/9', not “byzanz/1”."),
        ('{"format": "byzanz/1", "players": 7}', "There must be 3 to 6 players, not 7."),
    ],
)
def test_verify_explains_a_broken_record(
    tmp_path: Path, line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(Game(3, seed=1).record().dumps() + "\n" + line + "\n", encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    error = capsys.readouterr().err
    assert "line 2" in error
    assert sentence in error


def dealt(seeds: list[str | None], secret: str) -> Record:
    """An unfinished game whose deck was dealt as docs/fairness.md tells."""
    deck, first = fairness.derive(secret, seeds)
    deal = {
        "method": fairness.METHOD,
        "secret": secret,
        "commitment": fairness.commitment_to(secret),
        "seeds": seeds,
    }
    return Game(len(seeds), deck=deck, first=first).record(deal=deal)


def test_verify_checks_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fair.jsonl"
    Record.write(path, [dealt(["ab" * 32, None, None], "cd" * 32)])
    assert main(["verify", "--deal", str(path)]) == 0
    assert capsys.readouterr().out == "1 game in 1 file: all follow the rules and were dealt as promised.\n"


def test_verify_finds_a_deal_that_was_not_the_promised_one(
    tmp_path: Path, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "unfair.jsonl"
    fair = dealt(["ab" * 32, None, None], "cd" * 32)
    path.write_text(fair.dumps().replace("cd" * 32, "ce" * 32) + "\n", encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert main(["verify", "--deal", str(path)]) == 1
    assert "line 1: The secret is not the one that was promised" in capsys.readouterr().err
    assert main(["verify", "--deal", str(games)]) == 1
    assert "doesn’t say how its deck was dealt" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_in_every_language_what_is_wrong_with_a_deal(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BYZANZ_LANG", language)
    texts.cache_clear()
    fair = json.loads(dealt(["ab" * 32, None, None], "cd" * 32).dumps())
    deal = fair["deal"]
    lies = {
        "deal_missing": fair | {"deal": None},
        "deal_method_unknown": fair | {"deal": deal | {"method": "trust-me"}},
        "deal_malformed": fair | {"deal": deal | {"seeds": []}},
        "deal_commitment_wrong": fair | {"deal": deal | {"commitment": "ce" * 32}},
        "deal_deck_wrong": fair | {"deck": sorted(fair["deck"])},
        "deal_first_wrong": fair | {"first": (fair["first"] + 1) % 3},
    }
    right, wrong = tmp_path / "right.jsonl", tmp_path / "wrong.jsonl"
    right.write_text(json.dumps(fair), encoding="utf-8")
    for code, lie in lies.items():
        wrong.write_text(json.dumps(fair) + "\n" + json.dumps(lie) + "\n", encoding="utf-8")
        assert main(["verify", "--deal", str(right), str(wrong)]) == 1
        printed = capsys.readouterr()
        assert printed.out == ""
        assert (
            printed.err == texts()("verify-wrong", file=str(wrong), line="2", reason=texts()(f"refused-{code}")) + "\n"
        )
        assert code not in printed.err, "a code in place of a sentence"


def test_verify_withholds_the_seal_where_nobody_gave_a_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tried.jsonl"
    Record.write(path, [dealt([None, None, None], "cd" * 32)])
    assert main(["verify", "--deal", str(path)]) == 1
    assert "could have tried decks" in capsys.readouterr().err


def test_verify_does_not_praise_a_file_without_games(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = games.with_name("empty.jsonl")
    empty.write_text("\n\n")
    assert main(["verify", str(games), str(empty)]) == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", f"There is no game in “{empty}”.\n")
