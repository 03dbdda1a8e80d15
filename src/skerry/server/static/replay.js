// Looking at a finished game again: any position, through anyone's eyes, with a link to it; and playing on from it.

import { call } from "./api.js";
import { Board } from "./board.js";
import { byId, copy, h, near, pageData } from "./dom.js";
import { foresee, layer, lead, liftLayer, showGhosts } from "./ghosts.js";
import { logLine } from "./log.js";
import { markMoves } from "./marking.js";
import { sharePicture } from "./picture.js";
import { placeOf, Review } from "./review.js";
import { settle } from "./seating.js";
import { still } from "./stage.js";
import { ownSeats, setSetting, setting } from "./store.js";
import { say } from "./texts.js";
import { showText } from "./textview.js";
import { explain } from "./tips.js";

const { table, game } = pageData();
const narrow = matchMedia("(max-width: 899px)");
/** How long a position is shown while the replay runs, in ms. */
const PACES = { slow: 1500, normal: 600, fast: 250, fastest: 80 };
const MOST_MOVEMENT = 500;

const nothing = () => {};
const board = new Board(byId("board"), { play: nothing, wish: nothing, pick: nothing, putBack: nothing });
/** @type {Map<string, Promise<Wire.ReplayPosition>>} */
const known = new Map();
/** @type {Wire.ReplayPosition | null} */
let shown = null;
let wanted = address();
let running = 0;
const review = new Review(table, narrow, { branch: playOn, told: showReviewed });

/**
 * What the address asks for, behind the # or, as links to share say it, before it. Who played here alone and asks for
 * nothing looks from their own seat.
 * @returns {Wanted}
 */
function address() {
  const values = new URLSearchParams(location.hash.slice(1));
  const [at, seat] = [values.get("at") ?? new URLSearchParams(location.search).get("at"), values.get("seat")];
  const own = ownSeats(table);
  return {
    at: at === null ? null : Math.max(0, Number(at) || 0),
    seat: seat !== null ? Number(seat) : at === null && own.length === 1 ? own[0] : null,
    played: values.get("played") ?? undefined,
    better: values.get("better") ?? undefined,
  };
}

/**
 * @param {Wanted} wanted
 * @returns {Promise<Wire.ReplayPosition>}
 */
function fetched({ at, seat, played, better }) {
  const asks = { at, seat, narrow: narrow.matches, played, better };
  const query = Object.fromEntries(Object.entries(asks).filter(([, value]) => value !== null && value !== undefined));
  const name = JSON.stringify(query);
  const before = known.get(name);
  if (before) return before;
  const asked = call("GET", `/tables/${table}/replay`, { query }).catch((error) => {
    known.delete(name);
    throw error;
  });
  known.set(name, asked);
  return asked;
}

/**
 * @param {number | null} at
 * @param {number | null} [seat]
 * @param {Partial<Wanted>} [marked]
 */
async function go(at, seat = wanted.seat, { played, better } = {}) {
  wanted = { at: at === null ? null : Math.max(0, Math.min(at, shown?.plies ?? at)), seat, played, better };
  const mine = wanted;
  try {
    const position = await fetched(mine);
    if (mine === wanted) show(position);
  } catch (error) {
    stop();
    if (!shown && mine.at !== null) await go(null); // a link to nowhere leads to the beginning
    byId("refusal").textContent = error.message;
  }
}

/** @param {Wire.ReplayPosition} position */
function show(position) {
  const step = shown !== null && Math.abs(position.at - shown.at) === 1 && position.seat === shown.seat;
  if (!shown) prepare(position);
  shown = position;
  byId("refusal").textContent = "";
  byId("heading").textContent = position.heading;
  board.draw({ "": position.board }, step && !still() ? Math.min(MOST_MOVEMENT, 0.8 * pace()) : 0);
  markMoves(byId("board"), wanted);
  haunt(position);
  showText(byId("text-view"), position.text);
  byId("log").replaceChildren(...position.log.map((line) => logLine(line, position.names)));
  showPlace(position);
  showLooked();
  if (position.at < position.plies) fetched({ at: position.at + 1, seat: wanted.seat }).catch(nothing);
}

