"""Choose: set-ups for a batch of cards or games, all different, all playable, and repeatable from the first code."""

from collections.abc import Iterator
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from itertools import count
from itertools import cycle
from itertools import islice

from generator.arrange.code import further_code
from generator.arrange.code import new_code
from generator.arrange.code import read_code
from generator.errors import FindingsError
from generator.findings import Finding
from generator.game.arranger import Arranged
from generator.game.arranger import Arranger
from generator.game.arranger import C
from generator.game.arranger import S

IN_VAIN = 60  # set-ups passed over in a row before we give up
DESCRIBED = ":"  # is in every description and in no code


def choose_setups(
    arranger: Arranger[C, S],
    initials: str,
    contents: Sequence[C],
    wanted: int = 1,
    typed: str = "",
    is_proved: bool = False,
) -> tuple[Arranged[C, S], ...]:
    """So many set-ups, the first of them as typed if a code or description is given; FindingsError if that fails.

    The same first one gives the same batch. `is_proved` says that all set-ups are known to be playable. Each is
    for one of the contents, in their order, over and over.
    """
    content = contents[0]
    first = arranged(arranger, initials, content, typed) if typed else _any(arranger, initials, content, is_proved)
    findings = arranger.faults(first) if typed and not is_proved else ()
    if findings:
        raise FindingsError(
            findings, "Without --code a set-up is chosen that can be played; --anyway prints this one still."
        )
    chosen = [first]
    codes = (further_code(initials, first.code, index) for index in count(1))
    for on in islice(cycle(contents), 1, wanted):
        known = tuple(each.setup for each in chosen)
        chosen.append(_playable(map(partial(arranger.arrange, on), codes), arranger, known, is_proved))
    return tuple(chosen)


def arranged(arranger: Arranger[C, S], initials: str, content: C, typed: str) -> Arranged[C, S]:
    """The set-up of a code or of a description; FindingsError if what was typed is neither."""
    if DESCRIBED in typed:
        return arranger.read(content, typed)
    return arranger.arrange(content, read_code(initials, typed))


def as_file_name(typed: str) -> str:
    """A code or description as part of a file's name; a description is long, so its fingerprint stands for it."""
    if DESCRIBED in typed:
        return f"described-{sha256(typed.encode()).hexdigest()[:8]}"
    return typed.lower()


def _any(arranger: Arranger[C, S], initials: str, content: C, is_proved: bool) -> Arranged[C, S]:
    return _playable((arranger.arrange(content, new_code(initials)) for _ in count()), arranger, (), is_proved)


def _playable(
    tried: Iterator[Arranged[C, S]], arranger: Arranger[C, S], known: tuple[S, ...], is_proved: bool
) -> Arranged[C, S]:
    """The first that is not known yet and has no faults."""
    findings: tuple[Finding, ...] = ()
    for each in islice(tried, IN_VAIN):
        if each.setup in known:
            continue
        findings = () if is_proved else arranger.faults(each)
        if not findings:
            return each
    message = f"{IN_VAIN} set-ups were tried, and none was found that is new and can be played on this layout"
    help = "`papercosmos check` tells what is wrong with the layout; --anyway takes any set-up"
    raise FindingsError((Finding("PC404", message, help=help), *findings))
