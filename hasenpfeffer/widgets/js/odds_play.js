// From perfect play with open cards to simulated play: see in_play.py, which says the same.

/** The logarithm of the odds of a chance, kept from the ends. */
export function logOdds(chance, edge) {
  const inside = Math.min(Math.max(chance, edge), 1 - edge);
  return Math.log(inside / (1 - inside));
}

/** The chances in simulated play, from the log odds of those with open cards. */
export function applied(weights, odds) {
  let last = 1;
  return weights.map(([constant, ...slopes]) => {
    const x = constant + slopes.reduce((sum, slope, place) => sum + slope * odds[place], 0);
    last = Math.min(last, 1 / (1 + Math.exp(-x)));
    return last;
  });
}

/** The same for all hands of a table; as many steps as there are levels have their log odds looked up. */
export function appliedToAll({ planes, steps }, weights, edge) {
  const known = Float64Array.from({ length: steps + 1 }, (_, step) => logOdds(step / steps, edge));
  const last = new Float64Array(planes[0].length).fill(1);
  return weights.map(([constant, ...slopes]) => {
    const found = new Float64Array(last.length);
    for (let at = 0; at < found.length; at += 1) {
      let x = constant;
      for (let place = 0; place < slopes.length; place += 1) x += slopes[place] * known[planes[place][at]];
      last[at] = Math.min(last[at], 1 / (1 + Math.exp(-x)));
      found[at] = last[at];
    }
    return found;
  });
}
