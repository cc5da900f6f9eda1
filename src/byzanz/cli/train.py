"""`byzanz train`: weights for the nets of the bots, from games that they play themselves."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from byzanz._extras import missing_extra
from byzanz.cli import Subparsers
from byzanz.game.refused import Refused
from byzanz.locales import Texts, texts

if TYPE_CHECKING:
    from byzanz.cli.drawing import Console
    from byzanz.training.bid_net import TrainedPolicy
    from byzanz.training.judge import Progress, Submit, Trained


class Written(Protocol):
    """A net that can be written down."""

    def to_dict(self) -> dict[str, Any]:
        """Return what is written into the file of weights."""
        ...


Net = TypeVar("Net", bound=Written)
Train = Callable[[int, int, int, "Submit", int, "Progress"], Net]
Show = Callable[[Net, "Console", Texts], None]

PLAYERS = "3,4,5,6"
GAMES = 600_000
FILE = "judge.json"
POLICY_GAMES = 600
POLICY_FILE = "policy.json"


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("train", help=text("cli-train"), description=text("cli-train-long"))
    nets = parser.add_subparsers(metavar="NET", required=True)
    judge = nets.add_parser("judge", help=text("cli-train-judge"), description=text("cli-train-judge"))
    judge.set_defaults(run=run)
    policy = nets.add_parser("policy", help=text("cli-train-policy"), description=text("cli-train-policy"))
    policy.set_defaults(run=run_policy)
    for net, games, file in ((judge, GAMES, FILE), (policy, POLICY_GAMES, POLICY_FILE)):
        net.add_argument("--players", metavar="N,…", default=PLAYERS, help=text("cli-train-players", counts=PLAYERS))
        net.add_argument("--games", metavar="N", type=int, default=games, help=text("cli-train-games", count=games))
        net.add_argument("--seed", metavar="S", type=int, help=text("cli-train-seed"))
        net.add_argument("--workers", metavar="K", type=int, help=text("cli-train-workers"))
        net.add_argument("--ray", metavar="ADDRESS", nargs="?", const="", help=text("cli-train-ray"))
        net.add_argument("--output", metavar="FILE", default=file, help=text("cli-train-output", file=file))
        net.add_argument("--json", action="store_true", help=text("cli-train-json"))


def run(args: argparse.Namespace) -> int:
    """Train a judge for each number of players, print its scores, write the weights down."""
    from byzanz.training.judge import train_judge

    return _run(args, "judge", train_judge, _show)


def run_policy(args: argparse.Namespace) -> int:
    """Train a bid policy for each number of players, print its scores, write the weights down."""
    from byzanz.training.bid_net import train_policy

    return _run(args, "policy", train_policy, _show_policy)


def _run(args: argparse.Namespace, net: str, train: Train[Net], show: Show[Net]) -> int:
    counts = _counts(args)
    # One thread fits: with several, the order of additions and so the weights would depend on the machine.
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ[f"{library}_NUM_THREADS"] = "1"
    try:
        import numpy  # noqa: F401

        from byzanz.cli.drawing import Console
    except ImportError as error:
        raise missing_extra("arena", error.name) from None
    from byzanz.arena.play.workers import cores
    from byzanz.training.workers import helpers

    text = texts()
    seed = secrets.randbits(32) if args.seed is None else args.seed
    console = Console(stderr=args.json)
    nets: dict[str, Any] = {}
    with helpers(args.workers or cores(), args.ray is not None, args.ray or None) as (submit, ahead):
        for players in counts:
            with _progress(players, text) as progress:
                trained = train(players, args.games, seed, submit, ahead, progress)
            nets[str(players)] = trained.to_dict()
            if not args.json:
                show(trained, console, text)
    written = {
        "net": net,
        "command": f"byzanz train {net} --players {','.join(map(str, counts))} --games {args.games} --seed {seed}",
        "seed": seed,
        "date": datetime.now(UTC).date().isoformat(),
        "players": nets,
    }
    Path(args.output).write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    if args.json:
        print(json.dumps({**written, "players": {count: _scores(one) for count, one in nets.items()}}))
    else:
        console.print(text("train-written", file=args.output))
    return 0


def _counts(args: argparse.Namespace) -> list[int]:
    """Read the numbers of players, and check the rest before anything is played."""
    for option in ("games", "workers"):
        got = getattr(args, option)
        if got is not None and got < 1:
            raise Refused("arena_least", option=f"--{option}", got=got, least=1)
    folder = Path(args.output).resolve().parent
    if not folder.is_dir():
        raise Refused("arena_folder", file=str(folder))
    counts = []
    for part in args.players.split(","):
        if part.strip() not in ("3", "4", "5", "6"):
            raise Refused("tune_players", got=part, least=3, most=6)
        counts.append(int(part))
    return sorted(set(counts))


@contextmanager
def _progress(players: int, text: Texts) -> "Iterator[Progress]":
    """Show a progress bar where there is a terminal, else a line now and then."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    from byzanz.cli.drawing import Console

    console = Console(stderr=True)
    bar = Bar(
        TextColumn("{task.description}"),
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(text("train-progress", players=players), total=None)

        def progress(done: int, batches: int, loss: float) -> None:
            line = (
                text("train-loss", players=players, loss=f"{loss:.3f}")
                if loss
                else text("train-progress", players=players)
            )
            bar.update(task, completed=done, total=batches, description=line)
            if not console.is_terminal and done % max(1, batches // 10) == 0:
                print(f"{line} {done}/{batches}", file=sys.stderr, flush=True)

        yield progress


def _show(trained: "Trained", console: "Console", text: Texts) -> None:
    """Print the scores on fresh games."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    scores = trained.scores
    title = text("train-title", players=trained.players, games=trained.games)
    table = Table(box=SIMPLE_HEAD, title=title, padding=(0, 1, 0, 0))
    table.add_column(text("train-round"))
    for number in range(1, len(scores.brier) + 1):
        table.add_column(str(number), justify="right")
    table.add_column(text("train-nothing"), justify="right")
    shown = [f"{score:.4f}".removeprefix("0") for score in (*scores.brier, scores.nothing)]  # eight fit into 80 columns
    table.add_row(text("train-brier"), *shown)
    console.print(table)
    calibration = text("train-calibration", error=f"{scores.calibration:.4f}", worst=f"{scores.worst_tenth:.4f}")
    console.print(calibration)
    for key, strong in (("train-strong", trained.quick.scores), ("train-strong-steady", trained.steady.scores)):
        calibration = text(key, error=f"{strong.calibration:.4f}", worst=f"{strong.worst_tenth:.4f}")
        console.print(calibration)


def _show_policy(trained: "TrainedPolicy", console: "Console", text: Texts) -> None:
    """Print how well the net foresees strong bots in games that it was not trained on."""
    console.print(
        text(
            "train-policy-scores",
            players=trained.players,
            games=trained.games,
            count=trained.fresh,
            greedy=f"{trained.greedy_agreement:.3f}",
            agreement=f"{trained.agreement:.3f}",
            loss=f"{trained.log_loss:.3f}",
            ignorant=f"{trained.ignorant_loss:.3f}",
        ),
        highlight=False,
    )


def _scores(net: dict[str, Any]) -> dict[str, Any]:
    """Return all of a net but its weights."""
    return {name: number for name, number in net.items() if name not in ("weights", "biases")}
