"""Write the licenses of everything that browsers get from us into one file beside it, `licenses.txt`.

What is in it was noted when the client was built (client/build/bundled.ts). The texts come from the packages themselves;
`licenses/` has those of licenses that a package names without bringing the text along.
"""

import json
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "client" / "node_modules"
BUNDLED = ROOT / "build" / "bundled.json"
STATIC = ROOT / "src" / "byzanz" / "server" / "static"
STANDARD = ROOT / "licenses"
TEXTS = ("license", "licence", "copying", "notice")
PYTHON_PARTS = """\
Pyodide is CPython, compiled for browsers by Emscripten together with the libraries that CPython uses: musl and
Emscripten's runtime (MIT), zlib (Zlib), bzip2 (bzip2-1.0.6), liblzma (0BSD), SQLite (public domain), Expat (MIT),
libffi (MIT), libmpdec (BSD-2-Clause), HACL* (MIT). What is served here is as it was published, except that parts of
CPython's standard library that the game doesn't use were left out. Sources: https://github.com/pyodide/pyodide (tag
{version}), which names the source of each part."""
HEAD = """\
Byzanz is free software under the MIT license, which stands first. What follows are the licenses of others' work that
browsers get together with it. This file was written when the client was built.
"""


def texts_of(package: Path, license_: str) -> list[str]:
    """Return a package's own license files, or the standard text of the license that it names."""
    own = [path for path in sorted(package.iterdir()) if path.is_file() and path.name.lower().startswith(TEXTS)]
    if not own:
        own = [STANDARD / f"{license_}.txt"]
    return [path.read_text(encoding="utf-8").strip() for path in own]


def entry(package: Path, more: str = "") -> str:
    """Return what is said of one package: its name, version, license, where it is from, and the text."""
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    license_ = about.get("license")
    if not isinstance(license_, str):
        raise SystemExit(f"{package.name} doesn't say what its license is: it can't be shipped")
    source = about.get("repository", "")
    source = source if isinstance(source, str) else source.get("url", "")
    source = source.removeprefix("git+").removesuffix(".git")
    author = about.get("author", "")
    author = author if isinstance(author, str) else author.get("name", "")
    head = [f"{about['name']} {about['version']}", f"License: {license_}", author, source, more]
    return "\n".join([*filter(None, head), "", *texts_of(package, license_)])


def all_licenses(names: list[str], *, has_python: bool) -> str:
    """Return the whole file."""
    parts = [HEAD + "\n" + (ROOT / "LICENSE").read_text(encoding="utf-8").strip()]
    parts.append((ROOT / "NOTICE").read_text(encoding="utf-8").strip())
    parts += [entry(PACKAGES / name) for name in names]
    if has_python:
        python = PACKAGES / "pyodide"
        version = json.loads((python / "package.json").read_text(encoding="utf-8"))["version"]
        parts.append(entry(python, PYTHON_PARTS.format(version=version)))
        parts.append("CPython\nLicense: PSF-2.0\n\n" + (STANDARD / "PSF-2.0.txt").read_text(encoding="utf-8").strip())
    return ("\n\n" + "=" * 80 + "\n\n").join(parts) + "\n"


def write_licenses() -> None:
    """Write the file beside the client that has just been built."""
    names = json.loads(BUNDLED.read_text(encoding="utf-8"))
    has_python = (STATIC / "offline" / "pack.json").is_file()
    (STATIC / "licenses.txt").write_text(all_licenses(names, has_python=has_python), encoding="utf-8")
