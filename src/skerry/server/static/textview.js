// The position as tables of words, for readers of text. What is the reader's own comes first.

import { h } from "./dom.js";

/**
 * @param {HTMLElement} element
 * @param {Wire.TextSection[] | Record<string, Wire.TextSection>} told
 */
export function showText(element, told) {
  const sections = Object.values(told);
  const own = sections.filter((one) => one.own);
  const rest = sections.filter((one) => !one.own);
  const parts = [...own, ...rest].map(section);
  element.replaceChildren(...parts);
  for (const part of parts) makeScrollable(part);
}

/**
 * @param {Wire.TextSection} section
 * @param {number} place
 */
function section({ title, heads, rows, own }, place) {
  const id = `text-${place}`;
  const head = heads.some(Boolean) && h("thead", {}, h("tr", {}, heads.map(headCell)));
  const body = h("tbody", {}, rows.map((row) => h("tr", {}, row.map(cell))));
  const table = rows.length > 0 && h("table", { "aria-labelledby": id }, head, body);
  return h("div", { class: own ? "text-section own" : "text-section" }, h("h2", { id }, title), table);
}

/**
 * A table that is wider than the screen can be scrolled with the keyboard.
 * @param {HTMLElement} part
 */
function makeScrollable(part) {
  if (part.scrollWidth <= part.clientWidth) return;
  part.tabIndex = 0;
  part.setAttribute("role", "region");
  part.setAttribute("aria-labelledby", part.querySelector("h2")?.id ?? "");
}

/** @param {string} text */
const headCell = (text) => (text ? h("th", { scope: "col" }, text) : h("td"));

/**
 * @param {string} text
 * @param {number} column
 */
const cell = (text, column) => (column === 0 && text ? h("th", { scope: "row" }, text) : h("td", {}, text));
