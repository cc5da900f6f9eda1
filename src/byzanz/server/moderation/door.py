"""The socket of a running server for its operator: a file beside the database that its owner alone can open.

One line with a request in, one line with the answer out. Nothing of this is reachable over HTTP.
"""

import asyncio
import contextlib
import json
import logging
import os
import socket
from pathlib import Path
from typing import Any

import msgspec

from byzanz import Refused
from byzanz.server.moderation.desk import Desk
from byzanz.server.moderation.requests import Letter
from byzanz.server.settings import Settings
from byzanz.table.room.stored import StorageDown

log = logging.getLogger("byzanz.moderation")
OWNER_ALONE = 0o600
LETTER_AT_MOST = 16_384
WAIT_SECONDS = 10.0
_read = msgspec.json.Decoder(Letter).decode


def socket_path(settings: Settings) -> Path:
    """Return where the socket of the server of an SQLite database is."""
    path = settings.database_name()
    return path.with_name(path.name + ".admin")


class Door:
    """Lets whoever owns the database's files ask and order."""

    def __init__(self, path: Path, desk: Desk) -> None:
        self._path = path
        self._desk = desk
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; where that can't be, the server runs without."""
        if not hasattr(socket, "AF_UNIX"):
            return
        try:
            self._server = await asyncio.start_unix_server(self._serve, sock=self._bind(), limit=LETTER_AT_MOST)
        except OSError as error:
            log.warning("byzanz admin won't reach this server: %s: %s", self._path, error)

    def _bind(self) -> socket.socket:
        """Return a listening socket that nobody else could open at any moment."""
        self._path.unlink(missing_ok=True)  # of a server that was killed: this one holds the database
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = os.umask(0o177)
        try:
            listener.bind(str(self._path))
        except OSError:
            listener.close()
            raise
        finally:
            os.umask(before)
        self._path.chmod(OWNER_ALONE)
        return listener

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                answer = await self._answer(await reader.readline())
                writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
        except (OSError, ValueError, TimeoutError) as error:
            log.debug("an operator went away: %s", error)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _answer(self, line: bytes) -> dict[str, Any]:
        try:
            return {"answer": await self._desk.answer(_read(line))}
        except msgspec.MsgspecError as error:
            refused = Refused("malformed", where=str(error)[:200])
        except Refused as error:
            refused = error
        except StorageDown:
            refused = Refused("storage")
        except Exception:
            log.exception("an operator's request failed")
            refused = Refused("internal")
        return {"error": {"code": refused.code, "facts": refused.facts}}


def ask_server(settings: Settings, letter: Letter) -> Any:
    """Answer a request by the server that runs on an SQLite database."""
    path = socket_path(settings)
    if not hasattr(socket, "AF_UNIX"):
        raise Refused("admin_no_server", database=str(settings.database_name()))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(2 * WAIT_SECONDS)
        try:
            connection.connect(str(path))
        except PermissionError:
            raise Refused("admin_not_owner", database=str(settings.database_name())) from None
        except OSError:
            raise Refused("admin_no_server", database=str(settings.database_name())) from None
        try:
            connection.sendall(msgspec.json.encode(letter) + b"\n")
            with connection.makefile("rb") as answer:
                read = json.loads(answer.readline())
        except (OSError, ValueError):
            raise Refused("admin_cut") from None
    if "error" in read:
        raise Refused(read["error"]["code"], **read["error"]["facts"])
    return read["answer"]
