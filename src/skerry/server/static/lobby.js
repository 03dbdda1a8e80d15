// The lobby: a game against bots with one click, my games, open tables. Setting up a table is in setup.js.

import { call } from "./api.js";
import { all, byId, h } from "./dom.js";
import { join, myName, settle, tableAddress } from "./seating.js";
import { SetUp, usualSeats } from "./setup.js";
import { forget, heldTables, setAside, setSetting, setting } from "./store.js";
import { say } from "./texts.js";

const LOOK_EVERY = 12_000;

/** @type {{ games: Wire.GameInfo[], bots: Wire.BotInfo[] }} */
const { games, bots } = JSON.parse(byId("known").textContent ?? "");
const form = new SetUp(games, bots);

// --- one click -------------------------------------------------------------------------------------------------------

/**
 * Newcomers meet the usual bots, which play sensibly and do not look far.
 * @param {string} slug
 */
async function playNow(slug) {
  const game = games.find((one) => one.slug === slug);
  const bot = bots.find((one) => one.usual)?.name;
  const others = game ? usualSeats(game) - 1 : 0;
  const seats = [{ kind: "me", name: myName() }, ...Array(others).fill({ kind: "bot", bot })];
  await settle(await call("POST", "/tables", { body: { game: slug, seats } }), slug);
}

/**
 * The first turns of a game with a guide.
 * @param {string} slug
 */
async function setSail(slug) {
  const seats = [{ kind: "me", name: myName() }];
  await settle(await call("POST", "/tables", { body: { game: slug, seats, voyage: true } }), slug);
}

/**
 * A refusal is told where the button is.
 * @param {HTMLButtonElement} button
 */
async function playAtButton(button) {
  const refusal = button.closest("section")?.querySelector(".refusal");
  const tell = (/** @type {string} */ text) => { if (refusal) refusal.textContent = text; };
  button.disabled = true;
  tell("");
  const { play, voyage } = button.dataset;
  await (voyage ? setSail(voyage) : playNow(play ?? "")).catch((error) => tell(error.message));
  button.disabled = false;
}

for (const button of all(document, "button[data-play], button[data-voyage]")) {
  if (button instanceof HTMLButtonElement) button.addEventListener("click", () => playAtButton(button));
}
for (const button of all(document, "[data-set-up]")) {
  button.addEventListener("click", () => form.open(button.dataset.setUp ?? ""));
}

/** A name that was typed before this script came is not lost. */
function keepName() {
  const field = byId("my-name");
  if (field.value) setSetting("name", field.value);
  field.value = setting("name");
  field.addEventListener("input", () => setSetting("name", field.value));
}

keepName();

// --- lists of tables -------------------------------------------------------------------------------------------------

async function showMine() {
  const held = heldTables();
  const tables = held.map(([table, { keys }]) => ({ table, keys: Object.values(keys) }));
  /** @type {Wire.TableInfo[]} */
  const mine = tables.length ? await call("POST", "/mine", { body: { tables: tables.slice(0, 200) } }) : [];
  mine.sort((a, b) => rank(a) - rank(b) || b.made - a.made);
  const over = mine.filter((table) => table.status === "over" || table.record);
  byId("mine").replaceChildren(...mine.filter((table) => !over.includes(table)).map(myTable));
  byId("finished").replaceChildren(...over.map(myTable));
  byId("finished-games").hidden = over.length === 0;
  byId("my-games").hidden = mine.length === 0;
  const calling = mine.filter((table) => table.my_turn).length;
  document.title = document.title.replace(/^\(\d+\) /, "");
  if (calling) document.title = `(${calling}) ${document.title}`;
}

/** @param {Wire.TableInfo} table */
const rank = (table) => (table.my_turn ? 0 : ["running", "waiting", "over", "other-rules"].indexOf(table.status) + 1);

/** @param {Wire.TableInfo} table */
function myTable(table) {
  if (table.status === "other-rules") return oldTable(table);
  const over = table.status === "over";
  const address = tableAddress(table.table);
  return entry(table, standing(table),
    h("a", { class: table.my_turn ? "button main" : "button", href: address }, say(over ? "look" : "go-on")),
    over && h("a", { class: "button", href: `${address}/replay` }, say("replay")),
    over ? forgetButton(table) : asideButton(table),
  );
}

/**
 * One that was played by other rules than today's: it is only kept.
 * @param {Wire.TableInfo} table
 */
const oldTable = (table) => entry(table, table.result,
  table.record && h("a", { class: "button", href: table.record }, say("download")),
  forgetButton(table),
);

/** @param {Wire.TableInfo} table */
function forgetButton(table) {
  const forgetIt = () => {
    forget(table.table);
    showMine();
  };
  const label = say("forget", { title: table.title, names: names(table) });
  return h("button", { type: "button", class: "icon", "aria-label": label, onclick: forgetIt }, "✕");
}

/**
 * A game that is still on is only put aside: its seat stays this browser's.
 * @param {Wire.TableInfo} table
 */
function asideButton(table) {
  const of = { title: table.title, names: names(table) };
  const putAside = () => {
    if (!confirm(say("aside-sure", of))) return;
    setAside(table.table, true);
    showMine();
  };
  return h("button", { type: "button", class: "icon", "aria-label": say("forget", of), onclick: putAside }, "✕");
}

/** @param {Wire.TableInfo} table */
function standing(table) {
  if (table.status === "over") return table.result;
  if (table.status === "waiting") return say("waiting");
  if (table.my_turn) return h("strong", { class: "badge" }, say("your-turn"));
  return table.turn_name ? say("turn-of", { name: table.turn_name }) : say("running");
}

async function showOpen() {
  const open = await call("GET", "/tables");
  byId("open").replaceChildren(...open.map(openTable));
  byId("open-empty").hidden = open.length > 0;
}

/** @param {Wire.TableInfo} table */
function openTable(table) {
  const free = table.status === "waiting" && table.free > 0;
  const joinIt = () => join(table.table, table.game).catch((error) => {
    byId("open-refusal").textContent = error.message;
    showOpen();
  });
  const state = free ? say("free-seats", { count: table.free }) : standing({ ...table, my_turn: false });
  return entry(table, state,
    free && h("button", { type: "button", class: "main", onclick: joinIt }, say("join")),
    h("a", { class: "button", href: tableAddress(table.table) }, say("watch")),
  );
}

/**
 * The cover of a game as the shelf has it.
 * @param {string} game
 */
function cover(game) {
  const shown = all(document, "img[data-cover]").find((one) => one.dataset.cover === game);
  return h("img", { class: "cover", alt: "", src: shown?.getAttribute("src") });
}

/** @param {Wire.TableInfo} table */
const names = (table) => table.seats.map((seat) => seat.name).filter(Boolean).join(", ");

/**
 * @param {Wire.TableInfo} table
 * @param {Content} state
 * @param {...Content} actions
 */
function entry(table, state, ...actions) {
  const players = h("span", { class: "faint" }, names(table));
  const words = h("div", {}, h("b", {}, table.title), " ", players, h("div", {}, state));
  return h("li", {}, cover(table.game), words, h("div", { class: "buttons" }, actions));
}

/** A server that does not answer now may answer the next time. */
function look() {
  if (document.hidden) return;
  showMine().catch(() => {});
  showOpen().catch(() => {});
}

look();
setInterval(look, LOOK_EVERY);
document.addEventListener("visibilitychange", look);
