// Ghosts: what a choice would bring, half transparent where it would lie, and arrows to there. The board as it would be
// is laid out unseen over the one that is there; pieces that come to another place on it are shown as ghosts.

import { all, h, svgElement } from "./dom.js";
import { moved, places, standIn } from "./travel.js";

const MOST = 30; // ghosts; where more would come, the board would only flicker
const NEAR = 50; // pixels for which no arrow is needed
const HEAD = 9; // pixels, of an arrow

/** @typedef {import("./board.js").Board} Board */

/** @typedef {{ place: Place, from: DOMRect }} Ghost */

/**
 * The pieces that would come to another place: where they are on the screen, and where they would be.
 * @param {Board} board
 * @param {Record<string, string | null>} changed the parts that would be others
 * @param {Element | null} piece what is chosen: if pieces leave it or come to it, the others only make room
 * @returns {Ghost[]}
 */
export function foresee(board, changed, piece) {
  const svg = board.svg();
  if (!svg || !Object.keys(changed).length) return [];
  const { x, y, width, height } = svg.getBoundingClientRect();
  const unseen = h("div", { class: "board unseen-board", style: `left:${x}px;top:${y}px` });
  unseen.append(board.laidOut(changed));
  document.body.append(unseen);
  const other = unseen.querySelector("svg");
  if (other) other.style.cssText = `width:${width}px;height:${height}px;max-height:none`;
  const found = other && seenAlike(svg, other) ? moved(places(svg), places(other)) : [];
  unseen.remove();
  const meant = found.filter(({ place, from }) => lies(from, piece) || lies(place.box, piece));
  const ghosts = meant.length ? meant : found;
  return ghosts.length > MOST ? [] : ghosts;
}

/**
 * Is the middle of a box on this piece?
 * @param {DOMRect} box
 * @param {Element | null} piece
 */
function lies({ x, y, width, height }, piece) {
  if (!piece) return false;
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return cx > left && cx < right && cy > top && cy < bottom;
}

/**
 * The board that would be is looked at as the one that is there: the same zone, the same part of a map. False if it
 * would be laid out otherwise.
 * @param {SVGSVGElement} svg
 * @param {SVGSVGElement} other
 */
function seenAlike(svg, other) {
  if (all(svg, "[data-zone]").length !== all(other, "[data-zone]").length) return false;
  const zoned = document.body.classList.contains("in-zones");
  if (!zoned && svg.getAttribute("viewBox") !== other.getAttribute("viewBox")) return false;
  other.setAttribute("viewBox", svg.getAttribute("viewBox") ?? "");
  const zones = all(other, "[data-zone]");
  for (const [at, zone] of all(svg, "[data-zone]").entries()) {
    for (const how of ["display", "transform"]) zones[at].setAttribute(how, zone.getAttribute(how) ?? "");
  }
  const [map, otherMap] = [svg.querySelector("[data-pan]"), other.querySelector("[data-pan]")];
  if (map && map.getAttribute("data-pan") !== otherMap?.getAttribute("data-pan")) return false;
  otherMap?.setAttribute("viewBox", map?.getAttribute("viewBox") ?? "");
  return true;
}

/**
 * A layer on top of the board, in which nothing can be pointed at.
 * @param {SVGSVGElement} svg
 * @param {string} name
 */
export function layer(svg, name) {
  liftLayer(svg, name);
  return svg.appendChild(svgElement("g", { class: `over-board ${name}`, "aria-hidden": "true" }));
}

/**
 * @param {SVGSVGElement | null} svg
 * @param {string} name
 */
export function liftLayer(svg, name) {
  for (const old of svg?.querySelectorAll(`:scope > .over-board.${name}`) ?? []) old.remove();
}

/**
 * @param {SVGGElement} on
 * @param {Ghost[]} ghosts
 */
export function showGhosts(on, ghosts) {
  for (const { place } of ghosts) standIn(on, place).classList.add("ghost");
}

/**
 * An arrow from where the first of them is to where it would be.
 * @param {SVGGElement} on
 * @param {Ghost[]} ghosts
 */
export function lead(on, [first]) {
  if (first) arrow(on, first.from, first.place.box);
}

/**
 * An arrow from one box on the screen to another, unless they are near.
 * @param {SVGGElement} on
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function arrow(on, from, to) {
  const screen = on.getScreenCTM()?.inverse();
  const [ax, ay] = [from.x + from.width / 2, from.y + from.height / 2];
  const [bx, by] = [to.x + to.width / 2, to.y + to.height / 2];
  const length = Math.hypot(bx - ax, by - ay);
  if (!screen || length < NEAR) return;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const bend = Math.min(60, length / 5);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const point = new DOMPoint(x, y).matrixTransform(screen);
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  };
  const [mx, my] = [(ax + bx) / 2 + uy * bend, (ay + by) / 2 - ux * bend];
  const angle = Math.atan2(by - my, bx - mx);
  const wing = (/** @type {number} */ turn) => at(bx - HEAD * Math.cos(angle + turn), by - HEAD * Math.sin(angle + turn));
  for (const manner of ["halo", "line"]) {
    const d = `M${at(ax, ay)}Q${at(mx, my)} ${at(bx, by)}M${wing(0.5)}L${at(bx, by)}L${wing(-0.5)}`;
    on.append(svgElement("path", { class: `arrow ${manner}`, d }));
  }
}
