// Every page but the table: the choice of language and theme at its head.

import { all, byId } from "./dom.js";
import { setSetting, setting } from "./store.js";
import { rememberLanguage, say } from "./texts.js";

/** @type {Settings["theme"][]} */
const THEMES = ["auto", "light", "dark"];

export function applyTheme() {
  const theme = setting("theme");
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function nextTheme() {
  setSetting("theme", THEMES[(THEMES.indexOf(setting("theme")) + 1) % THEMES.length]);
  applyTheme();
  nameTheme();
}

function nameTheme() {
  const button = byId("theme");
  button.dataset.shown = setting("theme");
  button.setAttribute("aria-label", say(`theme-${setting("theme")}`));
  button.title = say(`theme-${setting("theme")}`);
}

if (byId("theme")) {
  byId("theme").addEventListener("click", nextTheme);
  nameTheme();
}

// What stands behind the # of an address, such as a position of a replay, is kept when the language changes.
for (const link of all(document, "a[data-lang]")) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  const lang = link.dataset.lang ?? "";
  link.addEventListener("click", () => {
    rememberLanguage(lang);
    link.href = `?lang=${lang}${location.hash}`;
  });
}
