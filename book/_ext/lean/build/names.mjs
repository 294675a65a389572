// The names that a style sheet may speak of: tags, classes, ids and attributes of the pages, words of the scripts.

const unseen = /<script[\s\S]*?<\/script>|(<svg[^>]*>)[\s\S]*?<\/svg>/g;
const tag = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/g;
const word = /[A-Za-z0-9_-]+/g;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

// Parts of the theme that this book never shows, though the theme's scripts name them.
export const neverShown =
  /^(bd-header-announcement|bd-header-version-warning|version-switcher\S*|ethical\S*|thebe\S*|list-group\S*|tooltip\S*|popover\S*)$/;

const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

/** What pages are made of, each name as what it is: a word that an attribute says is no class. */
export function namesOfPages(pages) {
  const found = { tags: new Set(), classes: new Set(), ids: new Set(), names: new Set(), values: new Set() };
  const kinds = { class: "classes", id: "ids" };
  for (const html of pages) {
    const seen = html.replace(unseen, (_, opening) => opening ?? "");
    for (const [, name, attributes] of seen.matchAll(tag)) {
      found.tags.add(name);
      for (const [, key, text = ""] of attributes.matchAll(attribute)) {
        found.names.add(key);
        for (const each of text.match(word) ?? []) found[kinds[key] ?? "values"].add(each);
      }
    }
  }
  const { tags, classes, ids, names, values } = Object.fromEntries(Object.entries(found).map(([key, set]) => [key, [...set]]));
  return { tags, classes, ids, attributes: { names: [...names, "class", "id"], values: [...values, ...classes, ...ids] }, undetermined: [] };
}

export function wordsOfScript(code) {
  return [...code.matchAll(quoted)].flatMap(([text]) => text.match(word) ?? []).filter((name) => !neverShown.test(name));
}
