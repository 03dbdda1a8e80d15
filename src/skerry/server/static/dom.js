// Making elements. Text is always put in as text; only markup from our own server is put in as markup.

/** An element: h("button", {class: "main", onclick: play}, "Play"). Nothing, null and false are left out. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  const there = children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false);
  element.append(...there);
  return element;
}

export const byId = (id) => document.getElementById(id);

/** Markup of our own server as elements. */
export function markup(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content;
}

const FIELDS = "input:not([type=checkbox]):not([type=radio]), textarea, select";

/** Does this key press go into a field, or into a dialog that has its own keys? A closed one may keep the focus. */
export const isTyping = (event) => Boolean(event.target.closest?.(`${FIELDS}, dialog[open]`));

const RULE = /\b[A-Z]{3}-[A-Z]?\d+\b/g;

/** A text in which every rule id is a button that opens the rule. */
export function withRules(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(RULE)) {
    parts.push(text.slice(end, found.index), ruleLink(found[0]));
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)];
}

/** A button that opens a rule; whoever keeps the rules listens for `data-rule-link`. */
const ruleLink = (rule) => h("button", { type: "button", class: "rule-link", "data-rule-link": rule }, rule);

/** A sentence and its rule, unless the sentence names it already. */
export function sentence({ text, rule }) {
  return rule && !text.includes(rule) ? [...withRules(text), " ", ruleLink(rule)] : withRules(text);
}

/** Puts a text on the clipboard and says so on the button for a moment. */
export async function copy(text, button, done) {
  const label = button.querySelector("[data-t]") ?? button;
  const before = label.textContent;
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copyByHand(text);
  label.textContent = done;
  setTimeout(() => { label.textContent = before; }, 2000);
}

/** On a page without encryption, as in a local network, browsers copy only what is selected. */
function copyByHand(text) {
  const field = h("textarea", { class: "unseen" });
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** Is there room beside the board? On a phone, what need not be seen at once stays closed. */
export const isRoomy = () => matchMedia("(min-width: 700px)").matches;
