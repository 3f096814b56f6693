"""The command line: its commands are the modules in commands/, each imported only when it is called."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated
from typing import Any

import typer
from typer.core import TyperArgument
from typer.core import TyperCommand
from typer.core import TyperGroup
from typer.core import TyperOption
from typer.main import get_command

from generator import __version__
from generator.cli import commands
from generator.cli.colour import is_plain
from generator.cli.command import Command
from generator.cli.help import SETTINGS
from generator.cli.help import UNWRAPPED
from generator.cli.help import Formatter
from generator.cli.help import highlighted
from generator.cli.help import usage_of
from generator.cli.help import write_params
from generator.cli.mistakes import as_wrong_usage
from generator.cli.mistakes import in_our_words
from generator.cli.mistakes import placed
from generator.cli.mistakes import unknown
from generator.cli.say import say


class _Command(TyperCommand):
    """One command, with our own help.

    A value that was typed is never empty: that is a slip, as of a variable that is not set. Options have the default ''
    where they are left to us, so the command itself could not tell the two apart.
    """

    def collect_usage_pieces(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        return usage_of(self.get_params(ctx))

    def format_options(self, ctx: typer.Context, formatter: Formatter) -> None:  # type: ignore[override]
        write_params(self.get_params(ctx), formatter)

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]
        return highlighted(super().get_help(ctx))

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        with placed(ctx):
            left = super().parse_args(ctx, args)
            for parameter in self.params:
                _refuse_empty(ctx, parameter)
            return left

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override] # noqa: ANN401 (typer keeps to Any here)
        if ctx.args:
            raise typer.BadParameter(f"nobody knows what to do with {' '.join(ctx.args)!r} here", ctx)
        with placed(ctx), as_wrong_usage():
            return super().invoke(ctx)


class _Commands(TyperGroup):
    """Lists commands by name and help; the one that is called is imported with all its options."""

    def make_context(  # type: ignore[override] # typer keeps the plain context to itself
        self,
        info_name: str | None,
        args: list[str],
        parent: typer.Context | None = None,
        **extra: Any,  # noqa: ANN401
    ) -> typer.Context:
        color = False if is_plain() else None
        with in_our_words():
            return super().make_context(info_name, args, parent, **({"color": color} | extra))  # type: ignore[return-value]

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        with placed(ctx):
            return super().parse_args(ctx, args or ([] if ctx.resilient_parsing else ["--help"]))

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override] # noqa: ANN401
        with in_our_words():
            return super().invoke(ctx)

    def collect_usage_pieces(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        return ["COMMAND", "[OPTIONS]"]

    def resolve_command(  # type: ignore[override]
        self, context: typer.Context, words: list[str]
    ) -> tuple[str | None, TyperCommand | None, list[str]]:
        name = words[0].lower()
        if name in self.commands:
            return name, imported(name), words[1:]
        if context.resilient_parsing:  # somebody is still typing
            return None, None, words[1:]
        raise typer.BadParameter(unknown("command", words[0], self.commands), context)

    def format_options(self, ctx: typer.Context, formatter: Formatter) -> None:  # type: ignore[override]
        write_params(self.get_params(ctx), formatter)
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.help or "") for name, command in self.commands.items()])

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]
        return highlighted(super().get_help(ctx))


def _refuse_empty(context: typer.Context, parameter: object) -> None:
    if isinstance(parameter, TyperOption | TyperArgument) and _is_typed_empty(context, parameter.name or ""):
        way_out = "leave it out, or say which" if isinstance(parameter, TyperOption) else "say which"
        raise typer.BadParameter(f"it is empty; {way_out}", ctx=context, param=parameter)


def _is_typed_empty(context: typer.Context, name: str) -> bool:
    value, source = context.params.get(name), context.get_parameter_source(name)
    values = value if isinstance(value, list | tuple) else (value,)
    return "" in values and source is not None and source.name == "COMMANDLINE"


app = typer.Typer(
    cls=_Commands,
    help="Print-and-play generator: game sheets as PDF, SVG and PNG, from layouts written in YAML.",
    epilog="Begin with: papercosmos night",
    context_settings=SETTINGS,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        say(f"papercosmos {__version__}")
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
    alone = typer.Typer(rich_markup_mode=None, add_completion=False, pretty_exceptions_enable=False)
    listed = UNWRAPPED + command.examples.replace("\n\n", "\n  ") if command.examples else ""
    settings = {"allow_extra_args": True}  # so that it is us who say that there are too many
    decorated = alone.command(name, cls=_Command, help=module.__doc__, epilog=listed, context_settings=settings)
    decorated(command.run)
    built = get_command(alone)
    assert isinstance(built, TyperCommand)
    return built


for _name, _help in _help_of_commands():
    app.command(_name, help=_help)(lambda: None)  # only listed: _Commands runs the real one
