"""Seeds of games: the words of a stream, so that studies can be played again in years."""

from generator.arrange.stream import stream
from generator.play.chance import chance
from generator.play.chance import seed_of


def test_a_seed_is_the_first_words_of_its_stream() -> None:
    for number in range(20):
        words = stream("a seed", f"DS:moon=alien/{number}/seat 1")
        assert seed_of("a seed", "DS:moon=alien", number, "seat 1") == sum(
            words.below(1 << 32) << 32 * index for index in range(4)
        )


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    numbers = chance(seed_of("papercosmos", "series", 7, "seat 0"))
    assert [numbers() for _ in range(2)] == [0.3321717629023129, 0.4051688529726496]
