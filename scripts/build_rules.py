"""Compile the modules that have types for Cython; without a C compiler the same files run interpreted."""

import multiprocessing
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from scripts.build_common import ROOT, SOURCE, WORKSHOP, say

WORKERS = 2
QUICK = WORKSHOP / "quick"
"""Lists the modules that were compiled for playing alone, with less optimisation: a full build compiles them again."""
NOT_FOR_PLAYING = (
    "byzanz/envs/",
    "byzanz/table/",  # one table needs no speed
    "byzanz/training/positions.py",
    "byzanz/rules/random_play.py",
)
CHECKED = "byzanz/table/"
"""Compiled to save Python's own work, not for arithmetic: every index is checked, as it is interpreted."""
INNER_LOOPS = ("byzanz/bots/value_net/judge.py", "byzanz/bots/value_net/net.py", "byzanz/bots/value_net/position.py")
"""What a quick build optimises as well as a full one: nearly all time of a search is spent there."""

CIMPORT = re.compile(r"^(?:from|cimport) (byzanz\.[\w.]+)", re.MULTILINE)
DIRECTIVES: dict[str, Any] = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    "embedsignature": False,
    "binding": False,  # functions as small as C's: a fifth less to compile
    "auto_pickle": False,  # it cuts a C array of bytes at the first zero; a class says itself how it is pickled
    "annotation_typing": False,  # the .pxd alone says what is C; `int` in the .py is for people and mypy
}


class CannotCompile(Exception):
    """The machine cannot compile: no C compiler, no headers, or no Cython."""


class WrongTypes(Exception):
    """A `.pxd` and its `.py` do not match; Cython has printed why."""


def twins() -> list[Path]:
    """List the modules to compile: each `.py` that has an augmenting `.pxd` beside it.

    A `.pxd` that says there is nothing to compile only has constants and inline functions for other modules.
    """
    return sorted(
        pxd.with_suffix(".py")
        for pxd in SOURCE.rglob("*.pxd")
        if pxd.with_suffix(".py").exists() and "nothing to compile" not in pxd.read_text(encoding="utf-8")
    )


def extension_of(source: Path) -> Path:
    """Name the extension module that stands beside a source when it is compiled in place."""
    return source.with_name(source.stem + EXTENSION_SUFFIXES[0])


def ties(source: Path) -> set[Path]:
    """List the twins a module is tied to in C: itself and what its `.pxd` cimports, directly or not."""
    tied: set[Path] = set()
    waiting = [source]
    while waiting:
        twin = waiting.pop()
        tied.add(twin)
        for name in CIMPORT.findall(twin.with_suffix(".pxd").read_text(encoding="utf-8")):
            other = SOURCE.joinpath(*name.split(".")).with_suffix(".py")
            if other.with_suffix(".pxd").exists() and other not in tied:
                waiting.append(other)
    return tied


def for_playing(sources: list[Path]) -> list[Path]:
    """List the modules that a game needs: all but those for experiments, unless another one is tied to them."""
    wanted = [source for source in sources if not source.relative_to(SOURCE).as_posix().startswith(NOT_FOR_PLAYING)]
    return sorted(set().union(*map(ties, wanted)) & set(sources))


def quickly_built() -> set[Path]:
    """List the modules whose extensions a quick build made."""
    return {SOURCE / line for line in QUICK.read_text().splitlines()} if QUICK.exists() else set()


WANTED_FLAGS = ("-fno-wrapv", "-ffp-contract=off", "-fno-ipa-modref")
"""What the C compiler is told where it knows it.

Python's own flags let whole numbers wrap around, which ours never do: without that, loops over cards are done many at
once. Floats are added and multiplied one by one, so that they agree on every machine, and with the interpreted modules.
With `-fipa-modref` GCC 12.2 forgets in `list_legal` that listing the bids changes the count; a test calls it from C.
"""


