"""Chances as a page shows them: read from it, and written as it writes them."""


def percent(chance):
    whole = int(chance * 100 + 0.5)
    if whole == 100 and chance < 1:
        return ">99%"
    return "<1%" if whole == 0 and chance > 0 else f"{whole}%"


def numbers(place):
    rows = place.locator(".hp-odds tbody tr").all()
    return [row.locator("td").all_inner_texts() for row in rows]


def near(page, engine):
    """The same, but for a chance that lies on the line between two whole numbers."""
    digits = [[int(text.strip("<>%")) for text in row] for row in page]
    others = [[int(text.strip("<>%")) for text in row] for row in engine]
    return all(
        abs(one - other) <= 1
        for row, also in zip(digits, others, strict=True)
        for one, other in zip(row, also, strict=True)
    )
