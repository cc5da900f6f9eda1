"""Output in any encoding: nothing ends in a traceback, and every sign can be read."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from byzanz.cli.encoding import spelled
from byzanz.locales import LANGUAGES


@pytest.mark.parametrize(
    ("text", "ascii_text"),
    [
        ("“Zoë” – 5 ± 1 …", '"Zoe" - 5 +- 1 ...'),
        ("╭─┬│┼━┃╯", "+-+|+-|+"),
        ("▶ Straße, œuvre", "> Strasse, oeuvre"),
        ("Лена שלום 漢", "???? ???? ?"),
        ("plain", "plain"),
    ],
)
def test_signs_are_spelled(text: str, ascii_text: str) -> None:
    assert spelled(text) == ascii_text


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_take_every_encoding(encoding: str, language: str, tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "BYZANZ_LANG": language, "LC_ALL": "C"}
    environment["XDG_DATA_HOME"] = str(tmp_path)
    typed = "?\nrules\nlook\nlegal\nbid Cé1 „“ \x80\nfly\nquit\n".encode()
    command = [sys.executable, "-m", "byzanz.cli", "play", "--plain", "--seed", "7", "--language", language]
    done = subprocess.run(command, input=typed, capture_output=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"\\u" not in done.stdout
    done.stdout.decode(encoding)
