// Explanations of what lies on the board: on hover, focus and long press, and on a tap that means nothing else.

import { byId, near, withRules } from "./dom.js";

const HOVER = 350;
const LONG_PRESS = 450;
const LEAVE = 250;
/** @type {["pointerup", "pointercancel", "pointermove"]} */
const ENDS = ["pointerup", "pointercancel", "pointermove"];

let timer = 0;
let holding = false;
/** @type {Piece | null} */
let hovered = null;
/** @type {Piece | null} */
let answered = null; // the piece at which an answer stands, which its explanation may not replace

/**
 * Shows explanations of what carries `data-tip` inside the element.
 * @param {HTMLElement} element
 */
export function explain(element) {
  const tip = byId("tip");
  element.addEventListener("pointermove", (event) => event.pointerType === "mouse" && hover(event));
  element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && later());
  element.addEventListener("focusin", (event) => event.target instanceof Element && event.target.matches(":focus-visible") && soon(near(event, "[data-tip]"), 0));
  element.addEventListener("focusout", () => hideTip());
  element.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && press(event));
  for (const end of ENDS) element.addEventListener(end, release);
  element.addEventListener("click", tap, { capture: true });
  element.addEventListener("contextmenu", (event) => holding && event.preventDefault());
  // An explanation can be pointed at, so that its rules can be opened.
  tip.addEventListener("pointerenter", () => clearTimeout(timer));
  tip.addEventListener("pointerleave", later);
  addEventListener("scroll", hideTip, { passive: true, capture: true });
  document.addEventListener("pointerdown", (event) => {
    const { target } = event;
    if (target instanceof Node && !tip.contains(target) && !element.contains(target)) hideTip();
  });
}

/**
 * Only a mouse that moves asks: a board that changes under a resting one does not.
 * @param {PointerEvent} event
 */
function hover(event) {
  const piece = near(event, "[data-tip]");
  if (piece === hovered || (!event.movementX && !event.movementY)) return;
  hovered = piece;
  if (piece) soon(piece, HOVER);
  else later();
}

/**
 * @param {Piece | null} piece
 * @param {number} delay
 */
function soon(piece, delay) {
  clearTimeout(timer);
  if (piece && piece !== answered) timer = setTimeout(() => showTip(piece, withRules(piece.dataset.tip ?? "")), delay);
}

function later() {
  hovered = null;
  clearTimeout(timer);
  timer = setTimeout(hideTip, LEAVE);
}

/** @param {PointerEvent} event */
function press(event) {
  const piece = near(event, "[data-tip]");
  holding = false;
  clearTimeout(timer);
  if (!piece) return;
  timer = setTimeout(() => {
    holding = true;
    showTip(piece, withRules(piece.dataset.tip ?? ""));
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
  const piece = near(event, "[data-tip], [data-move], [data-wish]");
  if (piece?.dataset.tip && !piece.closest("[data-move], [data-wish]")) soon(piece, 0);
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
  const box = piece.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(8, Math.min(box.x + box.width / 2 - width / 2, innerWidth - width - 8));
  const above = box.y - height - 8;
  const below = Math.min(box.bottom + 8, innerHeight - height - 8);
  tip.style.left = `${left}px`;
  tip.style.top = `${above >= 8 ? above : below}px`;
}

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
  answered = null;
  return shown;
}
