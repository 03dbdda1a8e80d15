// Coming to a table: the secret behind the # of a link becomes a key of this browser, or an invitation to sit down.

import { toast } from "./announce.js";
import { call } from "./api.js";
import { byId, putAway } from "./dom.js";
import { newKey, takeSeat } from "./seating.js";
import { dropOffer, hold, holdings, ownSeats, setSetting, setting } from "./store.js";
import { say } from "./texts.js";

let sitting = false; // a seat was asked for, and no answer has come yet

/**
 * Takes the keys out of the address, where others could read them over a shoulder or in a shared link.
 * @param {string} table
 * @param {string} game
 * @returns {Promise<boolean>} were there any?
 */
export async function arrive(table, game) {
  const link = decodeURIComponent(location.hash.slice(1));
  if (!link || byId(link)) return false; // nothing, or a place on this page
  history.replaceState(null, "", location.pathname + location.search);
  await Promise.all(link.split(",").map((key) => keep(table, game, key)));
  return true;
}

/**
 * @param {string} table
 * @param {string} game
 * @param {string} key
 */
async function keep(table, game, key) {
  try {
    const { seat, invited } = await call("GET", `/tables/${table}`, { key });
    if (seat !== null) hold(table, { keys: { [seat]: key }, game });
    else if (!isKnown(table, key)) hold(table, { offers: { [invited]: { invitation: key, key: newKey() } }, game });
  } catch (error) {
    if (error.key === "invitation-used") return isOwn(table, key) || wasUsed(table, error);
    return error.status === 403 ? explain(say("bad-link")) : toast(error.message);
  }
}

/**
 * Was this browser invited with it before? Then it has a key for the seat, which it may have asked for already.
 * @param {string} table
 * @param {string} key
 */
const isKnown = (table, key) => Object.values(holdings(table).offers ?? {}).some((offer) => offer.invitation === key);

/**
 * Someone who plays here may well come back by their invitation. If they sent it to others, they have just tried it out.
 * @param {string} table
 * @param {string} key
 */
const isOwn = (table, key) =>
  isKnown(table, key) || (ownSeats(table).length > 0 && !Object.values(holdings(table).invites ?? {}).includes(key));

/**
 * People who play here anyway are only told so; everyone else watches now, and may want to know why.
 * @param {string} table
 * @param {Error} error
 */
const wasUsed = (table, error) => explain(ownSeats(table).length ? error.message : say("used-link"));

/** @param {string} words */
function explain(words) {
  byId("arrival").hidden = false;
  byId("arrival-words").textContent = words;
  byId("arrival-close").onclick = () => putAway(byId("arrival"));
}

/**
 * Asks for a name and takes the seats of this browser that nobody has taken yet.
 * @param {Known} position
 * @param {string} table
 * @param {() => void} seated is called when this browser has a seat more
 */
export function offerSeat(position, table, seated) {
  if (sitting) return;
  const { keys, offers = {} } = holdings(table);
  const mine = position.seats.filter(({ seat }) => keys[seat] || offers[seat]);
  const unanswered = mine.find(({ seat, taken }) => taken && offers[seat]);
  if (unanswered) askAgain(table, unanswered, seated);
  const free = position.status === "waiting" && mine.find((seat) => !seat.taken);
  const dialog = byId("welcome");
  if (!free) return dialog.open && dialog.close();
  if (dialog.open) return;
  byId("welcome-words").textContent = say("welcome-words", { game: position.title, names: others(position, free) });
  byId("welcome-name").value = setting("name") || free.name;
  byId("welcome-form").onsubmit = (event) => {
    event.preventDefault();
    welcome(table, free.seat, seated);
  };
  dialog.showModal();
}

/**
 * @param {Known} position
 * @param {Wire.SeatInfo} free
 */
const others = (position, free) =>
  position.seats.filter(({ seat, name }) => name && seat !== free.seat).map(({ name }) => name).join(", ");

/**
 * @param {string} table
 * @param {number} seat
 * @param {() => void} seated
 */
async function welcome(table, seat, seated) {
  const name = byId("welcome-name").value.trim() || say("guest");
  setSetting("name", name);
  try {
    await sit(table, seat, name, seated);
    byId("welcome").close();
  } catch (error) {
    byId("welcome-refusal").textContent = error.message;
    giveUp(table, seat, error);
  }
}

/**
 * The seat is taken. If it was by this browser, the answer got lost, and asking again brings it.
 * @param {string} table
 * @param {Wire.SeatInfo} taken
 * @param {() => void} seated
 */
async function askAgain(table, { seat, name }, seated) {
  try {
    await sit(table, seat, name, seated);
  } catch (error) {
    giveUp(table, seat, error);
  }
}

/**
 * @param {string} table
 * @param {number} seat
 * @param {string} name
 * @param {() => void} seated
 */
async function sit(table, seat, name, seated) {
  const { keys, offers = {} } = holdings(table);
  const offer = offers[seat];
  sitting = true;
  try {
    const { key } = await takeSeat(table, seat, offer?.invitation ?? keys[seat], name, offer?.key);
    hold(table, { keys: { [seat]: key } });
    dropOffer(table, seat);
  } finally {
    sitting = false;
  }
  seated();
}

/**
 * Somebody else has used the invitation; whatever else went wrong, the next attempt may succeed.
 * @param {string} table
 * @param {number} seat
 * @param {Refusal} error
 */
function giveUp(table, seat, error) {
  if (error.key !== "invitation-used") return;
  dropOffer(table, seat);
  wasUsed(table, error);
}
