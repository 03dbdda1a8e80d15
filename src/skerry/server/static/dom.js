// Making elements. Text is always put in as text; only markup from our own server is put in as markup.

const SVG = "http://www.w3.org/2000/svg";

/** What a click does something with at the table. */
export const CHOOSABLE = "[data-move], [data-pick], [data-put-back]";

/**
 * The word that a piece or a button is about.
 * @param {Piece} piece
 */
export const wordOf = ({ dataset }) => dataset.move ?? dataset.pick ?? dataset.putBack ?? dataset.word;

const DEPTH = 9; // lists of lists in what an element is made of

/**
 * @param {any} child
 * @returns {child is Node | string}
 */
const isThere = (child) => child !== undefined && child !== null && child !== false;

/**
 * An element: h("button", {class: "main", onclick: play}, "Play"). Nothing, null and false are left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} properties
 * @param {...Content} children
 */
export const h = (tag, properties = {}, ...children) => filled(document.createElement(tag), properties, children);

/**
 * The same within a drawing: svgElement("path", {d: "M0 0H9"}).
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} properties
 * @param {...Content} children
 */
export const svgElement = (tag, properties = {}, ...children) => filled(document.createElementNS(SVG, tag), properties, children);

/**
 * @template {Element} Made
 * @param {Made} element
 * @param {Record<string, any>} properties
 * @param {Content[]} children
 */
function filled(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(DEPTH).filter(isThere));
  return element;
}

/**
 * An element by its id. What the page brings along is there; of what scripts have made, nobody knows.
 * @template {string} Id
 * @param {Id} id
 * @returns {Id extends keyof PageElements ? PageElements[Id] : HTMLElement | null}
 */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * Puts something away; if it had the focus, a player at the keyboard goes on at what is asked.
 * @param {HTMLElement} element
 */
export function putAway(element) {
  const focused = element.contains(document.activeElement);
  element.hidden = true;
  if (focused) byId("prompt").focus({ preventScroll: true });
}

/**
 * The face of a bot; the page has it as a symbol.
 * @param {string} bot
 */
export function portrait(bot) {
  return svgElement("svg", { class: "portrait", "aria-hidden": "true" }, svgElement("use", { href: `#bot-${bot}` }));
}

/** What the page says about itself: its table, its game, its title. */
export const pageData = () => /** @type {Record<"table" | "game" | "title" | "edition", string>} */ ({ ...document.body.dataset });

/**
 * Where something happened: the innermost element around it that the selector means.
 * @param {Event} event
 * @param {string} selector
 * @returns {Piece | null}
 */
export const near = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);

/**
 * All elements inside of another that the selector means.
 * @param {ParentNode} within
 * @param {string} selector
 * @returns {Piece[]}
 */
export const all = (within, selector) => [...within.querySelectorAll(selector)].filter(isPiece);

/**
 * @param {Element | null} element
 * @returns {element is Piece}
 */
export const isPiece = (element) => element instanceof HTMLElement || element instanceof SVGElement;

/**
 * Markup of our own server as elements.
 * @param {string} text
 */
export function markup(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content;
}

const FIELDS = "input:not([type=checkbox]):not([type=radio]), textarea, select";

/**
 * Does this key press go into a field, or into a dialog that has its own keys? A closed one may keep the focus.
 * @param {Event} event
 */
export const isTyping = (event) => near(event, `${FIELDS}, dialog[open]`) !== null;

/**
 * Gives the visitor a file to keep.
 * @param {File} file
 */
export function keep(file) {
  const address = URL.createObjectURL(file);
  h("a", { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Puts a text on the clipboard and says so on the button for a moment.
 * @param {string} text
 * @param {Element} button
 * @param {string} done
 */
export async function copy(text, button, done) {
  const label = button.querySelector("[data-t]") ?? button;
  const before = label.textContent;
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copyByHand(text);
  label.textContent = done;
  setTimeout(() => { label.textContent = before; }, 2000);
}

/**
 * On a page without encryption, as in a local network, browsers copy only what is selected.
 * @param {string} text
 */
function copyByHand(text) {
  const field = h("textarea", { class: "unseen" });
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
