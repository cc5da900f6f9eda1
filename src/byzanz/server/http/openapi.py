"""The OpenAPI page: plain HTML from the schema itself.

Litestar's own render plugins (Redoc, RapiDoc, Scalar, Stoplight Elements, Swagger UI) all load their scripts from another
host, which our content security policy forbids.
"""

from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Byzanz: HTTP</title><h1>Byzanz: HTTP</h1>'
NOTE = '<p>The same as <a href="/schema/openapi.json">OpenAPI in JSON</a>. Frames: docs/protocol.md.</p>'


class PageRenderPlugin(OpenAPIRenderPlugin):
    """Every call with its body and answer, and every type with its fields."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type="text/html")  # type: ignore[arg-type]

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        calls = [
            _call(path, method, operation)
            for path, item in sorted(openapi_schema.get("paths", {}).items())
            for method, operation in item.items()
            if isinstance(operation, dict)
        ]
        types = [_type(name, schema) for name, schema in sorted(openapi_schema["components"]["schemas"].items())]
        return "".join([HEAD, NOTE, "<h2>Calls</h2>", *calls, "<h2>Types</h2>", *types]).encode()


class Rendered(OpenAPIRenderPlugin):
    """What another plugin has rendered, once: the schema doesn't change while the server runs."""

    def __init__(self, plugin: OpenAPIRenderPlugin) -> None:
        super().__init__(path=list(plugin.paths), media_type=plugin.media_type)
        self._plugin = plugin
        self._body: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the body."""
        if self._body is None:
            self._body = self._plugin.render(request, openapi_schema)
        return self._body


def _call(path: str, method: str, operation: dict[str, Any]) -> str:
    body = _link(_schema(operation.get("requestBody", {})))
    answers = [
        f"{escape(status)} {_link(_schema(answer))}" for status, answer in operation.get("responses", {}).items()
    ]
    head = f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(operation.get('description', ''))}"
    return f"{head}<p>Body: {body or 'none'}. Answers: {'; '.join(answers)}."


def _schema(described: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a body or an answer; empty if it has none."""
    media: list[dict[str, Any]] = list(described.get("content", {}).values())
    schema: dict[str, Any] = media[0].get("schema", {}) if media else {}
    return schema


def _type(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<tr><td><code>{escape(field)}</code><td>{_link(kind)}" for field, kind in schema.get("properties", {}).items()
    )
    head = f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><p>{escape(schema.get("description", ""))}'
    return f"{head}<table>{fields}</table>"


def _link(schema: dict[str, Any]) -> str:
    """Return a type in words, linked where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(_link(one) for one in schema["oneOf"])
    if schema.get("type") == "array":
        return "list of " + (_link(schema.get("items", {})) or "values")
    if "enum" in schema:
        return escape(", ".join(map(str, schema["enum"])))
    return escape(str(schema.get("type", "")))
