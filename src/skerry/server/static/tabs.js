// Tabs with the keys a screen reader's user expects: arrows go from one to the next.

import { all, byId } from "./dom.js";

/**
 * @param {HTMLElement} list
 * @param {(panel: string) => void} opened is told the id of the panel that was opened
 */
export function listenToTabs(list, opened) {
  const tabs = all(list, "[role=tab]");
  const panel = (/** @type {Piece} */ tab) => tab.getAttribute("aria-controls") ?? "";
  const open = (/** @type {Piece} */ tab) => {
    for (const one of tabs) {
      one.setAttribute("aria-selected", String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
      byId(panel(one))?.toggleAttribute("hidden", one !== tab);
    }
    opened(panel(tab));
  };
  for (const tab of tabs) tab.addEventListener("click", () => open(tab));
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.findIndex((tab) => tab === document.activeElement) + step + tabs.length) % tabs.length];
    next.focus();
    open(next);
  });
}
