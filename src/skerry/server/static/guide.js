// The coach: tells a newcomer what a decision is about, through the first turns in each game, unless it is sent away.

import { toast } from "./announce.js";
import { byId, withRules } from "./dom.js";
import { guidedTurns, setGuidedTurns, setSetting, setting } from "./store.js";
import { say } from "./texts.js";

/** A choice in the set-up counts as one. */
const FIRST_TURNS = 4;

/** @param {string} game */
const isNew = (game) => guidedTurns(game) < FIRST_TURNS;

/** @param {Known} position */
export function showGuide(position) {
  const coach = byId("coach");
  coach.hidden = !setting("guide") || !isNew(position.game) || !position.asked || !position.guide;
  if (!coach.hidden) byId("coach-words").replaceChildren(...withRules(position.guide));
}

/**
 * After a few turns a newcomer knows the way; whoever wants more turns the coach on again.
 * @param {string} game
 */
export function turnDone(game) {
  if (!setting("guide") || !isNew(game)) return;
  setGuidedTurns(game, guidedTurns(game) + 1);
  if (!isNew(game)) toast(say("coach-done"));
}

/**
 * Switched on or off in the settings: switched on, it begins again.
 * @param {Known} position
 */
export function guideSet(position) {
  if (setting("guide")) setGuidedTurns(position.game, 0);
  showGuide(position);
}

export function skipGuide() {
  setSetting("guide", false);
  byId("coach").hidden = true;
  byId("prompt").focus();
}
