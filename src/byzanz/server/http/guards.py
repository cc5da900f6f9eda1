"""Who may call what: strangers not everywhere, and nobody changes anything while that is closed."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from byzanz import Refused
from byzanz.server.http.origins import SAFE_METHODS
from byzanz.server.identity import NOBODY
from byzanz.server.services import Services


async def check_call(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse a call that isn't open to whoever asks, or now.

    A handler with `reads` changes nothing, whatever its method; one with `strangers` is open to
    people who haven't been invited.
    """
    services: Services = connection.app.state.services
    if services.settings.invite_only and "strangers" not in handler.opt:
        if await services.identity.person(connection.scope) == NOBODY:
            raise Refused("invitation_needed")
    if dict(connection.scope)["method"] not in SAFE_METHODS and "reads" not in handler.opt:
        services.standing.check_open()
