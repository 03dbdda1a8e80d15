// "What would you do?": the best moves of the decision as a bot sees them, each to be chosen with a click.

import { announce } from "./announce.js";
import { call } from "./api.js";
import { all, byId, CHOOSABLE, h, wordOf } from "./dom.js";
import { keyFor } from "./store.js";
import { say } from "./texts.js";

export class Hint {
  /**
   * @param {string} table
   * @param {(word: string) => void} choose
   */
  constructor(table, choose) {
    this.table = table;
    this.choose = choose;
    this.question = "";
    this.asking = false;
    /** @type {Wire.Tip[]} */
    this.tips = [];
    /** @type {number | null} */
    this.seat = null;
    byId("hint-ask").addEventListener("click", () => this.ask());
  }

  /**
   * Offers a hint for a decision; what was said of another one is gone.
   * @param {Known} position
   */
  show(position) {
    const { at, asked, seat, hints, moves } = position;
    const question = JSON.stringify([at, asked, seat, moves, document.documentElement.lang]);
    if (question !== this.question) this.clear();
    this.question = question;
    this.seat = seat;
    byId("hint").hidden = !asked || !hints || moves.length < 2;
    this.mark();
  }

  clear() {
    this.tips = [];
    byId("hint-tips").replaceChildren();
    byId("hint-stand").textContent = "";
    this.asking = false;
    byId("hint-ask").hidden = false;
  }

  async ask() {
    if (this.asking) return;
    const asked = this.question;
    this.asking = true;
    byId("hint-stand").textContent = say("hint-thinking");
    try {
      const { tips } = await call("GET", `/tables/${this.table}/hint`, { key: keyFor(this.table, this.seat) });
      if (asked === this.question) this.tell(tips);
    } catch (error) {
      if (asked !== this.question) return;
      byId("hint-stand").textContent = error.message;
      this.asking = false;
    }
  }

  /**
   * Whoever asked with the keyboard goes on at the best move.
   * @param {Wire.Tip[]} tips
   */
  tell(tips) {
    const focused = document.activeElement === byId("hint-ask");
    this.tips = tips;
    byId("hint-ask").hidden = true;
    byId("hint-stand").textContent = say("hint-from");
    byId("hint-tips").replaceChildren(...tips.map((tip) => h("li", {}, this.button(tip))));
    announce(...tips.map((tip) => [tip.label, tip.why, chance(tip)].filter(Boolean).join(", ")));
    this.mark();
    if (focused) byId("hint-tips").querySelector("button")?.focus();
  }

  /** @param {Wire.Tip} tip */
  button(tip) {
    const words = [h("span", {}, h("b", {}, tip.label), tip.why && h("small", {}, tip.why)), chance(tip) && h("span", { class: "chance" }, chance(tip))];
    return h("button", { type: "button", class: "move", onclick: () => this.choose(tip.word) }, words);
  }

  /** On the board, too, what was named stands out. */
  mark() {
    const named = new Set(this.tips.map(({ word }) => word));
    for (const piece of all(byId("board"), CHOOSABLE)) {
      piece.classList.toggle("hinted", named.has(wordOf(piece) ?? ""));
    }
  }
}

/** @param {Wire.Tip} tip */
const chance = (tip) => (tip.chance === null ? "" : say("hint-chance", { chance: tip.chance }));
