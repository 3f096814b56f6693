"""Mistakes: what is said to a command that cannot be understood, in our words instead of a library's."""

from collections.abc import Iterable
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import typer

from generator.cli.help import argument_name
from generator.cli.help import is_argument
from generator.cli.say import say

WRONG_USAGE = 2  # exit code
# Typer carries click inside itself now and imported it before; both have these.
EXCEPTIONS: Any = import_module(typer.BadParameter.__module__)


@contextmanager
def in_our_words() -> Iterator[None]:
    """Turns wrong usage into a message on stderr and exit code 2."""
    try:
        yield
    except EXCEPTIONS.UsageError as wrong:
        context = wrong.ctx
        say(f"error: {_said(wrong)}", err=True)
        say(f"help: {context.command_path if context else 'papercosmos'} -h tells what can be said", err=True)
        raise typer.Exit(WRONG_USAGE) from None


@contextmanager
def placed(context: typer.Context) -> Iterator[None]:
    """Lets wrong usage know the command that it is about."""
    try:
        yield
    except EXCEPTIONS.UsageError as wrong:
        wrong.ctx = wrong.ctx or context
        raise


@contextmanager
def as_wrong_usage() -> Iterator[None]:
    """Turns what the desk or a room behind it refuses into wrong usage of the command line."""
    from generator.errors import UsageError  # nothing of ours is needed where nothing is done

    try:
        yield
    except UsageError as wrong:
        option = f"--{wrong.about.replace('_', '-')}" if wrong.about else None
        raise typer.BadParameter(str(wrong), param_hint=option) from None


def _said(wrong: Any) -> str:  # noqa: ANN401 (one of EXCEPTIONS)
    match wrong:
        case EXCEPTIONS.MissingParameter():
            return f"{argument_name(wrong.param)} is missing: {_wanted(wrong.param, wrong.ctx)}"
        case EXCEPTIONS.BadParameter():
            place = wrong.param_hint or _name(wrong.param)
            return f"{place}: {wrong.message}" if place else str(wrong.message)
        case EXCEPTIONS.NoSuchOption():
            return unknown("option", wrong.option_name, _options(wrong.ctx))
        case EXCEPTIONS.BadOptionUsage():
            return _misused(wrong.option_name, wrong.ctx)
        case _:
            return str(wrong.message)


def _name(param: Any) -> str:  # noqa: ANN401
    if param is None:
        return ""
    return argument_name(param) if is_argument(param) else str(param.opts[0])


def _wanted(param: Any, context: typer.Context) -> str:  # noqa: ANN401
    """What the parameter is for, and what can stand there as far as that can be listed."""
    help = param.help.rstrip(".")
    offered = ", ".join(item.value for item in param.shell_complete(context, ""))
    return f"{help[:1].lower()}{help[1:]}" + (f"; one of: {offered}" if offered else "")


def unknown(kind: str, name: str, known: Iterable[str]) -> str:
    """That there is no such thing, with the likely one."""
    from generator.load.suggest import closest  # what reads files is not needed where nothing is wrong

    likely = closest(name, known)
    return f"there is no {kind} {name!r}" + (f"; did you mean {likely!r}?" if likely else "")


def _misused(name: str, context: typer.Context) -> str:
    """A value where none belongs, or none where one does."""
    param = _options(context)[name]
    return (
        f"{name} stands alone, without a value" if param.is_flag else f"{name} needs a value: {_wanted(param, context)}"
    )


def _options(context: typer.Context) -> dict[str, Any]:
    params = context.command.get_params(context)
    return {name: param for param in params if not is_argument(param) for name in param.opts}
