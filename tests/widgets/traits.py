"""What widgets share with their page; read by the tests in JavaScript, too."""


def traits_of(widget):
    """What a widget shares with its page."""
    return {key: value for key, value in widget.get_state().items() if not key.startswith("_")
            and key not in {"layout", "tabbable", "tooltip", "comm"}}  # fmt: skip
