// The board: puts new parts of the drawing in the places of the old ones and reports what is clicked. It knows no rules.

import { all, byId, CHOOSABLE, isPiece, markup, near, wordOf } from "./dom.js";
import { Drawers } from "./drawers.js";
import { Pan } from "./pan.js";
import { still } from "./stage.js";
import { places, rest, travel } from "./travel.js";
import { Turner } from "./turner.js";

const MARGIN = 90; // the line above what can be chosen is seen too, in pixels

const GROUND = ""; // the part that holds the others

/**
 * A part as elements.
 * @param {string} part
 */
const drawn = (part) => markup(`<svg>${part}</svg>`).firstElementChild?.childNodes ?? [];

export class Board {
  /**
   * @param {HTMLElement} element
   * @param {{play: (word: string) => void, wish: (word: string, piece: Piece) => void,
   *   pick: (word: string) => void, putBack: (word: string) => void}} actions
   */
  constructor(element, actions) {
    this.element = element;
    this.actions = actions;
    this.pan = new Pan(element);
    this.turner = new Turner(element);
    this.drawers = new Drawers(element);
    /** @type {Record<string, string>} */
    this.parts = {}; // by their ids; what holds them all has the id ""
    element.addEventListener("click", (event) => this.choose(event));
    element.addEventListener("keydown", (event) => this.press(event));
  }

  /**
   * Draws a board; with a duration, what moved travels. The actor is who moved, if it was someone else.
   * @param {Record<string, string>} parts
   * @param {number} duration
   * @param {number | null} [actor]
   */
  draw(parts, duration, actor = null) {
    const changed = Object.keys(parts).filter((id) => parts[id] !== this.parts[id]);
    if (!changed.length && (GROUND in parts || !(GROUND in this.parts))) return;
    const focus = this.focused();
    rest(this.svg());
    const before = duration ? places(this.svg()) : null;
    if (changed.includes(GROUND) || !changed.length) this.lay(parts, new Set(changed));
    else for (const id of changed) this.place(id)?.replaceChildren(...drawn(parts[id]));
    this.parts = parts;
    this.pan.drawn();
    this.drawers.drawn();
    const svg = this.svg();
    if (before?.size && svg) travel(before, svg, duration, actor);
    if (focus && !this.focused()) this.focus(focus);
  }

  /**
   * Another ground: the parts that have not changed lie on it as they are.
   * @param {Record<string, string>} parts
   * @param {Set<string>} changed
   */
  lay(parts, changed) {
    const ground = markup(parts[GROUND] ?? "");
    for (const place of ground.querySelectorAll("[data-part]")) {
      const id = place.getAttribute("data-part") ?? "";
      if (!(id in parts)) continue;
      const before = changed.has(id) ? null : this.place(id);
      if (before) place.replaceWith(before);
      else place.replaceChildren(...drawn(parts[id]));
    }
    this.element.replaceChildren(ground);
  }

  /**
   * The board as it would be if some parts were others.
   * @param {Record<string, string | null>} changed
   */
  laidOut(changed) {
    const ground = markup(changed[GROUND] ?? this.parts[GROUND] ?? "");
    for (const place of ground.querySelectorAll("[data-part]")) {
      const id = place.getAttribute("data-part") ?? "";
      const part = id in changed ? changed[id] : this.parts[id];
      if (part) place.replaceChildren(...drawn(part));
    }
    return ground;
  }

  /** @param {string} id */
  place(id) {
    return this.element.querySelector(`[data-part="${CSS.escape(id)}"]`);
  }

  /**
   * What stands for a move, where it is seen.
   * @param {string} word
   */
  piece(word) {
    const seen = all(this.element, CHOOSABLE).find((piece) => wordOf(piece) === word && piece.getClientRects().length > 0);
    return seen instanceof SVGGraphicsElement ? seen : null;
  }

  svg() {
    return this.element.querySelector("svg");
  }

  focused() {
    const piece = document.activeElement;
    return isPiece(piece) && this.element.contains(piece) ? { id: piece.id, word: wordOf(piece) } : null;
  }

  /**
   * A player at the keyboard stays on the same piece, or comes to the next thing that can be done.
   * @param {{ id: string, word?: string }} focus
   */
  focus({ id, word }) {
    const same = id ? this.element.querySelector(`#${CSS.escape(id)}[tabindex]`) : null;
    const again = word && all(this.element, CHOOSABLE).find((piece) => wordOf(piece) === word);
    const next = same || again || this.element.querySelector(CHOOSABLE);
    (isPiece(next) ? next : byId("prompt"))?.focus();
  }

  /**
   * Where a board is higher than the window, what can be chosen is brought into sight if none of it is there; at the
   * end the result. Nobody is taken away from what they are writing.
   * @param {HTMLElement} sheet what may lie over the lower end of the board
   */
  reveal(sheet) {
    const boxes = all(this.element, `${CHOOSABLE}, #result`)
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
    if (!near(event, `${CHOOSABLE}, [data-wish]`)) return;
    event.preventDefault();
    this.choose(event);
  }

  /** @param {Event} event */
  choose(event) {
    const piece = near(event, `${CHOOSABLE}, [data-wish]`);
    if (!piece) return;
    const { move, pick, putBack, wish } = piece.dataset;
    if (move) this.actions.play(move);
    else if (pick) this.actions.pick(pick);
    else if (putBack) this.actions.putBack(putBack);
    else if (wish) this.actions.wish(wish, piece);
  }
}
