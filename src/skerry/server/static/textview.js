// The position as tables of words, for readers of text. What is the reader's own comes first.

import { h } from "./dom.js";

export function showText(element, sections) {
  const own = sections.filter((one) => one.own);
  const rest = sections.filter((one) => !one.own);
  element.replaceChildren(...[...own, ...rest].map(section));
  for (const part of element.children) makeScrollable(part);
}

function section({ title, heads, rows, own }, place) {
  const id = `text-${place}`;
  const head = heads.some(Boolean) && h("thead", {}, h("tr", {}, heads.map(headCell)));
  const body = h("tbody", {}, rows.map((row) => h("tr", {}, row.map(cell))));
  const table = rows.length > 0 && h("table", { "aria-labelledby": id }, head, body);
  return h("div", { class: own ? "text-section own" : "text-section" }, h("h2", { id }, title), table);
}

/** A table that is wider than the screen can be scrolled with the keyboard. */
function makeScrollable(part) {
  if (part.scrollWidth <= part.clientWidth) return;
  part.tabIndex = 0;
  part.setAttribute("role", "region");
  part.setAttribute("aria-labelledby", part.querySelector("h2").id);
}

const headCell = (text) => (text ? h("th", { scope: "col" }, text) : h("td"));

const cell = (text, column) => (column === 0 && text ? h("th", { scope: "row" }, text) : h("td", {}, text));
