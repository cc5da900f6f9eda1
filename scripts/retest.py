"""Run pytest, and what failed once more, alone: servers and browsers on a busy machine can miss a moment.

`python scripts/retest.py ARGUMENTS` gives all arguments to pytest. A test that failed first and then passed alone is
written down: `--summary` lists these tests after a line `RETESTED n` and fails if they are more than two, for each of
them is a defect to mend. `--clear` begins a new list.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIST = ROOT / "build" / "retested.txt"
LAST_FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
FAILED = 1
"""Pytest's exit code if tests failed; others mean that they did not run."""
AT_MOST = 2
"""So many tests may need a second run."""


def run_twice(arguments: list[str]) -> int:
    """Run tests, and those that failed a second time; return pytest's exit code."""
    command = [sys.executable, "-m", "pytest", "-q"]
    LAST_FAILED.unlink(missing_ok=True)
    code = subprocess.run([*command, *arguments], cwd=ROOT, check=False).returncode
    if code != FAILED:
        return code
    failed = sorted(json.loads(LAST_FAILED.read_text(encoding="utf-8"))) if LAST_FAILED.exists() else []
    if not failed:
        return code
    print(f"{len(failed)} failed; once more, these alone:", flush=True)
    code = subprocess.run(
        [*command, "--last-failed", "--last-failed-no-failures", "none", *arguments], cwd=ROOT, check=False
    ).returncode
    if code == 0:
        LIST.parent.mkdir(exist_ok=True)
        with LIST.open("a", encoding="utf-8") as file:
            file.writelines(f"{name}\n" for name in failed)
    return code


def summarise() -> int:
    """Print the tests that needed a second run; return 1 if they are too many."""
    names = LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []
    print(f"RETESTED {len(names)} (failed first, then passed alone)", *(f"  {name}" for name in names), sep="\n")
    if len(names) <= AT_MOST:
        return 0
    print(f"More than {AT_MOST} tests passed only when they were run again: the run has failed. Mend their causes.")
    return 1


def main(arguments: list[str]) -> int:
    """Do what the command line says."""
    match arguments:
        case ["--clear"]:
            LIST.unlink(missing_ok=True)
            return 0
        case ["--summary"]:
            return summarise()
        case _:
            return run_twice(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
