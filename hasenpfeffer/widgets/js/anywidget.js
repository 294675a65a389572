// The widgets in Jupyter and Voila: one module, fed by the kernel.
import { mount } from "./app.js";
import { takeBank } from "./bank.js";
import * as odds from "./odds.js";
import { ensureSprite } from "./sprite.js";
import * as kinds from "./widgets.js";

takeBank("odds", odds); // what a built page fetches is here already

export default {
  render({ model, el }) {
    ensureSprite();
    return mount(kinds, model, el);
  },
};
