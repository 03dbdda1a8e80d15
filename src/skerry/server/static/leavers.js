// Someone has gone: a bot plays for them until they take their seat back.

import { announce, toast } from "./announce.js";
import { call } from "./api.js";
import { byId, h } from "./dom.js";
import { botLabel, botLevels } from "./players.js";
import { holdings, keyFor, ownSeats } from "./store.js";
import { say } from "./texts.js";

/**
 * May this browser ask for a bot on this seat? The server knows whether it is time for that.
 * @param {Wire.SeatInfo} seat
 * @param {string} status
 * @param {string} table
 */
export const mayHandOver = (seat, status, table) =>
  status === "running" && seat.kind === "person" && !seat.online && !seat.bot &&
  (holdings(table).owner || ownSeats(table).length > 0);

/** @param {Wire.SeatInfo} seat */
export const isHandedOver = (seat) => seat.kind === "person" && seat.bot !== "";

/**
 * Which bot shall play for this seat?
 * @param {string} table
 * @param {string} seat
 * @param {string} name
 */
export function askForBot(table, seat, name) {
  byId("leaver-title").textContent = say("hand-over", { name });
  byId("leaver-refusal").textContent = "";
  byId("leaver-bot").replaceChildren(...botLevels().map(({ name: bot, label, line, usual }) =>
    h("option", { value: bot, selected: usual }, `${label}: ${line}`)));
  byId("leaver-form").onsubmit = (event) => {
    event.preventDefault();
    handOver(table, seat);
  };
  byId("leaver").showModal();
}

/**
 * @param {string} table
 * @param {string} seat
 */
async function handOver(table, seat) {
  const body = { bot: byId("leaver-bot").value };
  try {
    const key = [holdings(table).owner, keyFor(table)].filter(Boolean).join(",");
    await call("POST", `/tables/${table}/seats/${seat}/bot`, { key, body });
    byId("leaver").close();
  } catch (error) {
    byId("leaver-refusal").textContent = error.message;
  }
}

/**
 * @param {string} table
 * @param {Refuse} refuse
 */
export function listenToLeavers(table, refuse) {
  byId("leaver-close").addEventListener("click", () => byId("leaver").close());
  byId("take-back").addEventListener("click", () => {
    const seat = Number(byId("stand-in").dataset.seat);
    call("POST", `/tables/${table}/seats/${seat}/back`, { key: keyFor(table, seat) })
      .catch((error) => refuse({ text: error.message, rule: error.rule }));
  });
}

/**
 * A player who comes back is told that a bot plays for them; the others, that it does or no longer does.
 * @param {Known} position
 * @param {Known | null} before
 */
export function showLeavers(position, before) {
  const own = position.seat === null ? undefined : position.seats[position.seat];
  const away = position.status === "running" && own !== undefined && isHandedOver(own);
  byId("stand-in").hidden = !away;
  if (away) {
    byId("stand-in").dataset.seat = String(own.seat);
    byId("stand-in-words").textContent = say("stand-in", { bot: botLabel(own.bot) });
  }
  const news = before ? position.seats.map((seat) => change(seat, before.seats[seat.seat])).filter(Boolean) : [];
  if (!news.length) return;
  announce(...news);
  toast(news.join(" "));
}

/**
 * @param {Wire.SeatInfo} seat
 * @param {Wire.SeatInfo} before
 */
function change(seat, before) {
  if (seat.kind !== "person" || seat.bot === before.bot) return "";
  const { name, bot } = seat;
  return bot ? say("told-stand-in", { name, bot: botLabel(bot) }) : say("told-back", { name });
}
