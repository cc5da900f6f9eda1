"""Every setting of the server, by flag and by environment variable (BYZANZ_…)."""

import argparse
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any, Literal, get_args

from byzanz.locales import words


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs. What each setting means is said in five languages: ``setting-…`` in the locales."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    origins: str = ""
    trusted_proxies: str = ""

    bot_delay: float = 2.0
    stand_in: str = "shrewd"
    away_seconds: float = 120.0
    deal_wait: float = 3.0
    handover_seconds: int = 600

    limit_frame: int = 4096
    limit_frames: float = 20.0
    limit_requests: float = 20.0
    limit_connections: int = 200
    limit_rooms: int = 120
    limit_all_connections: int = 20_000
    idle_seconds: float = 60.0
    lease_seconds: float = 5.0

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    metrics: bool = True

    @property
    def is_postgres(self) -> bool:
        """True if the database is a PostgreSQL server."""
        return self.database.startswith(("postgresql://", "postgres://"))

    def database_path(self) -> Path:
        """The file of the SQLite database; its folder is made if it is missing."""
        if self.database:
            path = Path(self.database.removeprefix("sqlite:///")).expanduser()
        else:
            from platformdirs import user_data_path

            path = user_data_path("byzanz", appauthor=False) / "byzanz.sqlite"
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.absolute()


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return "BYZANZ_" + name.upper()


def _read(kind: Any, text: str) -> Any:
    """A setting's value from text; ValueError if it is not one."""
    if kind is bool:
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off"):
            return False
        raise ValueError(text)
    if choices := get_args(kind):
        if text not in choices:
            raise ValueError(text)
        return text
    return kind(text)


def add_arguments(parser: argparse.ArgumentParser, environment: Mapping[str, str] = os.environ) -> None:
    """Adds a flag for every setting to a command's parser; the environment gives the defaults."""
    said = words()
    group = parser.add_argument_group(said("settings"))
    for one in fields(Settings):
        name = variable(one.name)
        default = one.default
        if name in environment:
            try:
                default = _read(one.type, environment[name])
            except ValueError:
                parser.error(f"{name}={environment[name]!r}")
        group.add_argument(
            "--" + one.name.replace("_", "-"),
            type=partial(_read, one.type),
            default=default,
            metavar="|".join(map(str, get_args(one.type))) or one.type.__name__.upper(),  # type: ignore[union-attr]
            help=f"{said('setting-' + one.name)} [{name}; {default!r}]".replace("%", "%%"),
        )


def from_arguments(arguments: argparse.Namespace) -> Settings:
    """The settings out of the parsed flags."""
    return Settings(**{one.name: getattr(arguments, one.name) for one in fields(Settings)})
