// Sentences and the rules behind them.

import { h } from "./dom.js";
import { say } from "./texts.js";

const RULE = /\b[A-Z]{3}-[A-Z]?\d+\b/g;

/**
 * A text in which every rule id is a button that opens the rule.
 * @param {string} text
 */
export function withRules(text) {
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(RULE)) {
    parts.push(text.slice(end, found.index), ruleLink(found[0]));
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)];
}

/**
 * A button that opens a rule; the keeper of the rules listens for `data-rule-link`.
 * @param {string} rule
 */
const ruleLink = (rule) => h("button", { type: "button", class: "rule-link", "data-rule-link": rule }, rule);

/**
 * The same as a small mark, for those who want to know by which rule.
 * @param {string} rule
 */
function ruleMark(rule) {
  const name = say("rule", { rule });
  return h("button", { type: "button", class: "rule-link mark", "data-rule-link": rule, title: name, "aria-label": name }, "§");
}

/**
 * A sentence and a mark for its rule, unless the sentence names it already. The mark stays beside the last word.
 * @param {Wire.Told} told
 */
export function sentence({ text, rule }) {
  if (!rule || text.includes(rule)) return withRules(text);
  const last = text.lastIndexOf(" ") + 1;
  return [...withRules(text.slice(0, last)), h("span", { class: "unbroken" }, withRules(text.slice(last)), " ", ruleMark(rule))];
}
