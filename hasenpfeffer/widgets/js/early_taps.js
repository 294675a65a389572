// What the reader tapped while the scripts were still on their way. The page notes it from its first line on.

/** The buttons in a place that were tapped in vain; one that was tapped twice is meant once. */
export const tappedIn = (place) =>
  new Set((globalThis.hpTaps ?? []).filter((target) => place.contains(target)).map((target) => target.closest("button")).filter(Boolean));

/** From now on every tap is heard. */
export const forgetTaps = () => { globalThis.hpTaps = null; };