/**
 * Where the pieces would lie after the better move.
 * @param {Wire.ReplayPosition} position
 */
function haunt({ ghost }) {
  const svg = board.svg();
  liftLayer(svg, "foreseen");
  const ghosts = ghost && wanted.better ? foresee(board, { "": ghost }, board.piece(wanted.better)) : [];
  if (!svg || !ghosts.length) return;
  const on = layer(svg, "foreseen");
  showGhosts(on, ghosts);
  lead(on, ghosts);
}

/** Only a review knows where the game turned. */
function showReviewed() {
  byId("leap-turning").disabled = !review.turning.length;
  showLooked();
}

/** What the review says of the decision that is marked. */
function showLooked() {
  const looked = wanted.played ? review.words(wanted.at, wanted.seat) : "";
  byId("looked").hidden = !looked;
  byId("looked-words").textContent = looked;
}

/** @param {Wire.ReplayPosition} position */
function showPlace({ at, plies, seat, marks, heading }) {
  byId("scrubber").max = String(plies);
  byId("scrubber").value = String(at);
  byId("scrubber").setAttribute("aria-valuetext", `${at} / ${plies}: ${heading}`);
  byId("place").textContent = `${at} / ${plies}`;
  const mark = marks.findLast((one) => one.at <= at);
  if (mark) byId("mark").value = String(mark.at);
  byId("eyes").value = String(seat ?? "");
  const { played, better } = wanted;
  history.replaceState(null, "", placeOf({ at, seat, played, better }));
  byId("link").value = link({ at, seat, played, better });
  byId("branch-begin").disabled = at >= plies;
}

/**
 * The position stands before the #, where it is read by those who show links with a picture of it.
 * @param {Wanted} wanted
 */
function link({ at, ...others }) {
  const behind = placeOf({ at: null, ...others });
  return `${location.origin}${location.pathname}?at=${at}${behind === "#" ? "" : behind}`;
}

/**
 * Fills the lists that stay the same for the whole game; only now is there something for the controls to move.
 * @param {Wire.ReplayPosition} position
 */
function prepare({ names, marks }) {
  byId("controls").disabled = false;
  byId("mark").replaceChildren(...marks.map((mark) => h("option", { value: mark.at }, mark.heading)));
  const seats = () => names.map((name, seat) => h("option", { value: seat }, name));
  byId("eyes").replaceChildren(h("option", { value: "" }, say("eyes-all")), ...seats());
  byId("branch-seat").replaceChildren(...seats());
}

/** @typedef {"turn" | "decision" | "turning"} Leap */

const leap = () => /** @type {Leap} */ (byId("leap").value);

/** @type {Record<Leap, (position: Wire.ReplayPosition) => number[]>} */
const STOPS = {
  turn: ({ marks }) => marks.map((mark) => mark.at),
  decision: ({ choices }) => choices,
  turning: () => review.turning,
};

/**
 * The stop before or after this position.
 * @param {Wire.ReplayPosition} position
 * @param {number} step
 */
function stopBy(position, step) {
  const stops = STOPS[leap()](position);
  const { at, plies } = position;
  return step > 0 ? stops.find((stop) => stop > at) ?? plies : stops.findLast((stop) => stop < at) ?? 0;
}

function showLeap() {
  for (const way of ["back", "forward"]) byId(`leap-${way}`)?.setAttribute("aria-label", say(`leap-${leap()}-${way}`));
}

// --- running by itself -----------------------------------------------------------------------------------------------

function run() {
  if (running) return stop();
  if (isAtEnd() && shown) go(shown.begins);
  running = setInterval(() => (shown && !isAtEnd() ? go(shown.at + 1) : stop()), pace());
  showRun();
}

const pace = () => PACES[setting("pace")];

function setPace() {
  setSetting("pace", /** @type {Settings["pace"]} */ (byId("pace").value));
  if (!running) return;
  stop();
  run();
}

const isAtEnd = () => shown !== null && shown.at >= shown.plies;

function stop() {
  clearInterval(running);
  running = 0;
  showRun();
}

