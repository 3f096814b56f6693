"""The shipped templates as scenes, for tests of what is done with pieces."""

from prints import GAME
from prints import SHIPPED
from prints import look_of

from generator import discover
from generator.game.component import Frame
from generator.geometry.point import Size

_CONTENT = discover.game(GAME).load(SHIPPED["lantern"]).value
SCENES = discover.component(GAME, "templates").draw(_CONTENT, look_of("colour"), Frame(Size(280, 190)))
