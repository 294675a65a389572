/* A result shows the section in which its words stand, from the sentence of the first of them on, and leads there. */
{
  const LENGTH = 240;
  const SENTENCE = /(?:^|[.?!)] )([^.?!)]{0,60})$/; // what stands before the hit, if that is not long
  const ASIDE = "section, h1, h2, h3, label, .hp-root";
  const UNREAD = /<(style|script|noscript|svg)[\s\S]*?<\/\1>/g;
  const BLOCK_END = /<\/(?!(?:a|abbr|b|button|code|em|i|span|strong|sub|sup)>)/g;
  DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = location.protocol !== "file:"; // on a disk no page can read another

  /** The article of a page, without what is not read, and with a space where a line or a cell ends. */
  const articleOf = (page) => {
    const [article = ""] = page.match(/<article[\s\S]*<\/article>/) ?? [];
    const parsed = new DOMParser().parseFromString(article.replace(UNREAD, "").replace(BLOCK_END, " $&"), "text/html");
    parsed.querySelectorAll(".headerlink").forEach((link) => link.remove());
    return parsed;
  };

  const beginOf = (words) => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?=${[...words].map(_escapeRegExp).join("|")})`, "iu");

  /** A section without the sections in it: its heading, and what it says. */
  const read = (section) => {
    const own = section.cloneNode(true);
    const title = own.querySelector("h1, h2, h3")?.textContent.trim() ?? "";
    own.querySelectorAll(ASIDE).forEach((part) => part.remove());
    return { id: section.id, title, text: own.textContent.replace(/\s+/g, " ").trim() };
  };

  const cut = (text, words) => {
    const hit = text.search(beginOf(words));
    const [, lead] = text.slice(0, hit + 1).match(SENTENCE) ?? [, ""];
    const from = Math.max(hit + 1 - lead.length, 0);
    return `${from ? "… " : ""}${text.slice(from, from + LENGTH).trim()}${from + LENGTH < text.length ? " …" : ""}`;
  };

  Search.makeSearchSummary = (page, words, anchor) => {
    const sections = [...articleOf(page).querySelectorAll("section[id]")].map(read);
    const count = ({ title, text }) => [...words].filter((word) => beginOf([word]).test(`${title} ${text}`)).length;
    const most = Math.max(...sections.map(count));
    const found = sections.find(({ id }) => `#${id}` === anchor) ?? sections.find((each) => count(each) === most);
    if (!found) return null;
    const summary = document.createElement("p");
    summary.className = "context";
    summary.textContent = cut(found.text, words);
    if (!anchor && found !== sections[0]) {
      summary.prepend(Object.assign(document.createElement("b"), { textContent: found.title }), " ");
      queueMicrotask(() => (summary.closest("li").querySelector("a").hash = found.id)); // once it stands in its result
    }
    return summary;
  };
}
