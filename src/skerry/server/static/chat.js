// Chat at a table. Anyone can be muted, and all of it can be hidden, in this browser only.

import { byId, h } from "./dom.js";
import { seatMark } from "./marks.js";
import { isMuted, setting } from "./store.js";
import { locales, say } from "./texts.js";

export class ChatPanel {
  /**
   * @param {string} table
   * @param {(text: string) => void} speak
   */
  constructor(table, speak) {
    this.table = table;
    /** @type {Wire.ChatLine[]} */
    this.lines = [];
    /** @type {number | undefined} of the lines that were read; nobody has looked yet */
    this.read = undefined;
    byId("chat-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = byId("chat-text").value.trim();
      byId("chat-text").value = "";
      if (text) speak(text);
    });
  }

  /**
   * Takes new lines; gives back those by others that were not there before, as far as they are to be seen.
   * @param {Known} position
   */
  take(position) {
    const { on, from, lines } = position.chat;
    this.lines = [...this.lines.slice(0, from), ...lines];
    const told = this.told ?? this.lines.length;
    this.told = this.lines.length;
    this.on = on;
    this.seat = position.seat;
    this.read ??= this.lines.length;
    this.show();
    return this.lines.slice(told).filter((line) => line.seat !== position.seat && this.isSeen(line));
  }

  /** @param {Wire.ChatLine} line */
  isSeen(line) {
    return setting("chat") && !isMuted(this.table, line.name);
  }

  show() {
    const shown = this.lines.filter((line) => this.isSeen(line));
    const list = byId("chat-lines");
    list.replaceChildren(...shown.map((line) => this.line(line)));
    list.hidden = shown.length === 0;
    const off = this.off();
    byId("chat-off").textContent = off;
    byId("chat-off").hidden = off === "";
    byId("chat-form").hidden = !this.on || this.seat === null || !setting("chat");
    this.showUnread();
  }

  off() {
    if (!this.on) return say("chat-is-off");
    if (!setting("chat")) return say("chat-is-hidden");
    if (this.seat === null) return say("chat-watching");
    return this.lines.length ? "" : say("chat-empty");
  }

  /** @param {Wire.ChatLine} line */
  line({ seat, name, text, time }) {
    const when = new Date(time * 1000).toLocaleTimeString(locales(), { hour: "2-digit", minute: "2-digit" });
    const mark = seat >= 0 && seat !== null ? seatMark(seat, name) : null;
    return h("li", {}, mark, h("span", {}, h("b", {}, name), " ", h("small", { class: "faint" }, when), h("br"), text));
  }

  showUnread() {
    if (!byId("panel-chat").hidden) this.read = this.lines.length;
    const unread = this.lines.slice(this.read).filter((line) => line.seat !== this.seat && this.isSeen(line)).length;
    byId("unread").textContent = unread ? ` (${unread})` : "";
  }
}
