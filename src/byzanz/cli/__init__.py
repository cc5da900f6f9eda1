"""The command line, `byzanz COMMAND`: one module per command."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TypeAlias

import byzanz
from byzanz.cli.encoding import take_any_encoding
from byzanz.locales import texts

COMMANDS = (
    "play",
    "learn",
    "tui",
    "results",
    "serve",
    "arena",
    "rate",
    "tune",
    "train",
    "bots",
    "replay",
    "analyse",
    "verify",
    "export",
    "export-games",
    "backup",
    "admin",
    "site",
    "bench",
)
"""Each is a module of this package (with `_` for `-`) with a function `add` that declares it."""

WRONG_INPUT = 2


Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where a command declares itself."""


def parser() -> argparse.ArgumentParser:
    """Build the parser of the whole command line."""
    text = texts()
    top = argparse.ArgumentParser(prog="byzanz", description=text("cli-byzanz"))
    top.add_argument("--version", action="version", version=f"byzanz {byzanz.__version__}")
    commands = top.add_subparsers(title=text("cli-commands"), metavar="", required=True)
    for name in COMMANDS:
        import_module(f"byzanz.cli.{name.replace('-', '_')}").add(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; if its input is wrong, explain on standard error and return exit code 2."""
    take_any_encoding()
    try:
        args = parser().parse_args(arguments)
        code: int = args.run(args)
        sys.stdout.flush()
    except byzanz.Refused as refused:
        print(f"byzanz: {_explained(refused)}", file=sys.stderr)
        return WRONG_INPUT
    except FileNotFoundError as error:
        print("byzanz: " + texts()("cli-no-file", file=str(error.filename)), file=sys.stderr)
        return WRONG_INPUT
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader of a pipe has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(
            "byzanz: " + texts()("cli-file-trouble", file=str(error.filename), why=str(error.strerror)), file=sys.stderr
        )
        return WRONG_INPUT
    except KeyboardInterrupt:
        return 130
    return code


def _explained(refused: byzanz.Refused) -> str:
    """Say why input was refused, and where in its file if that is known."""
    text = texts()
    reason = text.refusal(refused.code, refused.facts)
    for place in ("line", "in_game"):
        if place in refused.facts:
            return text("cli-refused-at", place=place, number=str(refused.facts[place]), reason=reason)
    return reason
