// Every page but the table: the languages at its head, and the settings.

import { all } from "./dom.js";
import { listenToSettings } from "./settings.js";
import { rememberLanguage } from "./texts.js";

/**
 * What stands behind the # of an address, such as a position of a replay, is kept when the language changes.
 * @param {string} lang
 */
function inLanguage(lang) {
  rememberLanguage(lang);
  return `?lang=${lang}${location.hash}`;
}

for (const link of all(document, "a[data-lang]")) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  const lang = link.dataset.lang ?? "";
  link.addEventListener("click", () => { link.href = inLanguage(lang); });
}

listenToSettings(() => {}, (lang) => location.assign(inLanguage(lang)));
