"""The application: a room's websockets go to the sockets, HTTP to Litestar, both behind the same middleware."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from byzanz import __version__
from byzanz.server.http.calls import (
    analyses,
    asking,
    complaints,
    devices,
    groups,
    health,
    hints,
    history,
    lan,
    lessons,
    lobby,
    notices,
    people,
    push,
    ratings,
    rematches,
    rooms,
    site,
    takeovers,
)
from byzanz.server.http.calls.account import entering, keys, sessions
from byzanz.server.http.errors import answer_error
from byzanz.server.http.guards import check_call
from byzanz.server.http.middleware import Middleware
from byzanz.server.http.openapi import PageRenderPlugin, Rendered
from byzanz.server.http.static import StaticFiles
from byzanz.server.lan import Lan
from byzanz.server.limits.budget import Budget
from byzanz.server.services import Services
from byzanz.server.settings import Settings
from byzanz.server.sockets.serve import Sockets
from byzanz.server.tables.bot_pool import ExtraBot, MakeBot, make_bot
from byzanz.table.play.audience import NO_SUCH_ROOM

CALLS = (
    people,
    complaints,
    rooms,
    lobby,
    rematches,
    takeovers,
    devices,
    analyses,
    hints,
    lan,
    lessons,
    push,
    site,
    entering,
    keys,
    sessions,
    history,
    groups,
    ratings,
    notices,
)
SOCKET_PATH = re.compile(r"/api/rooms/([^/]+)/socket/?")


class AppRouter:
    """An ASGI application that leads websockets to the rooms' sockets, files to memory, and the rest to another application."""

    def __init__(self, http: Any, sockets: Sockets, files: StaticFiles) -> None:
        self._http = http
        self._sockets = sockets
        self._files = files

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request, a websocket or the server's lifespan."""
        is_reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if is_reading and (file := self._files.find(scope["path"])) is not None:
            await self._files.serve(scope, send, file)
        elif scope["type"] != "websocket":
            await self._http(scope, receive, send)
        elif (found := SOCKET_PATH.fullmatch(scope["path"])) is not None:
            await self._sockets.serve(scope, receive, send, found[1])
        else:
            await send({"type": "websocket.close", "code": NO_SUCH_ROOM})


def create_app(
    settings: Settings,
    make: MakeBot = make_bot,
    extra_bots: tuple[ExtraBot, ...] = (),
    siblings: Path | None = None,
    lan: Lan | None = None,
) -> Middleware:
    """Return the whole server as an ASGI application.

    `siblings` is a folder that several processes share; `lan` the switch for the home network, where there is one.
    """
    services = Services(settings, make, extra_bots, siblings, lan)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    http = Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[handler for subject in CALLS for handler in subject.handlers],
                guards=[check_call],
            ),
            *health.handlers,
        ],
        lifespan=[life],
        state=State({"services": services}),
        dependencies={"services": Provide(asking.provide_services, sync_to_thread=False)},
        exception_handlers={Exception: answer_error},
        openapi_config=OpenAPIConfig(
            title="Byzanz",
            version=__version__,
            path="/schema",
            render_plugins=[Rendered(PageRenderPlugin()), Rendered(JsonRenderPlugin()), Rendered(YamlRenderPlugin())],
        ),
        logging_config=None,
        debug=False,
    )
    is_invite_only = settings.invite_only
    files = StaticFiles(texts=services.operator.pages, is_invite_only=is_invite_only)
    budget = Budget(settings, services.metrics)
    router = AppRouter(http, services.sockets, files)
    return Middleware(router, settings, services.metrics, budget, files.size_for)
