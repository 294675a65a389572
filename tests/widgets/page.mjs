// What the tests of the widgets share: the engine's tables, and a drawing as text.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import renderToString from "preact-render-to-string";
import { draw } from "../../hasenpfeffer/widgets/js/app.js";
import { pageModel } from "../../hasenpfeffer/widgets/js/model.js";
import * as kinds from "../../hasenpfeffer/widgets/js/widgets.js";

const root = path.join(import.meta.dirname, "..", "..");
const own = path.join(root, ".venv", "bin", "python");
const python = fs.existsSync(own) ? own : "python3";

/** Tables of the engine; `from` is the Python line that imports them under that name. */
export const tablesOf = (from) => JSON.parse(
  execFileSync(python, ["-c", `import json; ${from}; print(json.dumps(tables()))`], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }));

export const game = tablesOf("from hasenpfeffer.widgets.tables import game_tables as tables");

export const modelOf = (traits) => pageModel({ game, name: "it", position: "", ...traits });

/** A widget as drawn; whatever it says, no place of a sentence may have stayed empty. */
export function drawn(traits) {
  const page = renderToString(draw(kinds, modelOf(traits)));
  assert.doesNotMatch(page, /\{\w+\}/);
  return page;
}

/** What a widget says to readers without JavaScript. */
export const drawnText = (traits) => renderToString(kinds[traits.kind].text(modelOf(traits)));
