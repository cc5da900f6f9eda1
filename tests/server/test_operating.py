"""What docs/operate.md promises: backup and restore, several workers, settings, health and figures."""

import argparse
import json
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from byzanz import Refused
from byzanz.server.claim import Claim
from byzanz.server.logs import JsonLines
from byzanz.server.run import run
from byzanz.server.settings import Settings, add_arguments, from_arguments, variable
from tests.server.cluster import Cluster, program
from tests.server.house import ROOT, House, running, settings_for


async def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as house:
        lena = house.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await player.play(until_version=20)
            source, target = sqlite3.connect(settings.database), sqlite3.connect(tmp_path / "backup.sqlite")
            source.backup(target)
            source.close()
            target.close()
            version = player.version
    with running(settings_for(tmp_path, database=str(tmp_path / "backup.sqlite"))) as house:
        lena.move_to(house.url)
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= version - 1)
            await player.play()


def dump_and_restore(url: str, other: str, file: str) -> None:
    dump, restore = program("pg_dump"), program("pg_restore")
    assert dump is not None
    assert restore is not None
    subprocess.run([dump, "--format=custom", f"--file={file}", url], check=True)
    subprocess.run([restore, "--no-owner", f"--dbname={other}", file], check=True)


async def test_a_dump_of_postgres_can_be_restored(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database("dumped")
    with running(settings_for(tmp_path, database=url, lease_seconds=1.0)) as house:
        lena = house.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await player.play(until_version=15)
    other = postgres.new_database("restored")
    dump_and_restore(url, other, str(tmp_path / "byzanz.dump"))
    with running(settings_for(tmp_path, database=other, lease_seconds=1.0)) as house:
        lena.move_to(house.url)
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version >= 15)


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
        deadline = time.monotonic() + 30
        while not _is_well(address):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
        assert len(children) == 2
        os.kill(int(children[0]), signal.SIGKILL)
        while (
            len(now := Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()) != 2
            or now == children
        ):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        while not _is_well(address):
            assert time.monotonic() < deadline
            time.sleep(0.1)
    finally:
        parent.terminate()
        parent.wait(20)
        assert parent.stdout is not None
        parent.stdout.close()


def _is_well(address: str) -> bool:
    try:
        return httpx.get(address + "/healthz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def test_workers_need_postgres(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="workers_need_postgres"):
        run(settings_for(tmp_path, workers=2))


def test_a_database_file_has_one_server(tmp_path: Path) -> None:
    claim = Claim(tmp_path / "byzanz.sqlite")
    claim.tell("http://127.0.0.1:1234/")
    with pytest.raises(Refused) as refused:
        run(settings_for(tmp_path))
    assert refused.value.code == "database_in_use"
    assert refused.value.facts["address"] == "http://127.0.0.1:1234/"
    claim.free()
    Claim(tmp_path / "byzanz.sqlite").free()


def test_every_setting_is_a_flag_and_a_variable() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser, {"BYZANZ_PORT": "9000", "BYZANZ_BOT_DELAY": "0.5", "BYZANZ_METRICS": "no"})
    settings = from_arguments(parser.parse_args(["--host", "0.0.0.0", "--port", "9001"]))
    assert (settings.host, settings.port, settings.bot_delay, settings.metrics) == ("0.0.0.0", 9001, 0.5, False)
    text = parser.format_help()
    for name in Settings.__slots__:
        assert variable(name) in text.replace("\n", "").replace(" ", "")
        assert "--" + name.replace("_", "-") in text


@pytest.mark.parametrize("flag", ["--port=x", "--bot-delay=fast", "--log-level=loud", "--metrics=perhaps"])
def test_a_wrong_setting_is_refused(flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser, {})
    with pytest.raises(SystemExit) as ended:
        parser.parse_args([flag])
    assert ended.value.code == 2
    assert flag.partition("=")[0] in capsys.readouterr().err


def test_health_and_figures(house: House) -> None:
    assert httpx.get(house.url + "/healthz").json() == {"ok": True}
    figures = httpx.get(house.url + "/metrics").text
    for name in ("byzanz_actions_total", "byzanz_rooms", "byzanz_sockets", "byzanz_commit_seconds_bucket"):
        assert name in figures


def test_logs_can_be_lines_of_json() -> None:

    record = logging.makeLogRecord(
        {"name": "byzanz.http", "msg": "GET %s", "args": ("/",), "levelname": "INFO", "ms": 3}
    )
    told = json.loads(JsonLines().format(record))
    assert (told["message"], told["level"], told["ms"]) == ("GET /", "info", 3)
