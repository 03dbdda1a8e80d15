// The board: puts a new drawing in the place of the old one and reports what is clicked. It knows no rules.

import { all, byId, isPiece, markup, near } from "./dom.js";
import { Pan } from "./pan.js";
import { still } from "./stage.js";
import { places, travel } from "./travel.js";
import { Turner } from "./turner.js";

const MARGIN = 90; // the line above what can be chosen is seen too, in pixels

export class Board {
  /**
   * @param {HTMLElement} element
   * @param {{play: (word: string) => void, wish: (word: string, piece: Piece) => void}} actions
   */
  constructor(element, actions) {
    this.element = element;
    this.actions = actions;
    this.pan = new Pan(element);
    this.turner = new Turner(element);
    this.drawing = "";
    element.addEventListener("click", (event) => this.choose(event));
    element.addEventListener("keydown", (event) => this.press(event));
  }

  /**
   * Draws a board; with a duration, what moved travels. The actor is who moved, if it was someone else.
   * @param {string} drawing
   * @param {number} duration
   * @param {number | null} [actor]
   */
  draw(drawing, duration, actor = null) {
    if (drawing === this.drawing) return;
    this.drawing = drawing;
    const focus = this.focused();
    const before = duration ? places(this.svg()) : null;
    this.element.replaceChildren(markup(drawing));
    this.pan.drawn();
    const svg = this.svg();
    if (before?.size && svg) travel(before, svg, duration, actor);
    if (focus) this.focus(focus);
  }

  svg() {
    return this.element.querySelector("svg");
  }

  focused() {
    const piece = document.activeElement;
    return isPiece(piece) && this.element.contains(piece) ? { id: piece.id, word: piece.dataset.move } : null;
  }

  /**
   * Whoever plays with the keyboard stays on the same piece, or comes to the next thing that can be done.
   * @param {{ id: string, word?: string }} focus
   */
  focus({ id, word }) {
    const same = id ? this.element.querySelector(`#${CSS.escape(id)}[tabindex]`) : null;
    const again = word ? this.element.querySelector(`[data-move="${CSS.escape(word)}"]`) : null;
    const next = same || again || this.element.querySelector("[data-move]");
    (isPiece(next) ? next : byId("prompt"))?.focus();
  }

  /**
   * Where a board is higher than the window, what can be chosen is brought into sight if none of it is there; at the
   * end the result. Nobody is taken away from what they are writing.
   * @param {HTMLElement} sheet what may lie over the lower end of the board
   */
  reveal(sheet) {
    const boxes = all(this.element, "[data-move], #result")
      .filter((piece) => piece.checkVisibility())
      .map((piece) => piece.getBoundingClientRect());
    const over = sheet.getBoundingClientRect();
    const bottom = over.left < this.element.getBoundingClientRect().right ? over.top : innerHeight;
    const seen = (/** @type {DOMRect} */ { top, height }) => top + height / 2 > 0 && top + height / 2 < bottom;
    if (!boxes.length || boxes.some(seen) || document.activeElement?.matches("input, textarea")) return;
    const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
    scrollBy({ top, behavior: still() ? "auto" : "smooth" });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!near(event, "[data-move], [data-wish]")) return;
    event.preventDefault();
    this.choose(event);
  }

  /** @param {Event} event */
  choose(event) {
    const piece = near(event, "[data-move], [data-wish]");
    if (!piece) return;
    if (piece.dataset.move) this.actions.play(piece.dataset.move);
    else if (piece.dataset.wish) this.actions.wish(piece.dataset.wish, piece);
  }
}
