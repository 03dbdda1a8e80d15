// Tabs with the keys a screen reader's user expects: arrows go from one to the next.

import { byId } from "./dom.js";

/** @param {(panel: string) => void} opened is told the id of the panel that was opened */
export function listenToTabs(list, opened) {
  const tabs = [...list.querySelectorAll("[role=tab]")];
  const open = (tab) => {
    for (const one of tabs) {
      one.setAttribute("aria-selected", one === tab);
      one.tabIndex = one === tab ? 0 : -1;
      byId(one.getAttribute("aria-controls")).hidden = one !== tab;
    }
    opened(tab.getAttribute("aria-controls"));
  };
  for (const tab of tabs) tab.addEventListener("click", () => open(tab));
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    next.focus();
    open(next);
  });
}
