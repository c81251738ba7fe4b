"""Speed of the engine: beside its own pure build, beside hand-written C, beside other engines."""
