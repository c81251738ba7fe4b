"""What a game's tests need: laws every game keeps, a tracer of rules, tools to enumerate and to fuzz."""
