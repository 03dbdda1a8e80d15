// The coach: tells a newcomer what a decision is about, the first time that kind of it comes up, unless it is sent away.

import { withRules } from "./cite.js";
import { byId, putAway } from "./dom.js";
import { forgetMet, meet, met, setSetting, setting } from "./store.js";
import { sails } from "./voyage.js";

const wide = matchMedia("(min-width: 900px)");

/** Beside the board where the rail is open, so that the board keeps its place; else with what is asked. */
export function placeGuide() {
  const beside = wide.matches && !document.body.classList.contains("rail-folded");
  byId(beside ? "tabs" : "stand-in").before(byId("coach"));
}

wide.addEventListener("change", placeGuide);

/** @param {Known} position */
export function showGuide(position) {
  const { game, asked, guide, question } = position;
  const coach = byId("coach");
  coach.hidden = !setting("guide") || !asked || !guide || met(game).includes(question) || sails(position);
  if (!coach.hidden) byId("coach-words").replaceChildren(...withRules(guide));
}

/**
 * The player has decided: what this kind of decision is about need not be told again.
 * @param {Known} position
 */
export function guided({ game, question }) {
  if (setting("guide") && question) meet(game, question);
}

/**
 * Switched on or off in the settings: switched on, it begins again.
 * @param {Known} position
 */
export function guideSet(position) {
  if (setting("guide")) forgetMet(position.game);
  showGuide(position);
}

export function skipGuide() {
  setSetting("guide", false);
  putAway(byId("coach"));
}
