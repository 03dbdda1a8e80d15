// What the scripts say. The server puts the texts of the page's language into the page, so nothing is loaded for them.

import { all } from "./dom.js";

let texts = read(document);

/**
 * A text is a string with {name} for a value, or a list of such strings, of numbers written as the language does, and of
 * variants that a value chooses between.
 * @typedef {{ number: string, options: Intl.NumberFormatOptions }} Count
 * @typedef {{ by: string, of: Record<string, Text>, default: string }} Variants
 * @typedef {string | (string | Count | Variants)[]} Text
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
  if (typeof text !== "string") return text.map((part) => partTold(part, values)).join("");
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * @param {string | Count | Variants} part
 * @param {Record<string, string | number>} values
 */
function partTold(part, values) {
  if (typeof part === "string") return told(part, values);
  return "number" in part ? counted(values[part.number] ?? "", part.options) : told(variant(part, values), values);
}

/**
 * A number with the signs of the language.
 * @param {string | number} value
 * @param {Intl.NumberFormatOptions} options
 */
function counted(value, options) {
  return typeof value === "number" ? new Intl.NumberFormat(locales(), options).format(value) : value;
}

/**
 * The variant for a value: the one for this number or word, the one for its plural form, or the usual one.
 * @param {Variants} variants
 * @param {Record<string, string | number>} values
 * @returns {Text}
 */
function variant({ by, of, default: usual }, values) {
  const value = values[by] ?? 0;
  const form = typeof value === "number" ? new Intl.PluralRules(locales()).select(value) : "";
  return of[value || "none"] ?? of[value] ?? of[form] ?? of[usual] ?? "";
}

/** The language of the page, by the name of its folder. */
export const language = () => document.documentElement.dataset.language ?? "en";

/**
 * How the page counts and writes numbers and times: as its language does, or as English where the browser does not know
 * that one.
 */
export function locales() {
  try {
    return Intl.getCanonicalLocales([document.documentElement.lang, "en"]);
  } catch {
    return ["en"];
  }
}

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
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  texts = read(page);
  document.documentElement.lang = page.documentElement.lang;
  document.documentElement.dataset.language = lang;
  rememberLanguage(lang);
  for (const element of all(document, "[data-t]")) {
    element.textContent = say(element.dataset.t ?? "");
  }
  for (const element of all(document, "[data-t-label]")) {
    element.setAttribute("aria-label", say(element.dataset.tLabel ?? ""));
  }
}
