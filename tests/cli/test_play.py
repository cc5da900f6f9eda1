"""`byzanz play`: which bots sit at the table."""

import http.cookiejar
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from byzanz.cli import main
from tests.waiting import wait_until

BOT = """
import os
from pathlib import Path
from byzanz.bots import Bot

class MyBot(Bot):
    def decide(self, view):
        Path(os.environ["BYZANZ_TEST_ASKED"]).touch()
        return view.legal_actions()[0]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mybot.py"
    file.write_text(BOT, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        (["missing.py:MyBot"], "missing.py"),
        (["mybot.py:YourBot"], "MyBot"),
        (["broken.py:MyBot"], "broken.py, line 2"),
        (["nobody"], "nobody"),
        (["greedy"] * 6, "5 other seats"),
    ],
)
def test_a_bot_that_can_t_be_seated_is_refused_with_exit_code_2(
    bots: list[str],
    problem: str,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (file.parent / "broken.py").write_text("x = 1\nclass MyBot(:\n", encoding="utf-8")
    monkeypatch.chdir(file.parent)
    assert main(["play", "--no-browser", *(word for bot in bots for word in ("--bot", bot))]) == 2
    printed = capsys.readouterr()
    assert problem in printed.err
    assert "Traceback" not in printed.err
    assert printed.out == ""


@contextmanager
def playing(folder: Path, *arguments: str) -> Iterator[tuple[str, str]]:
    """Run `byzanz play`; give its address and what it says about the bots."""
    command = [sys.executable, "-m", "byzanz.cli", "play", "--no-browser", "--port", "0"]
    command += ["--database", str(folder / "games.sqlite"), "--bot-delay", "0", "--deal-wait", "0", *arguments]
    environment = os.environ | {"BYZANZ_LANG": "en", "BYZANZ_TEST_ASKED": str(folder / "asked")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=environment) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split(" at ")[1].split()[0]
            yield address, server.stdout.readline()
        finally:
            server.terminate()


class Person:
    """A browser, as far as this test needs one."""

    def __init__(self, address: str) -> None:
        self._address = address
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(cookies)

    def call(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._address + path, data, {"Content-Type": "application/json"})
        with self._opener.open(request) as answer:
            return json.load(answer)


def test_the_bots_sit_at_the_table_and_play(file: Path) -> None:
    with playing(file.parent, "--bot", "mybot.py:MyBot", "--bot", "greedy", "--limit-rooms", "100") as (address, line):
        assert line == "Start a game against bots: MyBot, greedy play in it.\n"
        person = Person(address)
        asked = file.parent / "asked"
        for _ in range(60):  # the bot is asked before the person where it begins: one game in four
            room = person.call("api/rooms", {"players": 4, "bots": "gentle", "name": "Irene"})["room"]
            seats = person.call(f"api/rooms/{room}")["seats"]
            assert [(seat["kind"], seat["name"], seat["bot"]) for seat in seats[1:]] == [
                ("bot", "MyBot", None),
                ("bot", "greedy", None),
                ("bot", None, "gentle"),
            ]
            assert str(file.parent) not in json.dumps(seats), "where the file lies is nobody's business"
            if asked.exists():
                return
            time.sleep(0.1)
        wait_until(asked.exists)
