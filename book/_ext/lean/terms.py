"""Words of the card table, explained wherever they stand.

The glossary is a chapter: MyST's ``glossary`` directive with the words and what they mean. In
every other chapter, the first time such a word stands in a section, it becomes a link to its
entry; the commonest words only the first time on the page. Authors write plain text. They may
also write ``{term}`` where a word has another form. A word in bold type is being explained on
the spot, so it stays as it is in that section.

The page carries the meanings of its own words, hidden; each link names its meaning as its
description, and ``client/terms.js`` shows it at a touch of the pointer, the finger or the
keyboard. Without script the link leads to the glossary.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms.post_transforms import SphinxPostTransform

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

GLOSSARY = "glossary"

# How a word may stand in a sentence, where an "s" at its end does not make it so.
FORMS = {
    "alone": ("alone",),
    "call": ("a call", "last calls", "same calls"),
    "deal": ("deal", "deals", "dealt"),
    "follow suit": (
        "follow suit", "follow the suit led", "must follow", "must follow suit",
        "cannot follow", "cannot follow suit", "to follow", "to be followed",
    ),
    "lay away": (
        "lay away", "lays away", "laid away", "lay one away", "lays one away",
        "lay one card away", "lays one card away", "lay a card away", "lays a card away",
    ),
    "lead": ("lead", "leads", "led"),
    "pass": ("pass", "passed"),
    "plain": ("plain",),
    "switch": ("switch",),
    "thrown in": ("thrown in",),
    "trump": ("trump", "trumps", "trumped"),
    "void": ("void",),
}  # fmt: skip
# The same letters in another sense: never marked.
OTHER_SENSES = (
    "at stake", "by hand", "each alone", "great deal", "on its side",
    "other hand", "roads lead", "side by side",
)  # fmt: skip
# Words of every other sentence: once on a page is enough.
COMMON = (
    "bid", "Classic", "deal", "dealer", "hand", "Hoyle", "joker", "lead", "pack", "partner",
    "pass", "Pepper bids", "Rounds", "suit", "trick", "trump",
)  # fmt: skip

# Where a word is not marked: it is a name, a link, or code, or it is looked up and not read.
LEFT_ALONE = (
    nodes.title, nodes.reference, nodes.literal, nodes.literal_block, nodes.raw, nodes.table,
    nodes.comment, nodes.math, nodes.rubric, nodes.term,
)  # fmt: skip
BOXES = (nodes.Admonition, nodes.container)
"""Parts that may be closed, or read by themselves: what they mark does not count outside."""

LINK = re.compile(
    rf'<a class="(?P<classes>[^"]*)" href="(?P<page>{GLOSSARY}\.html|)#(?P<id>term-[^"]+)"'
)


class Entry(NamedTuple):
    """A word of the glossary."""

    word: str
    id: str
    meaning: str


def entries_of(doctree: nodes.document) -> tuple[Entry, ...]:
    """The words that a chapter explains, in its order."""
    return tuple(
        Entry(term.astext(), term["ids"][0], " ".join(item.children[-1].astext().split()))
        for glossary in doctree.findall(addnodes.glossary)
        for item in glossary.findall(nodes.definition_list_item)
        for term in item.findall(nodes.term)
    )


def forms(word: str) -> tuple[str, ...]:
    """How a word may stand in a sentence.

    >>> forms("right bower"), forms("lead")
    (('right bower', 'right bowers'), ('lead', 'leads', 'led'))
    """
    return FORMS.get(word, (word, f"{word}s"))


class Finder:
    """Finds the words of a glossary in a text, the longest first.

    A word with a capital is a name and needs its capital; others may begin a sentence.
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.by_form = {form: entry for entry in entries for form in forms(entry.word)}
        known = sorted((*self.by_form, *OTHER_SENSES), key=len, reverse=True)
        pattern = "|".join(re.escape(form).replace(r"\ ", r"\s+") for form in known)
        self.pattern = re.compile(rf"(?<![\w-])(?:{pattern})(?![\w-])", re.IGNORECASE)

    def find(self, text: str) -> Iterator[tuple[re.Match[str], Entry]]:
        """Each word found, and its entry."""
        for found in self.pattern.finditer(text):
            said = " ".join(found[0].split())
            entry = self.by_form.get(said) or self.by_form.get(said[0].lower() + said[1:])
            if entry:
                yield found, entry


class Terms(SphinxPostTransform):
    """Make the first of each word in a section a link to its entry."""

    default_priority = 195  # before tabs are built, after links are known
    formats = ("html",)

    def run(self, **_options: Any) -> None:  # noqa: ANN401  # Sphinx calls it so
        """Mark the words of a page."""
        entries = getattr(self.env, "lean_terms", ())
        if entries and self.env.docname != GLOSSARY:
            self.finder = Finder(entries)
            self.common: set[str] = set()
            self.mark(self.document, set())

    def mark(self, node: nodes.Element, seen: set[str]) -> None:
        """Mark the words below a node that the reader has not met yet."""
        for child in list(node.children):
            if isinstance(child, nodes.Text):
                node.replace(child, list(self.marked(child.astext(), seen)))
            elif isinstance(child, nodes.strong):
                seen |= {entry.id for _, entry in self.finder.find(child.astext())}
            elif isinstance(child, nodes.Element) and not isinstance(child, LEFT_ALONE):
                starts_afresh = isinstance(child, nodes.section)
                apart = isinstance(child, BOXES)
                self.mark(child, set() if starts_afresh else seen.copy() if apart else seen)

    def marked(self, text: str, seen: set[str]) -> Iterator[nodes.Node]:
        """A text, with links where a word is met for the first time."""
        done = 0
        for found, entry in self.finder.find(text):
            met = self.common if entry.word in COMMON else seen
            if entry.id not in seen | self.common:
                met.add(entry.id)
                address = self.app.builder.get_relative_uri(self.env.docname, GLOSSARY)
                if found.start() > done:
                    yield nodes.Text(text[done : found.start()])
                yield nodes.reference(
                    "", found[0], internal=True, refuri=f"{address}#{entry.id}", classes=["hp-term"]
                )
                done = found.end()
        if done < len(text):
            yield nodes.Text(text[done:])


def explained(body: str, env: BuildEnvironment) -> str:
    """The page with a description for each link to a word, and the meanings at its end."""
    meanings = {entry.id: entry for entry in getattr(env, "lean_terms", ())}
    used: dict[str, Entry] = {}

    def describe(link: re.Match[str]) -> str:
        entry = meanings.get(link["id"])
        if entry is None or "headerlink" in link["classes"]:
            return link[0]
        used[entry.id] = entry
        classes = " ".join({*link["classes"].split(), "hp-term"} - {"reference", "internal"})
        return f'{link[0].replace(link["classes"], classes, 1)} aria-describedby="m-{entry.id}"'

    described = LINK.sub(describe, body)
    if not used:
        return body
    lines = (
        f'<p id="m-{each.id}" data-word="{escape(each.word)}">{escape(each.meaning)}</p>'
        for each in used.values()
    )
    return f'{described}<div class="hp-meanings" hidden>{"".join(lines)}</div>'


def collect(_app: Sphinx, env: BuildEnvironment) -> Iterable[str]:
    """Read the glossary; where it has changed, every page is written again."""
    known = getattr(env, "lean_terms", None)
    found = entries_of(env.get_doctree(GLOSSARY)) if GLOSSARY in env.found_docs else ()
    env.lean_terms = found  # type: ignore[attr-defined]  # kept with all that Sphinx knows
    return env.found_docs if known not in (None, found) else ()