function showRun() {
  byId("run").textContent = say(running ? "pause" : "run");
  byId("run").setAttribute("aria-pressed", String(running !== 0));
}

// --- playing on ------------------------------------------------------------------------------------------------------

/** @param {Event} event */
async function branch(event) {
  event.preventDefault();
  try {
    if (shown) await playOn(shown.at, Number(byId("branch-seat").value));
  } catch (error) {
    byId("branch-refusal").textContent = error.message;
  }
}

/**
 * At a new table with this position, against the bot that is chosen on this page.
 * @param {number} at
 * @param {number} seat
 */
async function playOn(at, seat) {
  const body = { at, seat, bot: byId("branch-bot").value };
  await settle(await call("POST", `/tables/${table}/branch`, { body }), game);
}

async function listBots() {
  /** @type {Wire.BotInfo[]} */
  const known = await call("GET", "/bots");
  const bots = known.filter((bot) => bot.level);
  byId("branch-bot").replaceChildren(...bots.map((bot) => h("option", { value: bot.name }, bot.label)));
  byId("branch-bot").value = bots.find((bot) => bot.usual)?.name ?? "";
}

// --- beginning -------------------------------------------------------------------------------------------------------

/** @typedef {"first" | "leap-back" | "back" | "forward" | "leap-forward" | "last"} Step */

/** @type {Record<Step, (position: Wire.ReplayPosition) => number>} */
const STEPS = {
  first: ({ at, begins }) => (at > begins ? begins : 0),
  "leap-back": (position) => stopBy(position, -1),
  back: ({ at }) => (wanted.at ?? at) - 1,
  forward: ({ at }) => (wanted.at ?? at) + 1,
  "leap-forward": (position) => stopBy(position, 1),
  last: ({ plies }) => plies,
};
/** @type {Record<string, Step>} */
const KEYS = {
  ArrowLeft: "back", ArrowRight: "forward", PageUp: "leap-back", PageDown: "leap-forward", Home: "first", End: "last",
};

/** @param {Step} name */
function step(name) {
  stop();
  if (shown) go(STEPS[name](shown));
}

for (const name of /** @type {Step[]} */ (Object.keys(STEPS))) byId(name).addEventListener("click", () => step(name));
byId("run").addEventListener("click", run);
byId("pace").value = setting("pace");
byId("pace").addEventListener("change", setPace);
byId("to-review").addEventListener("click", () => review.comeBack());
byId("scrubber").addEventListener("input", () => { stop(); go(Number(byId("scrubber").value)); });
byId("mark").addEventListener("change", () => { stop(); go(Number(byId("mark").value)); });
byId("eyes").addEventListener("change", () => {
  const seat = byId("eyes").value;
  if (shown) go(shown.at, seat === "" ? null : Number(seat));
});
byId("leap").addEventListener("change", showLeap);
byId("share-picture").addEventListener("click", () => {
  sharePicture(table, game, shown?.at).catch((error) => { byId("refusal").textContent = error.message; });
});
byId("copy-link").addEventListener("click", () => copy(byId("link").value, byId("copy-link"), say("copied")));
byId("branch").addEventListener("submit", branch);
byId("as-text").addEventListener("change", () => {
  byId("text-view").hidden = !byId("as-text").checked;
  byId("board").hidden = byId("as-text").checked;
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || near(event, "input, select, textarea")) return;
  if (!shown || !KEYS[event.key]) return;
  event.preventDefault();
  step(KEYS[event.key]);
});
document.addEventListener("click", (event) => {
  const link = near(event, "[data-rule-link]");
  if (link) open(`/rules/${game}#${link.dataset.ruleLink}`, "_blank", "noopener");
});
addEventListener("hashchange", () => {
  const asked = address();
  stop();
  go(asked.at, asked.seat ?? wanted.seat, asked);
  byId("heading").focus({ preventScroll: true });
  byId("heading").closest(".replay")?.scrollIntoView({ behavior: still() ? "auto" : "smooth" });
});
narrow.addEventListener("change", () => go(wanted.at, wanted.seat, wanted));
explain(byId("board"));
showLeap();
listBots().catch(nothing);
review.ask();
go(wanted.at, wanted.seat, wanted);
