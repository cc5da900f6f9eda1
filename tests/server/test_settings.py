"""Settings by flag and variable, and why a server does not start: a sentence with what would be right, and nothing done."""

import argparse
import os
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from byzanz import Refused
from byzanz.cli import main
from byzanz.locales import LANGUAGES, texts
from byzanz.server.run import bind, lock_file, prepare_database, run
from byzanz.server.settings import BOUNDS, Settings, add_arguments, flag, from_arguments, variable
from byzanz.server.store import migrations
from byzanz.server.store.lock import DatabaseLock
from tests.server.harness import ROOT, settings_for
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow


def chosen(*flags: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return from_arguments(parser.parse_args(flags), environment)


def refusal(*flags: str, **environment: str) -> dict[str, Any]:
    with pytest.raises(Refused) as refused:
        chosen(*flags, **environment)
    assert refused.value.code == "setting_wrong"
    return refused.value.facts


def test_a_flag_counts_before_a_variable_and_that_before_the_default() -> None:
    settings = chosen("--host", "0.0.0.0", "--port", "9001", BYZANZ_PORT="9000", BYZANZ_BOT_DELAY="0.5")
    assert (settings.host, settings.port, settings.bot_delay) == ("0.0.0.0", 9001, 0.5)
    assert chosen(BYZANZ_METRICS="no", BYZANZ_PORT="").metrics is False
    assert chosen() == Settings()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_setting_in_every_language(language: str) -> None:
    environment = os.environ | {"BYZANZ_LANG": language, "COLUMNS": "1000", "BYZANZ_DATABASE": "postgresql://u:pw@h/x"}
    told = subprocess.run(
        [sys.executable, "-m", "byzanz.cli", "serve", "--help"], env=environment, capture_output=True, check=True
    ).stdout.decode()
    for name in Settings.__slots__:
        meaning = texts(language)("setting-" + name)
        assert meaning != "setting-" + name
        assert re.search(rf"{flag(name)} \S+\s+{re.escape(meaning)} \[{variable(name)}; ", told), told
    assert "u:pw" not in told


def test_every_number_has_bounds_and_its_default_lies_within() -> None:
    numbers = {name: value for name in Settings.__slots__ if type(value := getattr(Settings(), name)) in (int, float)}
    assert numbers.keys() == BOUNDS.keys()
    for name, value in numbers.items():
        assert BOUNDS[name][0] <= value <= BOUNDS[name][1]


WRONG = [
    ("--port", "abc", "whole"), ("--port", "70000", "whole"), ("--port", "-1", "whole"), ("--port", "80.5", "whole"),
    ("--workers", "0", "whole"), ("--limit-rooms", "-5", "whole"), ("--handover-seconds", "", "whole"),
    ("--bot-delay", "fast", "number"), ("--bot-delay", "nan", "number"), ("--away-seconds", "inf", "number"),
    ("--lease-seconds", "0", "number"), ("--metrics", "perhaps", "yes_no"), ("--log-level", "loud", "choice"),
    ("--log-format", "xml", "choice"), ("--stand-in", "clever", "choice"), ("--host", "", "host"),
    ("--origins", "byzanz.example", "origins"), ("--origins", "https://a.example/x", "origins"),
    ("--trusted-proxies", "nginx", "trusted_proxies"), ("--trusted-proxies", "127.0.0.1,10.0.0.1/8", "trusted_proxies"),
    ("--trusted-proxies", "*,10.0.0.1", "trusted_proxies"), ("--database", "mysql://h/x", "database"),
    ("--database", "postgresql://u@h:port/x", "database"), ("--database", "sqlite:///", "database"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value", "kind"), WRONG)
def test_a_wrong_setting_is_refused_with_what_would_be_right(name: str, value: str, kind: str) -> None:
    facts = refusal(f"{name}={value}")
    assert (facts["setting"], facts["value"], facts["kind"]) == (name, value, kind)
    for language in LANGUAGES:
        sentence = texts(language).refusal("setting_wrong", facts)
        assert name in sentence
        assert "{" not in sentence
        assert "$" not in sentence
    if value:
        name = "BYZANZ_" + name.strip("-").replace("-", "_").upper()
        assert refusal(**{name: value})["setting"] == name


def test_right_ones_are_not() -> None:
    for flags in (
        "--database=postgresql://u:p@h:5432/x?sslmode=require", "--database=postgres:///x", "--database=sqlite:///a.db",
        "--trusted-proxies=*", "--trusted-proxies=127.0.0.1, ::1,10.0.0.0/8", "--origins=https://a.example,http://b:80/",
        "--port=0", "--metrics=OFF",
    ):  # fmt: skip
        chosen(flags)


def test_a_password_is_never_told() -> None:
    assert "geheim" not in str(refusal("--database=postgresql://u:geheim@h:port/x"))
    assert "eim" not in str(refusal("--database=postgresql://u:geh@eim@h/x"))  # that @ should be %40
    with pytest.raises(Refused) as refused:
        prepare_database(Settings(database="postgresql://u:geheim@127.0.0.1:9/x"))
    assert refused.value.code == "database_unusable"
    assert refused.value.facts["database"] == "postgresql://u:…@127.0.0.1:9/x"
    assert "eim" not in str(refused.value)


def test_a_wrong_variable_hinders_no_other_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BYZANZ_PORT", "abc")
    assert main(["serve"]) == 2
    assert "BYZANZ_PORT" in capsys.readouterr().err
    assert main(["bots"]) == 0


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Refused) as refused:
            bind("127.0.0.1", port, or_any=False)
        assert (refused.value.code, refused.value.facts["port"]) == ("cannot_listen", str(port))
        with bind("127.0.0.1", port, or_any=True) as listener:
            assert listener.getsockname()[1] != port


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid"])
def test_an_address_that_is_not_ours(host: str) -> None:
    with pytest.raises(Refused, match="cannot_listen"):
        bind(host, 0, or_any=False)


def test_a_folder_that_can_not_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refused) as refused:
        lock_file(settings_for(tmp_path / "file" / "folder"))
    assert refused.value.code == "database_unusable"
    assert refused.value.facts["why"] == "Not a directory"


def test_files_that_are_no_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Lena, " * 500)
    (tmp_path / "folder").mkdir()
    for name in ("letter", "folder"):
        with pytest.raises(Refused) as refused:
            prepare_database(Settings(database=str(tmp_path / name)))
        assert refused.value.code == "database_unusable"
        assert refused.value.facts["database"] == str(tmp_path / name)
    assert (tmp_path / "letter").read_text() == "Dear Lena, " * 500


def test_a_postgres_that_is_not_there(postgres: Cluster) -> None:
    for url in ("postgresql://byzanz@127.0.0.1:9/x", postgres.url("nosuchdatabase"), postgres.url("postgres") + "?x=y"):
        with pytest.raises(Refused) as refused:
            prepare_database(Settings(database=url))
        assert refused.value.code == "database_unusable"
        assert "\n" not in refused.value.facts["why"]


def test_a_server_that_can_not_start_says_why_in_one_line(tmp_path: Path) -> None:
    database = tmp_path / "byzanz.sqlite"
    prepare_database(Settings(database=str(database)))
    connection = sqlite3.connect(database)
    connection.execute("UPDATE alembic_version SET version_num = '0999'")
    connection.commit()
    before = list(connection.iterdump())
    for module, more in (("byzanz.cli", ["serve"]), ("byzanz.server", [])):
        ended = subprocess.run(
            [sys.executable, "-m", module, *more, f"--database={database}", "--port=0"],
            env=os.environ | {"BYZANZ_LANG": "en"}, cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert ended.returncode == 2
        assert re.fullmatch(rf"byzanz: The database .*0999; .* {migrations.HEAD}.*\n", ended.stderr), ended
    assert list(connection.iterdump()) == before
    connection.close()


def test_workers_need_postgres(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="workers_need_postgres"):
        run(settings_for(tmp_path, workers=2))


def test_a_database_file_has_one_server(tmp_path: Path) -> None:
    lock = DatabaseLock(tmp_path / "byzanz.sqlite")
    lock.write_address("http://127.0.0.1:1234/")
    with pytest.raises(Refused) as refused:
        run(settings_for(tmp_path))
    assert refused.value.code == "database_in_use"
    assert refused.value.facts["address"] == "http://127.0.0.1:1234/"
    lock.release()
    DatabaseLock(tmp_path / "byzanz.sqlite").release()


def test_the_document_names_no_flag_that_does_not_exist() -> None:
    named = set(re.findall(r"`(--[a-z-]+)", (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")))
    assert len(named) > 8
    assert named <= {flag(name) for name in Settings.__slots__}
