// Opening tables and taking seats. Each person adds salt to the table's chance, after the table has committed to it.

import { call } from "./api.js";
import { hold, holdings, keyFor, ownSeats, setting } from "./store.js";
import { say } from "./texts.js";

const TAKEN_HERE = ["me", "here"];

export const myName = () => setting("name").trim() || say("guest");

/** @param {number} length */
function random(length) {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const salt = () => random(16);

export const newKey = () => random(24);

/** One key for each table that is joined here, so that a second click takes no second seat. */
const joining = new Map();

/** @param {string} table */
export const tableAddress = (table) => `/t/${table}`;

/**
 * Keeps what a newly opened table gave us, takes the seats of this screen, and goes there.
 * @param {Wire.MadeTable} opened
 * @param {string} game
 */
export async function settle(opened, game) {
  const own = opened.seats.filter((seat) => seat.key && TAKEN_HERE.includes(seat.kind));
  const invites = opened.seats.filter((seat) => seat.key && !TAKEN_HERE.includes(seat.kind));
  hold(opened.table, { keys: byNumber(own), invites: byNumber(invites), owner: opened.owner ?? null, game });
  for (const seat of own) await takeSeat(opened.table, seat.seat, seat.key, seat.name || myName());
  location.assign(tableAddress(opened.table));
}

/** @param {Wire.MadeSeat[]} seats */
const byNumber = (seats) => Object.fromEntries(seats.map((seat) => [seat.seat, seat.key ?? ""]));

/**
 * Sits down with the key of a seat, or with an invitation and the key that the seat shall have from then on.
 * @param {string} table
 * @param {number} seat
 * @param {string | null} key
 * @param {string} name
 * @param {string | null} [wanted]
 */
export const takeSeat = (table, seat, key, name, wanted = null) =>
  call("POST", `/tables/${table}/seats/${seat}`, { key, body: { name, salt: salt(), key: wanted } });

/**
 * Takes a free seat at an open table and goes there.
 * @param {string} table
 * @param {string} game
 */
export async function join(table, game) {
  if (!joining.has(table)) joining.set(table, newKey());
  const key = joining.get(table);
  const taken = await call("POST", `/tables/${table}/join`, { key, body: { name: myName(), salt: salt() } });
  hold(table, { keys: { [taken.seat]: taken.key }, game });
  location.assign(tableAddress(table));
}

/**
 * Goes to the table of the next game, on the same seats with the same keys; the first who asks opens it.
 * @param {string} table
 * @param {string[]} names
 */
export async function rematch(table, names) {
  const { keys, game, owner } = holdings(table);
  const opened = await call("POST", `/tables/${table}/rematch`, { key: keyFor(table) });
  hold(opened.table, { keys, game, owner });
  for (const seat of ownSeats(table)) await takeSeat(opened.table, seat, keys[seat], names[seat]);
  location.assign(tableAddress(opened.table));
}
