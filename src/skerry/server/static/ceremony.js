// The end of a game is a small ceremony: places, and points by source, counted up one after the other. It stands over
// the board until it is put away, and what it tells stays beside the decision.

import { call } from "./api.js";
import { byId, h, putAway } from "./dom.js";
import { seatMark } from "./marks.js";
import { sound } from "./sounds.js";
import { still } from "./stage.js";
import { signed } from "./strips.js";
import { say } from "./texts.js";

const ROW = 350; // ms from one source of points to the next

/**
 * @param {Known} position
 * @param {Wire.OverInfo} over
 * @param {string} table
 */
export function celebrate(position, over, table) {
  const ceremony = byId("ceremony");
  ceremony.replaceChildren(
    h("button", { type: "button", class: "icon close", "aria-label": say("close"), onclick: endCeremony }, "✕"),
    h("h2", {}, over.text),
    score(position, over),
    h("p", { class: "best-move", id: "best-move" }),
  );
  ceremony.hidden = false;
  ceremony.classList.toggle("counting", !still());
  if (!still()) count(ceremony);
  sound(["bell"]);
  if (position.seat !== null && position.seats.length > 1) tellBest(table, position.seat);
}

export const endCeremony = () => putAway(byId("ceremony"));

/**
 * The seats by their places, each with what its points came from.
 * @param {Known} position
 * @param {Wire.OverInfo} over
 */
function score({ names }, { ranks, sources, winners }) {
  const seats = names.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]);
  const heads = seats.map((seat) => h("th", { scope: "col", class: winners.includes(seat) ? "winner" : null },
    h("span", { class: "place" }, say("place", { place: ranks[seat] })), seatMark(seat, names[seat]), h("b", {}, names[seat])));
  const told = sources.filter(({ points, total }) => total || points.some((count) => count !== 0));
  const rows = told.map(({ name, points, total }, at) =>
    h("tr", { class: total ? "total" : null, style: `--late:${at * ROW}ms` },
      h("th", { scope: "row" }, name),
      seats.map((seat) => h("td", { "data-counts": total ? points[seat] : null }, signed(points[seat])))));
  return h("div", { class: "score-table", tabindex: 0, role: "group", "aria-label": say("points-by-source") },
    h("table", {}, h("thead", {}, h("tr", {}, h("td", {}), heads)), h("tbody", {}, rows)));
}

/**
 * The totals grow while their parts appear; a click or a key shows all of it at once.
 * @param {HTMLElement} ceremony
 */
function count(ceremony) {
  const totals = [...ceremony.querySelectorAll("[data-counts]")];
  const length = ceremony.querySelectorAll("tbody tr").length * ROW;
  const begun = performance.now();
  let done = false;
  const finish = () => {
    done = true;
    ceremony.classList.remove("counting");
    for (const one of totals) one.textContent = one.getAttribute("data-counts");
  };
  const step = (/** @type {number} */ now) => {
    const part = (now - begun) / length;
    if (done || part >= 1) return finish();
    for (const one of totals) one.textContent = String(Math.round(Number(one.getAttribute("data-counts")) * part));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, finish, { once: true });
}

/**
 * Where the game has been reviewed: the choice that was most worth making.
 * @param {string} table
 * @param {number} seat
 */
async function tellBest(table, seat) {
  const review = /** @type {Wire.Review | null} */ (await call("GET", `/tables/${table}/review`).catch(() => null));
  const own = review?.decisions.filter((decision) => decision.seat === seat) ?? [];
  const gain = (/** @type {Wire.ReviewDecision} */ { chance, other_chance }) => chance - other_chance;
  const best = own.sort((a, b) => gain(b) - gain(a))[0];
  const line = byId("best-move");
  if (line && best && gain(best) > 0) line.textContent = say("best-move", { move: best.played, heading: best.heading, points: gain(best) });
}
