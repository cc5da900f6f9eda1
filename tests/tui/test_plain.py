"""`byzanz play --plain`: a whole game through pipes, wrong input, and the record it leaves."""

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from byzanz import Record
from byzanz.locales import LANGUAGES, texts
from byzanz.table.play import schedule
from byzanz.tui.local import Setup, room_for
from byzanz.tui.plain import PlainGame
from byzanz.tui.words import VERBS, examples, in_record_letters
from tests.table.tables import Desk

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "byzanz.cli", "play", "--plain"]


class Player:
    """Types legal actions at random, and now and then something else."""

    def __init__(self, game: PlainGame, seed: int, others: tuple[str, ...] = ()) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.others = others
        self.typed: list[str] = []

    def __iter__(self) -> Iterator[str]:
        while True:
            if self.others and self.rng.random() < 0.3:
                yield self.rng.choice(self.others)
            action = str(self.rng.choice(self.game.table.view.legal_actions()))
            self.typed.append(action)
            yield action + "\n"


def played(setup: Setup, seed: int, language: str = "en", others: tuple[str, ...] = ()) -> tuple[Player, str]:
    out = io.StringIO()
    game = PlainGame(setup, texts(language), out)
    player = Player(game, seed, others)
    assert game.run(iter(player)) == 0
    return player, out.getvalue()


def run(*arguments: str, typed: str, language: str = "en", pure: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"BYZANZ_LANG": language, "PYTHONIOENCODING": "utf-8"}
    environment |= {"BYZANZ_PURE": pure} if pure else {}
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, check=False, env=environment, timeout=300
    )


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_every_line_a_sentence_and_no_control_sequence(players: int, language: str) -> None:
    strange = (
        "?\n",
        "look\n",
        "legal\n",
        "log\n",
        "bid\n",
        "\n",
        "fly away\n",
        "bid M\n",
        "\x1b[A\n",
        "é" * 500,
    )
    player, printed = played(Setup(players, "gentle", seed=players), players, language, strange)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\x80-\x9f]", printed)
    lines = printed.splitlines()
    text = texts(language)
    assert all(line.strip() for line in lines)
    verbs = [text("typed-verb", verb=verb).split()[0] for verb in VERBS]
    legal = re.compile(rf"({'|'.join(verbs)})\b")
    assert [line for line in lines if not line.endswith((".", "?")) and not legal.match(line)] == []
    assert text("event-over") + "." in lines
    result = player.game.table.view.result
    assert result is not None
    assert len(lines) - lines.index(text("event-over") + ".") == 2 + players
    keys = [line for line in lines if "terminal-" in line or "prompt-" in line or "event-" in line or "{" in line]
    assert keys == []


def test_a_hint_names_a_legal_action_and_its_share() -> None:
    out = io.StringIO()
    game = PlainGame(Setup(3, "gentle", seed=7), texts("en"), out)
    game.run(iter(["hint\n"]))
    (line,) = [line for line in out.getvalue().splitlines() if line.startswith("Hint: ")]
    match = re.fullmatch(r"Hint: (.+?)( are about equally good)? \((\d+)% chance to win\)\.( \S.+\.)?", line)
    assert match is not None
    named = match[1].replace(" and ", ", ").split(", ")
    assert (len(named) > 1) is (match[2] is not None)
    assert set(named) <= {texts("en").action(action) for action in game.table.view.legal_actions()}
    assert 0 <= int(match[3]) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("wrong", ["fly away", "bid", "bid X9", "bid M", "take", "sell C1"])
def test_wrong_input_is_answered_with_what_would_be_right(language: str, wrong: str) -> None:
    out, text = io.StringIO(), texts(language)
    game = PlainGame(Setup(3, "gentle", seed=7), text, out)
    game.run(iter([f"{wrong}\n"]))
    legal = game.table.view.legal_actions()
    offered = examples(game.table.view, text)
    assert out.getvalue().splitlines()[-2] == text("terminal-right", examples=offered)
    read = [in_record_letters(one, text) for one in offered.split(", ")]
    assert {one.split()[0] for one in read} == {action.verb for action in legal}
    assert set(read) <= set(map(str, legal))
    assert game.table.record().count('"0 ') == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_listed_is_in_the_letters_of_the_language_and_can_be_typed(language: str) -> None:
    text = texts(language)
    game = PlainGame(Setup(4, "gentle", seed=9), text, io.StringIO())
    checked = set()
    while not game.table.client.is_over:
        game.table.step()
        for action, line in zip(game.table.view.legal_actions(), game._legal(), strict=True):
            typed = line.partition(":")[0]
            assert in_record_letters(typed, text) == str(action)
            letters = {re.sub(r"\d", "", card) for card in typed.split()[1:]}
            assert letters <= {text("card-letter", kind=kind) for kind in "CGOSVWM"}
            checked.add(action.verb)
        if legal := game.table.view.legal_actions():
            game.table.act(str(legal[-1]))
    assert {"bid", "pass", "take"} <= checked


