"""Chance: published vectors, golden numbers, no bias, the same stream on both builds."""

import hashlib
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.chance import (
    Chance,
    FastChance,
    ScriptedChance,
    SealedChance,
    SuspendingChance,
    branch,
    fast,
)
from stolik.engine.errors import DataError, NeedsChance
from stolik.games.x_bierze import GAME
from stolik.pieces.pack import numbered
from tests.processes import run_python

ALL_WORDS = 1 << 32

# PractRand 0.94, RNGs::Raw::sfc32 with this a, b, c and counter 1, after fifteen words were dropped;
# the same words are in the tests of Apache Commons RNG.
PRACTRAND_STATE = (0xBB3C4104, 0x02294965, 0xDA1CE2A9)
PRACTRAND = [
    0x89B5C414, 0x7EE57639, 0xDBE18F7B, 0x94AA0162, 0xA22BFF0A, 0x21C91FB8, 0x2C6FD6FE, 0xCDA90D13,
    0x019684CA, 0xE5B400C0, 0x459D8590, 0x3AEC0A1E, 0x254DAC77, 0xBE10AE80, 0x9AC27819, 0xD17D10C6,
    0x71A69026, 0x4BB2BDDA, 0x70853646, 0xDA28F272, 0x879200D9, 0x8C2F8B5B, 0x8A87CB78, 0x27FFDCED,
    0x988A2B7B, 0xF220EF9B, 0x13B8984F, 0x345D1732, 0x8F5BC6FC, 0x092B09FF, 0x046BD2B0, 0xA5A99FC5,
    0x19400604, 0xB76E7394, 0x037ADDD5, 0xE916ED79, 0x94F10DC6, 0xF2ECB45E, 0x69834355, 0xB814AEB2,
]  # fmt: skip


class GivenWords(Chance):
    """Gives these words; written in interpreted Python, as a chance of another package would be."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.at = 0

    def word(self) -> i64:
        self.at += 1
        return self.words[self.at - 1]

    def copy(self) -> "GivenWords":
        return GivenWords(self.words[self.at :])


def words_of(chance: Chance, count: int) -> list[int]:
    return [chance.word() for _ in range(count)]


def plain_sfc32(a: int, b: int, c: int, counter: int) -> Iterator[int]:
    """The same generator once more, written down without any care for speed."""
    while True:
        out = (a + b + counter) % ALL_WORDS
        turned = (c * 2**21) % ALL_WORDS + c // 2**11
        a, b, c = b ^ (b // 2**9), (c * 9) % ALL_WORDS, (turned + out) % ALL_WORDS
        counter = (counter + 1) % ALL_WORDS
        yield out


def test_published_vector() -> None:
    """The stream is sfc32 as its author's PractRand computes it."""
    chance = FastChance(*PRACTRAND_STATE, 1)
    words_of(chance, 15)
    assert words_of(chance, len(PRACTRAND)) == PRACTRAND


@pytest.mark.parametrize(
    "state",
    [(0, 0, 0, 1), (ALL_WORDS - 1,) * 4, (1, 2, 3, ALL_WORDS - 2), (0xDEADBEEF, 0x80000000, 0x7FFFFFFF, 0)],
)
def test_words_at_the_edges(state: tuple[int, int, int, int]) -> None:
    """Sums, shifts and the counter overflow at 32 bits, whatever words it starts from."""
    plain = plain_sfc32(*state)
    assert words_of(FastChance(*state), 2_000) == [next(plain) for _ in range(2_000)]


@pytest.mark.parametrize(
    ("seed", "stream", "words"),
    [
        (0, 0, [0x01ECD589, 0x7870A27D, 0x1B3DE23B, 0x4C4DE585]),
        (1, 0, [0x14C7E313, 0xD0ADF829, 0x1564D6F7, 0xE1341662]),
        (7, 3, [0x18921961, 0x7DC50327, 0xB2F75786, 0xB8EBD2D2]),
        (2**80, 2**40, [0x34ECAEA7, 0x9B18E660, 0x64370BA0, 0x42926B09]),
    ],
)
def test_golden_words(seed: int, stream: int, words: list[int]) -> None:
    """A seed means the same game for ever."""
    assert words_of(fast(seed, stream), 4) == words


