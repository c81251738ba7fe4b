"""Speed and memory of the server: a real `stolik serve` on one core, everybody who plays there on another."""
