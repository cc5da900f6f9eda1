"""A database of an older version is brought up to date and played on; one of a newer version is left alone."""

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, inspect, text

from byzanz import Refused
from byzanz.server.settings import Settings
from byzanz.server.store import migrations, schema
from byzanz.server.store.storage import Storage, open_engine
from byzanz.table.room.stored import StorageDown
from tests.server.harness import Browser, Process, running, settings_for
from tests.server.postgres import Cluster

# A server was killed while two people and two bots played; Omar had opened a second table that still waited for others.
DUMPS = Path(__file__).parent / "upgrade"
TOKENS = {"Lena": "lena-in-the-spring-of-the-year-one", "Omar": "omar-in-the-spring-of-the-year-one"}
LATER = {name: f"{name.lower()}-in-the-autumn-of-the-year-two" for name in ("Lena", "Omar", "Vera")}
"""The cookies of the last version that had one token for each person; Vera had given a name and
played nowhere yet."""
VERSION = 24

Old = Callable[[str], Settings]


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    """Makes databases as the first version left them behind."""

    def make(name: str) -> Settings:
        dump = (DUMPS / f"0001-{request.param}.sql").read_text(encoding="utf-8")
        if request.param == "sqlite":
            settings = settings_for(tmp_path, database=str(tmp_path / f"{name}.sqlite"))
            connection = sqlite3.connect(settings.database)
            connection.executescript(dump)
            connection.close()
            return settings
        postgres: Cluster = request.getfixturevalue("postgres")
        settings = settings_for(tmp_path, database=postgres.new_database(name), lease_seconds=1.0)
        with psycopg.connect(settings.database) as session:
            session.execute(dump.encode())
        return settings

    return make


def everything(settings: Settings) -> dict[str, list[Any]]:
    """All rows of all tables, and the tables' columns."""
    engine = open_engine(settings, reads_only=True)
    with engine.connect() as connection:
        seen = inspect(connection)
        found = {
            name: sorted(map(repr, connection.execute(text(f"SELECT * FROM {name}")))) for name in tables(settings)
        }
        found |= {f"{name} has": [column["name"] for column in seen.get_columns(name)] for name in tables(settings)}
    engine.dispose()
    return found


def tables(settings: Settings) -> list[str]:
    engine = open_engine(settings, reads_only=True)
    names = sorted(inspect(engine).get_table_names())
    engine.dispose()
    return names


def revision(settings: Settings) -> str:
    (row,) = everything(settings)["alembic_version"]
    return str(row).strip("(),'")


def browser_of(name: str, url: str) -> Browser:
    browser = Browser(url)
    browser.http.cookies.set("byzanz", TOKENS[name])
    return browser


async def play_on(url: str) -> None:
    """Lena and Omar come back to their seats, and the table goes on."""
    lena, omar = browser_of("Lena", url), browser_of("Omar", url)
    (game,) = lena.get("/me")["games"]
    room = game["room"]
    assert {one["room"] for one in lena.get("/rooms")["rooms"]} == {one["room"] for one in omar.get("/me")["games"]}
    async with lena.sit(room) as one, omar.sit(room) as two:
        await one.until(lambda me: me.version >= VERSION)
        await two.until(lambda me: me.choice() is not None)
        answer = await two.act(two.choice() or "")
        assert answer["version"] == VERSION + 1
        further = VERSION + 12  # the bots of the other two seats are needed for that
        await asyncio.gather(one.play(until_version=further), two.play(until_version=further))
        assert (one.view["seat"], two.view["seat"]) == (0, 1)


async def test_a_table_of_the_first_version_is_played_on(old: Old) -> None:
    settings = old("played_on")
    assert revision(settings) == "0001"
    before = everything(settings)
    with running(settings) as server:
        assert revision(settings) == migrations.HEAD
        await play_on(server.url)
    after = everything(settings)
    # Without the token, which is a session now; and when they were seen, and no face: it follows
    # their name as before.
    before_each = [row.strip("()").split(", ") for row in before["people"]]
    assert {(number, name) for number, _token, name, _created in before_each} == {
        tuple(row.strip("()").split(", ")[:2]) for row in after["people"]
    }
    assert {row.strip("()").split(", ")[4] for row in after["people"]} == {"None"}
    assert {(token, number) for number, token, _name, _created in before_each} == {
        tuple(row.strip("()").split(", ")[:2]) for row in after["sessions"]
    }
    assert set(before["actions"]) < set(after["actions"])


async def test_a_table_of_the_first_version_goes_on_by_itself(old: Old) -> None:
    """Its clock runs on although nobody looks: the lease that the dead server left leads to it."""
    settings = old("by_itself")
    with running(settings) as server:
        figures = Browser(server.url).http.get("/metrics").text
        assert "byzanz_rooms 1.0" in figures


def shape(connection: Connection) -> dict[str, Any]:
    """Columns, keys and indexes, with the conditions of those."""
    seen = inspect(connection)
    return {
        name: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in seen.get_columns(name)],
            seen.get_pk_constraint(name)["constrained_columns"],
            sorted(
                (str(index["name"]), index["column_names"], sorted(map(str, index["dialect_options"].values())))
                for index in seen.get_indexes(name)
            ),
        )
        for name in schema.metadata.tables
    }


