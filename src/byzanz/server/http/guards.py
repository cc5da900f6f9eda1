"""Who may call what: nothing that changes anything while the server may only be read."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from byzanz.server.http.origins import SAFE_METHODS
from byzanz.server.services import Services


async def check_call(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse a call that isn't open now; a handler with `reads` changes nothing, whatever its method."""
    services: Services = connection.app.state.services
    if dict(connection.scope)["method"] not in SAFE_METHODS and "reads" not in handler.opt:
        services.standing.check_open()
