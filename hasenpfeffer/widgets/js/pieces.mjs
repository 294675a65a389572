// The scripts of a built page, in pieces: the rules, what most widgets share, and each kind of widget by itself.
// A page loads the pieces it needs, in this order; a piece finds what stands in an earlier one under `hasenpfeffer.shared`.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const home = import.meta.dirname;
const at = (name) => path.join(home, `${name}.js`);
const OPTIONS = {
  bundle: true, minify: true, write: false, format: "iife", charset: "utf8", legalComments: "none",
  target: ["chrome105", "firefox110", "safari16"],
};

const SENTENCE = /^ {2}"([a-z]+\.[\w.]+)": /;

/** How pieces call a module: "cards" for "./cards.js", "preact/hooks" as it is. */
const nameOf = (asked) => (/\.js$/.test(asked) ? path.basename(asked, ".js") : asked);
const addressOf = (name) => (/^preact|^htm$/.test(name) ? name : pathToFileURL(at(name)).href);

const IMPORT = /import \{([^}]*)\} from "([^"]+)"/g;

/** What some code asks of a module; all that there is where the code is not known. */
const askedOf = (code, name, exported) => {
  const asked = [...code.matchAll(IMPORT)].filter(([, , from]) => nameOf(from) === name).flatMap(([, list]) => list.split(",").map((each) => each.trim().split(" ")[0]));
  return code ? exported.filter((each) => asked.includes(each)) : exported;
};

/** An esbuild plugin: modules of these names are taken from an earlier piece. */
export const taking = (names, code = "") => ({
  name: "taking",
  setup(builder) {
    builder.onResolve({ filter: /./ }, ({ path: asked, kind }) =>
      (kind !== "entry-point" && names.has(nameOf(asked)) ? { path: nameOf(asked), namespace: "taken" } : undefined));
    builder.onLoad({ filter: /./, namespace: "taken" }, async ({ path: name }) => {
      const exported = Object.keys(await import(addressOf(name))).filter((each) => each !== "default");
      return { contents: `export const { ${askedOf(code, name, exported).join(", ")} } = hasenpfeffer.shared[${JSON.stringify(name)}];` };
    });
  },
});

/** An esbuild plugin: of the sentences, only those that some code says; a key may be put together there from its beginning. */
const saying = (code) => ({
  name: "saying",
  setup(builder) {
    const begun = [...code.matchAll(/`([a-z]+\.[\w.]*)\$\{/g)].map(([, start]) => start);
    const isSaid = (key) => code.includes(key) || begun.some((start) => key.startsWith(start));
    builder.onLoad({ filter: /strings_\w+\.js$/ }, ({ path: file }) => ({
      contents: fs.readFileSync(file, "utf8").split("\n").filter((line) => isSaid(line.match(SENTENCE)?.[1] ?? "")).join("\n"),
    }));
  },
});

/** A piece; where its own `files` are given, it brings along only what these say and ask for. */
async function piece(contents, names = new Set(), files = []) {
  const codeOf = (some) => some.map((file) => fs.readFileSync(path.join(home, file), "utf8")).join("\n");
  const asks = files.length ? `${contents}\n${codeOf(files)}` : "";
  const says = files.length ? [saying(codeOf(files.filter((file) => !/strings/.test(file))))] : [];
  const { outputFiles } = await build({ ...OPTIONS, stdin: { contents, resolveDir: home }, plugins: [taking(names, asks), ...says] });
  return outputFiles[0].text;
}

/** Which modules each kind of widget imports, directly or not, and who imports them. */
async function imports() {
  const { metafile } = await build({ ...OPTIONS, entryPoints: [at("widgets")], absWorkingDir: home, format: "esm", metafile: true });
  return metafile.inputs;
}

function below(inputs, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of inputs[file].imports) below(inputs, each.path, seen);
  return seen;
}

/** Where a module is asked for by another name than its file's, as packages are. */
const askedAs = (inputs) => new Map(Object.values(inputs).flatMap((each) => each.imports.map(({ path: file, original }) => [file, nameOf(original)])));

const giving = (names) => {
  const list = [...names].map((name, place) => [name, `m${place}`]);
  const from = (name) => (addressOf(name) === name ? name : `./${name}.js`);
  return list.map(([name, as]) => `import * as ${as} from "${from(name)}";`).join("\n")
    + `\nconst shared = { ${list.map(([name, as]) => `"${name}": ${as}`).join(", ")} };\n`;
};

/** The rules come first: pages without widgets want them too. */
export const RULES = new Set(["rules_store", "rules_text", "rules_tables"]);

/** Reckoning with chances: no kind of widget, but fetched by some when a reader wants chances. */
const ODDS = `import * as odds from "./odds.js";\nhasenpfeffer.bank("odds", odds);`;

/** Every piece, by its name. */
export async function pieces() {
  const inputs = await imports();
  const called = askedAs(inputs);
  const kinds = inputs["widgets.js"].imports.map((each) => each.path);
  const uses = new Map();
  for (const kind of kinds) for (const file of below(inputs, kind)) uses.set(file, (uses.get(file) ?? 0) + 1);
  const common = new Set([...uses].filter(([, count]) => count > kinds.length / 2).map(([file]) => file));
  // Only what a kind asks for by itself is handed on.
  const asked = [...uses.keys()].filter((file) => !common.has(file)).flatMap((file) => inputs[file].imports.map((each) => each.path));
  const core = new Set(asked.filter((file) => common.has(file)).map((file) => called.get(file)).filter((name) => !RULES.has(name)));
  const taken = new Set([...core, ...RULES]);
  const made = {
    rules: await piece(`${giving(RULES)}(globalThis.hasenpfeffer ??= {}).shared = shared;`),
    core: await piece(`${giving(core)}Object.assign(hasenpfeffer.shared, shared);\nimport "./classic.js";`, RULES),
  };
  made.odds = await piece(ODDS, taken);
  for (const kind of kinds) {
    const name = nameOf(kind);
    const files = [...below(inputs, kind)].filter((file) => !/node_modules/.test(file));
    made[name] = await piece(`import { Widget } from "./${name}.js";\nhasenpfeffer.add("${name}", { Widget });`, taken, files);
  }
  return made;
}
