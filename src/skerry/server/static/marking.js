// Marks on pieces of the board: what a review speaks of has a frame with words, what a hint names a number, what is new a
// dot.

import { all, CHOOSABLE, svgElement, wordOf } from "./dom.js";
import { say } from "./texts.js";

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
    const piece = seenFor(board, words[kind] ?? "");
    if (piece) frame(piece, kind);
  }
}

/**
 * What stands for a move where it is seen, or what turns to it.
 * @param {HTMLElement} board
 * @param {string} word
 */
export function seenFor(board, word) {
  const pieces = all(board, CHOOSABLE).filter((one) => wordOf(one) === word);
  const piece = pieces.find(isDrawn) ?? turning(board, pieces[0]);
  return piece instanceof SVGGraphicsElement ? piece : null;
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
  const over = piece.ownerSVGElement && groupOver(piece.ownerSVGElement, piece, "marking");
  if (!over) return;
  const { x, y, width, height } = piece.getBBox();
  const room = ROOM * over.unit;
  over.group.append(svgElement("g", { class: kind },
    svgElement("rect", { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room, rx: 2 * room }),
    svgElement("text",
      { x: x + width, y: y - 2 * room, "text-anchor": "end", style: `font-size:${LETTERS * over.unit}px;stroke-width:${4 * over.unit}px` },
      `${kind === "better" ? "★" : "✓"} ${say(`marked-${kind}`)}`)));
}

/**
 * A group in which things are drawn in the units of a piece that lies below, and how many of these a CSS pixel is.
 * @param {SVGGraphicsElement} on
 * @param {SVGGraphicsElement} piece
 * @param {string} name
 */
function groupOver(on, piece, name) {
  const [outer, inner] = [on.getScreenCTM(), piece.getScreenCTM()];
  if (!outer || !inner) return null;
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  const group = on.appendChild(svgElement("g", { class: name, transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` }));
  return { group, unit: 1 / Math.hypot(inner.a, inner.b) };
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
  on.append(svgElement("circle", { class: "mark", cx, cy, r: DOT / Math.hypot(here.a, here.b) }));
}

/**
 * A piece that is filled and carries a number in its corner.
 * @param {SVGGElement} on
 * @param {SVGGraphicsElement} piece
 * @param {number} number
 */
export function numberPiece(on, piece, number) {
  const over = groupOver(on, piece, "numbered");
  if (!over) return;
  const { group, unit } = over;
  const { x, y, width, height } = piece.getBBox();
  group.append(
    svgElement("rect", { class: "field", x, y, width, height, rx: ROOM * unit }),
    svgElement("rect", { class: "outline", x, y, width, height, rx: ROOM * unit }),
    svgElement("circle", { class: "mark", cx: x, cy: y, r: DISC * unit }),
    svgElement("text", { x, y, style: `font-size:${LETTERS * unit}px` }, String(number)),
  );
}
