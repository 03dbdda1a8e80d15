// Who sits at the table; and before the game, the waiting room with the links to invite friends.

import { call } from "./api.js";
import { byId, copy, h, near, pageData, portrait, svgElement } from "./dom.js";
import { askForBot, isHandedOver, mayHandOver } from "./leavers.js";
import { seatMark } from "./marks.js";
import { holdings, isMuted, mute, ownSeats } from "./store.js";
import { language, say } from "./texts.js";

const { game, title } = pageData();
const LOCAL = /^(localhost|127\.|\[::1\])/;

/** @param {string} table */
const watchAddress = (table) => `${location.origin}/t/${table}`;
/**
 * @param {string} table
 * @param {string} key
 */
const seatAddress = (table, key) => `${watchAddress(table)}#${key}`;

/** @type {Wire.BotInfo[]} */
let bots = [];

/** @param {string} name */
export const botLabel = (name) => bots.find((bot) => bot.name === name)?.label ?? name;

/** Those that people are offered. */
export const botLevels = () => bots.filter((bot) => bot.level);

/** How the bots are called in the page's language. */
export async function learnBots() {
  bots = await call("GET", "/bots").catch(() => []);
}

// --- during the game -------------------------------------------------------------------------------------------------

/**
 * @param {string} table
 * @param {() => void} muted is called when someone is muted or heard again
 */
export function listenToPlayers(table, muted) {
  byId("players").addEventListener("click", (event) => {
    const button = near(event, "button");
    if (!button) return;
    const { name, copied, leaver, leaverName } = button.dataset;
    if (leaver) askForBot(table, leaver, leaverName ?? "");
    if (copied) copy(copied, button, say("copied"));
    if (!name) return;
    mute(table, name, !isMuted(table, name));
    muted();
  });
  byId("copy-watch").addEventListener("click", () => copy(watchAddress(table), byId("copy-watch"), say("copied")));
}

/**
 * @param {Known} position
 * @param {string} table
 */
export function showPlayers(position, table) {
  byId("players").replaceChildren(...position.seats.map((seat) => player(seat, position.status, table)));
}

/**
 * @param {Wire.SeatInfo} seat
 * @param {string} status
 * @param {string} table
 */
function player(seat, status, table) {
  const own = ownSeats(table).includes(seat.seat);
  const words = h("span", {}, h("b", {}, nameOf(seat)), h("small", {}, stand(seat, own, status)));
  const turn = seat.turn && h("span", { class: "badge" }, say("to-move"));
  const other = !own && seat.kind !== "bot" && seat.name;
  const leaver = !own && mayHandOver(seat, status, table) && leaverButton(seat);
  const buttons = [leaver, linkButton(seat, own, table), other && muteButton(seat, table)];
  return h("li", {}, markOf(seat), words, turn, h("span", { class: "buttons" }, buttons));
}

/**
 * @param {Wire.SeatInfo} seat
 * @param {boolean} own
 * @param {string} status
 */
function stand(seat, own, status) {
  if (seat.kind === "bot") return say("is-bot", { bot: botWords(seat) });
  if (isHandedOver(seat)) return say("is-stand-in", { bot: botWords(seat) });
  if (own) return say("is-you");
  if (!seat.taken && status === "waiting") return say("is-free");
  return say(seat.online ? "is-online" : "is-away");
}

/**
 * The bot of a seat; and the one that plays in its place, where that is another.
 * @param {Wire.SeatInfo} seat
 */
function botWords({ bot, plays }) {
  if (plays === bot) return botLabel(bot);
  return say("plays-instead", { bot: botLabel(bot), plays: botLabel(plays) });
}

/**
 * The secret link of one's own seat, for another device; or the invitation to one that nobody has taken yet.
 * @param {Wire.SeatInfo} seat
 * @param {boolean} own
 * @param {string} table
 */
function linkButton(seat, own, table) {
  const { keys, invites } = holdings(table);
  const key = keys[seat.seat] ?? (!seat.taken && invites?.[seat.seat]);
  const label = own ? say("copy-own") : say("copy-invite", { name: nameOf(seat) });
  return key && h("button", { type: "button", class: "small", "data-copied": seatAddress(table, key) }, label);
}

/** @param {Wire.SeatInfo} seat */
function leaverButton(seat) {
  const of = { "data-leaver": seat.seat, "data-leaver-name": seat.name };
  return h("button", { type: "button", class: "small", ...of }, say("hand-over", { name: seat.name }));
}

