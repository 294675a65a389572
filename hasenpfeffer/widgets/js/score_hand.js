// A hand of the score explorer as text, "4.S.2130" or "4.S.6000.alone", and how tricks move in it: always six.

const count = (tables, seat) => tables.seats.indexOf(seat);

/** The partner of a seat, and the two opponents. */
export function sidesOf(tables, seat) {
  const [own, others] = tables.sides[seat];
  return { partner: own.find((each) => each !== seat), others };
}

/** Read a hand; null if it is broken. */
export function readHand(tables, text) {
  const [bid, declarer, figures = "", alone = "", ...rest] = text.split(".");
  const good = tables.bids.includes(bid) && tables.seats.includes(declarer) && /^[0-6]{4}$/.test(figures)
    && ["", "alone"].includes(alone) && !text.endsWith(".") && rest.length === 0;
  if (!good) return null;
  const tricks = [...figures].map(Number);
  if (tricks.reduce((sum, each) => sum + each, 0) !== tables.all_six.taken) return null;
  const hand = { bid, declarer, tricks, alone: alone !== "" };
  return hand.alone && tricks[count(tables, sidesOf(tables, declarer).partner)] ? null : hand;
}

export const writeHand = ({ bid, declarer, tricks, alone }) => [bid, declarer, tricks.join(""), ...(alone ? ["alone"] : [])].join(".");

/** Whether a seat rests while its partner plays alone. */
export const rests = (tables, hand, seat) => hand.alone && seat === sidesOf(tables, hand.declarer).partner;

const move = (tables, hand, from, to) => ({
  ...hand,
  tricks: hand.tricks.map((tricks, place) => tricks + (place === count(tables, to)) - (place === count(tables, from))),
});

const tricks = (tables, hand) => (seat) => hand.tricks[count(tables, seat)];
const most = (seats, of) => seats.reduce((best, seat) => (of(seat) > of(best) ? seat : best));
const fewest = (seats, of) => seats.reduce((best, seat) => (of(seat) < of(best) ? seat : best));

/** Who gives a trick to a seat: the opponent who has more, or else the partner; nobody if it has all. */
export function giver(tables, hand, seat) {
  const of = tricks(tables, hand);
  const { partner, others } = sidesOf(tables, seat);
  const from = of(most(others, of)) ? most(others, of) : partner;
  return of(from) ? from : null;
}

/** Who gets a trick from a seat: the opponent who has fewer and does not rest. */
export function taker(tables, hand, seat) {
  const of = tricks(tables, hand);
  const playing = sidesOf(tables, seat).others.filter((each) => !rests(tables, hand, each));
  return of(seat) ? fewest(playing, of) : null;
}

export const give = (tables, hand, from, to) => move(tables, hand, from, to);

/** The same hand with so many tricks for the declarers. */
export function withTaken(tables, hand, taken) {
  const own = tables.sides[hand.declarer][0];
  let now = hand;
  for (;;) {
    const has = own.reduce((sum, seat) => sum + tricks(tables, now)(seat), 0);
    if (has === taken) return now;
    if (has < taken) now = move(tables, now, giver(tables, now, hand.declarer), hand.declarer);
    else {
      const from = most(own, tricks(tables, now));
      now = move(tables, now, from, taker(tables, now, from));
    }
  }
}

/** The same hand after the declarer, or whether they are alone, has changed: who rests gives their tricks away. */
export function settled(tables, hand) {
  if (!hand.alone) return hand;
  const { partner } = sidesOf(tables, hand.declarer);
  let now = hand;
  while (tricks(tables, now)(partner)) now = move(tables, now, partner, hand.declarer);
  return now;
}
