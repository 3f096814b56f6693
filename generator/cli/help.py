"""Help: what `-h` shows of a command, in plain text that can be copied, with a little colour in a terminal."""

import re
from collections.abc import Iterable
from collections.abc import Sequence
from contextlib import AbstractContextManager
from enum import Enum
from typing import Any
from typing import Protocol

import typer

WIDTH = 100  # characters, if the terminal has as many
SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": WIDTH}
UNWRAPPED = "\b\n"  # before a paragraph whose lines stay as they are
HEADING = re.compile(r"^(?:Usage|\w+):", re.MULTILINE)
OPTION = re.compile(r"^  -[-\w]+(?:, --[-\w]+)*", re.MULTILINE)


class Formatter(Protocol):
    def section(self, name: str, /) -> AbstractContextManager[None]: ...

    def write_dl(self, rows: Sequence[tuple[str, str]], /) -> None: ...


def usage_of(params: Iterable[Any]) -> list[str]:
    """The arguments by name, then the options; in brackets what can be left out."""
    names = [(argument_name(param), param.required) for param in params if is_argument(param)]
    return [*(name if is_required else f"[{name}]" for name, is_required in names), "[OPTIONS]"]


def write_params(params: Iterable[Any], formatter: Formatter) -> None:
    shown = [param for param in params if not getattr(param, "hidden", False)]
    arguments = [(argument_name(param), param.help or "") for param in shown if is_argument(param)]
    options = [(_option_name(param), _about(param)) for param in shown if not is_argument(param)]
    for heading, rows in (("Arguments", arguments), ("Options", options)):
        if rows:
            with formatter.section(heading):
                formatter.write_dl(rows)


def highlighted(text: str) -> str:
    """Headings and options stand out; where there is no terminal, or no colour is wanted, nothing of it is written."""
    text = OPTION.sub(lambda found: typer.style(found[0], fg=typer.colors.CYAN), text)
    return HEADING.sub(lambda found: typer.style(found[0], bold=True), text)


def is_argument(param: Any) -> bool:  # noqa: ANN401 (typer's parameters, which have no public type)
    return bool(param.param_type_name == "argument")


def argument_name(param: Any) -> str:  # noqa: ANN401
    return str(param.metavar or param.name.upper())


def _option_name(param: Any) -> str:  # noqa: ANN401
    """`-h, --help` stands alone; what needs a value shows its kind."""
    names = ", ".join(sorted(param.opts, key=len))
    return names if param.is_flag else f"{names} {param.metavar or param.name.strip('_').upper()}"


def _about(param: Any) -> str:  # noqa: ANN401
    default = param.show_default if isinstance(param.show_default, str) else param.default
    if param.is_flag or not param.show_default or default in (None, "", ()):
        return str(param.help or "")
    return f"{param.help}  [default: {default.value if isinstance(default, Enum) else default}]"
