// The rules at the table: loaded once when first wanted, searchable, opened from any rule id.

import { call } from "./api.js";
import { byId, h, isPiece, markup, near } from "./dom.js";
import { search } from "./rules.js";
import { language, say } from "./texts.js";

export class RulesDrawer {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {Element | null} */
    this.opener = null;
    byId("close-rules").addEventListener("click", () => this.close());
    byId("rules-search").addEventListener("input", () => search());
    document.addEventListener("click", (event) => {
      const link = near(event, "[data-rule-link]");
      if (link) this.open(link.dataset.ruleLink);
      const inside = near(event, "#rules-list a[href^='#']");
      if (!(inside instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      this.jump(inside.hash.slice(1));
    });
  }

  /** Opens the rules, at a rule or at the search. */
  async open(rule = "") {
    const drawer = byId("rules-drawer");
    if (drawer.hidden) this.opener = document.activeElement;
    drawer.hidden = false;
    document.body.classList.add("with-rules");
    await this.load();
    if (rule) this.jump(rule);
    else byId("rules-search").focus();
  }

  async load() {
    const list = byId("rules-list");
    if (list.dataset.loaded) return;
    try {
      const [primer, entries] = await Promise.all([
        call("GET", `/games/${this.game}/primer`),
        call("GET", `/games/${this.game}/rules`),
      ]);
      list.replaceChildren(...lesson(primer), ...chapters(entries));
      list.dataset.loaded = "yes";
    } catch (error) {
      list.replaceChildren(h("p", { class: "refusal" }, error.message));
    }
  }

  /** In another language the marks of the rules read otherwise. */
  forget() {
    delete byId("rules-list").dataset.loaded;
    if (!byId("rules-drawer").hidden) this.load();
  }

  /** @param {string} rule */
  jump(rule) {
    byId("rules-search").value = "";
    search();
    const entry = document.getElementById(rule);
    byId("rules-list").querySelector(".found")?.classList.remove("found");
    if (!entry) return byId("rules-list").focus();
    entry.classList.add("found");
    entry.tabIndex = -1;
    entry.focus({ preventScroll: true });
    entry.scrollIntoView({ block: "start" });
  }

  toggle() {
    if (byId("rules-drawer").hidden) this.open();
    else this.close();
  }

  /** Closes the rules; says whether they were open. */
  close() {
    const drawer = byId("rules-drawer");
    if (drawer.hidden) return false;
    drawer.hidden = true;
    document.body.classList.remove("with-rules");
    if (isPiece(document.activeElement)) document.activeElement.blur(); // else it stays in what is hidden until the browser paints, and takes the next key
    if (isPiece(this.opener)) this.opener.focus();
    if (document.activeElement === document.body) byId("prompt")?.focus();
    return true;
  }
}

/** @param {Wire.PrimerInfo} primer */
const lesson = (primer) => primer.html ? [h("section", { class: "primer", lang: primer.lang }, markup(primer.html))] : [];

/** @param {Wire.RuleInfo[]} entries */
function chapters(entries) {
  const parts = [];
  let chapter = null;
  for (const entry of entries) {
    if (entry.chapter !== chapter) parts.push(h("h3", {}, entry.chapter));
    chapter = entry.chapter;
    const element = h("div", { class: "rule-entry", id: entry.id });
    const lang = language();
    if (entry.debatable) element.append(h("span", { class: "badge", lang }, say("debatable")));
    element.append(markup(entry.html));
    if (entry.choice) element.append(h("p", { class: "faint", lang }, entry.choice));
    parts.push(element);
  }
  return parts;
}
