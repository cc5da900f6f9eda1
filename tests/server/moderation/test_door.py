"""The socket beside an SQLite database, and the way to a PostgreSQL database: who gets in, what is answered."""

import json
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

from byzanz.server.moderation.door import LETTER_AT_MOST, socket_path
from tests.server.harness import ROOT, running, settings_for
from tests.server.moderation.operating import Operator
from tests.server.postgres import Cluster


def say(path: Path, line: bytes) -> dict[str, object]:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(20)
        connection.connect(str(path))
        connection.sendall(line)
        with connection.makefile("rb") as answer:
            said = answer.readline()
    return json.loads(said) if said else {}


def test_the_socket_is_its_owner_s_alone_and_goes_with_the_server(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    path = socket_path(settings)
    assert path.parent == tmp_path
    with running(settings):
        found = path.stat()
        assert (stat.S_ISSOCK(found.st_mode), stat.S_IMODE(found.st_mode)) == (True, 0o600)
        assert found.st_uid == os.getuid()
    assert not path.exists()
    assert "No server is running" in Operator(settings.database).refused("people")
    path.touch()  # left behind by a server that was killed
    with running(settings):
        assert Operator(settings.database).ask("people") == []


def test_nonsense_is_answered_and_harms_nobody(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        path = socket_path(settings)
        for nonsense in (b"\n", b"{}\n", b"\xff\xfe\n", b"[" * 5000 + b"\n", b'{"by": "me", "request": {"do": "x"}}\n'):
            answer = say(path, nonsense)["error"]
            assert isinstance(answer, dict)
            assert answer["code"] == "malformed"
        too_long = b'{"by": "' + b"x" * LETTER_AT_MOST + b'"}\n'
        assert say(path, too_long) in ({}, {"error": {"code": "malformed"}})
        assert server.browser().get("/me")["name"] is None


def test_nothing_of_it_is_reached_over_http(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        schema = server.browser().http.get("/schema/openapi.json").json()
        assert not [path for path in schema["paths"] if "admin" in path]
        for path in ("/api/admin", "/api/admin/people", "/admin"):
            assert server.browser().http.post(path, json={"do": "people"}).status_code in (404, 405)


def test_a_command_as_it_is_typed_in_another_language(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings):
        command = [sys.executable, "-m", "byzanz", "admin", "people", "--database", settings.database]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "BYZANZ_LANG": "de"}
        said = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert said.stdout.split()[:3] == ["Person", "Name", "Art"]


def test_names_can_t_order_the_terminal_about(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        server.browser().post("/me", {"name": "Le\u202ena %s"})
        shown = Operator(settings.database).do("people")
        assert len(shown.splitlines()) == 2
        assert "\u202e" not in shown


def test_a_database_that_is_older_or_away_is_refused_untouched(postgres: Cluster, tmp_path: Path) -> None:
    empty = Operator(postgres.new_database("empty_admin"))
    assert "older version" in empty.refused("people")
    assert "older version" in empty.refused("people")
    away = Operator("postgresql://byzanz@127.0.0.1:1/nowhere")
    assert "can’t be used" in away.refused("people")
