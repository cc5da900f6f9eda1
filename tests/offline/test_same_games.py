"""The same seeds, the same bots, the same games: Python in the browser's pack, run by Node, against CPython.

`BYZANZ_OFFLINE_GAMES=200` compares that many; `make test` fewer.
"""

import asyncio
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from byzanz.cli.site import STATIC
from tests.offline import games

HERE = Path(__file__).parent
PACK = STATIC / "offline"
GAMES = int(os.environ.get("BYZANZ_OFFLINE_GAMES", "12"))
NODE = shutil.which("node")

needs_pack = pytest.mark.skipif(
    NODE is None or not (PACK / "pack.json").is_file(), reason="NOT TESTED: no Node.js, or the client is not built"
)


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
