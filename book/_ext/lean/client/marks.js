/* Whoever comes from the search sees the words marked: Sphinx' own code for that is fetched only then. */
{
  const address = document.currentScript.dataset.leanMarks;
  const come = localStorage.getItem("sphinx_highlight_terms") || new URLSearchParams(location.search).get("highlight");
  if (address && come) document.head.append(Object.assign(document.createElement("script"), { src: address }));
}
