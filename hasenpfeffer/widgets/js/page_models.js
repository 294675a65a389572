// What a page was built with: the traits of each widget, and where their scripts lie. A table that several of them share is written once.

/** Where a table stood: the number of the table in the page's list. */
const PLACE = "@";

const read = (page, attribute) => [...page.querySelectorAll(`script[${attribute}]`)].map((script) => JSON.parse(script.textContent));

/** The traits of every widget of a page, by the name of its place; shared tables are the same object. */
export function modelsOf(page) {
  const tables = read(page, "data-hp-tables").flat();
  const put = (value) => {
    if (typeof value !== "object" || value === null) return value;
    if (PLACE in value) return tables[value[PLACE]];
    for (const key of Object.keys(value)) value[key] = put(value[key]);
    return value;
  };
  tables.forEach(put); // a table's own tables stand before it
  return Object.assign({}, ...read(page, "data-hp-models").map(put));
}

/** Where the script of each kind of widget lies, in the order of the page. */
export const scriptsOf = (page) => Object.assign({}, ...read(page, "data-hp-scripts"));
