// Looking at a finished game again: any position, through anyone's eyes, with a link to it; and playing on from it.

import { call } from "./api.js";
import { Board } from "./board.js";
import { byId, copy, h, near, pageData } from "./dom.js";
import { logLine } from "./log.js";
import { markMoves } from "./marking.js";
import { placeOf, Review } from "./review.js";
import { settle } from "./seating.js";
import { still } from "./stage.js";
import { setSetting, setting } from "./store.js";
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
const review = new Review(table, narrow, { branch: playOn, told: showLooked });

/**
 * What the part of the address behind the # asks for.
 * @returns {Wanted}
 */
function address() {
  const values = new URLSearchParams(location.hash.slice(1));
  const [at, seat] = [values.get("at"), values.get("seat")];
  return {
    at: at === null ? null : Math.max(0, Number(at) || 0),
    seat: seat === null ? null : Number(seat),
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
  showText(byId("text-view"), position.text);
  byId("log").replaceChildren(...position.log.map((line) => logLine(line, position.names)));
  showPlace(position);
  showLooked();
  if (position.at < position.plies) fetched({ at: position.at + 1, seat: wanted.seat }).catch(nothing);
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
  byId("link").value = location.href;
  byId("branch-begin").disabled = at >= plies;
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

/**
 * Where the turn before or after this position begins.
 * @param {Wire.ReplayPosition} position
 * @param {number} step
 */
function turn({ at, plies, marks }, step) {
  const begins = marks.map((mark) => mark.at);
  return step > 0 ? begins.find((begin) => begin > at) ?? plies : begins.findLast((begin) => begin < at) ?? 0;
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

/** @typedef {"first" | "turn-back" | "back" | "forward" | "turn-forward" | "last"} Step */

/** @type {Record<Step, (position: Wire.ReplayPosition) => number>} */
const STEPS = {
  first: ({ at, begins }) => (at > begins ? begins : 0),
  "turn-back": (position) => turn(position, -1),
  back: ({ at }) => (wanted.at ?? at) - 1,
  forward: ({ at }) => (wanted.at ?? at) + 1,
  "turn-forward": (position) => turn(position, 1),
  last: ({ plies }) => plies,
};
/** @type {Record<string, Step>} */
const KEYS = {
  ArrowLeft: "back", ArrowRight: "forward", PageUp: "turn-back", PageDown: "turn-forward", Home: "first", End: "last",
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
  go(asked.at, asked.seat, asked);
  byId("heading").focus({ preventScroll: true });
  byId("heading").closest(".replay")?.scrollIntoView({ behavior: still() ? "auto" : "smooth" });
});
narrow.addEventListener("change", () => go(wanted.at, wanted.seat, wanted));
explain(byId("board"));
listBots().catch(nothing);
review.ask();
go(wanted.at, wanted.seat, wanted);
