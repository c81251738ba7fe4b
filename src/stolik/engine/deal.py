"""A fair deal that anybody can check.

The table publishes the commitment to its secret before the seats add a nonce each. The stream of
chance comes from secret and nonces together, so nobody can choose it, and once the secret is
published after the game everybody can compute it again.
"""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_bytes

from stolik.engine.errors import DataError

SECRET_BYTES = 32
MOST_NONCE_BYTES = 64


def new_secret() -> bytes:
    return token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before the deal: SHA-256 of a label and the secret, as hex."""
    return sha256(b"stolik-commitment-1" + secret).hexdigest()


def key(secret: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of the stream: SHA-256 of a label, the secret and each nonce behind its length."""
    digest = sha256(b"stolik-key-1" + secret)
    for nonce in nonces:
        digest.update(len(nonce).to_bytes(1, "big") + nonce)
    return digest.digest()


def rekey(old: bytes, undo: int) -> bytes:
    """The key after the undo with this number, so that nobody profits from having seen the stream."""
    return sha256(b"stolik-rekey-1" + old + undo.to_bytes(4, "big")).digest()


def from_hex(text: str, where: str, most: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        raise DataError(where, "not a hexadecimal text") from None
    if len(value) > most:
        raise DataError(where, f"{len(value)} bytes are too many, at most {most} are allowed")
    return value
