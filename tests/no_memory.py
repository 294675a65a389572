"""A browser that keeps nothing for a page, and says so when it is asked."""

FORBIDDEN = """
Object.defineProperty(window, "localStorage", { configurable: true, get() { throw Error("no"); } });
"""
