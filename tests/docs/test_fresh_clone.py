"""The README is followed on a fresh clone, from its first command to its last."""

import os
import re
import shlex
import signal
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.docs.test_readme import BLOCKS, BOT, EXAMPLE, README, ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.extra,
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="NOT TESTED: no checkout to clone"),
]
SERVING = ("make play", "./byzanz play", "./byzanz serve")
COMMAND = re.compile(r"(?:make|\./byzanz)\b.*")
"""The README's other programs need a wheel: tests/packages has it."""
FINDING_OUT = re.compile(r"`(\./byzanz [^`]*--help|make help)`")


def commands() -> list[str]:
    """Return what the README tells to type, then what its sentences name for finding out more."""
    typed = [line.strip() for block in BLOCKS for line in block.splitlines() if COMMAND.fullmatch(line)]
    return typed + FINDING_OUT.findall(README)


def in_clone(clone: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Type a command in the clone, as somebody who has no environment of ours."""
    settings = {
        key: value for key, value in os.environ.items() if not key.startswith(("BYZANZ", "PYTHON", "VIRTUAL", "MAKE"))
    }
    return subprocess.run(
        shlex.split(command), cwd=clone, env=settings | {"BYZANZ_LANG": "en"}, capture_output=True, text=True, check=False
    )  # fmt: skip


def follow(clone: Path, command: str) -> None:
    """Type a command; where something is missing, a sentence may name the command that brings it."""
    done = in_clone(clone, command)
    if done.returncode != 0 and (missing := re.search(r"`?(make setup[\w-]*)", done.stderr)):
        assert len(done.stderr.splitlines()) <= 2, done.stderr
        brought = in_clone(clone, missing[1])
        assert brought.returncode == 0, brought.stderr
        done = in_clone(clone, command)
    assert done.returncode == 0, f"{command}: {done.stderr}"
    assert "Traceback" not in done.stderr


def serves_a_page(clone: Path, command: str) -> None:
    """Start what serves the game, on a free port and without a browser, and fetch its page."""
    more = ["--no-browser"] * ("play" in command) + ["--port", "0"]
    words = [*shlex.split(command), *([f"ARGS={' '.join(more)}"] if command.startswith("make") else more)]
    with subprocess.Popen(words, cwd=clone, stdout=subprocess.PIPE, text=True, start_new_session=True) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\d.:]+/", line)))
            with urllib.request.urlopen(address) as page:
                assert b"<title>" in page.read()
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def test_the_readme_is_followed_on_a_fresh_clone(tmp_path: Path) -> None:
    clone = tmp_path / "byzanz"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    (file,) = re.findall(r"^Put this into `(\w+\.py)`:$", README, flags=re.MULTILINE)
    (clone / file).write_text(BOT, encoding="utf-8")
    typed = commands()
    assert typed[0] == "make play", "one command from a clone to a game"
    assert any("arena" in command for command in typed)
    for command in typed:
        (serves_a_page if command in SERVING else follow)(clone, command)
    follow(clone, f".venv/bin/python -c {shlex.quote(EXAMPLE)}")
