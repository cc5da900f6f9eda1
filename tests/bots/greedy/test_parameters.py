"""The numbers behind greedy and their files."""

from __future__ import annotations

from pathlib import Path

import pytest

import byzanz
from byzanz.bots import make
from byzanz.bots.greedy.parameters import NAMES, PARAMETERS, PLAYERS, START, Tunable, load, named_sets, save


def test_every_set_has_every_number_within_its_bounds() -> None:
    assert {"tuned", "untuned", "aggressive", "passive", "collector"} <= set(named_sets())
    for name in named_sets():
        for players in PLAYERS:
            for parameter, number in zip(PARAMETERS, load(name)[players], strict=True):
                assert parameter.least <= number <= parameter.most, (name, players, parameter.name)


def test_the_untuned_set_is_where_tuning_starts() -> None:
    assert load("untuned") == dict.fromkeys(PLAYERS, START)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    vectors = {players: tuple(round(number, 3) for number in load()[players]) for players in PLAYERS}
    save(vectors, file, "Two lines\nof comment.")
    assert load(str(file)) == vectors
    view = byzanz.Game(4, seed=1).view(0)
    assert make(f"greedy:{file}", 1).decide(view) in view.legal_actions()


def test_changes_on_top_of_the_tuned_set() -> None:
    vector = load("wait_1=2.5,deny=0")[4]
    for name, changed, tuned in zip(NAMES, vector, load()[4], strict=True):
        assert changed == {"wait_1": 2.5, "deny": 0.0}.get(name, tuned)


def test_a_tunable_is_a_bot_again() -> None:
    tunable = Tunable(5)
    assert len(tunable.start) == len(tunable.bounds) == len(NAMES)
    for number, (least, most) in zip(tunable.start, tunable.bounds, strict=True):
        assert least <= number <= most
    assert make(tunable.spec(tunable.start), 1).name == "greedy"


@pytest.mark.parametrize("spec", ["greedy:none.toml", "greedy:nobody"])
def test_missing_parameters_are_refused(spec: str) -> None:
    with pytest.raises(byzanz.Refused) as refused:
        make(spec, 1)
    assert refused.value.code == "parameters_missing"
    assert "tuned" in refused.value.facts["known"]


@pytest.mark.parametrize("change", ["wait_1=x", "wait_9=1", "deny=nan", "deny=inf", "=", "deny=1,"])
def test_changes_that_can_t_be_read_are_refused(change: str) -> None:
    with pytest.raises(byzanz.Refused) as refused:
        make(f"greedy:{change}", 1)
    assert refused.value.code == "parameters_broken"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[players.4]", "[players.4"),
        ("[players.4]", "[players.7]"),
        ("deny = ", "denial = "),
        ("crowd = ", "crowd = 'much' #"),
        ("room = ", "room = nan #"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, old: str, new: str) -> None:
    file = tmp_path / "mine.toml"
    save(load(), file)
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(byzanz.Refused) as refused:
        make(f"greedy:{file}", 1)
    assert refused.value.code == "parameters_broken"
    assert refused.value.facts["file"] == str(file)
