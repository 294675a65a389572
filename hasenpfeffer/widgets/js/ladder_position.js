// What a rank ladder shows, as text: trump, then perhaps two cards and the suit led. "H.JD.AH.S"

/** Read a position; null if it is broken. */
export function read(words, text) {
  const [trump, first = "", second = "", led = "", ...rest] = text.split(".");
  const card = (each) => each === "" || words.deck.includes(each);
  const good = rest.length === 0 && words.suits.includes(trump) && card(first) && card(second)
    && (led === "" || words.suits.includes(led)) && (second === "" || (first !== "" && first !== second));
  return good ? { trump, first, second, led } : null;
}

/** Write a position, without what is not chosen. */
export const write = ({ trump, first, second, led }) => [trump, first, second, led].join(".").replace(/\.+$/, "");

/** Tap a card: it is chosen, or no longer; a third takes the place of the second. */
export function tap(shown, card) {
  if (card === shown.first) return { ...shown, first: shown.second, second: "" };
  if (card === shown.second) return { ...shown, second: "" };
  return shown.first ? { ...shown, second: card } : { ...shown, first: card };
}