def test_an_old_database_gets_the_very_tables_of_a_new_one(old: Old) -> None:
    settings = old("old_shape")
    engine = open_engine(settings, reads_only=False)
    with engine.begin() as connection:
        migrations.migrate(connection)
        stepped = shape(connection)
        for name in tables_of(connection):
            connection.execute(text(f"DROP TABLE {name}"))
        migrations.migrate(connection)
        assert shape(connection) == stepped
    engine.dispose()


async def test_an_upgraded_file_gives_no_number_twice(old: Old) -> None:
    """Whoever deletes themselves takes their number along, also the highest."""
    settings = old("numbers")
    with running(settings) as server:
        numbers = []
        for _ in range(3):
            somebody = server.browser()
            somebody.post("/me", {"name": "Somebody"})
            numbers.append(max(int(row.partition(",")[0].strip("(")) for row in everything(settings)["people"]))
            assert somebody.http.delete("/api/me").status_code == 200
    assert numbers == sorted(set(numbers))


def tables_of(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


def test_of_servers_that_start_together_one_migrates_and_the_others_wait(old: Old) -> None:
    settings = old("together")
    storages = [Storage(settings, f"process {number}") for number in range(4)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(Storage.open, storages))
    for storage in storages:
        storage.close()
    assert revision(settings) == migrations.HEAD


@pytest.mark.extra
async def test_two_processes_start_at_once_on_an_old_database(postgres: Cluster, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=postgres.new_database("both"), lease_seconds=1.0, log_level="error")
    with psycopg.connect(settings.database) as session:
        session.execute((DUMPS / "0001-postgres.sql").read_bytes())
    servers = [Process(settings), Process(settings)]
    try:
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(Process.start, servers))
        await play_on(servers[1].url)
    finally:
        for server in servers:
            server.end()


def test_a_newer_database_is_refused_and_left_alone(old: Old) -> None:
    settings = old("newer")
    engine = open_engine(settings, reads_only=False)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0999'"))
    engine.dispose()
    before = everything(settings)
    storage = Storage(settings, "process")
    with pytest.raises(Refused) as refused:
        storage.open()
    assert (refused.value.code, refused.value.facts) == ("database_newer", {"found": "0999", "known": migrations.HEAD})
    assert everything(settings) == before


def test_a_step_that_fails_halfway_changes_nothing(old: Old) -> None:
    settings = old("halfway")
    engine = open_engine(settings, reads_only=False)
    with engine.begin() as connection:
        connection.execute(text("CREATE INDEX rooms_dealing ON rooms (state)"))  # in the way of the last lines of 0002
    engine.dispose()
    before = everything(settings)
    with pytest.raises(StorageDown):
        Storage(settings, "process").open()
    assert everything(settings) == before
    assert revision(settings) == "0001"


def test_the_tokens_of_the_dumps() -> None:
    """The dumps hold hashes, as every database does."""
    for dump in DUMPS.iterdir():
        for token in (LATER if dump.name.startswith("0008") else TOKENS).values():
            assert token not in dump.read_text()
            assert hashlib.sha256(token.encode()).hexdigest() in dump.read_text()


async def test_a_table_of_the_schema_before_the_rooms_were_moved_is_played_on(tmp_path: Path) -> None:
    """Its rows were written by the code whose tables had five hosts: the same schema, the same rows."""
    settings = settings_for(tmp_path, database=str(tmp_path / "former.sqlite"))
    connection = sqlite3.connect(settings.database)
    connection.executescript((DUMPS / "0006-sqlite.sql").read_text(encoding="utf-8"))
    (before,) = connection.execute("SELECT count(*) FROM actions").fetchone()
    connection.close()
    with running(settings) as server:
        lena, omar = browser_of("Lena", server.url), browser_of("Omar", server.url)
        (game,) = lena.get("/me")["games"]
        async with lena.sit(game["room"]) as one, omar.sit(game["room"]) as two:
            await one.until(lambda me: me.version >= before)
            await asyncio.gather(one.play(), two.play())
            assert one.is_over()
        assert lena.get(f"/rooms/{game['room']}/record")["by"][:before].count("person") > 0


async def test_cookies_from_before_the_sessions_go_on_working(tmp_path: Path) -> None:
    """Two people and two bots were playing, one of the two had a lobby open.

    A guest had given a name alone.
    """
    settings = settings_for(tmp_path, database=str(tmp_path / "one_token.sqlite"))
    connection = sqlite3.connect(settings.database)
    connection.executescript((DUMPS / "0008-sqlite.sql").read_text(encoding="utf-8"))
    faces = dict(connection.execute("SELECT name, face FROM people").fetchall())
    (before,) = connection.execute("SELECT count(*) FROM actions").fetchone()
    connection.close()
    with running(settings) as server:
        lena, omar, vera = (Browser(server.url) for _ in LATER)
        for browser, token in zip((lena, omar, vera), LATER.values(), strict=True):
            browser.http.cookies.set("byzanz", token)
        assert {name: one.get("/me")["face"] for name, one in zip(LATER, (lena, omar, vera), strict=True)} == faces
        assert vera.get("/me")["name"] == "Vera"
        assert len(omar.get("/me")["games"]) == 2
        (game,) = lena.get("/me")["games"]
        async with lena.sit(game["room"]) as one, omar.sit(game["room"]) as two:
            await one.until(lambda me: me.version >= before)
            await asyncio.gather(one.play(), two.play())
            assert one.is_over()
