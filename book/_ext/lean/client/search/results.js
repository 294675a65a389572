/* Words that every page has are not looked for. A section with most of the others in its title comes before whole pages. */
{
  const COMMON = "you we he she my your our me us can could may might shall should would do does did have has had am been what when where who whose which why how so than from any".split(" ");
  const FOUND = "Search finished, found ${resultCount} page(s) matching the search query.";
  Object.assign(Documentation.TRANSLATIONS, {
    "Search Results": "Search results",
    "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.":
      "No place in the book has all of these words. Try fewer of them, or others.",
  });
  const TITLE = 100; // more than any page gets for its text
  const MOST = 2 / 3;

  const stemmer = new Stemmer();
  const wordsOf = (text) => splitQuery(text.toLowerCase());

  const parse = Search._parseQuery;
  Search._parseQuery = (query) => {
    const telling = wordsOf(query).filter((word) => word.length > 1 && !COMMON.includes(word));
    return [query, ...parse(telling.join(" ") || query).slice(1)];
  };

  /** Results as Sphinx writes them: page, title, anchor, description, score, file. */
  const titled = (words) => {
    const { alltitles, docnames, filenames, titles } = Search._index;
    return Object.entries(alltitles).flatMap(([title, places]) => {
      const own = wordsOf(title).map((word) => stemmer.stemWord(word));
      const hits = [...words].filter((word) => own.includes(word)).length;
      if (!hits || hits < words.size * MOST) return [];
      return places.map(([file, id]) => [
        docnames[file], titles[file] === title ? title : `${titles[file]} > ${title}`, id === null ? "" : `#${id}`,
        null, TITLE * hits / words.size + hits / own.length, filenames[file],
      ]);
    });
  };

  const inText = Search._performSearch;
  Search._performSearch = (query, words, ...more) => {
    const sections = titled(words);
    const pages = sections.map(([page]) => page);
    const all = [...inText(query, words, ...more).filter(([page]) => !pages.includes(page)), ...sections].sort(_orderResultsByScoreThenName);
    Documentation.TRANSLATIONS[FOUND] = all.length === 1 ? "One place in the book." : "${resultCount} places in the book.";
    return all; // Sphinx shows the last one first
  };
}
