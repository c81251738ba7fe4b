"""What a round is worth to a team."""

from librt.vecs import vec
from mypy_extensions import i64

from stolik.games.niet.cards import count


def team_points(members: i64, tricks: vec[i64], loot: vec[i64], value: i64, holder: i64) -> i64:
    """Tricks and loot of all members times the value; those of the bonus card's holder count twice."""
    won: i64 = 0
    for seat in range(len(tricks)):
        if (members >> seat) & 1:
            own = tricks[seat] + count(loot[seat])
            won += 2 * own if seat == holder else own
    return won * value
