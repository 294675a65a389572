// A double tap is meant for what stood there at its first tap. When that is gone and something else has come to the
// place, as the next card of a hand or the answers of the next question, the second tap does nothing.

/** A finger does not hit the same point twice. */
const SAME_PLACE = 20;

/** Watch the clicks in a place; returns how to end it. */
export function ignoreSecondTaps(place) {
  let first = null;
  const clicked = (event) => {
    const { detail, clientX: x, clientY: y } = event;
    const pressed = event.target.closest("button") ?? event.target;
    const again = detail > 1 && first && Math.hypot(x - first.x, y - first.y) < SAME_PLACE;
    if (again && pressed !== first.pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else first = { pressed, x, y };
  };
  place.addEventListener("click", clicked, true);
  return () => place.removeEventListener("click", clicked, true);
}
