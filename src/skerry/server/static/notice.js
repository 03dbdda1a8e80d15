// "It is your turn": in the title, on the favicon, as a sound, as a notification; each can be off.

import { byId } from "./dom.js";
import { ring } from "./sounds.js";
import { setting } from "./store.js";
import { say } from "./texts.js";

const ICON = new URL("favicon.svg", import.meta.url).pathname;
const TURN_ICON = new URL("favicon-turn.svg", import.meta.url).pathname;

/**
 * Title and favicon say how things stand.
 * @param {Known} position
 * @param {string} gameTitle
 */
export function showTurn(position, gameTitle) {
  const turn = position.asked && position.status === "running";
  byId("favicon").href = turn && setting("favicon") ? TURN_ICON : ICON;
  const state = turn && setting("title") ? `● ${say("your-turn")}` : position.over?.text ?? position.heading;
  document.title = [state, gameTitle, "Skerry"].filter(Boolean).join(" · ");
}

/**
 * @param {string} prompt
 * @param {string} gameTitle
 */
export function callPlayer(prompt, gameTitle) {
  ring([587.3, 880]);
  if (!setting("notification") || !document.hidden || Notification.permission !== "granted") return;
  const more = { body: prompt, icon: TURN_ICON, tag: location.pathname };
  const shown = new Notification(`${say("your-turn")} · ${gameTitle}`, more);
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
}

export const ringChat = () => ring([740]);
