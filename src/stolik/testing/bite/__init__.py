"""Whether the tests bite: the rules of a game are changed in one place after another, and each time some test
must fail. A change that no test notices is a rule that no test proves, or code that does nothing.

    python -m stolik.testing.bite GAME [--most N] [--files rules.py …]

writes `docs/bite/<game>.md`: the survivors, each with room for a reason why no test can notice it.
"""
