// "It is your turn": in the title, on the favicon, as a sound, as a notification; each can be off.

import { byId } from "./dom.js";
import { setting } from "./store.js";
import { say } from "./texts.js";

const ICON = new URL("favicon.svg", import.meta.url).pathname;
const TURN_ICON = new URL("favicon-turn.svg", import.meta.url).pathname;

/** @type {AudioContext | null} */
let sounds = null;

// Browsers let a page sound only after its reader has done something.
for (const event of ["pointerdown", "keydown"]) {
  document.addEventListener(event, () => { sounds ??= new AudioContext(); sounds.resume(); }, { once: true });
}

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
  if (setting("sound")) ring([587.3, 880]);
  if (!setting("notification") || !document.hidden || Notification.permission !== "granted") return;
  const more = { body: prompt, icon: TURN_ICON, tag: location.pathname };
  const shown = new Notification(`${say("your-turn")} · ${gameTitle}`, more);
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
}

export const ringChat = () => setting("sound") && ring([740]);

/**
 * A ship's bell: each note fades slowly and carries a quiet overtone.
 * @param {number[]} notes
 */
function ring(notes) {
  const context = sounds;
  if (context?.state !== "running") return;
  notes.forEach((note, place) => {
    const start = context.currentTime + place * 0.18;
    tone(context, note, start, 0.16);
    tone(context, note * 2.76, start, 0.03);
  });
}

/**
 * @param {AudioContext} context
 * @param {number} frequency
 * @param {number} start
 * @param {number} loudness
 */
function tone(context, frequency, start, loudness) {
  const sound = new OscillatorNode(context, { frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 1.2);
  sound.connect(volume).connect(context.destination);
  sound.start(start);
  sound.stop(start + 1.3);
}
