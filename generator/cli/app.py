"""The command line: its commands are the modules in commands/, each imported only when it is called."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated
from typing import Final

import typer
from typer.core import TyperArgument
from typer.core import TyperCommand
from typer.core import TyperGroup
from typer.core import TyperOption
from typer.main import get_command

from generator import __version__
from generator.cli import commands
from generator.cli.command import Command

MARKUP: Final = "markdown"


class _Commands(TyperGroup):
    """Lists commands by name and help; the one that is called is imported with all its options."""

    def resolve_command(  # type: ignore[override] # typer keeps the plain context to itself
        self, context: typer.Context, words: list[str]
    ) -> tuple[str | None, TyperCommand | None, list[str]]:
        name, listed, others = super().resolve_command(context, words)
        return name, imported(name) if name and listed else None, others


class _Careful(TyperCommand):
    """A command for which a value that was typed is never empty: that is a slip, as of a variable that is not set.

    Options have the default '' where they are left to us, so the command itself could not tell the two apart.
    """

    def parse_args(self, context: typer.Context, words: list[str]) -> list[str]:  # type: ignore[override]
        left = super().parse_args(context, words)
        for parameter in self.params:
            if isinstance(parameter, TyperOption | TyperArgument) and _is_typed_empty(context, parameter.name or ""):
                way_out = "leave it out, or say which" if isinstance(parameter, TyperOption) else "say which"
                raise typer.BadParameter(f"it is empty; {way_out}", ctx=context, param=parameter)
        return left


def _is_typed_empty(context: typer.Context, name: str) -> bool:
    value, source = context.params.get(name), context.get_parameter_source(name)
    values = value if isinstance(value, list | tuple) else (value,)
    return "" in values and source is not None and source.name == "COMMANDLINE"


app = typer.Typer(
    cls=_Commands,
    help="Print-and-play generator: game sheets as PDF, SVG and PNG, from layouts written in YAML.",
    epilog="Begin with: papercosmos night",
    no_args_is_help=True,
    rich_markup_mode=MARKUP,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"papercosmos {__version__}")
        raise typer.Exit


@app.callback()
def papercosmos(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


def _help_of_commands() -> Iterator[tuple[str, str]]:
    """Each command with the docstring of its module, read as text: importing them all would take ten times as long."""
    for folder in map(Path, commands.__path__):
        for module in iter_modules([str(folder)]):
            text = (folder / f"{module.name}.py").read_text(encoding="utf-8")
            yield module.name.replace("_", "-"), text.split('"""')[1]


def imported(name: str) -> TyperCommand:
    """The command with its arguments and options, from its module."""
    module = import_module(f"{commands.__name__}.{name.replace('-', '_')}")
    command: Command = module.COMMAND
    alone = typer.Typer(rich_markup_mode=MARKUP, add_completion=False, pretty_exceptions_enable=False)
    alone.command(name, cls=_Careful, help=module.__doc__, epilog=command.examples)(command.run)
    built = get_command(alone)
    assert isinstance(built, TyperCommand)
    return built


for _name, _help in _help_of_commands():
    app.command(_name, help=_help)(lambda: None)  # only listed: _Commands runs the real one
