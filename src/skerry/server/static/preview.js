// What a choice brings, told where it is pointed at: what it is called and does, and which numbers it changes. The
// server works the numbers out when they are asked for, and knows no more of what comes than the player.

import { withRules } from "./cite.js";
import { all, byId, CHOOSABLE, h, wordOf } from "./dom.js";
import { retell } from "./tips.js";

export class Preview {
  /** @param {(word: string) => void} ask */
  constructor(ask) {
    this.ask = ask;
    this.question = "";
    /** @type {Map<string, Wire.MoveInfo>} */
    this.moves = new Map();
    /** @type {Map<string, string[] | null>} by the word; null: asked for and not told yet */
    this.numbers = new Map();
  }

  /**
   * Another decision: what was told of the choices of the last one is gone. Choices that are doubtful look so.
   * @param {Known} position
   */
  show({ at, seat, moves }) {
    const question = JSON.stringify([at, seat, moves, document.documentElement.lang]);
    if (question !== this.question) this.numbers.clear();
    this.question = question;
    this.moves = new Map(moves.map((move) => [move.word, move]));
    for (const piece of all(byId("board"), CHOOSABLE)) {
      piece.classList.toggle("doubtful", this.moves.get(wordOf(piece) ?? "")?.doubtful === true);
    }
  }

  /**
   * What is told of a piece, or of a button, which says itself what it does; [] where there is nothing to tell.
   * @param {Piece} piece
   * @returns {(Node | string)[]}
   */
  tell(piece) {
    const { word: onButton, tip } = piece.dataset;
    const move = this.moves.get(wordOf(piece) ?? "");
    const numbers = move ? this.numbersOf(move.word) : [];
    const told = numbers.length > 0 && h("ul", { class: "tip-numbers" }, numbers.map((number) => h("li", {}, number)));
    if (!move || onButton) return told ? [told] : withRules(tip ?? "");
    const does = move.does && h("p", { class: move.doubtful ? "doubt" : null }, move.does);
    return [h("div", { class: "tip-choice" }, h("strong", {}, move.label), does, told), ...withRules(tip ?? "")];
  }

  /** @param {string} word */
  numbersOf(word) {
    const known = this.numbers.get(word);
    if (known === undefined) {
      this.numbers.set(word, null);
      this.ask(word);
    }
    return known ?? [];
  }

  /** @param {Wire.Preview} preview */
  take({ word, numbers }) {
    if (!this.numbers.has(word)) return; // of a decision that is over
    this.numbers.set(word, numbers);
    if (numbers.length) retell((piece) => wordOf(piece) === word);
  }
}
