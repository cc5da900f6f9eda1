"""docs/arena.md is true."""

import re
import subprocess
import sys
from pathlib import Path

from byzanz.arena.figures.standing import Standing
from byzanz.cli import parser

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    [example] = re.findall(r"^```python\n(.*?)^```$", TEXT, flags=re.DOTALL | re.MULTILINE)
    done = subprocess.run([sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0].startswith("greedy ")


def test_the_options_exist() -> None:
    options = set(re.findall(r"`(--[a-z-]+)", TEXT))
    assert {
        "--games",
        "--seed",
        "--duplicate",
        "--records",
        "--workers",
        "--json",
        "--report",
        "--limit",
        "--strict",
        "--ray",
    } <= options
    commands = parser()._subparsers
    assert commands is not None
    choices = commands._group_actions[0].choices
    assert isinstance(choices, dict)
    known = {option for name in ("arena", "tune") if name in choices for option in choices[name]._option_string_actions}
    assert options - known == set()


def test_every_key_is_described() -> None:
    described = set(re.findall(r"`(\w+)`", TEXT))
    assert set(Standing.__dataclass_fields__) <= described
