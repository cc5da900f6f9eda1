"""One process per SQLite file: a lock beside it, which also says where its server is."""

import os
from pathlib import Path
from typing import BinaryIO

from byzanz import Refused


class DatabaseLock:
    """A database file that this process holds; the system releases it when the process ends, however that happens."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._file: BinaryIO = self._path.open("a+b")
        if not _lock(self._file):
            address = self._address()
            self._file.close()
            raise Refused("database_in_use", database=str(database), address=address)

    def _address(self) -> str:
        """Return where the server that holds the file can be found."""
        self._file.seek(0)
        return self._file.read(200).decode("ascii", errors="replace").strip()

    def write_address(self, address: str) -> None:
        """Write down where this server is."""
        self._file.truncate(0)
        self._file.write(address.encode("ascii"))
        self._file.flush()

    def release(self) -> None:
        """Release the file."""
        self._file.truncate(0)
        self._file.close()


def _lock(file: BinaryIO) -> bool:
    """Return whether nobody else holds the lock."""
    try:
        if os.name == "nt":
            import msvcrt

            file.seek(1000)  # beyond the address, which others may read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
