// The theme's own script without what this book cannot reach: esbuild leaves out what nothing calls any more.
import * as esbuild from "esbuild";

/** A change of the theme's code that has to find its place: another version of the theme may not have it. */
function changed(code, place, instead) {
  if (!place.test(code)) throw new Error(`the theme's script has changed: ${place} is not in it`);
  return code.replace(place, instead);
}

/** The theme drops the focus from a button that was pressed, and a reader with a keyboard would start over. */
export const keepingFocus = (code) => changed(code, /\w+\.blur\(\)/, "0");

/** No banner is announced, no other version offered, and nothing sought while a reader types. */
export function withoutBanners(code) {
  const alone = changed(code, /^\s*\(\(\)=>\{"use strict";(.*)\}\)\(\);\s*$/s, "$1");
  const calm = changed(alone, /Promise\.allSettled\(\[\w+\(\),\w+\(\)\]\)/, "0");
  const define = { "DOCUMENTATION_OPTIONS.search_as_you_type": "false" };
  return esbuild.transformSync(calm, { define, format: "iife", minify: true, treeShaking: true, target: "es2020" }).code;
}
