import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import byzanz
from byzanz import arena
from byzanz.arena import Outcome, Played, Schedule, Tournament, local_workers, reproduce
from tests.arena import odd_bots
from tests.size import extra_unless

pytestmark = pytest.mark.slow

RANDOM = ("random", "random", "random")
TIMES = ("ms_per_decision", "ms_p99")


def odd(name: str) -> str:
    return f"{Path(odd_bots.__file__)}:{name}"


def run(
    bots: Sequence[str], games: int, *, workers: int = 1, seed: int = 5, **options: Any
) -> tuple[Outcome, list[Played]]:
    played: list[Played] = []
    duplicate = options.pop("duplicate", True)
    tournament = Tournament(Schedule(tuple(bots), games, seed, duplicate), wants_records=True, **options)
    with local_workers(workers) as players:
        return tournament.run(players, played.append), played


def comparable(outcome: Outcome, played: list[Played]) -> Any:
    """Everything that must not depend on the workers: all but the clock."""
    figures = outcome.to_dict()
    del figures["seconds"]
    for bot in figures["bots"]:
        for key in TIMES:
            del bot[key]
    for fault in figures["faults"]:
        fault["record"] = None if fault["kind"] == "timeout" else fault["record"]
    return figures, [one.record.dumps() for one in played if one.record]


@pytest.mark.parametrize("duplicate", extra_unless(bool, [True, False]))
def test_same_seed_same_result_whatever_the_number_of_workers(duplicate: bool) -> None:
    bots = ("random", odd("Careful"), "search:2", odd("Seller"))
    alone = comparable(*run(bots, 42, duplicate=duplicate))
    assert comparable(*run(bots, 42, workers=3, duplicate=duplicate)) == alone
    assert comparable(*run(bots, 42, workers=2, duplicate=duplicate)) == alone
    assert comparable(*run(bots, 42, seed=6, duplicate=duplicate)) != alone


def test_as_many_games_as_asked_for_even_if_the_last_deal_is_cut_short() -> None:
    outcome, played = run(RANDOM, 10)
    assert outcome.games == len(played) == 10
    assert [one.scheduled.number for one in played] == list(range(10)), "taken in the schedule's order"
    assert [standing.games for standing in outcome.standings] == [10, 10, 10]


def test_shares_ranks_and_seats_add_up() -> None:
    outcome, played = run(("random", odd("Careful"), "random", "random"), 40)
    assert sum(standing.win_share or 0 for standing in outcome.standings) == pytest.approx(1)
    for standing in outcome.standings:
        assert sum(standing.ranks) == pytest.approx(1)
        assert standing.win_share is not None
        assert standing.ci95[0] <= standing.win_share <= standing.ci95[1]
        assert standing.ms_per_decision is not None
        assert standing.ms_per_decision > 0
        assert sum(share or 0 for share in standing.seats) / 4 == pytest.approx(standing.win_share)
    assert sum(standing.decisions for standing in outcome.standings) == sum(one.actions for one in played)


def test_the_duplicate_deals_have_the_same_cards() -> None:
    _, played = run(RANDOM, 6)
    decks = [one.record.deck for one in played if one.record]
    assert decks[0] == decks[1] == decks[2] != decks[3] == decks[4] == decks[5]


def test_records_replay_to_the_same_result() -> None:
    _, played = run((*RANDOM, odd("Seller")), 8)
    for one in played:
        assert one.record is not None
        game = byzanz.Record.loads(one.record.dumps()).replay()
        assert game.result is not None
        assert game.result.points == one.points
        again = reproduce(one.record)
        assert again.game.record().actions == one.record.actions, "the bots and seeds in the record play the same game"


def test_same_bot_twice_gets_entries_of_its_own() -> None:
    outcome, _ = run(RANDOM, 3)
    assert [standing.name for standing in outcome.standings] == ["random"] * 3
    assert [standing.label for standing in outcome.standings] == ["random (1)", "random (2)", "random (3)"]


def test_a_bot_of_ours_is_called_by_its_spec_and_another_as_it_calls_itself() -> None:
    outcome, _ = run(("search:1", "search:2", odd("Careful")), 3)
    assert [standing.label for standing in outcome.standings] == ["search:1", "search:2", "careful"]


