"""Papers: their size, the margin kept free of ink, and the slots a page offers to components."""

from pydantic import Field

from generator.data import Folders
from generator.geometry.point import Box
from generator.geometry.point import Size
from generator.load import Loaded
from generator.load import load
from generator.load.models import FileModel
from generator.load.models import TableFile
from generator.values import dataclass

FOOTER = 7.0  # height of the strip with scale bar and page number
FOOTER_GAP = 2.0
CUT_GAP = 4.0  # ink keeps this far from a line that will be cut


class PaperFile(FileModel):
    name: str
    width: float = Field(gt=0, description="Width in mm, portrait.")
    height: float = Field(gt=0, description="Height in mm, portrait.")
    margin: float = Field(ge=0, description="What stays free of ink on every side, in mm.")


class PapersFile(TableFile[PaperFile]):
    """Papers by id."""


@dataclass(frozen=True, slots=True)
class Paper:
    id: str
    name: str
    size: Size
    margin: float


@dataclass(frozen=True, slots=True)
class PagePlan:
    """A page with its slots: where components go, one below the other."""

    size: Size
    safe: Box
    slots: tuple[Box, ...]

    @property
    def footer(self) -> Box:
        return footer_of(self.size, self.safe.left)

    @property
    def cuts(self) -> tuple[float, ...]:
        """How far down the page it is cut between slots."""
        return tuple((above.bottom + below.top) / 2 for above, below in zip(self.slots, self.slots[1:], strict=False))


def read_papers(templates: Folders) -> Loaded[dict[str, Paper]]:
    loaded = load(templates / "papers.yaml", PapersFile)
    if loaded.value is None:
        return Loaded(None, loaded.findings)
    entries = loaded.value.root.items()
    papers = {id: Paper(id, paper.name, Size(paper.width, paper.height), paper.margin) for id, paper in entries}
    return Loaded(papers, loaded.findings)


def footer_of(page: Size, margin: float) -> Box:
    """The strip at the foot of a page."""
    safe = Box.at(0, 0, page.width, page.height).grown(-margin)
    return Box(safe.left, safe.bottom - FOOTER, safe.right, safe.bottom)


def plan_page(paper: Paper, per_page: int, is_portrait: bool = False) -> PagePlan:
    """One slot on a landscape or portrait page, or two landscape slots on a portrait one."""
    size = paper.size if is_portrait or per_page > 1 else paper.size.turned
    safe = Box.at(0, 0, size.width, size.height).grown(-paper.margin)
    height = (safe.height - FOOTER - FOOTER_GAP - 2 * CUT_GAP * (per_page - 1)) / per_page
    tops = (safe.top + index * (height + 2 * CUT_GAP) for index in range(per_page))
    return PagePlan(size, safe, tuple(Box.at(safe.left, top, safe.width, height) for top in tops))