def test_golden_numbers() -> None:
    """Numbers below n are drawn from the words the same way for ever."""
    chance = fast(2024)
    numbers = [chance.below(n) for n in (2, 6, 52, 100, 10**6, 2**31 - 1, 2**31, 1)]
    assert numbers == [1, 1, 43, 99, 333513, 105741688, 1980761223, 0]


def test_golden_deal() -> None:
    """The first hand of X bierze! with seed 1 is the one it always was."""
    state = GAME.deal(GAME.terms(2), fast(1))
    assert GAME.position(state).seats[0].hand == [21, 24, 29, 55, 61, 67, 73, 86]


def test_streams_of_a_seed_differ() -> None:
    """Seed and stream both count, and are not mixed up: stream 1 of seed 0 is not seed 1."""
    starts = {tuple(words_of(fast(seed, stream), 3)) for seed in range(20) for stream in range(20)}
    assert len(starts) == 400


@pytest.mark.parametrize(("seed", "stream"), [(-1, 0), (0, -1)])
def test_no_negative_seed(seed: int, stream: int) -> None:
    """The error says what a seed may be."""
    with pytest.raises(DataError, match="from 0 up, not -1"):
        fast(seed, stream)


def test_branch_takes_three_words() -> None:
    """A branch starts from the next three words, and leaves the rest to the stem."""
    stem = GivenWords([11, 22, 33, 44])
    plain = plain_sfc32(11, 22, 33, 1)
    assert words_of(branch(stem), 50) == [next(plain) for _ in range(50)]
    assert stem.word() == 44


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 8, 52, 100, 104])
def test_every_number_has_equally_many_words(n: int) -> None:
    """For each number: the first and the last word that give it, and that those before are thrown away.

    Words give ascending numbers, so what holds at the edges holds between them.
    """
    fair = ALL_WORDS // n
    for number in range(n):
        start = -(-number * ALL_WORDS // n)
        end = -(-(number + 1) * ALL_WORDS // n)
        for word in (end - fair, end - 1):
            assert GivenWords([word]).below(n) == number
        for word in range(start, end - fair):
            again = GivenWords([word, end - 1])
            assert again.below(n) == number
            assert again.at == 2, f"word {word} should be thrown away: it would favour {number} of {n}"


@pytest.mark.parametrize("n", [2**31, 2**31 - 1, 3 * 2**29])
def test_huge_n(n: int) -> None:
    """Each of many numbers has as many words as any other, and the last word gives the last number."""
    unfair = ALL_WORDS % n
    for number in (0, 1, n // 2, n - 2, n - 1):
        first = -(-(number * ALL_WORDS + unfair) // n)
        assert GivenWords([first]).below(n) == GivenWords([first + ALL_WORDS // n - 1]).below(n) == number
    assert GivenWords([ALL_WORDS - 1]).below(n) == n - 1


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1, 2**32])
def test_n_out_of_range(n: int) -> None:
    """Beyond 2³¹ the product would leave a native integer; below one there is no number."""
    with pytest.raises(DataError, match=f"from 1 to 2147483648, not {n}"):
        GivenWords([ALL_WORDS - 1]).below(n)


def test_thrown_away_again_and_again() -> None:
    """Below three only word 0 is thrown away, as often as it comes."""
    chance = GivenWords([0, 0, 0, 1, 7])
    assert chance.below(3) == 0
    assert chance.word() == 7


def test_sealed_words_are_sha256() -> None:
    """Block i is SHA-256 of the key and i: anybody can compute it with two lines of any language."""
    key = bytes(range(32))
    blocks = b"".join(hashlib.sha256(key + i.to_bytes(8, "big")).digest() for i in range(5))
    words = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]
    assert words_of(SealedChance(key), 40) == words
    assert words_of(SealedChance(key, used=13), 27) == words[13:]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_sealed_key_has_32_bytes(length: int) -> None:
    """Any other length is refused and named."""
    with pytest.raises(DataError, match=f"32 bytes, this one has {length}"):
        SealedChance(bytes(length))


def test_script_names_the_card() -> None:
    """Where a card is drawn the script says the card, not where it lies."""
    pack = numbered(10)
    chance = ScriptedChance([7, 10, 1])
    assert [pack.draw(chance) for _ in range(3)] == [7, 10, 1]


def test_script_with_a_card_that_is_gone() -> None:
    """The error says which line of the script, which card, and which could come."""
    pack = numbered(4)
    chance = ScriptedChance([2, 2])
    pack.draw(chance)
    with pytest.raises(DataError, match=r"chance\[1\]: 2 cannot come up now, only 1, 3, 4"):
        pack.draw(chance)


@pytest.mark.parametrize("value", [-1, 6, 7])
def test_script_with_a_number_too_large(value: int) -> None:
    """A number out of range is refused."""
    with pytest.raises(DataError, match=rf"chance\[0\]: {value} is not a number from 0 to 5"):
        ScriptedChance([value]).below(6)


def test_script_used_up() -> None:
    """The error says how long the script was, and what was needed."""
    chance = ScriptedChance([0])
    assert chance.below(1) == 0
    with pytest.raises(DataError, match="script of 1 is used up, and a number below 6 is needed"):
        chance.below(6)
    with pytest.raises(DataError, match="one of 3 cards is needed"):
        numbered(3).draw(chance)


def test_suspending_asks_for_what_it_lacks() -> None:
    """It gives what it was handed, then says which number the game waits for."""
    chance = SuspendingChance([3, 1])
    assert (chance.below(5), chance.below(2)) == (3, 1)
    with pytest.raises(NeedsChance) as need:
        chance.below(52)
    assert need.value.n == 52


def test_suspending_in_the_middle_of_a_deal() -> None:
    """A deal waits for one number after the other, each below the number of cards that are left."""
    for drawn in range(3 + 2 * 8):
        with pytest.raises(NeedsChance) as need:
            GAME.deal(GAME.terms(2), SuspendingChance([0] * drawn))
        assert need.value.n == 100 - drawn
    assert GAME.deal(GAME.terms(2), SuspendingChance([0] * 19)).actors() == [0, 1]


@pytest.mark.parametrize(
    "chance",
    [
        fast(5),
        SealedChance(bytes(32)),
        ScriptedChance([3, 1, 4, 1, 5, 9]),
        SuspendingChance([1, 2, 3, 4, 5, 6]),
    ],
    ids=lambda chance: type(chance).__name__,
)
def test_copies_are_independent(chance: Chance) -> None:
    """A copy goes on with the same numbers, and drawing from one leaves the other where it was."""
    chance.below(100)
    copy = chance.copy()
    expected = [copy.below(100) for _ in range(4)]
    assert [chance.below(100) for _ in range(4)] == expected


def test_a_chance_of_another_package() -> None:
    """A subclass in interpreted Python deals a game of the compiled engine."""
    sealed = SealedChance(bytes(range(32)))
    chance = GivenWords(words_of(sealed.copy(), 19))
    assert GAME.position(GAME.deal(GAME.terms(2), chance)) == GAME.position(GAME.deal(GAME.terms(2), sealed))


def test_the_bare_chance_gives_nothing() -> None:
    """Whoever writes a kind of chance writes its words and its copies."""
    with pytest.raises(NotImplementedError):
        Chance().below(2)
    with pytest.raises(NotImplementedError):
        Chance().copy()


def test_pick_gives_an_index() -> None:
    """Every kind but a script draws a number below the number of cards."""
    cards = vec[i64]([30, 10, 20, 99])
    assert SuspendingChance([2]).pick(cards, 3) == 2
    assert ScriptedChance([20]).pick(cards, 3) == 2


STREAMS = """
from stolik._build import BUILD
from stolik.engine.chance import FastChance, SealedChance, branch, fast
chances = [fast(0), fast(9, 4), FastChance(*[0xFFFFFFFF] * 4), branch(fast(3)), SealedChance(bytes(32))]
print([[chance.word() for _ in range(3000)] for chance in chances])
print([[chance.below(n) for n in [*range(1, 200), 2**31 - 1, 2**31]] for chance in chances])
print(BUILD)
"""


def test_both_builds_give_the_same_stream() -> None:
    """Words and numbers are equal, compiled and pure."""
    compiled, pure = run_python("-c", STREAMS), run_python("-c", STREAMS, pure=True)
    *streams, build = compiled.stdout.splitlines()
    assert pure.stdout.splitlines() == [*streams, "pure"]
    if build == "pure":
        pytest.skip("no compiled engine is installed")
