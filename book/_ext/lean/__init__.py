"""A lean page: one style sheet, one deferred script, icons in the page, widgets drawn beforehand.

Work on a single page is done while Sphinx renders it, so that incremental builds stay right.
What needs all pages at once (purging the style sheet, hashes, the security policy) is done
at the end by ``build/finish.mjs``, which may run any number of times with the same result.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hasenpfeffer.lessons.contents import CHAPTERS
from lean import by_rule, finish, head, icons, markup, terms, widgets

if TYPE_CHECKING:
    from docutils.nodes import document
    from sphinx.application import Sphinx
    from sphinx.config import Config

HERE = Path(__file__).parent
ROOT = HERE.parents[2]


def prepare(_app: Sphinx, config: Config) -> None:
    """Put our templates and the hare first, and leave out the widget manager that we replace."""
    config.templates_path.insert(0, str(HERE / "templates"))
    config.nb_ipywidgets_js = {}
    config.html_favicon = str(HERE / "assets" / "hare.svg")
    config.html_baseurl = os.environ.get("BASEURL", config.html_baseurl)


def wrap_templates(app: Sphinx) -> None:
    """Have every rendered page pass through our markup work."""
    if app.builder.format != "html":
        return
    styles = Path(app.doctreedir) / "lean-styles"
    theme_icons = icons.load()
    templates: Any = app.builder.templates
    render = templates.render

    def lean_render(name: str, context: dict[str, Any]) -> str:
        page: str = render(name, context)
        return markup.tidy(icons.inline(page, theme_icons), styles) if "<body" in page else page

    templates.render = lean_render


def page_context(
    app: Sphinx,
    page: str,
    _template: str,
    context: dict[str, Any],
    doctree: document | None,
) -> None:
    """Fill in what our templates ask for, and mount the widgets of the page."""
    scripts = head.split_scripts(page, context.get("script_files", []))
    context["lean"] = {
        "first_paint": head.FIRST_PAINT,
        "scripts": scripts.files,
        "parts": head.parts_of(context.get("body", "")),
        "chapters": CHAPTERS,
    }
    context["metatags"] = head.metas(app, context, doctree)
    if "body" in context:
        context["body"] = terms.explained(context["body"], app.env)
    if scripts.widget_state:
        mounted = widgets.mount(
            context["body"],
            scripts.widget_state,
            home=Path(app.config.lean_widgets),
        )
        context["body"] = mounted.body
        context["lean"]["mounted"] = mounted


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect the steps to the build."""
    app.add_config_value("lean_widgets", str(ROOT / "hasenpfeffer" / "widgets"), "html", str)
    app.add_post_transform(by_rule.ByRule)
    app.add_post_transform(terms.Terms)
    app.connect("env-updated", terms.collect)
    app.connect("config-inited", prepare, priority=100)
    app.connect("builder-inited", wrap_templates, priority=900)
    app.connect("html-page-context", page_context, priority=950)
    app.connect("build-finished", finish.run, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
