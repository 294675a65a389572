// Put a widget in its place, and say so visibly if that fails.
import { Component, hydrate, render } from "preact";
import { html } from "./html.js";
import { ignoreSecondTaps } from "./second_tap.js";
import { say } from "./strings.js";

const failure = () => html`<p class="hp-failed" role="status">${say("status.failed")}</p>`;

/** Keeps what was drawn when a widget stops. */
class Guard extends Component {
  componentDidCatch(error) {
    console.error(error);
    this.setState({ failed: true });
  }

  render({ children, drawn }, { failed }) {
    return failed ? html`${failure()}<div dangerouslySetInnerHTML=${{ __html: drawn }} />` : children;
  }
}

/** The drawing of a widget, by its kind: one of those that are here. */
export function draw(kinds, model, drawn = "") {
  const widget = kinds[model.get("kind")];
  if (!widget) throw new Error(`There is no widget called ${model.get("kind")}.`);
  return html`<${Guard} drawn=${drawn}><${widget.Widget} model=${model} /></${Guard}>`;
}

/** Start a widget; returns how to end it. */
export function mount(kinds, model, place) {
  const drawn = place.innerHTML;
  const unwatch = ignoreSecondTaps(place);
  try {
    (drawn ? hydrate : render)(draw(kinds, model, drawn), place);
  } catch (error) {
    console.error(error);
    render(html`${failure()}<div dangerouslySetInnerHTML=${{ __html: drawn }} />`, place);
  }
  return () => { unwatch(); render(null, place); };
}
