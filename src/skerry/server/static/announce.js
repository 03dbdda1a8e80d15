// What a screen reader says by itself: new lines of the log and the new prompt, gathered for a moment.

import { byId } from "./dom.js";

const GATHER = 250;
const MOST = 8;

/** @type {string[]} */
let waiting = [];
let timer = 0;
let fading = 0;

/** @param {...string} sentences */
export function announce(...sentences) {
  waiting.push(...sentences.filter(Boolean));
  clearTimeout(timer);
  timer = setTimeout(() => {
    byId("announcer").textContent = waiting.slice(-MOST).join(" ");
    waiting = [];
  }, GATHER);
}

/**
 * A short message that everyone sees for a while.
 * @param {string} text
 */
export function toast(text) {
  const element = byId("toast");
  element.textContent = text;
  element.classList.add("shown");
  clearTimeout(fading);
  fading = setTimeout(() => element.classList.remove("shown"), 6000);
}
