"""Health and metrics, for monitors."""

from litestar import MediaType, Response, get

from byzanz import Refused
from byzanz.server.http.calls.asking import Ours


@get("/healthz", include_in_schema=False)
async def health(services: Ours) -> Response[dict[str, bool]]:
    """Answer 200 if the database answers and takes writes, else 503."""
    is_well = await services.is_well()
    return Response({"ok": is_well}, status_code=200 if is_well else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(services: Ours) -> Response[bytes]:
    """Send the figures of all processes of this command for Prometheus."""
    if not services.settings.metrics:
        raise Refused("page_unknown")
    return Response(await services.figures.text(), media_type="text/plain; version=0.0.4")


handlers = (health, metrics)
