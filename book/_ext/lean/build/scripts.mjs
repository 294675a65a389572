// The script of every page: the theme's own code, then ours. What only some pages want is in scripts of its own.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { read, readAll, write } from "./files.mjs";
import { keepingFocus, withoutBanners } from "./theme.mjs";

const minified = (code) =>
  esbuild.transformSync(code, { minify: true, target: "es2020", legalComments: "none" }).code;

// The theme's scripts talk to the console while all is well.
const quiet = (code) =>
  code.replace(/\/\/# source.*/g, "").replace(/console\.(log|info|debug)\(/g, "(()=>{})(");

const alone = (code) => `(()=>{${code}\n})();`;

/** What sphinx-togglebutton expects from the page around it. */
function toggleSettings(settings) {
  const given = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `var ${given.join()};var title,thisButton,admonitionTitle,details,summary,target,button;`;
}

/** What the frame makes of the chosen rules and of the progress, on every page; the widgets' own code for them comes before. */
async function chosenRules(job) {
  const { RULES, taking } = await import(pathToFileURL(path.join(job.widgets, "js", "pieces.mjs")));
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(import.meta.dirname, "..", "rules", "index.js")],
    plugins: [taking(RULES)],
    alias: { widgets: path.join(job.widgets, "js") },
    bundle: true, write: false, format: "iife", target: "es2020", charset: "utf8",
  });
  return outputFiles[0].text;
}

/** The pieces of the widgets' code, by the names they have in a page. */
function pieces(job) {
  const folder = path.join(job.widgets, "static", "page");
  return Object.fromEntries(fs.readdirSync(folder).sort().map((name) => [`hp-${name}`, read(folder, name)]));
}

export async function bundleScripts(job) {
  const built = path.join(job.out, "_static");
  const theme = [
    read(import.meta.dirname, "..", "client", "first", "storage.js"),
    keepingFocus(read(built, "scripts", "sphinx-book-theme.js")),
    withoutBanners(quiet(read(built, "scripts", "pydata-sphinx-theme.js"))),
  ];
  const marks = ["documentation_options.js", "doctools.js", "sphinx_highlight.js"].map((name) => read(built, name));
  const ours = [
    `const leanCopyExclude=${JSON.stringify(job.copyExclude || ".nothing")};`,
    readAll(path.join(import.meta.dirname, "..", "client"), ".js"),
    await chosenRules(job),
  ];
  const search = [
    read(built, "language_data.js"),
    read(built, "searchtools.js"),
    readAll(path.join(import.meta.dirname, "..", "client", "search"), ".js"),
  ];
  const scripts = {
    "lean.js": minified([...theme, ...ours].map(quiet).join(";\n")),
    "lean-search.js": minified(search.map(quiet).join(";\n")),
    "lean-marks.js": minified(marks.map(quiet).join(";\n")),
    "lean-folds.js": minified([toggleSettings(job.toggle), read(built, "togglebutton.js")].map(quiet).join(";\n")),
    "lean-tabs.js": minified(alone(read(built, "design-tabs.js"))),
    ...pieces(job),
  };
  for (const [name, code] of Object.entries(scripts)) write(path.join(built, name), code);
  return scripts;
}
