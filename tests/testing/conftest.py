"""The toy game is a project of its own: its tests run in a process of their own."""

collect_ignore = ["toy_game"]
