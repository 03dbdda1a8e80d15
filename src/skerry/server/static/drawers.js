// Drawers of the board: what lies over it until it is put away. A handle (`data-opens`) opens a drawer (`data-drawer`)
// and closes the one that was open; Escape and a click beside it close it too. New drawings leave it as it is, but a
// drawer in which something can be chosen opens by itself and closes when that is over.

import { all, CHOOSABLE, near } from "./dom.js";

export class Drawers {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.asked = ""; // the drawer in which something can be chosen
    /** @type {string | null} what the visitor opened, or "" for what was closed */
    this.wanted = null;
    document.addEventListener("click", (event) => this.choose(event));
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** A new drawing. */
  drawn() {
    const asked = all(this.element, "[data-drawer]").find((drawer) => drawer.querySelector(CHOOSABLE))?.dataset.drawer ?? "";
    if (asked !== this.asked) this.wanted = null;
    this.asked = asked;
    this.show();
  }

  get open() {
    return this.wanted ?? this.asked;
  }

  show() {
    for (const drawer of all(this.element, "[data-drawer]")) drawer.classList.toggle("open", drawer.dataset.drawer === this.open);
    for (const handle of all(this.element, "[data-opens]")) {
      handle.setAttribute("aria-expanded", String(handle.dataset.opens === this.open));
    }
  }

  /** @param {string | null} name */
  want(name) {
    this.wanted = name;
    this.show();
  }

  /** @param {Event} event */
  choose(event) {
    const handle = near(event, "[data-opens]");
    const name = handle && this.element.contains(handle) ? handle.dataset.opens : undefined;
    if (name !== undefined) this.want(this.open === name ? "" : name);
    else if (this.open && this.open !== this.asked && !near(event, "[data-drawer], #tip")) this.want(null);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.key === "Escape" && this.open && this.open !== this.asked) return this.want(null);
    const handle = near(event, "[data-opens]");
    if (!handle || !this.element.contains(handle) || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    this.choose(event);
  }
}