@cache
def known_flags() -> list[str]:
    """Return those of the wanted flags that the C compiler knows."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(compiler[0]):
        return []
    probe = [*compiler, "-Werror", "-x", "c", "-fsyntax-only", os.devnull]
    return [
        flag
        for flag in WANTED_FLAGS
        if subprocess.run([*probe, flag], capture_output=True, check=False).returncode == 0
    ]


def flags_for(source: Path, quick: bool) -> list[str]:
    """Return what the C compiler is told about optimisation."""
    if os.name == "nt":
        return []
    optimised = "-O1" if quick and source.relative_to(SOURCE).as_posix() not in INNER_LOOPS else "-O3"
    return ["-g0", "-Wno-unused-function", optimised, *known_flags()]


def directives_for(source: Path) -> dict[str, Any]:
    """Return what Cython is told."""
    is_checked = source.relative_to(SOURCE).as_posix().startswith(CHECKED)
    return DIRECTIVES | ({"boundscheck": True, "wraparound": True} if is_checked else {})


def is_fresh(source: Path) -> bool:
    """Tell whether the extension of a source is younger than all that could change it."""
    extension = extension_of(source)
    causes = [source, Path(__file__), *(twin.with_suffix(".pxd") for twin in ties(source))]
    return extension.exists() and extension.stat().st_mtime >= max(cause.stat().st_mtime for cause in causes)


def compile_twins(sources: list[Path], outcome: Path, quick: bool = False) -> list[Path]:
    """Compile the sources below `outcome`, as their packages are laid out, and list the extension modules.

    Each worker takes a module from Python to its extension: nobody waits until the last one is translated.
    """
    try:
        for needed in ("Cython.Build", "Cython.Compiler.Pipeline", "setuptools"):
            import_module(needed)  # once, before the workers are forked
    except ImportError as missing:
        raise CannotCompile(f"{missing.name} is not installed") from missing
    known_flags()
    largest_first = sorted(sources, key=lambda source: source.stat().st_size, reverse=True)
    compile_it = partial(compile_twin, outcome=outcome, quick=quick)
    if sys.platform == "linux" and len(sources) > 1:
        with ProcessPoolExecutor(WORKERS, multiprocessing.get_context("fork")) as workers:
            made = dict(zip(largest_first, workers.map(compile_it, largest_first), strict=True))
    else:
        made = {source: compile_it(source) for source in largest_first}
    return [made[source] for source in sources]


def compile_twin(source: Path, outcome: Path, quick: bool) -> Path:
    """Translate one module to C, compile that below `outcome`, and return the extension module."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    from setuptools import Distribution, Extension
    from setuptools.errors import CCompilerError, ExecError, PlatformError

    extension = Extension(
        ".".join(source.relative_to(SOURCE).with_suffix("").parts),
        [str(source.relative_to(ROOT))],
        extra_compile_args=flags_for(source, quick),
    )
    try:
        modules = cythonize(
            [extension],
            include_path=["src"],
            build_dir=str((WORKSHOP / "cython").relative_to(ROOT)),
            compiler_directives=directives_for(source),
            force=True,
            quiet=True,
        )
    except CompileError as failure:
        raise WrongTypes(f"Cython cannot translate {failure}") from None
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = str(outcome)
    command.build_temp = str(WORKSHOP / "objects")
    command.force = True
    command.ensure_finalized()
    try:
        command.run()
    except (CCompilerError, ExecError, PlatformError, OSError) as failure:
        raise CannotCompile(str(failure)) from None
    return outcome / extension_of(source).relative_to(SOURCE)


def compile_in_place(quick: bool = False) -> None:
    """Compile what has changed and put the extensions beside their sources; without a compiler leave none there."""
    sources = twins()
    hasty = quickly_built()
    orphans = set(SOURCE.rglob("*" + EXTENSION_SUFFIXES[0])) - {extension_of(source) for source in sources}
    for orphan in orphans:
        orphan.unlink()
    wanted = for_playing(sources) if quick else sources
    stale = [source for source in wanted if not is_fresh(source) or (source in hasty and not quick)]
    if not stale:
        return
    say(f"compiling {len(stale)} modules{' for playing' if quick else ''} …")
    try:
        with tempfile.TemporaryDirectory(dir=WORKSHOP) as outcome:
            for extension in compile_twins(stale, Path(outcome), quick):
                # A running game may have the old file open: replace it, never write into it.
                extension.replace(SOURCE / extension.relative_to(outcome))
    except BaseException:
        # An extension older than its source would silently run in its place, and those tied to it can't do without it.
        for source in sources:
            if ties(source) & set(stale):
                extension_of(source).unlink(missing_ok=True)
        raise
    hasty = (hasty | set(stale)) if quick else set()
    QUICK.write_text("".join(f"{source.relative_to(SOURCE).as_posix()}\n" for source in sorted(hasty)))
    say("compiled " + ", ".join(str(source.relative_to(SOURCE)) for source in stale))
