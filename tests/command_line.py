"""The command line as people use it, within the process of the tests."""

from dataclasses import dataclass

from typer.testing import CliRunner

from generator.cli.app import app


@dataclass(frozen=True, slots=True)
class Run:
    """What a command answered."""

    exit_code: int
    stdout: str
    stderr: str
    output: str


def run(*words: str, typed: str = "") -> Run:
    """What a command answers; an exception of our own making goes through to the test."""
    result = CliRunner().invoke(app, words, prog_name="papercosmos", input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Run(result.exit_code, result.stdout, result.stderr, result.output)


def plain(text: str) -> str:
    """Words of several lines as one line."""
    return " ".join(text.split())
