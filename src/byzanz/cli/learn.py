"""`byzanz learn`: the lessons in the terminal, line by line; in the browser they are on the start page of `byzanz play`."""

import argparse

from byzanz.cli import Subparsers, terminal
from byzanz.locales import LANGUAGES, texts


def add(commands: Subparsers) -> None:
    """Declare the command."""
    text = texts()
    parser = commands.add_parser("learn", help=text("cli-learn"), description=text("cli-learn"))
    parser.add_argument("lesson", metavar="LESSON", nargs="?", default=None, help=text("cli-learn-lesson"))
    parser.add_argument("--plain", action="store_true", help=text("cli-learn-plain"))
    known = ", ".join(LANGUAGES)
    parser.add_argument("--language", metavar="LANG", default=None, help=text("cli-table-language", known=known))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the lessons from the one that is wanted on."""
    from byzanz.lessons import KEYS, lesson
    from byzanz.tui.learning import learn

    keys = KEYS
    if args.lesson is not None:
        lesson(args.lesson)  # refuses one that doesn't exist
        keys = KEYS[KEYS.index(args.lesson) :]
    return learn(terminal.language(args), keys)
