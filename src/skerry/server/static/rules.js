// Searching the rules, on their own page and in the drawer at the table.

import { byId } from "./dom.js";
import { say } from "./texts.js";

/** Leaves only what contains every word that was typed. */
export function search() {
  const words = byId("rules-search").value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  /** @type {HTMLElement | null} */
  let heading = null;
  for (const part of /** @type {Iterable<HTMLElement>} */ (byId("rules-list").children)) {
    if (!part.classList.contains("rule-entry")) {
      heading = part;
      heading.hidden = words.length > 0;
      continue;
    }
    const text = `${part.id} ${part.textContent}`.toLocaleLowerCase();
    part.hidden = !words.every((word) => text.includes(word));
    if (part.hidden) continue;
    found += 1;
    if (heading) heading.hidden = false;
  }
  byId("rules-found").textContent = words.length ? say("rules-found", { count: found }) : "";
}

// At the table the drawer listens; on the page nobody else does.
if (!byId("rules-drawer") && byId("rules-search")) byId("rules-search").addEventListener("input", search);
