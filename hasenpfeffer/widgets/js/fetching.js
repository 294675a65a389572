// A script of the book, fetched when it is wanted: a kind of widget, the questions of a chapter, a table of chances.

/** How long is waited for anything, in milliseconds. */
export const PATIENCE = 20_000;

/** An address in the book, from the page on which we are. */
const fromRoot = (address) => (address.startsWith("_static/") ? (document.documentElement.dataset.content_root ?? "") + address : address);

/** Done when the script has run, and also when it has not come: whoever asked looks for what it should have left. */
export const fetchScript = (address) => new Promise((resolve) => {
  const script = document.createElement("script");
  const done = () => {
    clearTimeout(watch);
    script.remove(); // it has run, or may be asked for again
    resolve();
  };
  const watch = setTimeout(done, PATIENCE);
  script.onload = done;
  script.onerror = done;
  script.src = new URL(fromRoot(address), document.baseURI).href;
  document.head.append(script);
});
