// What the scripts say. The server puts the texts of the page's language into the page, so nothing is loaded for them.

import { all } from "./dom.js";

let texts = read(document);

/**
 * A text is a string with {name} for a value, or a list of such strings and of variants that a value chooses between.
 * @typedef {{ by: string, of: Record<string, Text>, default: string }} Variants
 * @typedef {string | (string | Variants)[]} Text
 */

/**
 * @param {Document} page
 * @returns {Record<string, Text>}
 */
function read(page) {
  return JSON.parse(page.getElementById("texts")?.textContent || "{}");
}

/**
 * A text of the page's language with its values: say("turn-of", {name: "Ann"}).
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export const say = (key, values = {}) => told(texts[key] ?? key, values);

/**
 * @param {Text} text
 * @param {Record<string, string | number>} values
 * @returns {string}
 */
function told(text, values) {
  if (typeof text !== "string") return text.map((part) => told(variant(part, values), values)).join("");
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * The variant for a value: the one for this number or word, the one for its plural form, or the usual one.
 * @param {string | Variants} part
 * @param {Record<string, string | number>} values
 * @returns {Text}
 */
function variant(part, values) {
  if (typeof part === "string") return part;
  const value = values[part.by] ?? 0;
  const form = typeof value === "number" ? new Intl.PluralRules(language()).select(value) : "";
  return part.of[value || "none"] ?? part.of[value] ?? part.of[form] ?? part.of[part.default] ?? "";
}

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
    element.textContent = say(element.dataset.t ?? "");
  }
  for (const element of all(document, "[data-t-label]")) {
    element.setAttribute("aria-label", say(element.dataset.tLabel ?? ""));
  }
}
