// Reading, writing and hashing for the steps of a build.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const digest = (text, encoding) => crypto.createHash("sha256").update(text).digest(encoding);

/** The form in which a security policy names a text. */
export const policyHash = (text) => `'sha256-${digest(text, "base64")}'`;

/** A short mark that changes with the content, for addresses that may be cached forever. */
export const shortHash = (text) => digest(text, "hex").slice(0, 10);

export const read = (...parts) => fs.readFileSync(path.join(...parts), "utf8");

/** Writes only what changed, so that an unchanged build touches nothing. */
export function write(file, text) {
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** The text of every file of a kind in a folder, in the order of their names. */
export function readAll(folder, ending) {
  if (!fs.existsSync(folder)) return "";
  return fs.readdirSync(folder).filter((name) => name.endsWith(ending)).sort()
    .map((name) => read(folder, name)).join("\n");
}

/** Every page below a folder; folders of assets hold none. */
export function pagesBelow(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^_(s|images)/.test(entry.name) ? [] : pagesBelow(file);
    return entry.name.endsWith(".html") ? [file] : [];
  });
}
