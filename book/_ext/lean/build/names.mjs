// The names that a style sheet may speak of: tags, classes, ids and attributes of the pages, words of the scripts.

const unseen = /<script[\s\S]*?<\/script>|(<svg[^>]*>)[\s\S]*?<\/svg>/g;
const tag = /<([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/g;
const word = /[A-Za-z0-9_-]+/g;
const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

// Parts of the theme that this book never shows, though the theme's scripts name them.
export const neverShown =
  /^(bd-header-announcement|bd-header-version-warning|version-switcher\S*|ethical\S*|thebe\S*|list-group\S*|tooltip\S*|popover\S*)$/;

export function namesOfPage(html) {
  const seen = html.replace(unseen, (_, opening) => opening ?? "");
  return [...seen.matchAll(tag)].flatMap(([, name, attributes]) => [name, ...(attributes.match(word) ?? [])]);
}

export function wordsOfScript(code) {
  return [...code.matchAll(quoted)].flatMap(([text]) => text.match(word) ?? []).filter((name) => !neverShown.test(name));
}
