// Things that change places glide there, so that the eye can follow them; for those who want no motion they jump.
import { useLayoutEffect, useRef } from "preact/hooks";

const GLIDE = { duration: 220, easing: "cubic-bezier(.2, .7, .2, 1)" };

/** Watch the elements of a list that carry `data-glide`; whoever has moved since the last drawing glides. */
export function useGlide(list) {
  const places = useRef(new Map());
  useLayoutEffect(() => {
    const now = new Map();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const element of list.current.querySelectorAll("[data-glide]")) {
      const key = element.dataset.glide;
      const [left, top] = [element.offsetLeft, element.offsetTop];
      const [wasLeft, wasTop] = places.current.get(key) ?? [left, top];
      now.set(key, [left, top]);
      if (still || (wasLeft === left && wasTop === top)) continue;
      element.animate([{ transform: `translate(${wasLeft - left}px, ${wasTop - top}px)` }, { transform: "none" }], GLIDE);
    }
    places.current = now;
  });
}
