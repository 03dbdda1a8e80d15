// A choice of many parts: what is picked of it, what it comes to, and one button that agrees to all of it.

import { sentence } from "./cite.js";
import { byId, h } from "./dom.js";
import { setting } from "./store.js";
import { say } from "./texts.js";

export const AGREE = "c"; // the key that confirms
const TYPED = 4; // from this number on, one can be typed as well

export class Picks {
  /**
   * @param {{pick: (word: string, count?: number) => void, putBack: (word?: string) => void, playAll: (words: string[]) => void}} actions
   */
  constructor(actions) {
    this.actions = actions;
    /** @type {Wire.DraftInfo | null} */
    this.draft = null;
    byId("draft-yes").addEventListener("click", () => this.confirm());
    byId("draft-back").addEventListener("click", () => actions.putBack());
  }

  /** Draws what is picked of the draft, if one is begun. */
  show() {
    const { draft } = this;
    byId("draft").hidden = !draft?.begun;
    byId("decide").classList.toggle("drafting", this.begun());
    if (!draft?.begun) return;
    const { sum, words, ends, binds } = draft;
    const whole = words.length > 0;
    byId("draft-sum").replaceChildren(...(sum.text || !whole ? sentence(sum) : [say("draft-whole")]));
    byId("draft-yes").disabled = !whole;
    const key = setting("shortcuts") && h("kbd", { "aria-hidden": "true" }, AGREE);
    byId("draft-yes").replaceChildren(...[key || "", say(ends ? "draft-ends" : "draft-yes")]);
    byId("draft-binds").textContent = binds && !(ends && binds === "chance") ? say(`binds-${binds}`) : "";
  }

  /** Are there picks that are not agreed to yet? */
  begun() {
    return this.draft?.begun ?? false;
  }

  all() {
    return this.draft?.picks ?? [];
  }

  /** @param {string} word */
  find(word) {
    return this.all().find((part) => part.word === word);
  }

  /**
   * One more; where no more is possible, all of it is put back, so that any number can be reached with one key.
   * @param {Wire.PickInfo} part
   */
  toggle({ word, picked, most }) {
    if (picked < most) this.actions.pick(word);
    else this.actions.pick(word, 0);
  }

  /** Can what is picked be agreed to? */
  whole() {
    return this.begun() && (this.draft?.words.length ?? 0) > 0;
  }

  confirm() {
    if (this.draft && this.whole()) this.actions.playAll(this.draft.words);
  }

  /**
   * A part with what is needed to count it.
   * @param {Wire.PickInfo} part
   * @param {Element | false} key
   */
  row(part, key) {
    const { word, label, does, picked, most } = part;
    const many = most > 1 && say("pick-count", { picked, most });
    const plus = most > 1 && h("span", { class: "plus", "aria-hidden": "true" }, "+");
    const words = h("span", { class: "move-words" }, h("b", {}, plus, label), many && h("small", {}, many), does && h("small", {}, does));
    const choose = () => this.toggle(part);
    const more = h("button", { type: "button", class: "move pick", "data-word": word, "aria-pressed": String(picked > 0), "data-full": picked >= most, onclick: choose }, key, words);
    return h("span", { class: "pick-row" }, picked > 0 && most > 1 && this.less(part), most >= TYPED && this.number(part), more);
  }

  /** @param {Wire.PickInfo} part */
  less({ word, label }) {
    const name = say("pick-less", { part: label });
    return h("button", { type: "button", class: "less", "data-less": word, "aria-label": name, onclick: () => this.actions.putBack(word) }, "−");
  }

  /** @param {Wire.PickInfo} part */
  number({ word, label, picked, most }) {
    const field = h("input", { type: "number", min: 0, max: most, value: picked, inputmode: "numeric", "data-number": word, "aria-label": say("pick-number", { part: label }) });
    field.addEventListener("change", () => {
      const count = Math.max(0, Math.min(most, Math.round(field.valueAsNumber || 0)));
      this.actions.pick(word, count);
    });
    return field;
  }
}
