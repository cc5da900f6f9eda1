"""`byzanz site`: the whole game as plain files for any web host, at its root or in a sub-folder, without a server."""

import argparse
import shutil
from pathlib import Path

import byzanz
from byzanz.cli import Subparsers
from byzanz.game.refused import Refused
from byzanz.locales import texts

STATIC = Path(byzanz.__file__).parent / "server" / "static"
MARK = "<html data-site"
"""By this a page knows that no server is behind it, and this command that a folder is its own."""
# A plain web host sends no such header. Workers have no policy then, and come from the same host like everything else.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'none'"
)


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("site", help=text("cli-site"), description=text("cli-site-long"))
    parser.add_argument("folder", metavar="DIR", type=Path, help=text("cli-site-folder"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the folder and say what is in it."""
    files = write_site(args.folder)
    text = texts()
    size = text.decimal(sum(file.stat().st_size for file in files) / 1_000_000, ".1f")
    print(text("site-written", files=len(files), size=size, folder=str(args.folder)))
    return 0


def write_site(folder: Path, static: Path = STATIC) -> list[Path]:
    """Write the client's files into a folder that is empty or was written here before; return what was written."""
    page = static / "index.html"
    if not page.is_file():
        raise Refused("site_no_client")
    _clear(folder)
    sources = [path for path in sorted(static.rglob("*")) if path.is_file() and _belongs(path)]
    written = [folder / path.relative_to(static) for path in sources]
    for source, target in zip(sources, written, strict=True):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    (folder / "index.html").write_text(without_server(page.read_text(encoding="utf-8")), encoding="utf-8")
    return written


def without_server(page: str) -> str:
    """Return the client's page for a folder without a server: all addresses relative, and a mark."""
    for name in ("href", "src", "content"):
        page = page.replace(f'{name}="/', f'{name}="./')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    return page.replace("<html", MARK, 1).replace(
        '<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1
    )


def _belongs(path: Path) -> bool:
    """Return whether a file is for browsers; a web host compresses by itself."""
    return path.suffix != ".gz" and not path.name.startswith(".")


def _clear(folder: Path) -> None:
    """Empty a folder that this command wrote; refuse one that holds anything else."""
    if not folder.exists():
        return
    page = folder / "index.html"
    is_ours = page.is_file() and MARK in page.read_text(encoding="utf-8", errors="replace")
    if not folder.is_dir() or (any(folder.iterdir()) and not is_ours):
        raise Refused("site_folder_taken", folder=str(folder))
    shutil.rmtree(folder)
