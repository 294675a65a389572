"""Building the hand tables; needs Numba (``pip install hasenpfeffer[tables]``)."""
