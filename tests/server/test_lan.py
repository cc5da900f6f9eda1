"""Friends in the home network (C2): one switch lets them in by the right address, and shuts them out again."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from byzanz.server.lan import addresses, origin_of
from tests.server.harness import ROOT, Browser, RunningServer

pytestmark = pytest.mark.slow

ELSEWHERE = addresses()
in_a_network = pytest.mark.skipif(not ELSEWHERE, reason="NOT TESTED: this machine is in no network")


@contextlib.contextmanager
def played(folder: Path, *more: str) -> Iterator[tuple[Browser, list[str]]]:
    """`byzanz play`, as somebody at this machine sees it, and the lines that it prints first."""
    command = [sys.executable, "-m", "byzanz.cli", "play", "--no-browser", "--port=0", *more]
    server = subprocess.Popen(
        [*command, f"--database={folder}/byzanz.sqlite"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(1 + ("--lan" in more))]
        address = next(word for line in lines for word in line.split() if word.startswith("http://127.0.0.1"))
        yield Browser(address.rstrip("/")), lines
    finally:
        server.terminate()
        server.wait(20)
        assert server.stdout is not None
        server.stdout.close()


def reaches(address: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(address + "/healthz", timeout=5).status_code == 200
    return False


@in_a_network
def test_c2_one_switch_lets_friends_in_and_shuts_them_out_again(tmp_path: Path) -> None:
    with played(tmp_path) as (host, _lines):
        port = int(host.url.rpartition(":")[2])
        elsewhere = origin_of(ELSEWHERE[0], port)
        assert not reaches(elsewhere), "from the start this machine alone is listened to"
        assert host.get("/lan") == {"can_switch": True, "on": False, "origins": []}
        told = host.post("/lan", {"on": True})
        assert told["on"]
        assert elsewhere in told["origins"]
        friend = Browser(elsewhere)
        room = host.new_room()
        assert friend.post(f"/rooms/{room}/join", {"name": "Omar"})["you"] == 1
        assert friend.get("/lan") == {"can_switch": False, "on": False, "origins": []}, (
            "who is elsewhere learns nothing"
        )
        assert friend.code("/lan", {"on": False}, 403) == "lan_forbidden"
        assert host.post("/lan", {"on": False})["origins"] == []
        assert not reaches(elsewhere)
        assert host.get(f"/rooms/{room}")["seats"][1]["name"] == "Omar", "the seat stays theirs"


@in_a_network
def test_c2_by_a_flag_from_the_start_with_the_addresses_in_words(tmp_path: Path) -> None:
    with played(tmp_path, "--lan") as (host, lines):
        elsewhere = origin_of(ELSEWHERE[0], int(host.url.rpartition(":")[2]))
        assert reaches(elsewhere)
        assert any(elsewhere in line for line in lines)


def test_c2_a_server_of_its_own_has_no_such_switch(server: RunningServer) -> None:
    assert server.browser().get("/lan") == {"can_switch": False, "on": False, "origins": []}
    assert server.browser().code("/lan", {"on": True}, 404) == "lan_unavailable"
