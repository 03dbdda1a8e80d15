// The coach: tells a newcomer what a decision is about, until the first turn is done or the coach is sent away.

import { toast } from "./announce.js";
import { byId, withRules } from "./dom.js";
import { setSetting, setting } from "./store.js";
import { say } from "./texts.js";

export function showGuide(position) {
  const coach = byId("coach");
  coach.hidden = !setting("guide") || !position.asked || !position.guide;
  if (!coach.hidden) byId("coach-words").replaceChildren(...withRules(position.guide));
}

/** After a whole turn a newcomer knows the way; whoever wants more turns the coach on again. */
export function turnDone() {
  if (!setting("guide")) return;
  setSetting("guide", false);
  toast(say("coach-done"));
}

export function skipGuide() {
  setSetting("guide", false);
  byId("coach").hidden = true;
  byId("prompt").focus();
}
