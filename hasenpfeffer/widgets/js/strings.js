// The sentences that the widgets themselves say, with named places to fill in. What the engine says comes with its tables.
export const STRINGS = {
  // cards
  "card.trump": "trump",
  "card.counts": "counts as a {one}",
  "card.playable": "you may play it",
  "card.off": "you may not play it",
  "card.picked": "chosen",
  "card.wrong": "chosen, not right",
  "card.led": "led",
  "card.wins": "wins the trick",
  "card.by": "played by {seat}",
  "card.down": "face-down card",
  "card.inUse": "on the table already",
  "mark.led": "Led",
  "mark.wins": "Wins",
  // everywhere
  "status.broken": "This link cannot be read, so the position it was made for is not shown.",
  "status.failed": "This part has stopped working. Reload the page to try again.",
  "status.lost": "This part did not arrive, so its buttons do nothing yet. Press one to try again, or reload the page.",
  "link.copy": "Copy link",
  "link.copied": "Link copied",
  "link.byHand": "Copy this link",
  "list.comma": ", ",
  // several widgets
  "ladder.titled": "{card} (the {title})",
  "table.trump": "Trump: {suit}",
  "table.you": "You",
  "table.partner": "partner",
  "table.opponent": "opponent",
  "table.leads": "leads",
  "table.out": "sits out",
  "table.hand": "Your hand",
  "table.undo": "Undo",
  "ask.again": "Start again",
  "table.textHand": "{seat} holds: {cards}.",
  "hand.deal": "Deal me one",
  "house.source": "Rule {source}",
  "list.two": "{first} and {second}",
};

/** What only some widgets say stands in files of its own, which they bring along. */
export const addStrings = (sentences) => Object.assign(STRINGS, sentences);

/** Fill the named places of a sentence. */
export const fill = (template, words = {}) =>
  template.replace(/\{(\w+)\}/g, (place, name) => words[name] ?? place);

/** A sentence of the catalogue; a key that does not exist is a mistake of ours, so it is loud. */
export function say(key, words) {
  if (!(key in STRINGS)) throw new Error(`There is no sentence called ${key}.`);
  return fill(STRINGS[key], words);
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
