"""Bots in processes of their own: what they can't reach, how they answer, and that none is left over."""

from __future__ import annotations

import gc
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import byzanz
from byzanz.arena import Schedule, Tournament, local_workers, play_match
from byzanz.bots import make
from byzanz.bots.foreign import bot as foreign
from byzanz.bots.foreign.bot import BotDied, BotFailed, BotTimeout, ForeignBot
from byzanz.bots.foreign.view_codec import ViewReader, ViewWriter
from tests.bots.foreign import cheating_bot
from tests.bots.playing import positions

CHEAT = f"{Path(cheating_bot.__file__)}:Cheat"
SEED = 8_675_309_123
BOTS = """
import os, sys, time
from byzanz.bots import Bot

class First(Bot):
    def decide(self, view):
        print("this is no answer")
        return view.legal_actions()[0]

class Resampling(Bot):
    def decide(self, view):
        import byzanz
        game = byzanz.resample(view, self.rng)
        assert game.view(view.seat) == view
        return self.rng.choice(game.legal_actions(view.seat))

class Dead(Bot):
    def decide(self, view):
        os._exit(3)

class Sleepy(Bot):
    def decide(self, view):
        while True:
            try:
                time.sleep(1)
            except BaseException:
                pass

class Liar(Bot):
    def decide(self, view):
        for fd in os.listdir("/proc/self/fd"):
            if int(fd) > 2:
                try:
                    os.write(int(fd), b"rubbish for whoever reads it")
                except OSError:
                    pass
        return view.legal_actions()[0]

class Poser(Bot):
    def decide(self, view):
        class Pass:
            def __repr__(self):
                return "pass"
        return Pass()
"""


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "report.jsonl"
    monkeypatch.setenv("BYZANZ_TEST_REPORT", str(path))
    monkeypatch.setenv("BYZANZ_DATABASE", "postgresql://secret@nowhere/games")
    return path


@pytest.fixture
def spec(tmp_path: Path) -> Any:
    file = tmp_path / "mine.py"
    file.write_text(BOTS, encoding="utf-8")
    return lambda name: f"{file}:{name}"


def check(report: Path) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    assert found
    for one in found:
        assert one["pid"] != os.getpid()
        assert (one["games"], one["states"], one["modules"]) == (0, 0, []), one
        assert one["made"] == 1, "it remembers another game"
        assert str(SEED) not in json.dumps(one)
        assert "BYZANZ_DATABASE" not in one["environ"]
        assert not any("sqlite" in name or "jsonl" in name for name in one["descriptors"] if name != str(report))
        assert sum(name.startswith("socket:") for name in one["descriptors"]) == 1, "a way to somebody else"
    return found


@pytest.mark.parametrize("workers", [1, 2])
def test_a_cheating_bot_finds_no_game_in_the_arena(report: Path, workers: int) -> None:
    tournament = Tournament(Schedule((CHEAT, CHEAT, "random"), 3, SEED))
    with local_workers(workers) as players:
        outcome = tournament.run(players)
    assert outcome.faults == ()
    found = check(report)
    assert len({one["pid"] for one in found}) == 6, "a process for each bot and game"


def test_a_cheating_bot_finds_no_game_through_the_object_that_the_server_asks(report: Path) -> None:
    game = byzanz.Game(4, seed=SEED)
    action = make(CHEAT, SEED).decide(game.view(0))
    assert action in game.legal_actions(0)
    check(report)


