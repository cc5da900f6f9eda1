"""`byzanz export`: recorded games as Parquet tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: `make setup` installs it")

import byzanz
from byzanz.cli import main
from tests.envs.playing import positions


def records(games: int) -> list[byzanz.Record]:
    found = []
    for seed in range(games):
        for game, _ in positions(3 + seed % 4, seed):
            last = game
        found.append(last.record())
    return found


def exported(folder: Path, games: list[byzanz.Record]) -> dict[str, list[dict[str, Any]]]:
    byzanz.Record.write(folder / "games.jsonl", games)
    assert main(["export", str(folder / "games.jsonl"), "--parquet", str(folder / "tables")]) == 0
    names = ("games", "decisions", "auctions", "sales")
    assert sorted(path.name for path in (folder / "tables").iterdir()) == sorted(f"{name}.parquet" for name in names)
    return {name: pq.read_table(folder / "tables" / f"{name}.parquet").to_pylist() for name in names}


def test_the_tables_hold_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = records(4)
    tables = exported(tmp_path, games)
    assert f"{len(tables['decisions'])} decisions" in capsys.readouterr().out
    for number, (record, row) in enumerate(zip(games, tables["games"], strict=True), 1):
        assert (row["game"], row["players"], tuple(row["deck"])) == (number, record.players, record.deck)
        assert (tuple(row["points"]), tuple(row["winners"])) == (record.points, record.winners)
        own = [line for line in tables["decisions"] if line["game"] == number]
        assert [f"{line['seat']} {line['action']}" for line in own] == list(record.actions)
        assert all(line["candidates"][line["chosen"]] == line["action"] for line in own)
        game = record.replay()
        assert record.points is not None
        sold = [line for line in tables["sales"] if line["game"] == number]
        for seat in range(record.players):
            assert sum(line["points"] for line in sold if line["seat"] == seat) == record.points[seat]
        assert all(own[line["number"]]["action"] == "sell " + " ".join(line["cards"]) for line in sold)
        auctions = [line for line in tables["auctions"] if line["game"] == number]
        assert len(auctions) == game.view(None).rounds * record.players
        assert sum(line["bids"] for line in auctions) == sum(" bid " in line for line in record.actions)


def test_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    record = byzanz.Game(4, seed=1).record()
    tables = exported(tmp_path, [record])
    assert tables["games"][0]["points"] is None
    assert not tables["decisions"]


def test_a_game_against_the_rules_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    good = byzanz.Game(4, seed=1).record().dumps()
    for bad in (
        good.replace('"actions": []', '"actions": ["1 pass"]'),
        "{",
        good.replace('"actions": []', '"actions": ["9 x"]'),
    ):
        file.write_text(good + "\n" + bad + "\n")
        assert main(["export", str(file), "--parquet", str(tmp_path / "tables")]) == 1
        assert "line 2" in capsys.readouterr().err
        assert not list((tmp_path / "tables").iterdir())
    file.write_text("\n")
    assert main(["export", str(file), "--parquet", str(tmp_path / "tables")]) == 1
    assert "no game" in capsys.readouterr().err
    assert main(["export", str(tmp_path / "missing.jsonl"), "--parquet", str(tmp_path)]) == 2
