"""Packages that a command needs and that may not be installed, and the command that brings them."""

import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from pathlib import Path

from byzanz.game.refused import Refused

_FOLDER = Path(__file__).parents[2]
_LARGE = ("bench", "data", "envs", "ray")
"""Extras that `make setup` leaves to `make setup-all`."""
_REQUIREMENT = re.compile(r"(?P<what>[^;]+?)\s*(?:;(?P<when>.*))?")
_EXTRA = re.compile(r"""extra == ['"](?P<name>[\w-]+)['"]""")
_OURS = re.compile(r"byzanz\[(?P<names>[\w,-]+)\]")


def missing_extra(extra: str, module: str | None) -> Refused:
    """Return the refusal of something that needs an extra which is not installed."""
    return Refused("missing_extra", extra=extra, module=str(module), command=command_for(extra))


def command_for(extra: str) -> str:
    """Return the command that installs an extra: `make` in a checkout, else pip or uv with the packages' own names."""
    if (_FOLDER / "Makefile").is_file() and (_FOLDER / "pyproject.toml").is_file():
        where = "" if Path.cwd() == _FOLDER else f' -C "{_FOLDER}"'
        return f"make{where} setup{'-all' if extra in _LARGE else ''}"
    wanted = " ".join(f'"{name}"' for name in packages_of(extra))
    if find_spec("pip") is not None:
        return f'"{sys.executable}" -m pip install {wanted}'
    return f'uv pip install --python "{sys.executable}" {wanted}'


def packages_of(extra: str) -> list[str]:
    """Return what an extra asks for, as the installed package's metadata say it."""
    try:
        lines = requires("byzanz") or []
    except PackageNotFoundError:
        lines = []
    found: list[str] = []
    for line in lines:
        matched = _REQUIREMENT.fullmatch(line)
        when = "" if matched is None else matched["when"] or ""
        named = _EXTRA.search(when)
        if matched is None or named is None or named["name"] != extra:
            continue
        if "win32" in when and sys.platform == "win32":
            continue
        if (ours := _OURS.fullmatch(matched["what"])) is not None:
            found += [package for name in ours["names"].split(",") for package in packages_of(name)]
        else:
            found.append(matched["what"])
    return list(dict.fromkeys(found))
