"""`./byzanz` in the project's folder: the command without an activated environment."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

LAUNCHER = Path(__file__).parents[2] / "byzanz"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a script for the Unix shell")


@pytest.fixture
def launcher(tmp_path: Path) -> Path:
    folder = tmp_path / "a folder"
    folder.mkdir()
    return Path(shutil.copy(LAUNCHER, folder / "byzanz"))


def call(launcher: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([launcher, *arguments], capture_output=True, text=True, check=False, cwd="/")


def test_it_runs_the_command_of_the_folder_s_environment(launcher: Path) -> None:
    command = launcher.parent / ".venv" / "bin" / "byzanz"
    command.parent.mkdir(parents=True)
    command.write_text('#!/bin/sh\nprintf "%s|" "$@"\nexit 7\n', encoding="utf-8")
    command.chmod(0o755)
    done = call(launcher, "arena", "a b", "--games", "3")
    assert (done.stdout, done.returncode) == ("arena|a b|--games|3|", 7)


def test_without_an_environment_it_says_how_to_make_one(launcher: Path) -> None:
    done = call(launcher, "play")
    assert done.returncode == 1
    assert "make setup" in done.stderr
    assert done.stdout == ""
