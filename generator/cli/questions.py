"""Questions: choices in the terminal, each with its number and a word about it; names are completed by the tab key."""

import sys
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import contextmanager
from types import ModuleType

from generator.cli.say import ask
from generator.cli.say import say
from generator.data import ENDINGS
from generator.load.suggest import closest
from generator.load.suggest import same_name


class Questions:
    """Asks what a wish leaves open."""

    def choice(self, what: str, about: Callable[[], Mapping[str, str]], guess: str, or_file: bool = False) -> str:
        return choose(what, about(), guess, or_file)

    def number(self, what: str, least: int, most: int, guess: int) -> int:
        return choose_number(what, least, most, guess)


def choose(what: str, about: Mapping[str, str], guess: str, or_file: bool = False) -> str:
    """One of those offered, by its name, the beginning of it or its number; or a YAML file, where that will do."""
    names = tuple(about)
    say(what)
    for number, (name, word) in enumerate(about.items(), start=1):
        say(f"{number:4}  {name:<{max(map(len, names))}}  {word}".rstrip())
    kind = "Number, name or FILE.yaml" if or_file else "Number or name"
    with _completed(names):
        while True:
            said = ask(kind, guess)
            found = _meant(said, names)
            if found or (or_file and said.lower().endswith(ENDINGS)):
                return found or said
            likely = closest(said, names)
            say(f"There is no {said!r} among them{f'; did you mean {likely!r}?' if likely else '.'}")


def choose_number(what: str, least: int, most: int, guess: int) -> int:
    while True:
        said = ask(f"{what} ({least} to {most})", str(guess))
        if said in map(str, range(least, most + 1)):
            return int(said)
        say(f"Give a number from {least} to {most}.")


def _meant(said: str, names: Sequence[str]) -> str | None:
    """A name goes before a number, and that before a beginning that only one of them has."""
    numbered = dict(zip(map(str, range(1, len(names) + 1)), names, strict=True))
    begun = [name for name in names if said and name.casefold().startswith(said.casefold())]
    return same_name(said, names) or numbered.get(said) or (begun[0] if len(begun) == 1 else None)


@contextmanager
def _completed(names: Sequence[str]) -> Iterator[None]:
    """The tab key completes names meanwhile, where the terminal can do that."""
    readline = _readline()
    if readline is None:
        yield
        return

    def complete(text: str, state: int) -> str | None:
        return [*(name for name in names if name.casefold().startswith(text.casefold())), None][state]

    before, ends = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims("")
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before)
        readline.set_completer_delims(ends)


def _readline() -> ModuleType | None:
    if not sys.stdin.isatty():
        return None
    try:
        import readline
    except ImportError:  # Windows has none
        return None
    return readline
