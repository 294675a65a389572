// A text as a file on the reader's computer, made in the page.

/** Save a text under a file name. */
export function saveText(name, text, type = "text/plain") {
  const link = document.createElement("a");
  link.href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
