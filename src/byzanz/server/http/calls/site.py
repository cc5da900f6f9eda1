"""What the operator says on this server, for the start page."""

from litestar import get

from byzanz.server import wire
from byzanz.server.http.calls.asking import Ours


@get("/site")
async def show(services: Ours) -> wire.Site:
    """Return the server's own name, a welcome, where imprint and privacy are, and what holds now."""
    said, standing = services.operator, services.standing
    return wire.Site(
        name=said.name,
        welcome=said.welcome,
        imprint=said.links.get("imprint"),
        privacy=said.links.get("privacy"),
        notice=standing.notice,
        read_only=standing.is_read_only,
    )


handlers = (show,)
