"""Checks of the built pages in a browser."""
