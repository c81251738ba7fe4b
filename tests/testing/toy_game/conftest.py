"""The plugin follows which sentences of the rule book are proved."""

pytest_plugins = ["stolik.testing.plugin"]
