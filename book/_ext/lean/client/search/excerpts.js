/* What the search shows of a page is cut from its text, not from the lists around it. */
{
  const whole = Search.htmlToText;
  Search.htmlToText = (page, anchor) => {
    const text = page.match(/<article[^>]*>([\s\S]*)<\/article>/)?.[1];
    return whole.call(Search, text ? `<div role="main">${text}</div>` : page, anchor);
  };
}
