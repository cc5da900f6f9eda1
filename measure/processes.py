"""Measure what a second process costs: CPU time per move of one process and of two, `python measure/processes.py --help`.

PostgreSQL is started for it. With two processes the clients of a room are led to one of them (routed), or spread over
both. The ratios are those to one process, in the same run.
"""

import argparse
import resource
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from measure.load import run_once
from tests.server.postgres import cluster

WAYS = (("one", 1, True), ("two, routed", 2, True), ("two, not routed", 2, False))


def main() -> None:
    """Run the three loads and print them below each other, as often as wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=0.0, help="mean seconds a seat waits; 0: closed loop")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm-up", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=1)
    arguments = parser.parse_args()
    arguments.only_open = arguments.whole_steps = False
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"{'processes':16} {'CPU ms a move':>14} {'ratio':>6} {'moves/s':>8} {'p50 ms':>7} {'p99 ms':>7}")
    with cluster() as made:
        for number in range(arguments.rounds):
            alone = 0.0
            for place, (name, arguments.processes, arguments.sticky) in enumerate(WAYS):
                arguments.database = made.new_database(f"load_{number}_{place}")
                figures = run_once(arguments)
                alone = alone or figures["cpu_ms_per_move"]
                print(
                    f"{name:16} {figures['cpu_ms_per_move']:14.2f} {figures['cpu_ms_per_move'] / alone:6.2f} "
                    f"{figures['moves_per_s']:8.0f} {figures['mover_p50_ms']:7.0f} {figures['mover_p99_ms']:7.0f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
