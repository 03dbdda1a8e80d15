// In a replay, moves that a review speaks of are marked on the board: a frame around the piece, and what it is.

import { all } from "./dom.js";
import { say } from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";
const LETTERS = 14; // CSS pixels
const ROOM = 3;
const DOT = 5; // the radius of a mark for what is new
const DISC = 11; // the radius of a number's disc

/** @typedef {"played" | "better"} Kind */

/**
 * @param {HTMLElement} board
 * @param {Partial<Record<Kind, string>>} words
 */
export function markMoves(board, words) {
  for (const old of all(board, ".marking")) old.remove();
  for (const kind of /** @type {Kind[]} */ (["played", "better"])) {
    const pieces = all(board, `[data-move="${CSS.escape(words[kind] ?? "")}"]`);
    const piece = pieces.find(isDrawn) ?? turning(board, pieces[0]);
    if (piece instanceof SVGGraphicsElement) frame(piece, kind);
  }
}

/** @param {Element} piece */
const isDrawn = (piece) => piece.getClientRects().length > 0;

/**
 * On a face of a preview that is not seen: what turns to it.
 * @param {HTMLElement} board
 * @param {Piece | undefined} piece
 */
function turning(board, piece) {
  const face = piece?.closest("[data-face]")?.getAttribute("data-face");
  return face ? board.querySelector(`[data-turn-to="${CSS.escape(face)}"]`) : null;
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
  const words = element(group, "text", { x: x + width, y: y - 2 * room, "text-anchor": "end" });
  words.style.fontSize = `${LETTERS * unit}px`;
  words.style.strokeWidth = `${4 * unit}px`;
  words.textContent = `${kind === "better" ? "★" : "✓"} ${say(`marked-${kind}`)}`;
}

/**
 * A dot at the corner of a piece.
 * @param {SVGGElement} on
 * @param {SVGGraphicsElement} piece
 */
export function markPiece(on, piece) {
  const { x, y, width } = piece.getBoundingClientRect();
  const here = on.getScreenCTM();
  if (!here || !width) return;
  const { x: cx, y: cy } = new DOMPoint(x + width, y).matrixTransform(here.inverse());
  element(on, "circle", { class: "mark", cx, cy, r: DOT / Math.hypot(here.a, here.b) });
}

/**
 * A piece that is filled and carries a number in its corner.
 * @param {SVGGElement} on
 * @param {SVGGraphicsElement} piece
 * @param {number} number
 */
export function numberPiece(on, piece, number) {
  const [outer, inner] = [on.getScreenCTM(), piece.getScreenCTM()];
  if (!outer || !inner) return;
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  const { x, y, width, height } = piece.getBBox();
  const unit = 1 / Math.hypot(inner.a, inner.b); // of a CSS pixel
  const holder = element(on, "g", { class: "numbered", transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` });
  element(holder, "rect", { class: "field", x, y, width, height, rx: ROOM * unit });
  element(holder, "rect", { class: "outline", x, y, width, height, rx: ROOM * unit });
  const [cx, cy] = [x + DISC * unit / 2, y + DISC * unit / 2];
  element(holder, "circle", { class: "mark", cx, cy, r: DISC * unit });
  const words = element(holder, "text", { x: cx, y: cy });
  words.style.fontSize = `${LETTERS * unit}px`;
  words.textContent = String(number);
}

/**
 * @param {Element} parent
 * @param {"g" | "rect" | "text" | "circle"} tag
 * @param {Record<string, string | number>} properties
 */
function element(parent, tag, properties) {
  const made = parent.appendChild(document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(properties)) made.setAttribute(name, String(value));
  return made;
}
