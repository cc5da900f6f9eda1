"""What the numbers stand on doesn't change unnoticed."""

import json
from importlib.resources import files

import pytest

import byzanz.analysis
from byzanz.analysis import luck, version

PINNED = "5185a564eb16"
"""Whoever changes it computes again what docs/analysis.md names for that."""


def test_the_numbers_stand_on_what_they_stood_on() -> None:
    assert byzanz.analysis.JUDGE == PINNED, (
        "The judge, its temperatures, the worlds, luck, worth or the classes have changed. If that is meant, pin the new "
        "version here, and compute again what docs/analysis.md lists: stored analyses, ratings, puzzles, daily deals, measurements."
    )


def test_a_change_of_luck_or_of_the_weights_is_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    before = version.judge_version()
    monkeypatch.setattr(luck, "WEIGHT", 0.8)
    assert version.judge_version.__wrapped__() != before
    monkeypatch.undo()
    assert version.judge_version.__wrapped__() == before
    net = files("byzanz.bots").joinpath("nets", "judge.json").read_text(encoding="utf-8")
    weights = json.loads(net)["players"]["4"]["weights"]
    monkeypatch.setattr(json, "loads", lambda text: _other(text, weights))
    assert version.judge_version.__wrapped__() != before


def _other(text: str, weights: str) -> object:
    return json.JSONDecoder().decode(text.replace(weights, "A" + weights[1:]))
