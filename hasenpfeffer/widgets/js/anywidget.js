// The widgets in Jupyter and Voila: one module, fed by the kernel.
import { mount } from "./app.js";
import { ensureSprite } from "./sprite.js";
import * as kinds from "./widgets.js";

export default {
  render({ model, el }) {
    ensureSprite();
    return mount(kinds, model, el);
  },
};
