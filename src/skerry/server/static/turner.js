// A preview that turns: of several faces (`data-face`) inside a `data-turner` one is seen. A click on what carries
// `data-turn` shows the next or the one before, `data-turn-to` a certain one; so do the wheel and the arrow keys.
// What a face offers is chosen like everything else on the board.

import { announce } from "./announce.js";
import { all, CHOOSABLE, near } from "./dom.js";

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const CLICK = 60; // a wheel turns by one face after this many pixels, and a touchpad does not race
const REST = 120; // and no faster than this, in ms

export class Turner {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.rolled = 0;
    this.turned = 0;
    element.addEventListener("click", (event) => this.choose(event));
    element.addEventListener("keydown", (event) => this.press(event));
    element.addEventListener("wheel", (event) => this.roll(event), { passive: false });
    document.addEventListener("keydown", (event) => event.target === document.body && this.arrow(event));
  }

  faces() {
    return all(this.element, "[data-turner] [data-face]");
  }

  /**
   * The face that is seen: the others are not displayed.
   * @param {Piece[]} faces
   */
  seen(faces) {
    return faces.findIndex((face) => !face.hasAttribute("display"));
  }

  /** @param {Event} event */
  choose(event) {
    const control = near(event, "[data-turn], [data-turn-to]");
    if (!control) return false;
    const faces = this.faces();
    if (control.dataset.turn) this.step(Number(control.dataset.turn));
    else this.show(faces, faces.findIndex((face) => face.dataset.face === control.dataset.turnTo));
    return true;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const here = near(event, "[data-turner], [data-turn-to]");
    if (here && this.arrow(event)) return;
    if ((event.key === "Enter" || event.key === " ") && this.choose(event)) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  arrow(event) {
    if (!KEYS[event.key] || event.ctrlKey || event.altKey || event.metaKey || this.faces().length < 2) return false;
    event.preventDefault();
    this.step(KEYS[event.key]);
    return true;
  }

  /** @param {WheelEvent} event */
  roll(event) {
    if (event.ctrlKey || !near(event, "[data-turner]")) return;
    event.preventDefault();
    this.rolled += event.deltaMode ? CLICK * Math.sign(event.deltaY) : event.deltaY;
    if (Math.abs(this.rolled) < CLICK || event.timeStamp - this.turned < REST) return;
    this.turned = event.timeStamp;
    this.step(Math.sign(this.rolled));
    this.rolled = 0;
  }

  /** @param {number} by */
  step(by) {
    const faces = this.faces();
    if (faces.length > 1) this.show(faces, (this.seen(faces) + by + faces.length) % faces.length);
  }

  /**
   * @param {Piece[]} faces
   * @param {number} number
   */
  show(faces, number) {
    const before = faces[this.seen(faces)];
    const face = faces[number];
    if (!face || face === before) return;
    const place = all(before, "[tabindex]").findIndex((one) => one === document.activeElement);
    before.setAttribute("display", "none");
    face.removeAttribute("display");
    for (const one of all(this.element, "[data-turn-to]")) {
      one.setAttribute("aria-pressed", String(one.dataset.turnTo === face.dataset.face));
    }
    if (place >= 0) all(face, "[tabindex]")[place]?.focus();
    announce(face.querySelector(CHOOSABLE)?.getAttribute("aria-label") ?? "");
  }
}
