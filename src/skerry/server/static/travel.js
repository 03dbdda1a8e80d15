// Pieces travel from where they were: first, last, invert, play. They do so on top of everything else on the board,
// as copies, because what an SVG paints later would cover them. The pieces themselves are where they belong meanwhile,
// unseen, so that they can be chosen and the keyboard stays on them.

import { svgElement } from "./dom.js";

const STEP = 12; // pixels; what moves less stays
const EASE = "cubic-bezier(.3,.7,.3,1)";

/**
 * Where everything on a board that has a name lies on the screen, and how it looks. A place that stays is left out, and
 * so is what lies in a closed drawer.
 * @param {SVGSVGElement | null} svg
 * @returns {Places}
 */
export function places(svg) {
  /** @type {Places} */
  const found = new Map();
  if (!svg) return found;
  for (const piece of svg.querySelectorAll("[id]:not([data-stays])")) {
    const matrix = piece instanceof SVGGraphicsElement && piece.getScreenCTM();
    const box = piece.getBoundingClientRect();
    if (!matrix || !(box.width || box.height)) continue;
    const holder = piece.parentElement?.closest("[id]");
    const holds = piece.querySelector("[id]") !== null;
    found.set(piece.id, { piece, box, matrix, within: within(box, holder), holds });
  }
  return found;
}

/**
 * The pieces of two boards. What holds other pieces is none itself, and it is none either while it happens to be empty:
 * a worker comes to a place and goes, and the place stays where it is.
 * @param {Places} before
 * @param {Places} after
 */
export function pieces(before, after) {
  const holders = new Set([before, after].flatMap((all) => [...all].filter(([, { holds }]) => holds).map(([id]) => id)));
  const free = (/** @type {Places} */ all) => new Map([...all].filter(([id]) => !holders.has(id)));
  return { was: free(before), is: free(after) };
}

/**
 * A place in what holds it: whatever moves as a whole, because something above it grew, does not travel.
 * @param {DOMRect} box
 * @param {Element | null | undefined} holder
 */
function within(box, holder) {
  if (!holder) return "";
  const around = holder.getBoundingClientRect();
  return [holder.id, ...[box.x - around.x, box.y - around.y, box.width].map(Math.round)].join(" ");
}

/**
 * Lets what moved between two boards travel.
 * @param {Places} left the places on the board that was there
 * @param {SVGSVGElement} svg the board that is there now
 * @param {number} duration in ms
 * @param {number | null} actor the seat that did something, if it is not the one who looks on
 */
export function travel(left, svg, duration, actor) {
  const { was: before, is: after } = pieces(left, places(svg));
  const layer = svg.appendChild(svgElement("g", { class: "travelling" }));
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const come = [...after.keys()].filter((id) => !before.has(id));
  for (const [id, there] of after) {
    const was = before.get(id);
    if (was && (!was.within || was.within !== there.within)) move(layer, there, was.box, duration);
  }
  for (const [from, to] of pairs(gone, come)) {
    const [was, there] = [before.get(from), after.get(to)];
    if (was && there) move(layer, there, was.box, duration, true);
  }
  const paired = new Set(pairs(gone, come).flat());
  for (const [id, there] of after) {
    if (before.has(id) || paired.has(id)) continue;
    arrive(layer, there, nearest(after, sources(actor), there.box), duration);
  }
  for (const [id, was] of before) {
    if (after.has(id) || paired.has(id)) continue;
    leave(layer, was, nearest(after, goals(actor), was.box), duration);
  }
  setTimeout(() => layer.remove(), duration + 50);
}

// A good has an id of place, kind and number, and another one in another place: a kind that went and came is the same.
/** @param {string} id */
const kind = (id) => id.match(/-([a-z_]+)-\d+$/)?.[1];

/**
 * The pieces that lie in another thing than before, with where they came from; not those that only moved up.
 * @param {Places} left
 * @param {Places} there
 * @returns {{ place: Place, from: DOMRect }[]}
 */
export function moved(left, there) {
  const { was: before, is: after } = pieces(left, there);
  const holder = (/** @type {Place} */ { within }) => within.split(" ")[0];
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const come = [...after.keys()].filter((id) => !before.has(id));
  const same = [...after.keys()].filter((id) => before.has(id)).map((id) => [id, id]);
  return [...same, ...pairs(gone, come)].flatMap(([from, to]) => {
    const [was, place] = [before.get(from), after.get(to)];
    if (!was || !place || (from === to && holder(was) === holder(place))) return [];
    return distance(was.box, place.box) > STEP && place.box.width ? [{ place, from: was.box }] : [];
  });
}

/**
 * @param {string[]} gone
 * @param {string[]} come
 * @returns {[string, string][]}
 */
function pairs(gone, come) {
  const left = come.filter(kind);
  /** @type {[string, string][]} */
  const found = [];
  for (const id of gone.filter(kind)) {
    const at = left.findIndex((other) => kind(other) === kind(id));
    if (at >= 0) found.push([id, left.splice(at, 1)[0]]);
  }
  return found;
}

// What comes from nowhere comes from a pile or from the cards of another player, what goes goes there.
/** @param {number | null} actor */
const sources = (actor) => (actor === null ? ["pile-"] : [`seat-${actor}-`, "pile-"]);
/** @param {number | null} actor */
const goals = (actor) => (actor === null ? ["discard-"] : [`seat-${actor}-`, "discard-"]);