def test_hidden_cards_are_never_said() -> None:
    out = io.StringIO()
    game = PlainGame(Setup(4, "gentle", seed=3), texts("en"), out)
    game.run(iter(["look\n", "legal\n", "log\n"]))
    told = game.table.view.to_dict()
    hidden = [event for event in told["events"] if event["kind"] == "dealt" and event["seat"] != told["seat"]]
    assert all("cards" not in event for event in hidden)
    assert sum(event["kind"] == "dealt" for event in game.table.client.events) == 4
    assert out.getvalue().count("Your hand:") == 3  # the deal, look, log


def test_the_record_of_a_piped_game_is_that_of_the_same_game_elsewhere(tmp_path: Path) -> None:
    setup = Setup(4, "shrewd", seed=11, name="Lena")
    player, _printed = played(setup, 5)
    here = json.loads(player.game.table.record())
    file = tmp_path / "games.jsonl"
    options = ["--players", "4", "--level", "shrewd", "--seed", "11", "--name", "Lena", "--record", str(file)]
    done = run(*options, typed="".join(f"{action}\n" for action in player.typed))
    assert done.returncode == 0, done.stderr
    (piped,) = file.read_text(encoding="utf-8").splitlines()
    assert json.loads(piped) == here
    # And at a table whose host is another one: the same room, the same actions of the person, the bots as the schedule asks.
    desk = Desk(room_for(setup))
    wanted = iter(player.typed)
    person = desk.connect(1)
    while desk.table.game is not None and desk.table.game.result is None:
        tasks = schedule.tasks_of(desk.table)
        if not tasks:
            answer = desk.send(person, "act", version=desk.table.version, action=next(wanted))
            assert "error" not in answer
            continue
        work = schedule.work_for(desk.table, tasks[min(tasks)], desk.now())
        if isinstance(work, schedule.Ask):
            from byzanz.bots import make

            work = work.act(make(work.bot, work.seed).decide(work.view))
        assert work is not None
        desk.submit(work)
    game = desk.table.game
    assert game is not None
    assert [f"{seat} {action}" for seat, action in game.actions] == here["actions"]
    assert Record.loads(piped).replay().result == game.result


@pytest.mark.parametrize("level", ["gentle", "shrewd", pytest.param("ruthless", marks=pytest.mark.extra)])
def test_the_same_lines_are_the_same_game_whatever_the_rules_run_on(level: str, tmp_path: Path) -> None:
    player, _printed = played(Setup(3, level, seed=23, name="Lena"), 2)
    typed = "".join(f"{action}\n" for action in player.typed)
    options = ["--players", "3", "--level", level, "--seed", "23", "--name", "Lena", "--record", "-"]
    records = [json.loads(run(*options, typed=typed, pure=pure).stdout.splitlines()[-1]) for pure in ("1", "0")]
    assert records == [json.loads(player.game.table.record())] * 2


def test_without_a_seed_the_deal_can_be_verified() -> None:
    from byzanz.fairness import verify_deal

    player, _printed = played(Setup(3, "gentle"), 1)
    assert verify_deal(json.loads(player.game.table.record())) is None


def test_the_end_of_the_input_ends_the_game_and_writes_what_was_played() -> None:
    done = run("--seed", "7", "--record", "-", typed="pass\n")
    assert done.returncode == 1
    assert done.stdout.splitlines()[-2] == "The game stops here."
    record = Record.loads(done.stdout.splitlines()[-1])
    assert record.actions[0] == "0 pass"
    assert record.points is None
    assert run("--seed", "7", typed="quit\n").returncode == 0


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_control_c_ends_it_without_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    environment = os.environ | {"BYZANZ_LANG": "en"}
    with subprocess.Popen(
        [*COMMAND, "--seed", "7", "--record", str(file)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores it
    ) as game:  # fmt: skip
        assert game.stdout is not None
        while not game.stdout.readline().startswith("Your turn"):
            pass
        game.send_signal(signal.SIGINT)
        _out, errors = game.communicate(timeout=60)
    assert game.returncode == 130
    assert errors == ""
    assert Record.loads(file.read_text(encoding="utf-8")).actions == ()


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--players", "7"], "3 to 6 players"),
        (["--language", "xx"], "xx"),
        (["--bot", "nobody"], "nobody"),
        (["--name", " "], "at least one character"),
    ],
)
def test_wrong_options_are_refused(options: list[str], problem: str) -> None:
    done = run(*options, typed="")
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stdout == ""


def test_bots_by_name_sit_at_the_table(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from byzanz.bots import Bot\nclass Mine(Bot):\n    def decide(self, view):\n        return view.legal_actions()[-1]\n",
        encoding="utf-8",
    )
    done = run("--seed", "1", "--bot", "greedy", "--bot", "greedy", "--bot", f"{tmp_path}/mine.py:Mine", typed="quit\n")
    assert done.stdout.splitlines()[0] == "You play Byzanz with greedy, greedy (2) and Mine. Type ? for help."
