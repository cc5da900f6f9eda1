"""The built client: one page for all its addresses, assets that browsers may keep for ever, and what monitors ask for."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from byzanz import Refused
from byzanz.server.http.routes import Ours

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"


def _file(name: str, cache: str) -> Response[bytes]:
    """Return a file of the built client; names that lead elsewhere don't exist."""
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        raise Refused("page_unknown")
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": cache})


@get(
    ["/", "/table/{rest:path}", "/replay", "/replay/{rest:path}", "/rules", "/rules/{rest:path}", "/play", "/watch"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(rest: FromPath[str] = "") -> Response[bytes]:
    """Send the client's one page; it finds out by the address what to show."""
    return _file("index.html", "no-cache")


@get("/assets/{name:path}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str]) -> Response[bytes]:
    """Send a file whose name changes with its content."""
    return _file("assets/" + name.lstrip("/"), FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def file(name: FromPath[str]) -> Response[bytes]:
    """Send a file at the top: icon, manifest, robots. For an address that nobody has, the client says so."""
    if "." in name:
        return _file(name, "public, max-age=3600")
    answer = _file("index.html", "no-cache")
    answer.status_code = 404
    return answer


@get("/healthz", include_in_schema=False)
async def health(services: Ours) -> Response[dict[str, bool]]:
    """Answer 200 if the database answers and takes writes, else 503."""
    is_well = await services.is_well()
    return Response({"ok": is_well}, status_code=200 if is_well else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(services: Ours) -> Response[bytes]:
    """Send the figures for Prometheus."""
    if not services.settings.metrics:
        raise Refused("page_unknown")
    services.metrics.rooms.set(len(services.rooms.tables))
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
