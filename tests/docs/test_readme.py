"""The README's bot, arena table and example are true."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCED = re.findall(r"^```(\w*)\n(.*?)^```$", README, flags=re.DOTALL | re.MULTILINE)
BOT, EXAMPLE = [block for language, block in FENCED if language == "python"]
BLOCKS = [block for language, block in FENCED if not language]
MOST_BYTES = 1_500_000


def run(arguments: list[str], folder: Path) -> str:
    """Run Python in a folder and return what it prints."""
    environment = os.environ | {"COLUMNS": "104", "BYZANZ_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=folder, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def rows(table: str) -> list[str]:
    """Return the rows of the arena's table, without the column of times."""
    found = []
    for line in table.splitlines():
        if match := re.fullmatch(r"( \S.*?%.*?)\s+[\d.]+(\s+\S+±\S+)\s*", line):
            found.append(re.sub(r"\s+", " ", match[1] + match[2]))
    return found


def test_the_bot_has_about_ten_lines() -> None:
    assert len([line for line in BOT.splitlines() if line]) <= 10


@pytest.mark.extra
def test_the_arena_prints_what_the_readme_shows(tmp_path: Path) -> None:
    (command,) = [block.strip() for block in BLOCKS if "byzanz arena" in block]
    (shown,) = [block for block in BLOCKS if block.startswith("200 games")]
    program, *arguments = shlex.split(command)
    assert Path(program).name == "byzanz"
    file = next(argument for argument in arguments if ".py:" in argument).partition(":")[0]
    (tmp_path / file).write_text(BOT, encoding="utf-8")
    printed = run(["-m", "byzanz.cli", *arguments, "--workers", "1"], tmp_path)
    assert len(rows(shown)) == 4
    assert rows(printed) == rows(shown)


def test_the_example_plays_a_game_and_writes_it_down(tmp_path: Path) -> None:
    result, record = run(["-c", EXAMPLE], tmp_path).splitlines()
    assert result.startswith("(")
    assert record.startswith("{")


def test_the_film_is_small_enough_to_load_at_once() -> None:
    (film,) = re.findall(r"!\[[^\]]+\]\((docs/pictures/[^)]+)\)", README.partition("\n## ")[0])
    data = (ROOT / film).read_bytes()
    assert len(data) <= MOST_BYTES
    assert b"ANIM" in data[:64], "an animated WebP"
