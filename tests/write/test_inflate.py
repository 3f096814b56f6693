"""A file inflated is all of it but its compression."""

import zlib
from io import BytesIO
from random import Random

import pikepdf
import pypdfium2
import pytest
from other_zlib import OTHERS
from other_zlib import compressed_by
from prints import document
from prints import pdf_of
from prints import silent

from generator.write import inflate
from generator.write.inflate import inflated
from generator.write.pdf import pdf


@pytest.fixture(scope="module")
def printed() -> bytes:
    return pdf_of()


@pytest.fixture(params=OTHERS.values(), ids=OTHERS, scope="module")
def recompressed(request: pytest.FixtureRequest) -> bytes:
    with compressed_by(request.param):
        return pdf(document(), silent)


def streams(data: bytes) -> dict[int, bytes]:
    """What is inside, as another library reads it."""
    with pikepdf.open(BytesIO(data)) as read:
        return {item.objgen[0]: item.read_bytes() for item in read.objects if isinstance(item, pikepdf.Stream)}


def test_another_zlib_makes_other_bytes_of_the_same_pdf_and_inflated_they_are_equal(
    printed: bytes, recompressed: bytes
) -> None:
    assert recompressed != printed and streams(recompressed) == streams(printed)
    assert inflated(recompressed) == inflated(printed) != printed


def test_every_stream_is_there_as_another_library_reads_it(printed: bytes) -> None:
    found = streams(printed)
    assert len(found) > 5
    assert all(b"stream\n%sendstream" % stream in inflated(printed) for stream in found.values())


def test_whatever_bit_is_changed_the_file_is_another_unless_a_stream_says_the_same_in_other_words(
    printed: bytes,
) -> None:
    random = Random("bytes")
    for _ in range(300):
        place = random.randrange(len(printed))
        changed = bytearray(printed)
        changed[place] ^= 1 << random.randrange(8)
        is_same = inflated(bytes(changed)) == inflated(printed)
        assert not is_same or streams(bytes(changed)) == streams(printed), place


def test_what_is_cut_off_or_has_something_behind_it_stays_as_it_is(printed: bytes) -> None:
    for data in (printed, picture(printed, 6)):
        for damaged in (data[:-1], data[: len(data) // 2], data[:20], data + b"%%EOF\n", data + data):
            assert inflated(damaged) == damaged


def test_bytes_hidden_behind_the_end_of_a_stream_are_not_overlooked(printed: bytes) -> None:
    def hiding(content: bytes) -> bytes:
        return zlib.compress(content) + b"7 0 obj\n(hidden)\nendobj\n"

    with compressed_by(hiding):
        data = pdf(document(), silent)
    assert inflated(data) == data


def test_a_table_that_points_elsewhere_is_not_overlooked(printed: bytes) -> None:
    table = printed.rindex(b"xref\n0 ")
    first, second, *_ = (line for line in printed[table:].splitlines() if line.endswith(b" n "))
    swapped = printed[table:].replace(first, b"*").replace(second, first).replace(b"*", second)
    assert inflated(printed[:table] + swapped) != inflated(printed)
    nowhere = printed[table:].replace(first, b"0000000007 00000 n ")
    assert inflated(printed[:table] + nowhere) == printed[:table] + nowhere


def picture(printed: bytes, level: int) -> bytes:
    out = BytesIO()
    page = pypdfium2.PdfDocument(printed)[0]
    page.render(scale=1).to_pil().save(out, "PNG", dpi=(72, 72), compress_level=level)
    return out.getvalue()


def test_pictures_are_inflated_too(printed: bytes) -> None:
    quick, small = picture(printed, 1), picture(printed, 9)
    assert quick != small and inflated(quick) == inflated(small)
    assert inflated(quick.replace(b"IEND", b"IENE")) != inflated(quick)


def test_other_files_are_as_they_are() -> None:
    for data in (b"", b"<svg/>", b"%PDF-", b"%PDF-1.7\nnothing more", b"\x89PNG\r\n\x1a\n"):
        assert inflated(data) == data


def test_what_would_fill_the_memory_is_left_as_it_is(printed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    largest = max(map(len, streams(printed).values()))
    monkeypatch.setattr(inflate, "MOST_BYTES", largest)  # each fits, together they do not
    assert inflated(printed) == printed
