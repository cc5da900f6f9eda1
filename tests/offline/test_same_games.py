"""The same seeds, the same bots, the same games: Python in the browser's pack, run by Node, against CPython.

A long run compares 200 of them; `make test` fewer.
"""

import asyncio
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from byzanz.cli.site import STATIC
from tests.offline import games
from tests.size import sized

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
PACK = STATIC / "offline"
GAMES = sized(12, long=200)
NODE = shutil.which("node")

needs_pack = pytest.mark.skipif(
    NODE is None or not (PACK / "pack.json").is_file(), reason="NOT TESTED: no Node.js, or the client is not built"
)


@pytest.mark.extra
@needs_pack
def test_the_pack_plays_the_same_games_as_cpython() -> None:
    command = [str(NODE), str(HERE / "pyodide.mjs"), str(PACK), str(HERE / "games.py"), "0", str(GAMES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split("\n") == asyncio.run(games.main("0", str(GAMES))).split("\n")


@needs_pack
def test_the_pack_is_small_and_lists_what_is_there() -> None:
    pack = json.loads((PACK / "pack.json").read_text())
    assert pack["size"] < 6_000_000
    names = {part["path"] for part in [*pack["scripts"], *(one for file in pack["files"] for one in file["pieces"])]}
    there = {path.relative_to(PACK).as_posix() for path in PACK.rglob("*") if path.is_file() and path.suffix != ".gz"}
    assert there == names | {"pack.json"}
