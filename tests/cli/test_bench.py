"""`byzanz bench`: the figures that other programs read."""

import json

import pytest

from byzanz._pure import compiled
from byzanz.cli import main


def test_bench_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--alone", "--seconds", "0.05"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.pop("compiled") is compiled()
    assert set(figures) == {
        "decisions_per_s",
        "games_per_s",
        "api_decisions_per_s",
        "view_per_s",
        "copy_ns",
        "resample_per_s",
        "greedy_games_per_s",
        "judgements_per_s",
    }
    assert all(value > 0 for value in figures.values())


@pytest.mark.extra
def test_bench_compares_with_the_interpreted_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.05"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["interpreted"]["compiled"] is False
    assert isinstance(figures["foreign_us"], float)
    assert isinstance(figures["peers"], dict)
    assert isinstance(figures["missing_peers"], list)
