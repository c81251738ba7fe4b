"""Stolik's own tests use the plugin that it gives to others."""

pytest_plugins = ["stolik.testing.plugin"]
