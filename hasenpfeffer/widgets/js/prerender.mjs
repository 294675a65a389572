// Draw the first state of widgets: traits in, HTML out, for the build of a page.
import { text } from "node:stream/consumers";
import renderToString from "preact-render-to-string";
import { draw } from "./app.js";
import { pageModel } from "./model.js";
import { sprite } from "./sprite.js";
import * as kinds from "./widgets.js";

function drawn([id, traits]) {
  const model = pageModel(traits);
  try {
    const page = renderToString(draw(kinds, model));
    return [id, { html: page, noscript: renderToString(kinds[traits.kind].text(model)) }];
  } catch (error) {
    throw new Error(`widget ${id} (${traits?.kind}) cannot be drawn: ${error.message}`);
  }
}

try {
  const models = JSON.parse(await text(process.stdin));
  const widgets = Object.fromEntries(Object.entries(models).map(drawn));
  const pages = Object.values(widgets).map((each) => each.html);
  process.stdout.write(JSON.stringify({ sprite: sprite(pages.join()), widgets }));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
