"""The built client, from memory: compressed once, known by its ETag, never looked up on disk by a name from outside.

Only Python for playing offline stays on disk: 6 MB that few ask for, in pieces that are read when they are sent.
"""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from byzanz.lessons import KEYS
from byzanz.server.http.origins import header_of

STATIC = Path(__file__).parents[1] / "static"
FOREVER = b"public, max-age=31536000, immutable"
FOR_AN_HOUR = b"public, max-age=3600"
ASK_AGAIN = b"no-cache"
WORTH_PACKING = 1_000
PACKED = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml", ".ftl")
# The client has one page for all of its addresses and finds out by itself what to show.
# A room's id is never shorter; what can't be one isn't there.
PAGES = re.compile(
    rf"/|/(?:table|replay)/[0-9a-z]{{10,16}}/?|/learn/(?:{'|'.join(KEYS)}|next)/?"
    r"|/(?:replay|rules|learn|offline|account|history|groups|notices|leaderboard)/?"
    r"|/(?:people|groups)/[\w-]{16}/?"
)
NO_PAGES = re.compile(r"/(?:api|schema|healthz|metrics|assets|offline)(?:/.*)?|.*\..*", re.DOTALL)
"""Addresses of programs and files: what isn't there is answered to these without a page."""
FRESH = ("/sw.js", "/offline/pack.json", "/manifest.webmanifest")
"""What must never be older than the server: by these a browser finds out that there is a newer client."""
RELATIVE_PICTURE = b'property="og:image" content="/'
_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
ADDRESSES_AT_MOST = 32


@dataclass(frozen=True)
class File:
    """A file of the client; its content is read at first use and kept."""

    path: Path
    cache: bytes
    address: str = ""
    is_invite_only: bool = False
    """The page waits to be told whether it is shown to a stranger."""
    """Where the server is to be found, for a page that names it: messengers want whole addresses of pictures."""

    @cached_property
    def plain(self) -> bytes:
        """The content as it is."""
        content = self.path.read_bytes()
        if self.is_invite_only:
            content = content.replace(b"<html ", b"<html data-invite-only ", 1)
        return content.replace(RELATIVE_PICTURE, RELATIVE_PICTURE[:-1] + f"{self.address}/".encode())

    @cached_property
    def packed(self) -> bytes | None:
        """The content as the build has compressed it; None where that gains nothing."""
        built = self.path.with_name(self.path.name + ".gz")
        if built.is_file() and not self.address and not self.is_invite_only:
            return built.read_bytes()
        if self.path.suffix not in PACKED or len(self.plain) < WORTH_PACKING:
            return None
        return gzip.compress(self.plain, 6, mtime=0)

    @cached_property
    def etag(self) -> bytes:
        """A name for this content. Weak, because compressed and plain are the same to everybody."""
        return b'W/"' + hashlib.sha256(self.plain).hexdigest()[:32].encode() + b'"'

    @cached_property
    def kind(self) -> bytes:
        """The media type."""
        if self.path.suffix == ".webmanifest":
            return b"application/manifest+json"
        kind = mimetypes.guess_type(self.path.name)[0] or "application/octet-stream"
        return (kind + "; charset=utf-8" if kind.startswith("text/") else kind).encode()

    def headers(self, *, is_packed: bool) -> list[tuple[bytes, bytes]]:
        """Return the headers of an answer."""
        content = self.packed if is_packed else self.plain
        headers = [(b"content-type", self.kind), (b"content-length", str(len(content or b"")).encode())]
        headers += [(b"etag", self.etag), (b"cache-control", self.cache), (b"vary", b"accept-encoding")]
        return [*headers, (b"content-encoding", b"gzip")] if is_packed else headers


class PieceOnDisk(File):
    """A piece of a large file, named by what is in it: read whenever it is sent, and kept by browsers instead."""

    @property
    def plain(self) -> bytes:
        """The content, from the disk."""
        return self.path.read_bytes()

    @property
    def packed(self) -> None:
        """Nothing: it is compressed already."""
        return None

    @property
    def etag(self) -> bytes:
        """A name for this content: the file's own."""
        return f'W/"{self.path.stem}"'.encode()


