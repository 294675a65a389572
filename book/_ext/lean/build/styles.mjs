// The book's one style sheet: what the pages use of the theme, in a layer below our own frame and the widgets.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { browserslistToTargets, transform } from "lightningcss";
import { PurgeCSS } from "purgecss";
import { read, readAll, write } from "./files.mjs";
import { withIconFont } from "./iconfont.mjs";
import { namesOfPages, neverShown, wordsOfScript } from "./names.mjs";

const targets = browserslistToTargets(["chrome 105", "firefox 110", "safari 16"]);

// Our own frame, in the order of the cascade.
const parts = ["variables", "type", "header", "rules", "sidebars", "article", "terms", "code", "callouts", "plots", "footer", "print"];

/** Icons are drawings in the page, so no letter of the icon font has to stand for them. */
const letters = /(\.fa-[\w-]+:{1,2}before,?)+\{content:"[^"]*"\}/g;

/** Variables of the whole page that our frame sets: what the theme would set them to is never seen. */
function withoutOurVariables(css) {
  const ours = new Set(read(import.meta.dirname, "..", "css", "variables.css").match(/--[\w-]+(?=:)/g));
  const ofPage = /((?:^|[}{,])\s*(?:html|:root)(?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*\s*\{)([^{}]*)/g;
  return css.replace(ofPage, (_, selector, body) => selector + body.replace(/(--[\w-]+):[^;]*;?/g, (set, name) => (ours.has(name) ? "" : set)));
}

/** The theme's sheets, in the theme's order. */
function themeSheets(built) {
  const notebook = fs.readdirSync(built).find((name) => /^mystnb\..*\.css$/.test(name));
  const sheets = [
    "basic.css", "styles/theme.css", "styles/pydata-sphinx-theme.css", "pygments.css",
    "styles/sphinx-book-theme.css", "togglebutton.css", notebook, "sphinx-design.min.css",
  ];
  const css = sheets.map((name) => read(built, name)).join("\n")
    .replace(/@charset[^;]+;|@import[^;]+;|\/\*[^]*?\*\//g, "")
    .replace(/@font-face\{[^}]*Awesome[^}]*\}/g, "")
    .replace(letters, "");
  return withoutOurVariables(css);
}

const word = /[\w-]+/g;

/** A sheet with what the pages are made of, and what scripts may make of them, and no more. */
async function purged(css, pages, words) {
  const found = { ...namesOfPages(pages), undetermined: [...new Set(words)] };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: " ", extension: "txt" }],
    css: [{ raw: css }],
    defaultExtractor: () => found,
    safelist: ["dark", "light", "auto", "html", "body", "data-theme", "data-mode", "data-suits"],
    blocklist: [neverShown],
    keyframes: true,
    variables: true,
  });
  return result.css;
}

const minified = (css) =>
  transform({ filename: "lean.css", code: Buffer.from(css), minify: true, targets, errorRecovery: true }).code.toString();

/** The widgets' own sheets. */
const sheetsOf = (job) => import(pathToFileURL(path.join(job.widgets, "js", "sheets.mjs")));

/** The style of the widgets of one page, for the page itself: what the code of its widgets, or its text, speaks of. */
export async function widgetStyle(job, html, scripts) {
  const { OWN, styles } = await sheetsOf(job);
  const code = [...html.matchAll(/_static\/(hp-\w+\.js)/g)].map(([, name]) => scripts[name]).join("\n");
  return minified(await purged(styles(OWN), [html], code.match(word)));
}

export async function makeStyleSheet(job, pages, scripts) {
  const built = path.join(job.out, "_static");
  const frameScripts = Object.keys(scripts).filter((name) => name.startsWith("lean"));
  const code = [...frameScripts.map((name) => scripts[name]), job.firstPaint].join("\n");
  const theme = await purged(themeSheets(built), pages.map(({ html }) => html), wordsOfScript(code));
  const frame = parts.map((name) => read(import.meta.dirname, "..", "css", `${name}.css`)).join("\n");
  const fromAttributes = readAll(job.styles, ".css");
  const { COMMON, styles } = await sheetsOf(job);
  const widgets = styles(COMMON);
  // Anything outside the layer wins over anything in it, so the frame never has to outbid the theme.
  const css = minified(`@layer theme{${theme}}\n${frame}\n${fromAttributes}\n${widgets}`);
  const sheet = withIconFont(css, job);
  write(path.join(built, "lean.css"), sheet);
  return sheet;
}
