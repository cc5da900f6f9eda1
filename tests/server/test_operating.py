"""Promises of docs/operate.md: several workers, health, figures and logs."""

import contextlib
import json
import logging
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from byzanz.server.logs import JsonLines, address_facts
from tests.server.harness import ROOT, Browser, RunningServer, running, settings_for
from tests.server.postgres import Cluster
from tests.waiting import wait_until

pytestmark = pytest.mark.slow


def test_workers_share_one_address_and_a_dead_one_is_replaced(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database("workers")
    command = [
        sys.executable,
        "-m",
        "byzanz.server",
        "--workers=2",
        "--port=0",
        f"--database={url}",
        "--log-level=error",
    ]
    parent = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(ROOT / "src")}
    )
    try:
        assert parent.stdout is not None
        address = parent.stdout.readline().decode().strip().rstrip("/")
        wait_until(lambda: _is_well(address))
        children = children_of(parent.pid)
        assert len(children) == 2
        os.kill(int(children[0]), signal.SIGKILL)
        wait_until(lambda: len(now := children_of(parent.pid)) == 2 and now != children)
        wait_until(lambda: _is_well(address))
    finally:
        parent.terminate()
        parent.wait(20)
        assert parent.stdout is not None
        parent.stdout.close()


def test_c18_the_figures_are_those_of_all_processes(postgres: Cluster, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "byzanz.server", "--workers=2", "--port=0", "--log-level=error"]
    command += [f"--database={postgres.new_database('figures')}", "--limit-requests=10000", "--limit-rooms=1000"]
    parent = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    try:
        assert parent.stdout is not None
        address = parent.stdout.readline().decode().strip().rstrip("/")
        wait_until(lambda: _is_well(address))
        wait_until(lambda: figure(address, "byzanz_processes") == 2)
        for _ in range(30):  # whichever process takes them
            assert httpx.post(address + "/api/rooms", json={"players": 3, "name": "Lena"}).status_code == 201
        assert {figure(address, "byzanz_rooms_made_total") for _ in range(20)} == {30}
        os.kill(int(children_of(parent.pid)[0]), signal.SIGKILL)
        wait_until(lambda: figure(address, "byzanz_processes") == 1 or figure(address, "byzanz_rooms_made_total") < 30)
        wait_until(lambda: figure(address, "byzanz_processes") == 2)
    finally:
        parent.terminate()
        parent.wait(20)
        assert parent.stdout is not None
        parent.stdout.close()


