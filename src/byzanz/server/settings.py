"""Every setting of the server, by flag and by environment variable (BYZANZ_…)."""

import argparse
import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal, get_args
from urllib.parse import urlsplit

from byzanz.game.refused import Refused
from byzanz.locales import texts
from byzanz.table.lists import Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs. What each setting means is said in five languages: `setting-…` in the locales."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    origins: str = ""
    allowed_hosts: str = ""
    trusted_proxies: str = ""

    bot_delay: float = 2.0
    stand_in: Level = "shrewd"
    away_seconds: float = 120.0
    deal_wait: float = 10.0
    handover_seconds: int = 600

    limit_frame: int = 4096
    limit_frames: float = 20.0
    limit_requests: float = 20.0
    limit_connections: int = 200
    limit_http_connections: int = 0
    limit_address: float = 0.0
    limit_rooms: int = 120
    limit_analyses: int = 60
    limit_changes: int = 20
    limit_all_connections: int = 20_000
    idle_seconds: float = 60.0
    lease_seconds: float = 5.0

    keep_lobbies: int = 1
    keep_people: int = 30
    keep_games: int = 0

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    log_addresses: Literal["no", "short", "whole"] = "no"
    metrics: bool = True

    site_name: str = ""
    welcome: str = ""
    imprint: str = ""
    privacy: str = ""

    accounts: bool = True
    account_host: str = ""
    invite_only: bool = False

    push: bool = True
    push_contact: str = ""
    push_private: bool = False

    @property
    def is_postgres(self) -> bool:
        """Whether the database is a PostgreSQL server."""
        return self.database.startswith(("postgresql://", "postgres://"))

    def database_name(self) -> Path:
        """Return where the file of the SQLite database is, or would be."""
        if self.database:
            return Path(self.database.removeprefix("sqlite:///")).expanduser().absolute()
        from platformdirs import user_data_path

        return user_data_path("byzanz", appauthor=False) / "byzanz.sqlite"

    def database_path(self) -> Path:
        """Return the file of the SQLite database; make its folder if it is missing."""
        path = self.database_name()
        if not path.parent.is_dir():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        elif not self.database:
            path.parent.chmod(0o700)  # our own folder; one that somebody else chose is theirs
        return path


# From where to where a number makes sense.
BOUNDS: Mapping[str, tuple[float, float]] = {
    "port": (0, 65_535),
    "workers": (1, 256),
    "bot_delay": (0, 60),
    "away_seconds": (1, 604_800),
    "deal_wait": (0, 60),
    "handover_seconds": (10, 86_400),
    "limit_frame": (1024, 1_048_576),
    "limit_frames": (1, 1_000_000),
    "limit_requests": (1, 1_000_000),
    "limit_connections": (1, 1_000_000),
    "limit_http_connections": (0, 1_000_000),
    "limit_address": (0, 1_000_000_000),
    "limit_rooms": (1, 1_000_000),
    "limit_analyses": (0, 1_000_000),
    "limit_changes": (3, 1_000_000),
    "limit_all_connections": (1, 1_000_000),
    "idle_seconds": (0, 86_400),
    "lease_seconds": (0.5, 600),
    "keep_lobbies": (0, 36_500),
    "keep_people": (0, 36_500),
    "keep_games": (0, 36_500),
}


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return "BYZANZ_" + name.upper()


def flag(name: str) -> str:
    """Return the flag of a setting."""
    return "--" + name.replace("_", "-")


def without_password(database: str) -> str:
    """Return a database's address as it may be shown."""
    return re.sub(r"(://[^:/@]*):.*@", r"\1:…@", database)


class _Wrong(Exception):
    """A value that a setting can't have: what kind it should be, and the facts of that."""

    def __init__(self, kind: str, **facts: str) -> None:
        super().__init__(kind)
        self.facts = {"kind": kind} | facts


def _read(name: str, kind: Any, text: str) -> Any:
    """Return a setting's value from text."""
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off"):
            return False
        raise _Wrong("yes_no")
    if choices := get_args(kind):
        if text not in choices:
            raise _Wrong("choice", choices=", ".join(choices))
        return text
    if kind is str:
        if name in _CHECKS and not all(map(_CHECKS[name], _parts(name, text))):
            raise _Wrong(name)
        return text
    least, most = BOUNDS[name]
    try:
        number = kind(text)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise _Wrong("whole" if kind is int else "number", least=f"{least:g}", most=f"{most:.0f}")
    return number


def _parts(name: str, text: str) -> list[str]:
    """Return the values in a list that commas separate; other settings are one value."""
    if name not in ("origins", "allowed_hosts", "trusted_proxies"):
        return [text]
    if name != "origins" and text.strip() == "*":
        return []
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_database(text: str) -> bool:
    if not re.match(r"[a-z][a-z0-9+.-]*://", text):
        return "\0" not in text
    if text.startswith("sqlite:///"):
        return len(text) > len("sqlite:///")
    try:
        parts = urlsplit(text)
        return parts.scheme in ("postgresql", "postgres") and parts.port != 0 and parts.netloc.count("@") < 2
    except ValueError:  # a port that is no number, brackets that don't close
        return False


def _is_origin(text: str) -> bool:
    return re.fullmatch(r"https?://[^/?#@\s]+/?", text) is not None


def _is_host(text: str) -> bool:
    """Return whether a text is a host's name or address without a port; a point in front means all names below it."""
    return re.fullmatch(r"\.?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?|\[[0-9A-Fa-f:.]+\]", text) is not None


def _is_party(text: str) -> bool:
    """Return whether a text is a host's name that passkeys can be bound to: no address, no port."""
    is_name = re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)+", text) is not None
    return text == "localhost" or (is_name and not text.rpartition(".")[2].isdigit())


def _is_contact(text: str) -> bool:
    return re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^/?#@\s]+/?", text) is not None


def _is_proxy(text: str) -> bool:
    try:
        return bool(ip_network(text))
    except ValueError:
        return False


_CHECKS: Mapping[str, Callable[[str], bool]] = {
    "host": bool,
    "database": _is_database,
    "origins": _is_origin,
    "allowed_hosts": _is_host,
    "trusted_proxies": _is_proxy,
    "push_contact": _is_contact,
    "account_host": _is_party,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add a flag for every setting to a command's parser."""
    said = texts()
    group = parser.add_argument_group(said("settings"))
    for one in fields(Settings):
        group.add_argument(
            flag(one.name),
            metavar="|".join(map(str, get_args(one.type))) or one.type.__name__.upper(),  # type: ignore[union-attr]
            help=f"{said('setting-' + one.name)} [{variable(one.name)}; {one.default!r}]".replace("%", "%%"),
        )


def from_arguments(arguments: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings: a flag counts before a variable of the environment, which counts if it isn't empty."""
    chosen: dict[str, Any] = {}
    for one in fields(Settings):
        source, text = flag(one.name), getattr(arguments, one.name, None)
        if text is None:
            source, text = variable(one.name), environment.get(variable(one.name)) or None
        if text is None:
            continue
        try:
            chosen[one.name] = _read(one.name, one.type, text)
        except _Wrong as wrong:
            raise Refused("setting_wrong", setting=source, value=without_password(text), **wrong.facts) from None
    return Settings(**chosen)
