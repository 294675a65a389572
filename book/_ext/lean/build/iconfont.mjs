// The few signs that the style sheet itself draws, cut out of the theme's icon font of 420 kB.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const drawn = /[\uf000-\uf8ff]/g;
const escaped = /\\(f[0-9a-f]{3})/g;

function signsIn(css) {
  const written = [...css.matchAll(drawn)].map(([sign]) => sign.codePointAt(0).toString(16));
  return [...new Set([...written, ...[...css.matchAll(escaped)].map(([, code]) => code)])].sort();
}

export function withIconFont(css, job) {
  const signs = signsIn(css);
  if (!signs.length) return css;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "icons-"));
  const font = path.join(folder, "icons.woff2");
  execFileSync(job.python, [
    "-m", "fontTools.subset", job.iconFont, `--unicodes=${signs.join()}`,
    "--flavor=woff2", "--layout-features=", "--name-IDs=", "--no-recalc-timestamp", `--output-file=${font}`,
  ]);
  const data = fs.readFileSync(font).toString("base64");
  fs.rmSync(folder, { recursive: true });
  return `${css}@font-face{font-family:"Font Awesome 6 Free";font-weight:900;font-display:block;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}