/**
 * @param {Wire.SeatInfo} seat
 * @param {string} table
 */
function muteButton(seat, table) {
  const label = say(isMuted(table, seat.name) ? "unmute" : "mute", { name: seat.name });
  return h("button", { type: "button", class: "small", "data-name": seat.name }, label);
}

// --- before the game -------------------------------------------------------------------------------------------------

/**
 * @param {Known} position
 * @param {string} table
 */
export function showWaiting(position, table) {
  const room = byId("waiting");
  room.hidden = position.status !== "waiting";
  if (room.hidden) return;
  const free = position.seats.filter((seat) => !seat.taken).length;
  const signature = JSON.stringify([language(), position.seats, ownSeats(table)]);
  if (room.dataset.shown === signature) return; // a link that is being copied is not taken away
  room.dataset.shown = signature;
  const cover = h("img", { class: "cover", alt: "", src: `/pictures/${game}.svg`, width: 320, height: 200 });
  room.replaceChildren(
    h("div", { class: "waiting-head" }, cover,
      h("div", {}, h("h2", {}, title), h("p", {}, say("waiting-for", { count: free })))),
    ...(LOCAL.test(location.host) ? [h("p", { class: "faint" }, say("only-here"))] : []),
    h("ul", { class: "invites" }, position.seats.map((seat) => invitation(seat, table))),
    h("p", { class: "line" }, linkField("watch", say("watch-link"), watchAddress(table))),
    h("details", {},
      h("summary", {}, say("committed")), h("p", {}, say("committed-why")), h("code", {}, position.commitment)),
  );
}

/**
 * Who sits there; of someone who has not come yet, only what the host has called them.
 * @param {Wire.SeatInfo} seat
 */
const nameOf = ({ name, seat }) => name || say("seat", { number: seat + 1 });

/** @param {Wire.SeatInfo} seat */
const markOf = ({ name, seat }) => seatMark(seat, name || String(seat + 1));

/**
 * @param {Wire.SeatInfo} seat
 * @param {string} table
 */
function invitation(seat, table) {
  const invite = holdings(table).invites?.[seat.seat];
  const own = ownSeats(table).includes(seat.seat);
  const words = h("span", {}, h("b", {}, nameOf(seat)), h("small", {}, stand(seat, own, "waiting")));
  const face = seat.kind === "bot" ? portrait(seat.plays || seat.bot) : markOf(seat);
  return h("li", {}, face, words, invite && !seat.taken && ways(seat, table, invite));
}

/**
 * The ways in which a friend comes to a seat: with a link that is copied or shared, or with a phone that reads its code.
 * @param {Wire.SeatInfo} seat
 * @param {string} table
 * @param {string} invite
 */
function ways(seat, table, invite) {
  const address = seatAddress(table, invite);
  const label = say("invite-link", { name: nameOf(seat) });
  const sent = { title: "Skerry", text: say("share-words", { game: title }), url: address };
  const share = "share" in navigator &&
    h("button", { type: "button", class: "main", onclick: () => navigator.share(sent).catch(() => {}) }, say("share"));
  const code = h("figure", { class: "code" });
  showCode(code, table, seat.seat, invite);
  return h("div", { class: "ways" },
    h("p", { class: "line" }, linkField(`seat-${seat.seat}`, label, address), share), code);
}

/**
 * @param {HTMLElement} figure
 * @param {string} table
 * @param {number} seat
 * @param {string} key
 */
async function showCode(figure, table, seat, key) {
  const body = { origin: location.origin };
  /** @type {Wire.Code} */
  const { size, path } = await call("POST", `/tables/${table}/seats/${seat}/code`, { key, body });
  const frame = { viewBox: `-3 -3 ${size + 6} ${size + 6}`, role: "img", "aria-label": say("code") };
  figure.replaceChildren(svgElement("svg", frame, svgElement("path", { d: path })), h("figcaption", { class: "faint" }, say("code-how")));
}

/**
 * @param {string} name
 * @param {string} label
 * @param {string} address
 */
function linkField(name, label, address) {
  const id = `link-${name}`;
  const field = h("input", { type: "text", id, readonly: true, value: address, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  const button = h("button", { type: "button", onclick: () => copy(address, button, say("copied")) }, say("copy"));
  return [name === "watch" && h("label", { for: id }, label), field, button];
}
