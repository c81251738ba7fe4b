"""Minds that can take a seat. They see what their seat sees and nothing else."""
