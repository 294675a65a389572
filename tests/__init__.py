"""The proof of the engine, the widgets and the book."""
