"""How the database came to its shape, one file for each step; `stolik.store.database.migrate` takes them."""
