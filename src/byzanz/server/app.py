"""The application: routes, errors as codes, the OpenAPI page, inside the guard."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from byzanz import __version__
from byzanz.server import api, pages, wire
from byzanz.server.bots import ExtraBot, MakeBot, make_bot
from byzanz.server.guard import Guard
from byzanz.server.openapi import PageRenderPlugin
from byzanz.server.parts import Parts
from byzanz.server.problems import Declined, StorageDown
from byzanz.server.settings import Settings

log = logging.getLogger("byzanz.http")


def _answer(declined: Declined) -> Response[bytes]:
    body = msgspec.json.encode(wire.ErrorAnswer(declined.problem()))
    return Response(body, status_code=declined.status, media_type="application/json")


def _on_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Every refusal and fault as a code."""
    match error:
        case Declined():
            declined = error
        case StorageDown():
            declined = Declined("storage", 503)
        case RecursionError():  # a body of brackets within brackets
            declined = Declined("malformed", 400, where="nested")
        case HTTPException(status_code=status):
            codes = {404: "page_unknown", 405: "method_unknown", 413: "too_large", 415: "malformed"}
            code = codes.get(status, "malformed" if status < 500 else "internal")
            declined = Declined(code, status, where=str(error.detail)[:200])
        case _:
            log.error("request failed", exc_info=error)
            declined = Declined("internal", 500)
    request.app.state.parts.metrics.refusals.labels(declined.code).inc()
    return _answer(declined)


def create_app(settings: Settings, make: MakeBot = make_bot, extra_bots: tuple[ExtraBot, ...] = ()) -> Guard:
    """The whole server as an ASGI application."""
    parts = Parts(settings, make, extra_bots)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await parts.open()
        try:
            yield
        finally:
            await parts.close()

    inner = Litestar(
        route_handlers=[api.router, pages.page, pages.asset, pages.file, pages.health, pages.metrics],
        lifespan=[life],
        state=State({"parts": parts}),
        dependencies={"parts": Provide(api.provide_parts, sync_to_thread=False)},
        exception_handlers={Exception: _on_error},
        compression_config=CompressionConfig(backend="gzip", minimum_size=2_000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Byzanz",
            version=__version__,
            path="/schema",
            render_plugins=[PageRenderPlugin(), JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    return Guard(inner, settings, parts.metrics)
