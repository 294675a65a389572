// Questions drawn from the banks by a seed: the same seed gives the same questions in every browser.

/** Whole numbers by chance from a text (xmur3 and sfc32): `below(n)` is less than n, each as likely. */
export function chance(seed) {
  let hash = 1779033703 ^ seed.length;
  for (let n = 0; n < seed.length; n += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(n), 3432918353);
    hash = hash << 13 | hash >>> 19;
  }
  const mixed = () => {
    hash = Math.imul(hash ^ hash >>> 16, 2246822507);
    hash = Math.imul(hash ^ hash >>> 13, 3266489909);
    return (hash ^= hash >>> 16) >>> 0;
  };
  let [a, b, c, d] = [mixed(), mixed(), mixed(), mixed()];
  const next = () => {
    const sum = (a + b | 0) + d | 0;
    d = d + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + sum | 0;
    return sum >>> 0;
  };
  for (let n = 0; n < 12; n += 1) next();
  return {
    below(size) {
      const limit = 2 ** 32 - 2 ** 32 % size; // what lies above would favour the small numbers
      let number = next();
      while (number >= limit) number = next();
      return number % size;
    },
  };
}

/** A list in an order by chance. */
export function shuffled(list, { below }) {
  const all = [...list];
  for (let n = all.length - 1; n > 0; n -= 1) {
    const other = below(n + 1);
    [all[n], all[other]] = [all[other], all[n]];
  }
  return all;
}

/** A value of a switch as the banks write it. */
const written = (value) => (Array.isArray(value) ? value.join(" ") : value);

/** Whether switches stand as they must: pairs of a name and a value. */
export const holds = (conditions, rules) => conditions.every(([name, value]) => written(rules.switches[name]) === value);

/** Whether a level is asked under some rules: every switch on which its answer depends stands as the level says. */
export const matches = (level, rules) =>
  holds([level.switch, ...(level.also ?? [])].filter(Boolean).map(({ name, value }) => [name, value]), rules);

/** The families of some banks under some rules: those without a level for them are left out. */
export function familiesOf(banks, rules) {
  return banks.flatMap((bank) => bank.families.map((family) => ({
    ...family,
    chapter: bank.chapter,
    levels: family.levels.filter((level) => matches(level, rules)),
  }))).filter((family) => family.levels.length);
}

const byName = (one, other) => (one.family < other.family ? -1 : 1);

/**
 * So many questions by a seed. Every family is asked before one is asked again; no question comes twice.
 * @param {{banks: object[], rules: object, seed: string|number, count: number, topics?: string[]}} wish
 *   topics are names of chapters or families; none means all
 * @returns {{chapter: string, family: object, level: object}[]} fewer than wished where there are no more
 */
export function drawLevels({ banks, rules, seed, count, topics = [] }) {
  const random = chance(String(seed));
  const chosen = familiesOf(banks, rules)
    .filter(({ chapter, family }) => !topics.length || topics.includes(chapter) || topics.includes(family))
    .sort(byName); // the order in which the banks arrived must not matter
  const piles = shuffled(chosen, random).map((family) => ({ family, levels: shuffled(family.levels, random) }));
  const most = Math.max(0, ...piles.map(({ levels }) => levels.length));
  const rounds = Array.from({ length: most }, (_, round) => shuffled(piles.filter(({ levels }) => levels[round]), random)
    .map(({ family, levels }) => ({ chapter: family.chapter, family, level: levels[round] })));
  return rounds.flat().slice(0, count);
}

/** A set of questions as a text: two sets with the same text are the same, whatever the build of the book. */
export const setupOf = ({ seed, rules, drawn }) => [seed, rules.text, ...drawn.map(({ level }) => level.id)].join(" ");
