"""What the operator says on this server, for the start page."""

from litestar import get

from byzanz import Refused
from byzanz.server import wire
from byzanz.server.http.calls.asking import Asked, Ours
from byzanz.server.identity import NOBODY


@get("/site", strangers=True)
async def show(request: Asked, services: Ours) -> wire.Site:
    """Return the server's own name, a welcome, where imprint and privacy are, and what holds now."""
    said, standing = services.operator, services.standing
    return wire.Site(
        name=said.name,
        welcome=said.welcome,
        imprint=said.links.get("imprint"),
        privacy=said.links.get("privacy"),
        notice=standing.notice,
        read_only=standing.is_read_only,
        stranger=await _is_stranger(request, services),
    )


async def _is_stranger(request: Asked, services: Ours) -> bool:
    if not services.settings.invite_only:
        return False
    try:
        return await services.identity.person(request.scope) == NOBODY
    except Refused:  # suspended, and known all the same
        return False


handlers = (show,)
