"""Checking the hand tables on fresh deals; needs Numba (``pip install hasenpfeffer[tables]``)."""
