// "What would you do?": the best moves of the decision as a bot sees them, each to be chosen with a click. On the board
// their pieces carry the same numbers, with an arrow to where they lead.

import { announce } from "./announce.js";
import { call } from "./api.js";
import { byId, h } from "./dom.js";
import { foresee, layer, lead, liftLayer } from "./ghosts.js";
import { numberPiece, seenFor } from "./marking.js";
import { keyFor } from "./store.js";
import { language, say } from "./texts.js";

export class Hint {
  /**
   * @param {string} table
   * @param {import("./board.js").Board} board
   * @param {import("./preview.js").Preview} preview
   * @param {(word: string) => void} choose
   */
  constructor(table, board, preview, choose) {
    this.table = table;
    this.board = board;
    this.preview = preview;
    preview.learned = (word) => this.tips.some((tip) => tip.word === word) && this.mark();
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
    const question = JSON.stringify([at, asked, seat, moves, language()]);
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
   * A player who asked with the keyboard goes on at the best move.
   * @param {Wire.Tip[]} tips
   */
  tell(tips) {
    const focused = document.activeElement === byId("hint-ask");
    this.tips = tips;
    byId("hint-ask").hidden = true;
    byId("hint-stand").textContent = say("hint-from");
    byId("hint-tips").replaceChildren(...tips.map((tip, at) => h("li", {}, this.button(tip, at + 1))));
    announce(...tips.map((tip) => [tip.label, tip.why, chance(tip)].filter(Boolean).join(", ")));
    this.mark();
    if (focused) byId("hint-tips").querySelector("button")?.focus();
  }

  /**
   * @param {Wire.Tip} tip
   * @param {number} number
   */
  button(tip, number) {
    const place = h("span", { class: "tip-place", "aria-hidden": "true" }, number);
    const words = [place, h("span", {}, h("b", {}, tip.label), tip.why && h("small", {}, tip.why)), chance(tip) && h("span", { class: "chance" }, chance(tip))];
    return h("button", { type: "button", class: "move", onclick: () => this.choose(tip.word) }, words);
  }

  /** On the board, too, what was named stands out: numbered, with an arrow to where it leads. */
  mark() {
    const svg = this.board.svg();
    liftLayer(svg, "hints");
    if (!svg || !this.tips.length) return;
    const on = layer(svg, "hints");
    for (const [at, { word }] of this.tips.entries()) {
      const piece = seenFor(this.board.element, word);
      if (!piece) continue;
      lead(on, foresee(this.board, this.preview.of(word)?.board ?? {}, piece));
      numberPiece(on, piece, at + 1);
    }
  }
}

/** @param {Wire.Tip} tip */
const chance = (tip) => (tip.chance === null ? "" : say("hint-chance", { chance: tip.chance }));
