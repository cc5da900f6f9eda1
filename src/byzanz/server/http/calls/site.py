"""What the operator says on this server, for the start page."""

from litestar import get

from byzanz.server import wire
from byzanz.server.http.calls.asking import Ours


@get("/site")
async def show(services: Ours) -> wire.Site:
    """Return the server's own name, a welcome, and where imprint and privacy are."""
    said = services.operator
    return wire.Site(said.name, said.welcome, said.links.get("imprint"), said.links.get("privacy"))


handlers = (show,)
