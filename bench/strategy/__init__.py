"""The large samples behind the chapter on strategy: ``python -m bench.strategy``."""
