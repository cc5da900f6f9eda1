"""`byzanz arena --ladder`: what more time to think is worth to a bot."""

import argparse
import json
import secrets
from contextlib import ExitStack
from pathlib import Path

from byzanz._extras import missing_extra
from byzanz.cli.arena import PAPER, make_folder, start_workers
from byzanz.locales import texts


def climb(args: argparse.Namespace) -> int:
    """Play every rung on the same deals, print them, and draw them where a report is asked for."""
    try:
        from byzanz.cli.drawing import Console

        if args.report:
            import matplotlib  # noqa: F401
    except ImportError as error:
        raise missing_extra("arena", error.name) from None
    from byzanz.arena.play.ladder import DEFAULT, Climb, budgets_of, tournaments_of
    from byzanz.arena.report.display import watching
    from byzanz.arena.report.ladder import show_ladder, write_ladder

    text = texts()
    seed = secrets.randbits(32) if args.seed is None else args.seed
    budgets = budgets_of(args.ladder or DEFAULT)
    tournaments = tournaments_of(args.bots, budgets, args.games, seed)
    if args.report:
        make_folder(Path(args.report))
    climbing = Climb()
    with ExitStack() as stack:
        workers = stack.enter_context(start_workers(args))
        for budget, tournament in zip(budgets, tournaments, strict=True):
            with watching(tournament, Console(stderr=True), text) as watch:
                climbing.play(budget, tournament, workers, watch)
    outcome = climbing.outcomes[0]
    if args.report:
        page = write_ladder(Path(args.report), outcome, climbing.rungs, text)
    if args.json:
        rungs = [rung.to_dict() for rung in climbing.rungs]
        print(json.dumps({"games": outcome.games, "seed": seed, "players": outcome.players, "rungs": rungs}))
    else:
        console = Console()
        if not console.is_terminal:
            console.width = PAPER
        show_ladder(outcome, climbing.rungs, console, text)
        if args.report:
            print(text("arena-report-written", file=str(page)))
    return 0
