"""The proof of the engine: every line of the rules, and what is true of every round."""
