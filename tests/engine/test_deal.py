"""The deal that anybody can check: commitment, nonces, keys, and what `verify` finds out."""

from hashlib import sha256

import msgspec
import pytest

from stolik.engine import deal
from stolik.engine.chance import Chance, SealedChance, fast
from stolik.engine.errors import DataError
from stolik.engine.match import Match, replay, verify
from stolik.engine.record import Played, Record, SealedStream, Undone, read_record, write_record
from stolik.games.x_bierze import GAME
from stolik.testing.walks import random_move

SECRET = bytes(range(32))
NONCES = [b"ala", b"ola", b"ela"]


def test_commitment_is_a_hash_of_the_secret() -> None:
    """Anybody can check it with one line of any language."""
    assert deal.commitment(SECRET) == sha256(b"stolik-commitment-1" + SECRET).hexdigest()


def test_key_is_a_hash_of_secret_and_nonces() -> None:
    """Each nonce stands behind one byte with its length."""
    said = b"stolik-key-1" + SECRET + b"\x03ala" + b"\x03ola" + b"\x03ela"
    assert deal.key(SECRET, NONCES) == sha256(said).digest()
    assert deal.key(SECRET, []) == sha256(b"stolik-key-1" + SECRET).digest()


def test_every_nonce_matters() -> None:
    """Their order and their borders too, else two seats could shift bytes between them."""
    nonces = [[b"ab", b"c"], [b"a", b"bc"], [b"abc"], [b"c", b"ab"], [b"ab", b"c", b""], [b"ab", b"d"]]
    assert len({deal.key(SECRET, each) for each in nonces}) == len(nonces)


def test_rekey_after_each_undo() -> None:
    """The key after an undo follows from the old key and the number of the undo."""
    key = deal.key(SECRET, NONCES)
    assert deal.rekey(key, 7) == sha256(b"stolik-rekey-1" + key + b"\0\0\0\x07").digest()
    assert len({deal.rekey(key, undo) for undo in range(20)} | {key}) == 21


def test_a_new_secret_is_new() -> None:
    """32 bytes from the operating system."""
    secrets = {deal.new_secret() for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


@pytest.mark.parametrize(
    ("text", "problem"), [("xy", "hexadecimal"), ("abc", "hexadecimal"), ("00" * 9, "9 bytes are too many")]
)
def test_hex_that_is_none(text: str, problem: str) -> None:
    """The error names the place and what is wrong."""
    with pytest.raises(DataError, match=f"^stream.secret: .*{problem}"):
        deal.from_hex(text, "stream.secret", 8)


def sealed_match() -> Match:
    """A whole game of three as a table plays it: committed, with nonces, with an undo, the secret kept."""
    stream = SealedStream(deal.commitment(SECRET), [nonce.hex() for nonce in NONCES])
    match = Match(GAME, stream, seats=3, chance=SealedChance(deal.key(SECRET, NONCES)))
    rng = fast(3)
    for _ in range(20):
        play_any(match, rng)
    match.undo(7)
    while match.running:
        play_any(match, rng)
    return match


def play_any(match: Match, rng: Chance) -> None:
    seat, move = random_move(match.state, rng)
    match.play(seat, match.game.text(match.state, move))


def published(record: Record, secret: bytes = SECRET) -> Record:
    assert isinstance(record.stream, SealedStream)
    stream = msgspec.structs.replace(record.stream, secret=secret.hex())
    return msgspec.structs.replace(record, stream=stream)


RECORD = sealed_match().record()


def test_a_sealed_match_is_verified() -> None:
    """With the secret published everybody comes to the same cards and the same end."""
    record = read_record(write_record(published(RECORD)), "record")
    assert verify(GAME, record) == []
    assert replay(GAME, record).record() == record


def test_before_the_secret_is_published() -> None:
    """The record exists, without the secret, and says that it cannot be played again yet."""
    assert SECRET.hex() not in write_record(RECORD).decode()
    assert verify(GAME, RECORD) == ["stream.secret: not published yet: a table publishes it after the game"]


def test_another_secret_is_found_out() -> None:
    """It is not the one the table committed itself to, and that is said whatever else is wrong."""
    problems = verify(GAME, published(RECORD, bytes(32)))
    assert "not the one the table committed itself to" in problems[0]
    assert len(problems) == 2


def test_another_nonce_is_found_out() -> None:
    """Other cards would have been dealt."""
    record = published(RECORD)
    assert isinstance(record.stream, SealedStream)
    stream = msgspec.structs.replace(record.stream, nonces=["00", *record.stream.nonces[1:]])
    assert len(verify(GAME, msgspec.structs.replace(record, stream=stream))) == 1


def test_another_commitment_is_found_out() -> None:
    """The cards are right, the promise was another."""
    record = published(RECORD)
    assert isinstance(record.stream, SealedStream)
    stream = msgspec.structs.replace(record.stream, commitment=deal.commitment(bytes(32)))
    problems = verify(GAME, msgspec.structs.replace(record, stream=stream))
    assert problems == ["the published secret is not the one the table committed itself to"]


def test_another_last_move_is_found_out() -> None:
    """Also where the other move would have been legal: the last position is another."""
    match = Match(GAME, RECORD.stream, seats=3, chance=SealedChance(deal.key(SECRET, NONCES)))
    first, second = match.moves(0)[:2]
    match.play(0, first)
    line = Played(seat=0, move=second)
    record = msgspec.structs.replace(published(match.record()), lines=[line])
    assert verify(GAME, record) == ["the moves lead to another position than the record's last"]


def test_another_ending_is_found_out() -> None:
    """The points are those of the moves, not those that somebody writes down."""
    assert RECORD.ending is not None
    ending = msgspec.structs.replace(RECORD.ending, points=[0, 0, 0])
    problems = verify(GAME, msgspec.structs.replace(published(RECORD), ending=ending))
    assert problems == ["the game ended otherwise than the record says"]


def test_another_digest_is_found_out() -> None:
    """The hash of the last position is compared."""
    problems = verify(GAME, msgspec.structs.replace(published(RECORD), digest="0" * 64))
    assert problems == ["the moves lead to another position than the record's last"]


def test_a_line_left_out_is_found_out() -> None:
    """Without the undo the moves behind it do not fit."""
    lines = [line for line in RECORD.lines if not isinstance(line, Undone)]
    problems = verify(GAME, msgspec.structs.replace(published(RECORD), lines=lines))
    assert len(problems) == 1
    assert problems[0].startswith("lines.")
