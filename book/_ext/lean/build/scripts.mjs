// The page's one script: the theme's own code, then ours. The search page's code is a second one.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import { read, readAll, write } from "./files.mjs";

const minified = (code) =>
  esbuild.transformSync(code, { minify: true, target: "es2020", legalComments: "none" }).code;

// The theme's scripts talk to the console while all is well.
const quiet = (code) =>
  code.replace(/\/\/# source.*/g, "").replace(/console\.(log|info|debug)\(/g, "(()=>{})(");

const alone = (code) => `(()=>{${code}\n})();`;

/** The theme drops the focus from a button that was pressed, and a reader with a keyboard would start over. */
function keepingFocus(code) {
  const dropped = /\w+\.blur\(\)/;
  if (!dropped.test(code)) throw new Error("the theme no longer drops the focus: remove keepingFocus");
  return code.replace(dropped, "0");
}

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
    read(built, "documentation_options.js"),
    read(built, "doctools.js"),
    read(built, "sphinx_highlight.js"),
    keepingFocus(read(built, "scripts", "sphinx-book-theme.js")),
    toggleSettings(job.toggle),
    read(built, "togglebutton.js"),
    alone(read(built, "design-tabs.js")),
    read(built, "scripts", "pydata-sphinx-theme.js"),
  ];
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
    ...pieces(job),
  };
  for (const [name, code] of Object.entries(scripts)) write(path.join(built, name), code);
  return scripts;
}
