"""The command `stolik`."""

from stolik.cli.commands import main

__all__ = ["main"]
