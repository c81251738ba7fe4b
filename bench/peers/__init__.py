"""What other people use. Nothing here imports Stolik: each peer runs in an environment of its own."""