/**
 * @param {Places} places
 * @param {string[]} beginnings
 * @param {DOMRect} box
 */
function nearest(places, beginnings, box) {
  for (const beginning of beginnings) {
    const found = [...places.entries()].filter(([id]) => id.startsWith(beginning)).map(([, place]) => place.box);
    if (found.length) return found.reduce((best, one) => (distance(one, box) < distance(best, box) ? one : best));
  }
  return null;
}

/**
 * @param {DOMRect} box
 * @returns {[number, number]}
 */
const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function distance(a, b) {
  const [[ax, ay], [bx, by]] = [centre(a), centre(b)];
  return Math.hypot(ax - bx, ay - by);
}

// --- pieces that are unseen meanwhile ---------------------------------------------------------------------------------

/** @type {Map<SVGElement, SVGElement>} */
const unseen = new Map(); // the copy that travels instead

/**
 * @param {SVGElement} piece
 * @param {SVGElement} copy
 */
function hide(piece, copy) {
  piece.style.opacity = "0";
  unseen.set(piece, copy);
}

/**
 * Unless it travels again by now.
 * @param {SVGElement} piece
 * @param {SVGElement | undefined} copy
 */
function reveal(piece, copy) {
  if (unseen.get(piece) !== copy) return;
  unseen.delete(piece);
  piece.style.opacity = "";
  if (!piece.getAttribute("style")) piece.removeAttribute("style");
}

/**
 * Whatever still travels is there at once.
 * @param {SVGSVGElement | null} svg
 */
export function rest(svg) {
  for (const layer of svg?.querySelectorAll(".travelling") ?? []) layer.remove();
  for (const [piece, copy] of unseen) reveal(piece, copy);
}

// --- one piece -------------------------------------------------------------------------------------------------------

/**
 * @param {SVGGElement} layer
 * @param {Place} there
 * @param {DOMRect} from
 * @param {number} duration
 * @param {boolean} [other]
 */
function move(layer, there, from, duration, other = false) {
  if (distance(there.box, from) < 1.5 && Math.abs(there.box.width - from.width) < 1.5) return;
  const copy = standIn(layer, there);
  hide(there.piece, copy);
  const frames = { transform: [shift(there, there.box, from), "none"], opacity: other ? [0.7, 1] : [1, 1] };
  play(copy, frames, duration, () => reveal(there.piece, copy));
}

/**
 * @param {SVGGElement} layer
 * @param {Place} there
 * @param {DOMRect | null} from
 * @param {number} duration
 */
function arrive(layer, there, from, duration) {
  const copy = standIn(layer, there);
  hide(there.piece, copy);
  const way = from ? shift(there, there.box, from) : "scale(.9)";
  const start = there.piece.querySelector(".die") ? `${way} rotate(-1turn)` : way; // dice roll
  play(copy, { transform: [start, "none"], opacity: [0, 1] }, duration, () => reveal(there.piece, copy));
}

/**
 * @param {SVGGElement} layer
 * @param {Place} was
 * @param {DOMRect | null} to
 * @param {number} duration
 */
function leave(layer, was, to, duration) {
  const copy = standIn(layer, was);
  const end = to ? shift(was, was.box, to) : "scale(.9)";
  play(copy, { transform: ["none", end], opacity: [1, 0] }, duration, () => copy.remove());
}

/**
 * A copy on top of the board, exactly where the piece lies on the screen.
 * @param {SVGGElement} layer
 * @param {Place} place
 */
export function standIn(layer, { piece, matrix }) {
  const { a, b, c, d, e, f } = (layer.getScreenCTM() ?? new DOMMatrix()).inverse().multiply(matrix);
  const holder = layer.appendChild(svgElement("g", { transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` }));
  const copy = holder.appendChild(/** @type {SVGGraphicsElement} */ (piece.cloneNode(true)));
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  copy.classList.add("traveller");
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("tabindex");
  copy.style.opacity = "";
  return copy;
}

/**
 * The transform that brings a piece from one box to another, in the piece's own units.
 * @param {Place} place
 * @param {DOMRect} from
 * @param {DOMRect} to
 */
function shift({ matrix }, from, to) {
  const [[fx, fy], [tx, ty]] = [centre(from), centre(to)];
  const size = from.width ? Math.max(0.2, Math.min(3, to.width / from.width)) : 1;
  return `translate(${(tx - fx) / matrix.a}px,${(ty - fy) / matrix.d}px) scale(${size})`;
}

/**
 * @param {SVGElement} copy
 * @param {{ transform: string[], opacity: number[] }} frames
 * @param {number} duration
 * @param {() => void} then
 */
function play(copy, frames, duration, then) {
  /** @type {KeyframeAnimationOptions} */
  const timing = { duration, easing: EASE, composite: "add", fill: "both" };
  const moving = copy.animate({ transform: frames.transform }, timing);
  copy.animate({ opacity: frames.opacity }, { duration, easing: "ease-in-out", fill: "both" });
  const done = () => {
    copy.parentElement?.remove();
    then();
  };
  moving.finished.then(done, done);
}
