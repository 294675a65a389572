"""What stands in the head of a page: scripts, description, security policy."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from docutils import nodes
from sphinx.util import logging

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sphinx.application import Sphinx

LOG = logging.getLogger(__name__)
WIDGET_STATE = "application/vnd.jupyter.widget-state+json"

# A note of what is pressed and filled in in a widget until that widget listens; no form may send
# the page away before.
EARLY = (
    'hpTaps=[];["click","input","submit"].forEach(function(t){addEventListener(t,function(e){'
    'var w=e.target;if(!w.closest||!w.closest(".hp-root:not([data-awake])"))return;'
    'if(t=="submit")e.preventDefault();'
    'else if(w=w.closest(t=="click"?"button":"input,select,textarea"))hpTaps.push(w)},true)})'
)

# Theme and suit colours before the first paint. A constant, so its hash in the policy is one too.
FIRST_PAINT = (
    'var d=document.documentElement.dataset,m="auto",s;'
    'try{m=localStorage.getItem("mode")||m;s=localStorage.getItem("hp-suits")}catch(e){}'
    'd.mode=m;d.theme=m=="auto"?'
    '(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"):m;'
    'if(s=="four")d.suits=s;' + EARLY
)

# These are part of the page's one script, or of the search page's.
BUNDLED = {
    "clipboard.min.js", "copybutton.js", "design-tabs.js", "doctools.js",
    "documentation_options.js", "language_data.js", "searchtools.js",
    "sphinx-book-theme.js", "sphinx_highlight.js", "togglebutton.js",
}  # fmt: skip

# What a page needs only for some of its constructs: a class of the construct, and the script.
PARTS = {"sd-tab-label": "lean-tabs.js", "toggle": "lean-folds.js", "dropdown": "lean-folds.js"}
CLASSES = re.compile(r'class="([^"]*)"')

DESCRIPTION_LENGTH = 155
SHORTEST_SENTENCE = 20


class Scripts(NamedTuple):
    """The scripts a page asks for, and the widget state that hides among them."""

    files: list[str]
    widget_state: str


def split_scripts(page: str, asked: Iterable[Any]) -> Scripts:
    """Keep what is neither bundled nor replaced; warn of anything from another host."""
    files: list[str] = []
    state = ""
    for script in asked:
        address = str(getattr(script, "filename", None) or "")
        attributes = getattr(script, "attributes", {})
        if attributes.get("type") == WIDGET_STATE:
            state = attributes["body"]
        elif address.startswith(("http:", "https:", "//")):
            LOG.warning("lean: page %s asks another host for %s", page, address)
        elif address and Path(address.split("?", maxsplit=1)[0]).name not in BUNDLED:
            files.append(address)
    return Scripts(files, state)


def parts_of(body: str) -> list[str]:
    """The scripts that only some pages need, where this is one of those.

    >>> parts_of('<div class="admonition note dropdown"></div>')
    ['lean-folds.js']
    >>> parts_of('<details class="sd-dropdown"></details>')
    []
    """
    classes = {name for found in CLASSES.findall(body) for name in found.split()}
    return list(dict.fromkeys(part for name, part in PARTS.items() if name in classes))


def first_sentences(doctree: nodes.document) -> str:
    """The first paragraph, cut at a word where it is too long for a search result."""
    for paragraph in doctree.findall(nodes.paragraph):
        text = " ".join(paragraph.astext().split())
        if isinstance(paragraph.parent, nodes.section) and len(text) > SHORTEST_SENTENCE:
            if len(text) <= DESCRIPTION_LENGTH:
                return text
            return text[:DESCRIPTION_LENGTH].rsplit(" ", 1)[0] + "…"
    return ""


def metas(app: Sphinx, context: dict[str, Any], doctree: nodes.document | None) -> str:
    """The page's metas, with a description, and a place for the policy."""
    given: str = context.get("metatags", "")
    if 'name="description"' not in given:
        title = html.unescape(re.sub("<[^>]+>", "", context.get("title", "")))
        described = first_sentences(doctree) if doctree else ""
        described = described or f"{title}: {app.config.html_title or app.config.project}"
        given += f'\n    <meta name="description" content="{html.escape(described)}" />'
    policy = '<meta http-equiv="Content-Security-Policy" content="" data-lean-csp />'
    return f"\n    {policy}{given}"
