// What a choice brings, told where it is pointed at: what it is called and does, which numbers it changes, and ghosts of
// what would lie elsewhere. The server works that out when it is asked for, and knows no more of what comes than the
// player.

import { withRules } from "./cite.js";
import { all, byId, CHOOSABLE, h, wordOf } from "./dom.js";
import { foresee, layer, lead, liftLayer, showGhosts } from "./ghosts.js";
import { language } from "./texts.js";
import { retell } from "./tips.js";

/** @typedef {import("./board.js").Board} Board */

export class Preview {
  /**
   * @param {Board} board
   * @param {(word: string) => void} ask
   */
  constructor(board, ask) {
    this.board = board;
    this.ask = ask;
    this.question = "";
    /** @type {Map<string, Wire.MoveInfo>} */
    this.moves = new Map();
    /** @type {Map<string, Wire.Preview | null>} by the word; null: asked for and not told yet */
    this.known = new Map();
    this.learned = (/** @type {string} */ _word) => {};
  }

  /**
   * Another decision: what was told of the choices of the last one is gone. Choices that are doubtful look so.
   * @param {Known} position
   */
  show({ at, seat, moves }) {
    const question = JSON.stringify([at, seat, moves, language()]);
    if (question !== this.question) this.known.clear();
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
    const preview = move ? this.of(move.word) : null;
    if (move && preview) this.haunt(move, preview);
    const told = preview && foretold(preview);
    if (!move || onButton) return told ? [told] : withRules(tip ?? "");
    const does = move.does && h("p", { class: move.doubtful ? "doubt" : null }, move.does);
    return [h("div", { class: "tip-choice" }, h("strong", {}, move.label), does, told), ...withRules(tip ?? "")];
  }

  /**
   * What is known of a move; it is asked for if that is nothing yet.
   * @param {string} word
   */
  of(word) {
    const known = this.known.get(word);
    if (known === undefined) {
      this.known.set(word, null);
      this.ask(word);
    }
    return known ?? null;
  }

  /** @param {Wire.Preview} preview */
  take(preview) {
    const { word } = preview;
    if (!this.known.has(word)) return; // of a decision that is over
    this.known.set(word, preview);
    retell((piece) => wordOf(piece) === word);
    this.learned(word);
  }

  /**
   * @param {Wire.MoveInfo} move
   * @param {Wire.Preview} preview
   */
  haunt(move, preview) {
    const svg = this.board.svg();
    const ghosts = foresee(this.board, preview.board, this.board.piece(move.word));
    if (!svg || !ghosts.length) return;
    const on = layer(svg, "foreseen");
    showGhosts(on, ghosts);
    lead(on, ghosts);
  }

  /** Nothing is pointed at any more. */
  away() {
    liftLayer(this.board.svg(), "foreseen");
  }
}

/**
 * The numbers that would change; where none can be told, why.
 * @param {Wire.Preview} preview
 */
function foretold({ numbers, why }) {
  if (numbers.length) return h("ul", { class: "tip-numbers" }, numbers.map((number) => h("li", {}, number)));
  return why && h("p", { class: "unforeseen" }, why);
}
