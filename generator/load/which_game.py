"""Which game: the one key that the files of all written games share."""

from pydantic import BaseModel
from pydantic import ConfigDict


class WhichGame(BaseModel):
    """What the files of all written games share: the id of the game."""

    model_config = ConfigDict(strict=True, extra="ignore")

    game: str
