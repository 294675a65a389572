"""The numbered lines of the rules: each has its test here and its place in the book."""

LINES = (
    *(f"A{number:02}" for number in range(1, 31)),
    *(f"B{number:02}" for number in range(1, 14)),
    *(f"H{number:02}" for number in range(1, 4)),
    "E01",
    *(f"R{number}" for number in range(1, 11)),
)
