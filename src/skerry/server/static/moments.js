// Moments: what happened is heard, and what begins a new part of the game is shown over the board for a moment. A click,
// a key or the next banner puts it away; it covers nothing that takes a click, and without movement it only stands there.

import { byId } from "./dom.js";
import { sound } from "./sounds.js";
import { setting } from "./store.js";

const STAYS = 2200; // ms

let timer = 0;

for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, () => putAway());

/**
 * What is new in the log. At the end only the result is shown over the board.
 * @param {Wire.LogLine[]} news
 * @param {boolean} over
 */
export function showMoments(news, over) {
  sound(news.map(({ moment }) => moment));
  const begins = news.findLast(({ moment }) => moment === "banner");
  if (over) putAway();
  if (over || !begins || setting("speed") === "off") return;
  const banner = byId("banner");
  banner.textContent = begins.text;
  banner.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(putAway, STAYS);
}

function putAway() {
  clearTimeout(timer);
  byId("banner").hidden = true;
}
