"""Ready pages: a document that only needs to become files, for one printer or for any."""

from typing import TYPE_CHECKING

from generator.errors import UsageError
from generator.findings import Finding
from generator.impose.page import Document
from generator.values import dataclass
from generator.write import Form
from generator.write import Format
from generator.write import write
from generator.write.progress import Progress
from generator.write.progress import unwatched

if TYPE_CHECKING:  # most people never measure their printer: they should not wait for what is theirs who did
    from generator.printer.profile import Profile


@dataclass(frozen=True)
class ReadyPages:
    """Files of the document are called after `name`; `findings` are what the owner of the printer should know."""

    document: Document
    name: str
    profile: "Profile | None" = None
    findings: tuple[Finding, ...] = ()

    def files(self, form: Form, progress: Progress = unwatched) -> dict[str, bytes]:
        return write(self.document, self.name, form, progress)


def ready_pages(document: Document, name: str, profile: "Profile | None" = None) -> ReadyPages:
    """The document as the printer of that profile needs it."""
    if profile is None:
        return ReadyPages(document, name)
    from generator.printer.adjust import adjusted
    from generator.printer.adjust import near_the_edge

    return ReadyPages(adjusted(document, profile), name, profile, tuple(near_the_edge(document, profile)))


def form_of(format: Format, outlines: bool) -> Form:
    if outlines and format is not Format.SVG:
        raise UsageError("--outlines is for --format svg")
    return Form(format, outlines)