def figure(address: str, name: str) -> float:
    """What a scrape says; nothing from a process that has just died."""
    with contextlib.suppress(httpx.HTTPError):
        found = re.search(rf"^{name} (\S+)$", httpx.get(address + "/metrics", timeout=5).text, re.MULTILINE)
        return float(found[1]) if found else 0.0
    return 0.0


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def _is_well(address: str) -> bool:
    try:
        return httpx.get(address + "/healthz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.extra
def test_workers_end_when_the_parent_was_killed(postgres: Cluster) -> None:
    """Otherwise the address would stay taken, and nothing could be started again."""
    command = [sys.executable, "-m", "byzanz.server", "--workers=2", "--port=0", "--log-level=error"]
    command.append(f"--database={postgres.new_database('orphans')}")
    parent = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert parent.stdout is not None
    address = parent.stdout.readline().decode().strip().rstrip("/")
    wait_until(lambda: _is_well(address))
    parent.kill()
    parent.wait(10)
    parent.stdout.close()
    wait_until(lambda: not _is_well(address))


def test_health_and_figures(server: RunningServer) -> None:
    assert httpx.get(server.url + "/healthz").json() == {"ok": True}
    figures = httpx.get(server.url + "/metrics").text
    documented = set(re.findall(r"`(byzanz_\w+)", (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")))
    assert len(documented) > 8
    for name in documented:
        assert f"# TYPE {name.removesuffix('_bucket')}" in figures


def test_ill_health_is_told_and_passes(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        other = sqlite3.connect(settings.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = httpx.get(server.url + "/healthz", timeout=10)
        assert (answer.status_code, answer.json()) == (503, {"ok": False})
        other.execute("COMMIT")
        other.close()
        wait_until(lambda: _is_well(server.url))


def test_logs_can_be_lines_of_json() -> None:
    record = logging.makeLogRecord(
        {"name": "byzanz.http", "msg": "GET %s", "args": ("/",), "levelname": "INFO", "ms": 3}
    )
    told = json.loads(JsonLines().format(record))
    assert (told["message"], told["level"], told["ms"]) == ("GET /", "info", 3)


@pytest.mark.parametrize(("kept", "line"), [("no", None), ("short", "127.0.0.0/24"), ("whole", "127.0.0.1")])
def test_c17_the_log_names_addresses_as_it_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kept: str, line: str | None
) -> None:
    caplog.set_level(logging.DEBUG)
    with running(settings_for(tmp_path, log_addresses=kept)) as server:
        assert server.browser().get("/me") == {"name": None, "face": None, "games": []}
        room = server.browser().new_room()
        server.browser().code(f"/rooms/{room}/start", {}, 403)
    lines = [record for record in caplog.records if record.name == "byzanz.http" and "/api/me" in record.getMessage()]
    assert [vars(record).get("address") for record in lines] == [line]
    text = "".join(JsonLines().format(record) for record in caplog.records if record.name.startswith("byzanz"))
    assert ("127.0.0.1" in text) == (kept == "whole")


def test_c17_a_network_is_what_is_left_of_an_address() -> None:
    said = {"192.0.2.77": "192.0.2.0/24", "2001:db8:1:2::3": "2001:db8:1::/48", "::ffff:192.0.2.7": "192.0.2.0/24"}
    for address, network in said.items():
        assert address_facts(address, "short") == {"address": network}
    assert address_facts("no address", "short") == {"address": "?"}


def test_c18_with_json_the_first_line_is_json_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "byzanz.cli", "serve", "--port=0", "--log-format=json"]
    command += [f"--database={tmp_path}/byzanz.sqlite"]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        assert server.stdout is not None
        told = [json.loads(server.stdout.readline()) for _ in range(1)]
        wait_until(lambda: _is_well(told[0]["address"].rstrip("/")))
        server.terminate()
        told += [json.loads(line) for line in server.stdout.read().splitlines()]
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in told)
    finally:
        server.kill()
        server.wait(20)
        assert server.stdout is not None
        server.stdout.close()


def _start_with_log(folder: Path, log: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "byzanz.server", "--log-format=json", "--log-level=debug", "--port=0"]
    command += [f"--database={folder}/byzanz.sqlite", "--bot-delay=0", "--deal-wait=0"]
    with log.open("wb") as stderr:
        return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr)


async def test_every_line_of_a_server_is_json_and_tells_no_secret(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = _start_with_log(tmp_path, log)
    assert server.stdout is not None
    lena = Browser(server.stdout.readline().decode().strip().rstrip("/"))
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.play(until_version=12)
        await player.act("bid 7\n8")
        await player.connection.send("{")
        hand = player.view["hand"]
        code = lena.post(f"/rooms/{room}/handover")["code"]
        assert lena.code(f"/rooms/{room}/take", {"code": "wrong"}, 404) == "code_unknown"
        lock = sqlite3.connect(tmp_path / "byzanz.sqlite", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        assert lena.code("/rooms", {"players": 3}, 503) == "storage"
        lock.close()
    server.terminate()
    server.wait(20)
    server.stdout.close()
    lines = log.read_text(encoding="utf-8").splitlines()
    told = [json.loads(line) for line in lines]
    assert len(told) >= 5
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in told)
    assert any(line["level"] == "error" and "locked" in line["message"] for line in told)
    text = "\n".join(lines)
    for secret in (lena.http.cookies["byzanz"], code, " ".join(hand), json.dumps(hand), '"deck"', '"secret"'):
        assert secret not in text


def test_the_systemd_unit_is_understood(tmp_path: Path) -> None:
    """The documented unit, with a program and a user that exist here, is read without a complaint."""
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("NOT TESTED: systemd-analyze is not installed")
    documented = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    found = re.search(r"As a systemd unit:\n```\w*\n(.*?)```", documented, re.DOTALL)
    assert found is not None
    unit = tmp_path / "byzanz.service"
    unit.write_text(found[1].replace("/opt/byzanz/bin/byzanz", "/bin/true").replace("User=byzanz", "User=root"))
    ended = subprocess.run([analyse, "verify", str(unit)], capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, "")
