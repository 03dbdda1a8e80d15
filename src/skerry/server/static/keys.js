// Keys at the table. Single letters can be switched off, for people whose hands or software press them unmeant.

import { isTyping, near } from "./dom.js";
import { AGREE } from "./picks.js";
import { setting } from "./store.js";

/** @param {Record<string, Function>} actions choose, agree, undo, rules, text, skip, help, escape */
export function listenToKeys(actions) {
  /** @type {Record<string, Function>} */
  const letters = {
    u: () => actions.undo(false),
    U: () => actions.undo(true),
    [AGREE]: actions.agree,
    r: actions.rules,
    t: actions.text,
    s: actions.skip,
    "?": actions.help,
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !near(event, "dialog[open]")) actions.escape();
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyping(event)) return;
    if (!setting("shortcuts") || document.querySelector("dialog[open]")) return;
    if (letters[event.key]) letters[event.key]();
    else if (!actions.choose(event.key)) return;
    event.preventDefault();
  });
}
