"""Computer players: legal, the same for the same seed, without a look at hidden cards."""
