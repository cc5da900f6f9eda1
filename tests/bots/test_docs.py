"""The example in docs/bots.md works as it stands."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

DOCS = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_bot_in_ten_lines_plays_in_the_arena_by_its_file_name(tmp_path: Path) -> None:
    [example] = re.findall(r"^```python\n(.*?)^```$", DOCS, flags=re.DOTALL | re.MULTILINE)
    assert len([line for line in example.splitlines() if line]) <= 10
    [command] = re.findall(r"^byzanz arena .*$", DOCS, flags=re.MULTILINE)
    (tmp_path / "mybot.py").write_text(example, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "byzanz.cli", *shlex.split(command)[1:], "--json", "--workers", "1"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    printed = json.loads(run.stdout)
    assert printed["games"] == 40
    assert printed["bots"][0]["name"].startswith(("MyBot", "mybot.py:MyBot"))
    assert printed["bots"][0]["games"] == 40


def test_the_command_that_seats_it_in_the_browser_is_understood() -> None:
    from byzanz.cli import parser

    [command] = re.findall(r"^byzanz play .*$", DOCS, flags=re.MULTILINE)
    assert parser().parse_args(shlex.split(command)[1:]).bot == ["mybot.py:MyBot", "greedy"]


def test_every_bot_and_set_is_described() -> None:
    from byzanz.bots import KNOWN
    from byzanz.locales import texts

    for name in (*KNOWN, "aggressive", "passive", "collector"):
        assert f"`{name}" in DOCS, name
    assert [name for name in KNOWN if not texts("en").knows(f"bot-{name}")] == []
