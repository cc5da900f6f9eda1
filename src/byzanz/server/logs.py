"""Logs as lines of text or of JSON; never a token, a card or a body."""

import json
import logging
import re
import sys
import time
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

# Control characters, line separators, and what turns the direction of text around.
CONTROL = re.compile(
    "[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ud800-\\udfff]"
)
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message and further facts."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class TextLines(logging.Formatter):
    """One line of text; whatever comes from outside stays within it, and a traceback's lines are indented."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """Return the line with control characters escaped, as they could end it or change the terminal."""
        return CONTROL.sub(_escape, super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """Return a traceback that can't be taken for lines of the log."""
        lines = super().formatException(ei).split("\n")
        return "\n".join("    " + CONTROL.sub(_escape, line) for line in lines)


def _escape(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")


def address_facts(address: str, kept: str) -> dict[str, str]:
    """Return what a line of the log says of an address: nothing, its network, or all of it."""
    match kept:
        case "whole":
            return {"address": address}
        case "short":
            return {"address": _network(address)}
    return {}


def _network(address: str) -> str:
    """Return the network of an address, in which thousands are: the first 24 bits, or 48 of IPv6."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return "?"
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return str(ip_network((parsed, 24 if isinstance(parsed, IPv4Address) else 48), strict=False))


def announcement(message: str, form: str, **facts: str) -> str:
    """Return what a server says first, in the form of its log."""
    if form != "json":
        return message
    plain: dict[str, object] = {"name": "byzanz", "msg": "%s", "args": (message,), "levelname": "INFO"}
    record = logging.makeLogRecord(plain | facts)
    return JsonLines().format(record)


def set_up(level: str, form: str) -> None:
    """Log to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.captureWarnings(True)
    # uvicorn's own lines would name each request a second time.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    # Its warnings are of requests that nobody should be able to fill the log with; they are counted.
    logging.getLogger("uvicorn.error").setLevel("ERROR")
    logging.getLogger("alembic").setLevel("WARNING")
