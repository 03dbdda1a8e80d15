// In a replay, moves that a review speaks of are marked on the board: a frame around the piece, and what it is.

import { all } from "./dom.js";
import { say } from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";
const LETTERS = 14; // CSS pixels
const ROOM = 3;

/** @typedef {"played" | "better"} Kind */

/**
 * @param {HTMLElement} board
 * @param {Partial<Record<Kind, string>>} words
 */
export function markMoves(board, words) {
  for (const old of all(board, ".marking")) old.remove();
  for (const kind of /** @type {Kind[]} */ (["played", "better"])) {
    const piece = all(board, `[data-move="${CSS.escape(words[kind] ?? "")}"]`).find((one) => one.checkVisibility());
    if (piece instanceof SVGGraphicsElement) frame(piece, kind);
  }
}

/**
 * On top of everything else in the same picture, so that it goes with a map that is moved.
 * @param {SVGGraphicsElement} piece
 * @param {Kind} kind
 */
function frame(piece, kind) {
  const svg = piece.ownerSVGElement;
  const [outer, inner] = [svg?.getScreenCTM(), piece.getScreenCTM()];
  if (!svg || !outer || !inner) return;
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  const { x, y, width, height } = piece.getBBox();
  const unit = 1 / Math.hypot(inner.a, inner.b); // of a CSS pixel
  const room = ROOM * unit;
  const holder = element(svg, "g", { class: "marking", transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` });
  const group = element(holder, "g", { class: kind });
  element(group, "rect", {
    x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room, rx: 2 * room,
  });
  const words = element(group, "text", { x: x + room, y: y + LETTERS * unit, style: `font-size: ${LETTERS * unit}px` });
  words.style.strokeWidth = `${4 * unit}px`;
  words.textContent = `${kind === "better" ? "★" : "✓"} ${say(`marked-${kind}`)}`;
}

/**
 * @param {Element} parent
 * @param {"g" | "rect" | "text"} tag
 * @param {Record<string, string | number>} properties
 */
function element(parent, tag, properties) {
  const made = parent.appendChild(document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(properties)) made.setAttribute(name, String(value));
  return made;
}
