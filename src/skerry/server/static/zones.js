// The page's own parts. On a phone a board that names its zones (`data-zone`) shows one of them at a time, on an upright
// tablet two, and tabs lead from one to the next and to the log; elsewhere the whole board is seen, and the rail with the
// log can be folded.

import { all, byId, CHOOSABLE, h } from "./dom.js";
import { setSetting, setting } from "./store.js";
import { say } from "./texts.js";

const small = matchMedia("(max-width: 899px)");
const roomy = matchMedia("(min-width: 1100px)");
const LOG = "log";
const READABLE = 0.92; // a zone is not drawn smaller to fit into the window: it is scrolled
const EDGE = 3; // what is drawn around a piece is seen too

export class Zones {
  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
    this.tabs = byId("zones");
    this.shown = "";
    /** @type {string | null} what the visitor went to, until something is asked again */
    this.wanted = null;
    small.addEventListener("change", () => this.drawn(false));
  }

  /**
   * A new drawing. What is decided about comes into sight when something new is asked, and the result at the end.
   * @param {boolean} asks
   * @param {boolean} ends
   */
  drawn(asks, ends = false) {
    const zones = this.zones();
    const divided = small.matches && zones.length > 1 && !this.board.hidden;
    this.tabs.hidden = !divided;
    document.body.classList.toggle("in-zones", divided);
    if (!divided) return this.whole(zones);
    if (asks || ends) this.wanted = null;
    const names = zones.map((zone) => zone.dataset.zone ?? "");
    const result = ends && zones.find((zone) => zone.querySelector("#result"))?.dataset.zone;
    this.show(this.wanted ?? (result || this.where(zones)) ?? (names.includes(this.shown) ? this.shown : names[0]));
  }

  zones() {
    return all(this.board, "svg [data-zone]").filter((zone) => zone instanceof SVGGraphicsElement);
  }

  /**
   * Where most can be chosen; if that is so in several places, the visitor stays.
   * @param {Piece[]} zones
   * @returns {string | undefined}
   */
  where(zones) {
    const choices = zones.map((zone) => ({ name: zone.dataset.zone ?? "", count: zone.querySelectorAll(CHOOSABLE).length }));
    const most = Math.max(...choices.map(({ count }) => count));
    const asked = choices.filter(({ count }) => count && count === most).map(({ name }) => name);
    return asked.includes(this.shown) ? this.shown : asked[0];
  }

  /** @param {Piece[]} zones */
  whole(zones) {
    for (const zone of zones) release(zone);
    document.body.classList.remove("at-log");
    this.board.classList.remove("side-by-side");
    this.board.querySelector("svg")?.style.removeProperty("min-height");
    this.shown = "";
  }

  /** @param {string} name */
  show(name) {
    this.shown = name;
    document.body.classList.toggle("at-log", name === LOG);
    const zones = this.zones();
    for (const zone of zones) release(zone);
    const seen = this.beside(zones, name);
    this.frame(seen);
    for (const zone of zones) if (!seen.includes(zone)) zone.setAttribute("display", "none");
    this.showTabs(zones, seen, name);
  }

  /**
   * The zone of this name and, where both can be read side by side, the one that it stands together with.
   * @param {SVGGraphicsElement[]} zones
   * @param {string} name
   */
  beside(zones, name) {
    const at = zones.findIndex((zone) => zone.dataset.zone === name);
    const first = Math.max(0, Math.min(at - (at % 2), zones.length - 2));
    const two = zones.slice(first, first + 2);
    const room = two.reduce((sum, zone) => sum + this.widthOf(zone), 0) * READABLE;
    const apart = this.board.clientWidth < room || two.some((zone) => zone.dataset.alone !== undefined);
    return at < 0 || apart ? zones.filter((_, place) => place === at) : two;
  }

  /**
   * With the margins of the drawing, which knows its width until it is framed anew.
   * @param {SVGGraphicsElement} zone
   */
  widthOf(zone) {
    const svg = zone.ownerSVGElement;
    if (svg) svg.dataset.drawn ??= String(svg.viewBox.baseVal.width);
    return Math.max(Number(zone.dataset.width), Number(svg?.dataset.drawn));
  }

  /**
   * The drawing shows these zones, from left to right, and nothing around them. Their size is what they say: more than is
   * seen may lie in them. What may be scrolled is not made smaller than it was drawn to fit into the height of the screen.
   * @param {SVGGraphicsElement[]} zones
   */
  frame(zones) {
    const svg = this.board.querySelector("svg");
    const here = svg?.getScreenCTM();
    if (!svg || !here || !zones.length) return;
    const tops = zones.map((zone) => here.inverse().multiply(zone.getScreenCTM() ?? here).f);
    const widths = zones.map((zone) => this.widthOf(zone));
    const tall = Math.max(...zones.map((zone) => Number(zone.dataset.height)));
    if (zones.length > 1) zones[1].setAttribute("transform", `translate(${widths[0]} ${tops[0] - tops[1]})`);
    this.board.classList.toggle("side-by-side", zones.length > 1);
    this.board.classList.toggle("scrolls", zones.some((zone) => zone.dataset.scrolls !== undefined));
    svg.style.setProperty("--tall", String(tall));
    svg.style.minHeight = `${READABLE * tall}px`;
    svg.setAttribute("viewBox", `0 ${tops[0] - EDGE} ${widths.reduce((sum, width) => sum + width, 0)} ${tall + 2 * EDGE}`);
  }

  /**
   * The tabs stay the same elements, so that the keyboard keeps its place.
   * @param {Piece[]} zones
   * @param {Piece[]} seen
   * @param {string} shown
   */
  showTabs(zones, seen, shown) {
    const names = [...zones.map((zone) => zone.dataset.zone ?? ""), LOG];
    const tabs = all(this.tabs, "button");
    if (tabs.map((tab) => tab.dataset.to).join() !== names.join()) this.tabs.replaceChildren(...names.map((name) => this.tab(name)));
    for (const tab of all(this.tabs, "button")) {
      const zone = zones.find((one) => one.dataset.zone === tab.dataset.to);
      tab.setAttribute("aria-pressed", String(tab.dataset.to === shown));
      tab.classList.toggle("seen", zone !== undefined && seen.includes(zone));
      tab.classList.toggle("asks", zone?.querySelector(CHOOSABLE) != null);
    }
  }

  /** @param {string} name */
  tab(name) {
    const go = () => {
      this.wanted = name;
      this.show(name);
    };
    return h("button", { type: "button", class: "zone-tab", "data-to": name, onclick: go }, say(`zone-${name}`));
  }
}

/**
 * As it was drawn.
 * @param {Element} zone
 */
function release(zone) {
  zone.removeAttribute("display");
  zone.removeAttribute("transform");
}

/**
 * The rail beside the board: open where there is room, unless the visitor has decided otherwise.
 * @param {() => void} changed
 */
export function listenToRail(changed) {
  const show = () => {
    const open = setting("rail") ?? roomy.matches;
    document.body.classList.toggle("rail-folded", !open);
    byId("toggle-rail").setAttribute("aria-pressed", String(open));
    changed();
  };
  byId("toggle-rail").addEventListener("click", () => {
    setSetting("rail", !(setting("rail") ?? roomy.matches));
    show();
  });
  roomy.addEventListener("change", show);
  show();
}
