"""Every setting of the server, by flag and by environment variable (BYZANZ_…)."""

import argparse
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any, Literal, get_args


def setting(default: Any, help_text: str) -> Any:
    """A setting with its default and the line that `--help` shows."""
    return field(default=default, metadata={"help": help_text})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs."""

    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8000, "port to listen on")
    database: str = setting(
        "", "file of the SQLite database, or postgresql://…; empty: a file in the user's data folder"
    )
    workers: int = setting(1, "number of server processes; more than one needs PostgreSQL")
    origins: str = setting(
        "", "further origins that pages may come from, separated by commas (behind a proxy that changes Host)"
    )
    trusted_proxies: str = setting(
        "", "addresses of proxies whose X-Forwarded headers are believed, separated by commas"
    )

    bot_delay: float = setting(2.0, "the longest that a bot thinks before it acts, in seconds; 0: it acts at once")
    stand_in: str = setting("shrewd", "level of the bot that plays for who is away")
    away_seconds: float = setting(
        120.0, "without a clock: after so long offline a stand-in plays, if other people wait"
    )
    deal_wait: float = setting(3.0, "how long the deal waits for the players' randomness, in seconds")
    handover_seconds: int = setting(600, "how long a code that brings a seat to another device works")

    limit_frame: int = setting(4096, "largest frame from a client, in bytes")
    limit_frames: float = setting(20.0, "frames a second and connection, on average (twice as many at once)")
    limit_requests: float = setting(20.0, "HTTP requests a second and address, on average (five times as many at once)")
    limit_connections: int = setting(200, "open websockets an address")
    limit_rooms: int = setting(120, "rooms an address may make in an hour")
    limit_all_connections: int = setting(20_000, "open websockets of a process")
    idle_seconds: float = setting(60.0, "a room that nobody looks at leaves the memory after so long")
    lease_seconds: float = setting(
        5.0, "with several processes: so long after one dies, another drives its bots and clocks"
    )

    log_level: Literal["debug", "info", "warning", "error"] = setting("info", "how much is logged")
    log_format: Literal["text", "json"] = setting("text", "logs as lines of text or of JSON")
    metrics: bool = setting(True, "serve Prometheus metrics at /metrics")

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
    group = parser.add_argument_group("settings")
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
            help=f"{one.metadata['help']} [{name}; {default!r}]".replace("%", "%%"),
        )


def from_arguments(arguments: argparse.Namespace) -> Settings:
    """The settings out of the parsed flags."""
    return Settings(**{one.name: getattr(arguments, one.name) for one in fields(Settings)})