@dataclass(frozen=True)
class TextOfTheOperator(File):
    """A text that the operator has written; it is no file of the client."""

    text: str = ""

    @cached_property
    def plain(self) -> bytes:
        """The content."""
        return self.text.encode()

    @cached_property
    def packed(self) -> bytes | None:
        """The content compressed, where that gains something."""
        return None if len(self.plain) < WORTH_PACKING else gzip.compress(self.plain, 6, mtime=0)


def _file(path: Path, address: str) -> File:
    """Return a file of the client with how long browsers may keep it."""
    if address in FRESH:
        return File(path, ASK_AGAIN)
    if path.suffix == ".bin":
        return PieceOnDisk(path, FOREVER)
    return File(path, FOREVER if address.startswith(("/assets/", "/offline/")) else FOR_AN_HOUR)


class StaticFiles:
    """The files that are there when the server starts, by their addresses."""

    def __init__(
        self,
        folder: Path = STATIC,
        texts: Mapping[str, str] | None = None,
        *,
        is_invite_only: bool = False,
    ) -> None:
        """`texts` are pages of plain text, by their addresses."""
        self._files = {
            (address := "/" + path.relative_to(folder).as_posix()): _file(path, address)
            for path in (sorted(folder.rglob("*")) if folder.is_dir() else [])
            if path.is_file() and path.suffix != ".gz" and not path.name.startswith(".")
        }
        for address, text in (texts or {}).items():
            self._files[address] = TextOfTheOperator(Path(f"{address}.txt"), ASK_AGAIN, text=text)
        self._page = self._files.get("/index.html")
        if self._page is not None:
            self._page = self._files["/index.html"] = File(self._page.path, ASK_AGAIN, is_invite_only=is_invite_only)
        self._addressed: dict[str, File] = {}

    def _for(self, scope: Any, file: File) -> File:
        """Return the page as it is at the address that it was asked for; other files as they are."""
        host = header_of(scope, b"host") or ""
        if file is not self._page or not _HOST.fullmatch(host):
            return file
        address = f"{scope['scheme']}://{host}"
        if (known := self._addressed.get(address)) is None:
            if len(self._addressed) >= ADDRESSES_AT_MOST:
                return file
            known = self._addressed[address] = replace(file, address=address)
        return known

    def find(self, path: str) -> tuple[File, int] | None:
        """Return the file for an address and the status it is sent with; None: it is somebody else's."""
        if (found := self._files.get(path)) is not None:
            return found, 200
        if self._page is None:
            return None
        if PAGES.fullmatch(path):
            return self._page, 200
        return None if NO_PAGES.fullmatch(path) else (self._page, 404)  # the client says so

    def size_for(self, scope: Any) -> int | None:
        """Return how many bytes of a file a request would be sent; None where it is none of ours."""
        found = self.find(scope["path"])
        if found is None:
            return None
        file = self._for(scope, found[0])
        if _has_already(header_of(scope, b"if-none-match"), file.etag.decode()):
            return 0
        is_packed = file.packed is not None and takes_gzip(header_of(scope, b"accept-encoding"))
        return len((file.packed if is_packed else file.plain) or b"")

    async def serve(self, scope: Any, send: Any, found: tuple[File, int]) -> None:
        """Send a file, or that the browser has it already."""
        file, status = self._for(scope, found[0]), found[1]
        if status == 200 and _has_already(header_of(scope, b"if-none-match"), file.etag.decode()):
            kept = [(name, value) for name, value in file.headers(is_packed=False) if name in KEPT_HEADERS]
            await send({"type": "http.response.start", "status": 304, "headers": kept})
            await send({"type": "http.response.body", "body": b""})
            return
        is_packed = file.packed is not None and takes_gzip(header_of(scope, b"accept-encoding"))
        body = (file.packed if is_packed else file.plain) or b""
        await send({"type": "http.response.start", "status": status, "headers": file.headers(is_packed=is_packed)})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


KEPT_HEADERS = (b"etag", b"cache-control", b"vary")


def _has_already(asked: str | None, etag: str) -> bool:
    if asked is None:
        return False
    known = [one.strip().removeprefix("W/") for one in asked.split(",")]
    return "*" in known or etag.removeprefix("W/") in known


def takes_gzip(asked: str | None) -> bool:
    """Return whether a browser takes gzip; `gzip;q=0` means that it doesn't."""
    for one in (asked or "").lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
