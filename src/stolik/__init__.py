"""Stolik, a digital table for five tabletop games."""

from stolik import _build

__version__ = "0.1.0"

_build.use_compiled_modules()
