// Explanations of what lies on the board: on hover, focus and long press, and on a tap that means nothing else. They lie
// where they cover least of what can be chosen next, and make way for a mouse that comes to it all the same.

import { withRules } from "./cite.js";
import { all, byId, CHOOSABLE, near } from "./dom.js";

const HOVER = 350;
const LONG_PRESS = 450;
const LEAVE = 250;
const GAP = 8; // pixels between a piece and its explanation, and between that and the edge of the window
const NEXT = `${CHOOSABLE}, [data-wish], button[data-word]`; // what one would click next
const TOLD = `[data-tip], ${CHOOSABLE}, [data-word]`; // what can be explained
/** @type {["pointerup", "pointercancel", "pointermove"]} */
const ENDS = ["pointerup", "pointercancel", "pointermove"];

let timer = 0;
let holding = false;
/** @type {Piece | null} */
let hovered = null;
/** @type {Element | null} */
let explained = null; // the piece that an explanation stands at
/** @type {Piece | null} */
let answered = null; // the piece at which an answer stands, which its explanation may not replace

/** @type {HTMLElement[]} */
const places = []; // in which pieces are explained
/** @type {(piece: Piece) => (Node | string)[]} */
let tell = (piece) => withRules(piece.dataset.tip ?? "");
/** @type {Piece | null} */
let awaited = null; // of which there was nothing to tell yet

let gone = () => {};

/** @typedef {{ tell: (piece: Piece) => (Node | string)[], gone: () => void }} Telling */

/**
 * Shows explanations of what carries `data-tip` or can be chosen inside the element.
 * @param {HTMLElement} element
 * @param {Telling} [telling] what is told of a piece, if it is more than its `data-tip`, and what to do when that is over
 */
export function explain(element, telling) {
  tell = telling?.tell ?? tell;
  gone = telling?.gone ?? gone;
  if (!places.length) listenAround();
  places.push(element);
  element.addEventListener("pointermove", (event) => event.pointerType === "mouse" && hover(event));
  element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && later());
  element.addEventListener("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && soon(near(event, TOLD), 0));
  element.addEventListener("focusout", () => hideTip());
  element.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && press(event));
  for (const end of ENDS) element.addEventListener(end, release);
  element.addEventListener("click", tap, { capture: true });
  element.addEventListener("contextmenu", (event) => holding && event.preventDefault());
}

/** What happens to an explanation, and around it. */
function listenAround() {
  const tip = byId("tip");
  // An explanation can be pointed at, so that its rules can be opened; a finger closes it.
  tip.addEventListener("pointerenter", () => clearTimeout(timer));
  tip.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && later());
  tip.addEventListener("click", (event) => near(event, "button") || hideTip());
  addEventListener("scroll", hideTip, { passive: true, capture: true });
  document.addEventListener("pointerdown", (event) => {
    const { target } = event;
    if (target instanceof Node && ![tip, ...places].some((place) => place.contains(target))) hideTip();
  });
}

/**
 * Only a mouse that moves asks: a board that changes under a resting one does not.
 * @param {PointerEvent} event
 */
function hover(event) {
  if (!event.movementX && !event.movementY) return;
  const piece = near(event, TOLD);
  if (isOnTip(event)) {
    const next = near(event, NEXT);
    if (!next || next === explained) return clearTimeout(timer);
    hideTip();
    hovered = null;
  }
  if (piece === hovered) return;
  hovered = piece;
  if (piece) soon(piece, HOVER);
  else later();
}

/** @param {PointerEvent} event */
function isOnTip({ clientX, clientY }) {
  const { left, right, top, bottom } = byId("tip").getBoundingClientRect(); // all 0 where it is hidden
  return clientX > left && clientX < right && clientY > top && clientY < bottom;
}

/**
 * @param {Piece | null} piece
 * @param {number} delay
 */
function soon(piece, delay) {
  clearTimeout(timer);
  if (piece && piece !== answered) timer = setTimeout(() => showWhatIsTold(piece), delay);
}

/** @param {Piece} piece */
function showWhatIsTold(piece) {
  gone();
  awaited = piece;
  const content = tell(piece);
  if (content.some((part) => part !== "")) showTip(piece, content);
  else byId("tip").hidden = true;
}

/**
 * There is more to tell of what is explained, if it is meant.
 * @param {(piece: Piece) => boolean} meant
 */
export function retell(meant) {
  if (awaited?.isConnected && awaited !== answered && meant(awaited)) showWhatIsTold(awaited);
}

function later() {
  hovered = null;
  clearTimeout(timer);
  timer = setTimeout(hideTip, LEAVE);
}

/** @param {PointerEvent} event */
function press(event) {
  const piece = near(event, TOLD);
  holding = false;
  clearTimeout(timer);
  if (!piece) return;
  timer = setTimeout(() => {
    holding = true;
    showWhatIsTold(piece);
  }, LONG_PRESS);
}

/** @param {PointerEvent} event */
function release(event) {
  if (event.pointerType === "mouse" || holding) return;
  if (event.type === "pointermove" && Math.hypot(event.movementX, event.movementY) < 6) return;
  clearTimeout(timer);
}

/**
 * After a long press the finger's click is not a choice; a tap on what cannot be chosen explains it.
 * @param {Event} event
 */
function tap(event) {
  if (holding) {
    holding = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const piece = near(event, `[data-tip], ${NEXT}`);
  if (piece?.dataset.tip && !piece.closest(NEXT)) soon(piece, 0);
}

/**
 * Shows something beside a piece, inside the window.
 * @param {Element} piece
 * @param {(Node | string)[]} content
 */
function showTip(piece, content) {
  const tip = byId("tip");
  tip.replaceChildren(...content);
  tip.hidden = false;
  explained = piece;
  const { x, y } = bestPlace(piece, tip.getBoundingClientRect());
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

/**
 * Above, below or beside the piece, else at an edge of the window: where least is covered of it and of what could be
 * chosen instead.
 * @param {Element} piece
 * @param {DOMRect} size
 */
function bestPlace(piece, { width, height }) {
  const box = piece.getBoundingClientRect();
  const [middle, across] = [box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2];
  const inside = (/** @type {number} */ at, /** @type {number} */ room) => Math.max(GAP, Math.min(at, room - GAP));
  const places = [
    [middle, box.y - height - GAP], [middle, box.bottom + GAP], [box.right + GAP, across], [box.x - width - GAP, across],
    [innerWidth, across], [0, across], [middle, innerHeight], [middle, 0],
  ].map(([x, y]) => new DOMRect(inside(x, innerWidth - width), inside(y, innerHeight - height), width, height));
  const others = all(document, NEXT).filter((one) => one.checkVisibility() && !one.contains(piece));
  const taken = [box, ...others.map((one) => one.getBoundingClientRect())];
  const covered = (/** @type {DOMRect} */ place) => taken.reduce((sum, one) => sum + overlap(place, one), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Answers a question about a piece, beside it.
 * @param {Piece} piece
 * @param {(Node | string)[]} content
 */
export function showAnswer(piece, content) {
  hideTip();
  showTip(piece, content);
  answered = piece;
}

/** Hides the explanation; says whether there was one. */
export function hideTip() {
  const tip = byId("tip");
  const shown = !tip.hidden;
  clearTimeout(timer);
  tip.hidden = true;
  awaited = null;
  explained = null;
  answered = null;
  gone();
  return shown;
}
