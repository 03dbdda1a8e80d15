// What the scripts say. The server puts the texts of the page's language into the page, so nothing is loaded for them.

import { all } from "./dom.js";

let texts = read(document);

/**
 * @param {Document} page
 * @returns {Record<string, string>}
 */
function read(page) {
  return JSON.parse(page.getElementById("texts")?.textContent || "{}");
}

/**
 * A text of the page's language with its values: say("turn-of", {name: "Ann"}).
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const text = texts[`js.${key}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * One of two texts, by number: count("free-seats", 3) says "free-seats-many".
 * @param {string} key
 * @param {number} number
 */
export const count = (key, number) => say(`${key}-${number === 1 ? "one" : "many"}`, { count: number });

export const language = () => document.documentElement.lang;

/**
 * Later pages come in this language too.
 * @param {string} lang
 */
export function rememberLanguage(lang) {
  document.cookie = `lang=${lang}; path=/; max-age=31536000; SameSite=Lax`;
}

/**
 * Another language without a reload: the texts are taken from the same page in that language, and everything that the
 * page marks with the key of its text is written anew.
 * @param {string} lang
 */
export async function switchLanguage(lang) {
  const answer = await fetch(`${location.pathname}?lang=${lang}`);
  if (!answer.ok) return;
  texts = read(new DOMParser().parseFromString(await answer.text(), "text/html"));
  document.documentElement.lang = lang;
  rememberLanguage(lang);
  for (const element of all(document, "[data-t]")) {
    element.textContent = texts[element.dataset.t ?? ""];
  }
  for (const element of all(document, "[data-t-label]")) {
    element.setAttribute("aria-label", texts[element.dataset.tLabel ?? ""]);
  }
}
