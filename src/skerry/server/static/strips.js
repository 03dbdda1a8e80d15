// The players, a line for each: who, how many points, whether they are there, and what they did last.

import { byId, h } from "./dom.js";
import { seatMark } from "./marks.js";
import { still } from "./stage.js";
import { say } from "./texts.js";

const COUNT = 600; // ms in which a score counts up

/** @param {Shown} position */
export function showStrips(position) {
  const strips = byId("strips");
  strips.hidden = position.status === "waiting";
  const before = new Map([...strips.children].map((strip) => [strip.getAttribute("data-seat"), points(strip)]));
  strips.replaceChildren(...position.seats.map((seat) => strip(seat, position)));
  for (const one of strips.children) countUp(one, before.get(one.getAttribute("data-seat")) ?? null);
}

/**
 * @param {Wire.SeatInfo} seat
 * @param {Shown} position
 */
function strip(seat, { lines, seat: own }) {
  const last = lines.findLast((line) => line.seat === seat.seat && line.moment !== "turn");
  const there = seat.online ? "" : say("is-away");
  const score = seat.points === null ? null : h("span", { class: "score", "data-points": seat.points },
    h("span", { "aria-hidden": "true" }, "★ "), h("span", { class: "score-number" }, signed(seat.points)), h("span", { class: "unseen" }, say("strip-points", { count: seat.points })));
  return h("li", { "data-seat": seat.seat, class: [seat.turn && "turn", seat.seat === own && "own"].filter(Boolean).join(" ") || null },
    seatMark(seat.seat, seat.name),
    h("span", { class: "strip-words" },
      h("span", { class: "strip-name" }, h("b", {}, seat.name), seat.turn && h("span", { class: "badge" }, say("to-move")), there && h("small", {}, there)),
      last && h("small", { class: "strip-last", title: last.text }, last.text)),
    score);
}

/**
 * With a minus sign as it is printed.
 * @param {number} points
 */
export const signed = (points) => String(points).replace("-", "−");

/** @param {Element} strip */
const points = (strip) => {
  const score = strip.querySelector("[data-points]");
  return score ? Number(score.getAttribute("data-points")) : null;
};

/**
 * From the score that was shown before to the one there is.
 * @param {Element} strip
 * @param {number | null} from
 */
function countUp(strip, from) {
  const to = points(strip);
  const number = strip.querySelector(".score-number");
  if (!number || from === null || to === null || from === to) return;
  number.parentElement?.classList.add(to > from ? "rises" : "falls");
  if (still()) return;
  const begun = performance.now();
  const step = (/** @type {number} */ now) => {
    const part = Math.min(1, (now - begun) / COUNT);
    number.textContent = signed(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
