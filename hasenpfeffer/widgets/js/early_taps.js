// What the reader did to a widget whose script was still on its way. The page notes it from its first line on: every
// button pressed and every field changed, in `hpTaps`.

/** What was done in a place before it lives, to be done again when it does; a button that was pressed twice is meant once. */
export function earlyIn(place) {
  const touched = [...new Set(globalThis.hpTaps ?? [])].filter((each) => place.contains(each));
  const [buttons, fields] = [true, false].map((is) => touched.filter((each) => each.matches("button") === is));
  const entered = fields.map((field) => [field, { value: field.value, checked: field.checked }]);
  const press = () => buttons.forEach((button) => button.click());
  const again = () => {
    for (const [field, said] of entered) {
      Object.assign(field, said);
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    requestAnimationFrame(() => setTimeout(press)); // what a widget does first of all, as taking up where the reader was, is done then
  };
  return touched.length ? again : null;
}
