// Your plan: what you still lack for what you are about, what presses most in one line, the rest on a click.

import { byId, h } from "./dom.js";
import { setting } from "./store.js";
import { sails } from "./voyage.js";

/** @param {Known} position */
export function showPlan(position) {
  const { plan } = position;
  byId("plan").hidden = !setting("guide") || !plan.length || sails(position);
  byId("plan-first").textContent = plan[0] ?? "";
  byId("plan-all").replaceChildren(...plan.map((line) => h("li", {}, line)));
}
