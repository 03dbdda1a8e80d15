// The legend: every icon of the boards with its name and what it means, as the game itself draws it.

import { call } from "./api.js";
import { byId, h, markup } from "./dom.js";

export class Legend {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    byId("open-legend").addEventListener("click", () => this.open());
  }

  async open() {
    const groups = /** @type {Wire.SignsInfo[]} */ (await call("GET", `/games/${this.game}/legend`).catch(() => []));
    byId("legend-signs").replaceChildren(...groups.flatMap(({ title, signs }) => [
      h("h3", {}, title),
      h("ul", { class: signs.some(({ meaning }) => meaning) ? "signs" : "signs short" }, signs.map(sign)),
    ]));
    if (!byId("legend").open) byId("legend").showModal();
  }
}

/** @param {Wire.SignInfo} sign */
function sign({ picture, name, meaning }) {
  const shown = h("span", { class: "sign-picture", "aria-hidden": "true" });
  shown.append(markup(picture));
  return h("li", {}, shown, h("span", {}, h("b", {}, name), meaning && h("small", {}, meaning)));
}
