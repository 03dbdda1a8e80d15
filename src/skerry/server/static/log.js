// The log in words, and what happened since the player's last turn.

import { sentence } from "./cite.js";
import { byId, h } from "./dom.js";
import { seatMark } from "./marks.js";
import { say } from "./texts.js";

const NEAR_THE_END = 40;

/**
 * A line of a log: who, what, by which rule.
 * @param {Wire.LogLine} line
 * @param {string[]} names
 */
export function logLine(line, names) {
  const who = line.seat >= 0 && line.seat !== null ? seatMark(line.seat, names[line.seat]) : null;
  return h("li", { class: who ? null : "of-nobody" }, who, h("span", {}, sentence(line)));
}

/**
 * A list that stays at its end, also when its place grows or shrinks, unless the reader has gone up in it.
 * @param {HTMLElement} panel
 */
export function stayAtEnd(panel) {
  let atEnd = true;
  let height = 0;
  let room = 0;
  const follow = () => {
    [height, room] = [panel.scrollHeight, panel.clientHeight];
    if (atEnd) panel.scrollTo({ top: height });
  };
  // Lines that go, or another width, scroll it too: it was the reader only if nothing else has changed.
  panel.addEventListener("scroll", () => {
    if (panel.scrollHeight !== height || panel.clientHeight !== room) follow();
    else atEnd = height - panel.scrollTop - room < NEAR_THE_END;
  });
  new ResizeObserver(follow).observe(panel);
  new MutationObserver(follow).observe(panel, { childList: true, subtree: true });
}

/**
 * How many lines at the beginning of two logs are the same: after an undo, or a lost connection, not all are.
 * @param {Wire.LogLine[]} before
 * @param {Wire.LogLine[]} after
 */
export function sameLines(before, after) {
  const changed = before.findIndex((line, place) => line.text !== after[place]?.text);
  return changed < 0 ? before.length : changed;
}

/**
 * Keeps the lines that stayed and writes those that are new.
 * @param {Shown} position
 * @param {number} kept
 */
export function showLog(position, kept) {
  const list = byId("log");
  while (list.children.length > kept) list.lastChild?.remove();
  list.append(...position.lines.slice(list.children.length).map((line) => logLine(line, position.names)));
  markSince(list, position);
}

/**
 * @param {HTMLElement} list
 * @param {Known} position
 */
function markSince(list, { seat, since }) {
  list.querySelector(".since")?.classList.remove("since");
  if (seat !== null && since > 0) list.children[since]?.classList.add("since");
}

/**
 * A line for each of the others: what they did last, and how much more stands in the log.
 * @param {Wire.LogLine[]} news
 * @param {Shown} position
 */
function digestLines(news, { names, seat: own }) {
  const seats = [...new Set(news.map(({ seat }) => seat))].filter((seat) => seat >= 0 && seat !== own);
  return seats.map((seat) => {
    const lines = news.filter((line) => line.seat === seat && line.moment !== "turn");
    if (!lines.length) return null;
    const line = logLine(lines[lines.length - 1], names);
    if (lines.length > 1) line.append(h("small", { class: "faint" }, say("digest-more", { count: lines.length - 1 })));
    return line;
  }).filter((line) => line !== null);
}

/**
 * "Since your last turn": folded up, so that the board keeps its place.
 * @param {Shown} position
 */
export function showDigest(position) {
  const digest = byId("digest");
  const news = position.lines.slice(position.since);
  const others = news.some((line) => line.seat !== position.seat);
  digest.hidden = !position.asked || !others || position.since === 0;
  if (digest.hidden) return;
  byId("digest-title").textContent = `${say("digest")} (${say("digest-lines", { count: news.length })})`;
  byId("digest-list").replaceChildren(...digestLines(news, position));
}
