// The lobby: a game against bots with one click, my games, open tables. Setting up a table is in setup.js.

import { call } from "./api.js";
import { byId, h } from "./dom.js";
import { join, myName, settle, tableAddress } from "./seating.js";
import { SetUp } from "./setup.js";
import { forget, heldTables, setSetting, setting } from "./store.js";
import { count, say } from "./texts.js";

const LOOK_EVERY = 12_000;
const FIRST_GAME = "riga";

const known = Promise.all([call("GET", "/games"), call("GET", "/bots")]);

// --- one click -------------------------------------------------------------------------------------------------------

/** Newcomers meet bots that play sensibly: not the weakest, not the strongest. */
async function playNow() {
  byId("play-now").disabled = true;
  try {
    const [, bots] = await known;
    const bot = bots[Math.min(1, bots.length - 1)].name;
    const seats = [{ kind: "me", name: myName() }, { kind: "bot", bot }, { kind: "bot", bot }];
    await settle(await call("POST", "/tables", { body: { game: FIRST_GAME, seats } }), FIRST_GAME);
  } catch (error) {
    byId("hero-refusal").textContent = error.message;
  }
  byId("play-now").disabled = false;
}

/** A name that was typed before this script came is not lost. */
function keepName() {
  const field = byId("my-name");
  if (field.value) setSetting("name", field.value);
  field.value = setting("name");
  field.addEventListener("input", () => setSetting("name", field.value));
}

byId("play-now").addEventListener("click", playNow);
keepName();
known.then(([games, bots]) => new SetUp(games, bots)).catch((error) => {
  byId("hero-refusal").textContent = error.message;
});

// --- lists of tables -------------------------------------------------------------------------------------------------

async function showMine() {
  const held = heldTables();
  const tables = held.map(([table, { keys }]) => ({ table, keys: Object.values(keys) }));
  const mine = tables.length ? await call("POST", "/mine", { body: { tables: tables.slice(0, 200) } }) : [];
  mine.sort((a, b) => rank(a) - rank(b) || b.made - a.made);
  fill("mine", mine.map(myTable));
  const calling = mine.filter((table) => table.my_turn).length;
  document.title = document.title.replace(/^\(\d+\) /, "");
  if (calling) document.title = `(${calling}) ${document.title}`;
}

const rank = (table) => (table.my_turn ? 0 : ["running", "waiting", "over"].indexOf(table.status) + 1);

function myTable(table) {
  const over = table.status === "over";
  const forgetIt = () => {
    forget(table.table);
    showMine();
  };
  const address = tableAddress(table.table);
  const label = say("forget", { title: table.title, names: names(table) });
  return entry(table, standing(table),
    h("a", { class: table.my_turn ? "button main" : "button", href: address }, say(over ? "look" : "go-on")),
    over && h("a", { class: "button", href: `${address}/replay` }, say("replay")),
    over && h("button", { type: "button", class: "icon", "aria-label": label, onclick: forgetIt }, "✕"),
  );
}

function standing(table) {
  if (table.status === "over") return table.result;
  if (table.status === "waiting") return say("waiting");
  if (table.my_turn) return h("strong", { class: "badge" }, say("your-turn"));
  return table.turn_name ? say("turn-of", { name: table.turn_name }) : say("running");
}

async function showOpen() {
  const open = await call("GET", "/tables");
  fill("open", open.map(openTable));
}

function openTable(table) {
  const free = table.status === "waiting" && table.free > 0;
  const joinIt = () => join(table.table, table.game).catch((error) => {
    byId("open-refusal").textContent = error.message;
    showOpen();
  });
  const state = free ? count("free-seats", table.free) : standing({ ...table, my_turn: false });
  return entry(table, state,
    free && h("button", { type: "button", class: "main", onclick: joinIt }, say("join")),
    h("a", { class: "button", href: tableAddress(table.table) }, say("watch")),
  );
}

const names = (table) => table.seats.map((seat) => seat.name).join(", ");

function entry(table, state, ...actions) {
  const players = h("span", { class: "faint" }, names(table));
  const words = h("div", {}, h("b", {}, table.title), " ", players, h("div", {}, state));
  return h("li", {}, words, h("div", { class: "buttons" }, actions));
}

function fill(id, items) {
  byId(id).replaceChildren(...items);
  byId(`${id}-empty`).hidden = items.length > 0;
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
