// Who sits at the table; and before the game, the waiting room with the links to invite friends.

import { byId, copy, h } from "./dom.js";
import { seatMark } from "./marks.js";
import { holdings, isMuted, mute, ownSeats } from "./store.js";
import { say } from "./texts.js";

const LOCAL = /^(localhost|127\.|\[::1\])/;

export const watchAddress = (table) => `${location.origin}/t/${table}`;

// --- during the game -------------------------------------------------------------------------------------------------

export function showPlayers(position, table, muted) {
  byId("players").replaceChildren(...position.seats.map((seat) => player(seat, position, table, muted)));
}

function player(seat, position, table, muted) {
  const own = ownSeats(table).includes(seat.seat);
  const words = h("span", {}, h("b", {}, seat.name), h("small", {}, stand(seat, own, position.status)));
  const turn = seat.turn ? h("span", { class: "badge" }, say("to-move")) : null;
  const button = own || seat.kind === "bot" ? null : muteButton(seat, table, muted);
  return h("li", { class: seat.turn ? "turn" : null }, seatMark(seat.seat, seat.name), words, turn, button);
}

function stand(seat, own, status) {
  if (seat.kind === "bot") return say("is-bot", { bot: seat.bot });
  if (own) return say("is-you");
  if (!seat.taken && status === "waiting") return say("is-free");
  return say(seat.online ? "is-online" : "is-away");
}

function muteButton(seat, table, muted) {
  const is = isMuted(table, seat.name);
  const toggle = () => {
    mute(table, seat.name, !is);
    muted();
  };
  const label = say(is ? "unmute" : "mute", { name: seat.name });
  return h("button", { type: "button", class: "small", onclick: toggle }, label);
}

// --- before the game -------------------------------------------------------------------------------------------------

export function showWaiting(position, table) {
  const room = byId("waiting");
  room.hidden = position.status !== "waiting";
  if (room.hidden) return;
  const free = position.seats.filter((seat) => !seat.taken).length;
  const signature = JSON.stringify([document.documentElement.lang, position.seats]);
  if (room.dataset.shown === signature) return; // a link that is being copied is not taken away
  room.dataset.shown = signature;
  room.replaceChildren(
    h("h2", {}, say("waiting")),
    h("p", {}, say(free === 1 ? "waiting-one" : "waiting-many", { count: free })),
    h("ul", { class: "invites" }, position.seats.map((seat) => invitation(seat, table))),
    h("p", { class: "line" }, linkField("watch", say("watch-link"), watchAddress(table))),
    LOCAL.test(location.host) && h("p", { class: "faint" }, say("only-here")),
    h("details", {}, h("summary", {}, say("committed")), h("p", {}, say("committed-why")), h("code", {}, position.commitment)),
  );
}

function invitation(seat, table) {
  const invite = holdings(table).invites?.[seat.seat];
  const own = ownSeats(table).includes(seat.seat);
  const words = h("span", {}, h("b", {}, seat.name), h("small", {}, stand(seat, own, "waiting")));
  const link = invite && !seat.taken && linkField(`seat-${seat.seat}`, say("invite-link", { name: seat.name }), `${watchAddress(table)}#${invite}`);
  return h("li", {}, seatMark(seat.seat, seat.name), words, link && h("span", { class: "line" }, link));
}

function linkField(name, label, address) {
  const field = h("input", { type: "text", id: `link-${name}`, readonly: true, value: address, "aria-label": label, onfocus: () => field.select() });
  const button = h("button", { type: "button", onclick: () => copy(field, button, say("copied")) }, say("copy"));
  const shown = name === "watch" ? h("label", { for: `link-${name}` }, label) : null;
  return [shown, field, button];
}
