// Preact with tagged templates: no compiler, no JSX.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
