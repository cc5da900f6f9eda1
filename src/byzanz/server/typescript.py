"""Write the types of the wire as TypeScript: `python -m byzanz.server.typescript [--check] [FILE]`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect, structs

from byzanz.server import wire

FILE = Path(__file__).parents[3] / "client" / "src" / "wire.ts"
HEAD = "// Generated from src/byzanz/server/wire.py by `python -m byzanz.server.typescript`: do not edit.\n"


def wire_structs() -> Iterator[type[msgspec.Struct]]:
    """Return the structs of the wire in the order they are written."""
    for value in vars(wire).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in (msgspec.Struct, wire.Value):
            yield value


def names() -> Iterator[tuple[str, Any]]:
    """Return the named unions and literals of the wire in the order they are written."""
    for name, value in vars(wire).items():
        if name[0].isupper() and not isinstance(value, type) and get_args(value) and name != "Annotated":
            yield name, value


def quoted(value: object) -> str:
    """Return a literal in TypeScript."""
    return f'"{value}"'


def write_type(kind: inspect.Type) -> str:
    """Return one type in TypeScript."""
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            return extra["typescript"] if extra and "typescript" in extra else write_type(inner)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            named = next((name for name, value in names() if set(get_args(value)) == set(values)), None)
            return named or " | ".join(map(quoted, sorted(values, key=str)))
        case inspect.ListType(item_type=item):
            inner_text = write_type(item)
            return f"({inner_text})[]" if "|" in inner_text else f"{inner_text}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {write_type(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(write_type(part) for part in types))
        case _:
            raise TypeError(f"no TypeScript for {kind}")


def write_struct(struct: type[msgspec.Struct], *, is_body: bool) -> str:
    """Return one struct as an interface; in what a client sends, fields with a default may be left out."""
    described = inspect.type_info(struct)
    assert isinstance(described, inspect.StructType)
    doc = (struct.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {doc} */", f"export interface {struct.__name__} {{"]
    if described.tag is not None:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    defaults = {part.encode_name: part.default for part in structs.fields(struct)}
    for part in described.fields:
        optional = "?" if defaults[part.encode_name] is msgspec.UNSET or (is_body and not part.required) else ""
        lines.append(f"  {part.encode_name}{optional}: {write_type(part.type)};")
    return "\n".join([*lines, "}"])


def write_name(name: str, value: Any) -> str:
    """Return one named union or literal."""
    if isinstance(value, UnionType) and all(isinstance(part, type) for part in get_args(value)):
        if all(issubclass(part, msgspec.Struct) for part in get_args(value)):
            return f"export type {name} = {' | '.join(part.__name__ for part in get_args(value))};"
    kind = inspect.type_info(value)
    if isinstance(kind, inspect.LiteralType):
        written = f"export type {name} = {' | '.join(map(quoted, get_args(value)))};"
        if name not in LISTS:
            return written
        return (
            f"{written}\nexport const {LISTS[name]}: readonly {name}[] = [{', '.join(map(quoted, get_args(value)))}];"
        )
    return f"export type {name} = {write_type(kind)};"


LISTS = {"Level": "LEVELS", "Phrase": "PHRASES", "TakeOver": "TAKE_OVERS", "Hints": "HINTS", "BotPace": "BOT_PACES"}
"""What people choose from: the client shows each of these lists."""
BODIES = {
    wire.TakeOverSeat,
    wire.NewRoom,
    wire.Join,
    wire.SeatChange,
    wire.OptionsChange,
    wire.Start,
    wire.Sync,
    wire.HintAsked,
    wire.AccountMake,
    wire.PasskeyShown,
    wire.RecoveryShown,
}


def write() -> str:
    """Return the whole file."""
    parts = [write_name(name, value) for name, value in names()]
    parts += [write_struct(struct, is_body=struct in BODIES) for struct in wire_structs()]
    return HEAD + "\nexport type Card = string;\n\n" + "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with --check say whether it is up to date."""
    paths = [Path(argument) for argument in arguments if not argument.startswith("--")]
    path = paths[0] if paths else FILE
    text = write()
    if "--check" not in arguments:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return 0
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return 0
    print(f"{path.name} is out of date: run python -m byzanz.server.typescript", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
