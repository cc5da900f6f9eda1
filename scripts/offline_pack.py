"""Write the part of the client that plays without a server: Python for the browser, and our own modules.

`src/byzanz/server/static/offline` gets Pyodide's loader as plain scripts and everything else in pieces: small enough
that a download which broke off goes on where it was, on any web server. `pack.json` lists them with sizes and hashes.
"""

import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "byzanz"
PYODIDE = ROOT / "client" / "node_modules" / "pyodide"
OUTCOME = SOURCE / "server" / "static" / "offline"
PIECE = 512 * 1024
OURS = ("__init__.py", "_pure.py", "fairness.py")
PACKAGES = ("analysis", "bots", "game", "lessons", "offline", "rules", "table")
KINDS = {".py", ".toml", ".json"}
NOT_OURS = ("bots/foreign/", "analysis/report.py", "analysis/summary.py")
"""What needs processes of its own, or measures: a browser has no use for it."""
NOT_NEEDED = re.compile(
    r"(multiprocessing|xml|_pyrepl|unittest|xmlrpc|wsgiref|curses|ensurepip|idlelib|lib2to3|pydoc_data|tkinter|turtledemo"
    r"|dbm|sqlite3|venv|test|http|html)/"
    r"|(pdb|doctest|pydoc|difflib|imaplib|mailbox|smtplib|optparse|pickletools|ftplib|poplib|cProfile|profile|pstats"
    r"|webbrowser|turtle|telnetlib|nntplib|antigravity|this|trace|tabnanny|plistlib)\.py$"
    r"|encodings/(?!__init__|aliases|utf_8|ascii|latin_1|idna|cp437|raw_unicode_escape|unicode_escape|punycode)"
)
"""Parts of the standard library that neither Pyodide nor the game imports."""
EPOCH = (1980, 1, 1, 0, 0, 0)


def write_zip(files: dict[str, bytes]) -> bytes:
    """Return a zip that depends on nothing but its files."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    return target.getvalue()


def own_modules() -> bytes:
    """Return our modules as they are, with the data that they read."""
    found = [SOURCE / name for name in OURS]
    found += [path for folder in PACKAGES for path in (SOURCE / folder).rglob("*") if path.suffix in KINDS]
    names = {path.relative_to(SOURCE).as_posix(): path for path in found}
    return write_zip(
        {f"byzanz/{name}": path.read_bytes() for name, path in names.items() if not name.startswith(NOT_OURS)}
    )


def standard_library() -> bytes:
    """Return Pyodide's standard library without the parts that nobody imports here."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        return write_zip({one: archive.read(one) for one in archive.namelist() if not NOT_NEEDED.match(one)})


def write_pieces(name: str, content: bytes) -> list[dict[str, Any]]:
    """Write a file in pieces, each named by what is in it."""
    pieces = []
    for start in range(0, len(content), PIECE):
        part = content[start : start + PIECE]
        digest = hashlib.sha256(part).hexdigest()
        path = f"{name.partition('.')[0]}-{digest[:16]}.bin"
        (OUTCOME / path).write_bytes(part)
        pieces.append({"path": path, "size": len(part), "sha256": digest})
    return pieces


def main() -> None:
    """Write the whole folder."""
    shutil.rmtree(OUTCOME, ignore_errors=True)
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    scripts: list[dict[str, Any]] = []
    (OUTCOME / version).mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        content = re.sub(rb"\n//# sourceMappingURL=.*\s*$", b"\n", (PYODIDE / name).read_bytes())
        (OUTCOME / version / name).write_bytes(content)
        scripts.append({"path": f"{version}/{name}", "size": len(gzip.compress(content, 9))})
    wasm = gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0)
    files: list[dict[str, Any]] = [
        {"name": "pyodide.asm.wasm", "packed": True, "pieces": write_pieces("wasm", wasm)},
        {"name": "python_stdlib.zip", "packed": False, "pieces": write_pieces("library", standard_library())},
        {"name": "byzanz.zip", "packed": False, "pieces": write_pieces("byzanz", own_modules())},
    ]
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    pack: dict[str, Any] = {"python": version, "lock": {"info": lock["info"], "packages": {}}}
    pack |= {"scripts": scripts, "files": files}
    pieces = [piece for file in files for piece in file["pieces"]]
    pack["size"] = sum(part["size"] for part in [*scripts, *pieces])
    pack["version"] = hashlib.sha256(json.dumps(pack).encode()).hexdigest()[:16]
    (OUTCOME / "pack.json").write_text(json.dumps(pack, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