@pytest.mark.extra
def test_a_cheating_bot_finds_the_game_where_it_is_trusted(report: Path) -> None:
    """The search works: in this process it does find something."""
    game = byzanz.Game(3, seed=SEED)
    match = play_match([make(CHEAT, 1, in_process=True), make("random", 1), make("random", 2)], game)
    assert match.fault is None, match.fault
    assert any(json.loads(line)["games"] for line in report.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_view_arrives_as_it_was_sent(players: int) -> None:
    game = byzanz.Game(players, seed=players, rules=byzanz.Rules(open_scores=players == 4))
    writer, reader = ViewWriter(), ViewReader()
    count = 0
    for _, view, _ in positions(game, [make("greedy", seat) for seat in range(players)]):
        arrived = reader.read(writer.write(view))
        assert arrived == view
        assert arrived.legal_actions() == view.legal_actions()
        assert byzanz.resample(arrived, random.Random(1)).deck == byzanz.resample(view, random.Random(1)).deck
        count += 1
    assert count > 50


def test_nothing_hidden_travels() -> None:
    """Two games that differ only in what a seat can't see send the same bytes."""
    game = byzanz.Game(4, seed=9)
    for _ in range(30):
        seat = game.waiting_for[0]
        game.act(seat, make("greedy", 1).decide(game.view(seat)))
    view = game.view(2)
    for seed in range(10):
        other = byzanz.resample(view, random.Random(seed)).view(2)
        assert ViewWriter().write(other) == ViewWriter().write(view)


def test_a_history_that_does_not_continue_is_sent_whole() -> None:
    writer, reader = ViewWriter(), ViewReader()
    for seed in (1, 2, 1):
        view = byzanz.Game(3, seed=seed).view(0)
        assert reader.read(writer.write(view)) == view


def test_what_a_bot_prints_is_no_answer(spec: Any) -> None:
    view = byzanz.Game(3, seed=1).view(0)
    assert make(spec("First"), 1).decide(view) == view.legal_actions()[0]


def test_the_same_seed_decides_alike_in_both_kinds_of_process(spec: Any) -> None:
    def decisions(in_process: bool) -> list[str]:
        bots = [make(spec("Resampling"), seat, in_process=in_process) for seat in range(3)]
        return [str(action) for _, _, action in positions(byzanz.Game(3, seed=1), bots)]

    assert decisions(False) == decisions(True)


def test_a_bot_that_dies_is_reported_and_stays_dead(spec: Any) -> None:
    bot = make(spec("Dead"), 1)
    view = byzanz.Game(3, seed=1).view(0)
    for _ in range(2):
        with pytest.raises(BotDied):
            bot.decide(view)


def test_a_bot_that_hangs_is_ended_after_its_time(spec: Any) -> None:
    bot = make(spec("Sleepy"), 1, patience=0.2)
    assert isinstance(bot, ForeignBot)
    pid = bot.process._pid
    with pytest.raises(BotTimeout):
        bot.decide(byzanz.Game(3, seed=1).view(0))
    assert gone(pid)


def test_rubbish_on_the_channel_is_a_failure(spec: Any) -> None:
    bot = make(spec("Liar"), 1)
    with pytest.raises(BotFailed):
        bot.decide(byzanz.Game(3, seed=1).view(0))


def test_an_object_that_looks_like_an_action_is_none(spec: Any) -> None:
    game = byzanz.Game(3, seed=1)
    with pytest.raises(byzanz.Refused, match="malformed_action"):
        game.act(0, make(spec("Poser"), 1).decide(game.view(0)))


def test_a_bot_nobody_needs_any_more_is_ended(spec: Any) -> None:
    bot = make(spec("First"), 1)
    assert isinstance(bot, ForeignBot)
    pid = bot.process._pid
    del bot
    gc.collect()
    assert gone(pid)


def test_nothing_is_left_when_the_parent_is_killed(spec: Any) -> None:
    """Not even a bot that thinks for ever and listens to nobody."""
    program = (
        "import byzanz, os; from byzanz.bots import make; "
        f"bot = make({spec('Sleepy')!r}, 1); print(bot.process._pid, bot.process._template.launcher.process.pid, flush=True); "
        "bot.decide(byzanz.Game(3, seed=1).view(0))"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        parent.send_signal(signal.SIGKILL)
    assert len(pids) == 2
    assert all(map(gone, pids))


def test_close_all_ends_every_process(spec: Any) -> None:
    bot = make(spec("First"), 1)
    assert isinstance(bot, ForeignBot)
    pid = bot.process._pid
    foreign.close_all()
    assert gone(pid)
    assert make(spec("First"), 1).name == "First", "it starts again when it is needed"


def gone(pid: int) -> bool:
    """Whether a process ends; one that waits for its parent to notice counts as ended."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.02)
    return False
