// The page's own parts. On a phone or an upright tablet a board that names its zones (`data-zone`) shows one of them at a time, and tabs lead
// from one to the next and to the log; elsewhere the whole board is seen, and the rail with the log can be folded.

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
   * A new drawing. What is decided about comes into sight when something new is asked.
   * @param {boolean} asks
   */
  drawn(asks) {
    const zones = this.zones();
    const divided = small.matches && zones.length > 1 && !this.board.hidden;
    this.tabs.hidden = !divided;
    document.body.classList.toggle("in-zones", divided);
    if (!divided) return this.whole(zones);
    if (asks) this.wanted = null;
    const names = zones.map((zone) => zone.dataset.zone ?? "");
    this.show(this.wanted ?? this.where(zones) ?? (names.includes(this.shown) ? this.shown : names[0]));
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
    for (const zone of zones) zone.removeAttribute("display");
    document.body.classList.remove("at-log");
    this.board.querySelector("svg")?.style.removeProperty("min-height");
    this.shown = "";
  }

  /** @param {string} name */
  show(name) {
    this.shown = name;
    document.body.classList.toggle("at-log", name === LOG);
    const zones = this.zones();
    for (const zone of zones) zone.removeAttribute("display");
    this.frame(zones.find((zone) => zone.dataset.zone === name));
    for (const zone of zones) if (zone.dataset.zone !== name) zone.setAttribute("display", "none");
    this.showTabs(zones, name);
  }

  /**
   * The drawing shows this zone and nothing around it. Its size is what it says: more than is seen may lie in it. One that
   * may be scrolled is not made smaller than it was drawn to fit into the height of the screen.
   * @param {Piece | undefined} zone
   */
  frame(zone) {
    const svg = this.board.querySelector("svg");
    if (!(zone instanceof SVGGraphicsElement) || !svg) return;
    const here = svg.getScreenCTM();
    const there = zone.getScreenCTM();
    if (!here || !there) return;
    const moved = here.inverse().multiply(there);
    const width = Math.max(Number(zone.dataset.width), svg.viewBox.baseVal.width);
    this.board.classList.toggle("scrolls", zone.dataset.scrolls !== undefined);
    svg.style.setProperty("--tall", zone.dataset.height ?? "0");
    svg.style.minHeight = `${READABLE * Number(zone.dataset.height)}px`;
    svg.setAttribute("viewBox", `0 ${moved.f - EDGE} ${width} ${Number(zone.dataset.height) + 2 * EDGE}`);
  }

  /**
   * The tabs stay the same elements, so that the keyboard keeps its place.
   * @param {Piece[]} zones
   * @param {string} shown
   */
  showTabs(zones, shown) {
    const names = [...zones.map((zone) => zone.dataset.zone ?? ""), LOG];
    const tabs = all(this.tabs, "button");
    if (tabs.map((tab) => tab.dataset.to).join() !== names.join()) this.tabs.replaceChildren(...names.map((name) => this.tab(name)));
    for (const tab of all(this.tabs, "button")) {
      const zone = zones.find((one) => one.dataset.zone === tab.dataset.to);
      tab.setAttribute("aria-pressed", String(tab.dataset.to === shown));
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