def test_json_has_the_promised_keys() -> None:
    outcome = arena.run(RANDOM, games=3, seed=9, workers=1)
    figures = json.loads(json.dumps(outcome.to_dict()))
    assert (figures["games"], figures["seed"]) == (3, 9)
    for bot in figures["bots"]:
        assert {"name", "games", "win_share", "ci95", "points", "margin", "rating", "ms_per_decision"} <= set(bot)
        assert len(bot["ci95"]) == 2


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Crashing", "crash"),
        ("Illegal", "illegal"),
        ("Quitting", "crash"),
        ("Silent", "illegal"),
        ("Unmakeable", "crash"),
    ],
)
def test_a_bot_that_fails_leaves_and_the_rest_plays_on(name: str, kind: str) -> None:
    outcome, played = run(("random", odd(name), "random"), 9)
    [fault] = outcome.faults
    assert (fault.entry, fault.game, fault.deal, fault.kind) == (1, 0, 0, kind)
    assert outcome.games == len(played) == 9
    assert [standing.games for standing in outcome.standings] == [9, 0, 9]
    assert outcome.standings[1].win_share is None
    assert outcome.standings[1].ci95 == (0.0, 1.0)
    assert all(one.withdrawn == {1} for one in played)
    assert "greedy" in played[0].record.names if played[0].record else False


def test_the_record_of_a_fault_reproduces_it() -> None:
    outcome, _ = run(("random", odd("Crashing"), "random"), 3)
    [fault] = outcome.faults
    record = byzanz.Record.loads(fault.record.dumps())
    assert record.replay().result is None
    again = reproduce(record)
    assert again.fault is not None
    assert (again.fault.kind, again.fault.seat) == ("crash", record.extra["fault"]["seat"])
    assert again.game.record().actions == record.actions
    assert "ZeroDivisionError" in again.fault.detail


@pytest.mark.parametrize("workers", [1, 2])
def test_only_the_deals_before_the_fault_count_for_the_bot_that_left(workers: int) -> None:
    bots = ("random", odd("CrashingSometimes"), "random")
    outcome, played = run(bots, 60, workers=workers, seed=2)
    [fault] = outcome.faults
    assert 0 < fault.deal < 20, "choose another seed: the test wants a fault in the middle"
    assert outcome.standings[1].games == 3 * fault.deal
    assert [bool(one.withdrawn) for one in played] == [one.scheduled.deal >= fault.deal for one in played]
    assert outcome.games == 60
    assert comparable(outcome, played) == comparable(*run(bots, 60, seed=2))


def test_two_bots_may_leave() -> None:
    outcome, played = run((odd("CrashingSometimes"), odd("Crashing"), "random"), 30, workers=2, seed=6)
    assert [fault.entry for fault in outcome.faults] == [1, 0]
    assert len(played) == 30
    assert comparable(outcome, played) == comparable(
        *run((odd("CrashingSometimes"), odd("Crashing"), "random"), 30, seed=6)
    )


def test_strict_stops_at_the_first_fault() -> None:
    outcome, played = run(("random", odd("CrashingSometimes"), "random"), 60, strict=True)
    [fault] = outcome.faults
    assert outcome.games == len(played) == 3 * fault.deal < 60


def test_a_bot_that_thinks_longer_than_the_limit_leaves() -> None:
    outcome, played = run(("random", odd("Endless"), "random"), 3, limit_ms=200.0)
    [fault] = outcome.faults
    assert (fault.entry, fault.kind) == (1, "timeout")
    assert len(played) == 3


def test_a_bot_that_ends_its_process_is_found_and_leaves() -> None:
    outcome, played = run(("random", odd("Deadly"), "random"), 6, workers=2)
    [fault] = outcome.faults
    assert (fault.entry, fault.game, fault.kind) == (1, 0, "crash")
    assert fault.record.replay().result is None
    assert fault.record.extra["bots"][fault.record.extra["fault"]["seat"]] == odd("Deadly")
    assert len(played) == 6


def test_a_process_that_is_lost_by_chance_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BYZANZ_TEST_LUCK", str(tmp_path / "died-once"))
    bots = ("random", odd("Unlucky"), "random")
    outcome, played = run(bots, 12, workers=2)
    assert (tmp_path / "died-once").exists()
    assert outcome.faults == ()
    assert comparable(outcome, played) == comparable(*run(bots, 12))


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(byzanz.Refused, match="unknown_bot"):
        run(("random", "nobody", "random"), 3)
