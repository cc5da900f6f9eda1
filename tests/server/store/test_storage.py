"""The database: full, locked, from an older version; what is stored of secrets."""

import asyncio
import resource
import sqlite3
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, NullPool, create_engine, inspect, text

from byzanz.server.store import migrations
from byzanz.server.store.schema import metadata
from byzanz.server.store.storage import Storage
from byzanz.table.room.stored import StorageDown
from tests.server.harness import Player, Process, dealt_room, running, settings_for, store_room
from tests.server.postgres import Cluster
from tests.waiting import until


async def ready(player: Player) -> str:
    await player.until(lambda me: me.version >= 0)
    assert "version" in await player.ask("auto", **{"pass": False})
    await player.until(lambda me: me.choice() is not None)
    action = player.choice()
    assert action is not None
    return action


async def until_taken(player: Player, action: str, frame: str, version: int) -> dict[str, object]:
    for _ in range(100):
        answer = await player.act(action, id=frame, version=version)
        if "version" in answer:
            return answer
        assert answer["error"]["code"] == "storage"
        await asyncio.sleep(0.1)
    raise AssertionError("it was never taken")


async def test_a_locked_database_is_an_error_and_nothing_has_happened(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            action = await ready(player)
            version = player.version
            other = sqlite3.connect(settings.database, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            answer = await player.act(action, id="locked out")
            assert answer["error"]["code"] == "storage"
            assert player.version == version
            other.execute("COMMIT")
            other.close()
            answer = await until_taken(player, action, "locked out", version)
            assert answer["version"] == version + 1
            await player.play(until_version=version + 10)


async def test_a_full_disk_is_an_error_and_nothing_has_happened(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, log_level="error")
    server = Process(settings)
    server.start()
    try:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        assert server.process is not None
        async with lena.sit(room) as player:
            action = await ready(player)
            version = player.version
            soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))
            answer = await player.act(action, id="no room")
            assert answer["error"]["code"] == "storage"
            assert player.version == version
            assert lena.code("/rooms", {"players": 3, "name": "Lena"}, 503) == "storage"
            await until(lambda: lena.http.get("/healthz").status_code == 503)  # an answer holds for a second
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
            answer = await until_taken(player, action, "no room", version)
            assert answer["version"] == version + 1
        server.kill()
        server.start()
        async with lena.sit(room) as player:
            await player.until(lambda me: me.version > version)
    finally:
        server.end()


def test_the_steps_of_the_migrations_lead_to_the_tables(tmp_path: Path) -> None:
    stepped = create_engine(f"sqlite:///{tmp_path}/stepped.sqlite")
    with stepped.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    made = create_engine(f"sqlite:///{tmp_path}/made.sqlite")
    with made.begin() as connection:
        migrations.migrate(connection)
    with stepped.connect() as one, made.connect() as two:
        assert one.execute(text("SELECT version_num FROM alembic_version")).scalar() == migrations.HEAD
        assert two.execute(text("SELECT version_num FROM alembic_version")).scalar() == migrations.HEAD
        for name in metadata.tables:
            shown = [
                (
                    [
                        (column["name"], str(column["type"]), column["nullable"])
                        for column in inspect(bind).get_columns(name)
                    ],
                    sorted((str(index["name"]), index["column_names"]) for index in inspect(bind).get_indexes(name)),
                    inspect(bind).get_pk_constraint(name)["constrained_columns"],
                )
                for bind in (one, two)
            ]
            assert shown[0] == shown[1]
    stepped.dispose()
    made.dispose()


def test_tokens_and_codes_are_stored_hashed(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        lena = server.browser()
        room = lena.new_room()
        code = lena.post(f"/rooms/{room}/handover")["code"]
        token = lena.http.cookies["byzanz"]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert room.encode() in stored
    assert token.encode() not in stored
    assert code.encode() not in stored


async def test_the_logs_hold_no_token_and_no_card(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", "byzanz")
    with running(settings_for(tmp_path)) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            await player.play(until_version=10)
            hand = " ".join(player.view["hand"])
        code = lena.post(f"/rooms/{room}/handover")["code"]
    assert "/api/rooms" in caplog.text
    assert lena.http.cookies["byzanz"] not in caplog.text
    assert code not in caplog.text
    assert hand not in caplog.text


async def test_a_failed_change_is_logged_without_what_it_would_have_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage = Storage(settings_for(tmp_path), "process")
    storage.open()
    made = dealt_room()
    await store_room(storage, made)
    with pytest.raises(StorageDown) as failed:
        await storage.make_room(made)
    storage.close()
    assert "UNIQUE" in caplog.text
    for told in (caplog.text, str(failed.value)):
        assert made.secret not in told
        assert "deck" not in told


async def test_a_row_that_postgresql_shows_with_its_error_is_not_logged(
    postgres: Cluster, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage = Storage(settings_for(tmp_path, database=postgres.new_database("shown")), "process")
    storage.open()
    made = dealt_room()
    await store_room(storage, made)
    with pytest.raises(StorageDown) as failed:
        await storage.write(lambda c: c.execute(text("UPDATE rooms SET state = NULL")).rowcount)
    storage.close()
    assert "not-null" in caplog.text
    for told in (caplog.text, str(failed.value)):
        assert made.room not in told
        assert made.secret not in told


async def test_no_connection_is_left_by_a_read_under_way_when_the_storage_closes(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = postgres.new_database("left")
    storage = Storage(settings_for(tmp_path, database=url), "process")
    storage.open()
    await storage.read(lambda c: c.execute(text("SELECT 1")).scalar())
    begun = threading.Event()

    def slowly(connection: Connection) -> object:
        begun.set()
        return connection.execute(text("SELECT pg_sleep(0.3)")).scalar()

    reading = asyncio.ensure_future(storage.read(slowly))
    await asyncio.to_thread(begun.wait, 10)
    storage.close()
    await reading
    engine = create_engine("postgresql+psycopg://" + url.partition("://")[2], poolclass=NullPool)
    question = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with engine.connect() as connection:
        # The server notices a closed connection a little later.
        await until(lambda: connection.execute(text(question)).scalar() == 0)
