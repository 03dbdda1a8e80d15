// Positions are shown one after another, so that a player can follow what the others did; skipping goes to the last.
// Who wants no movement is shown where the others have come to, not every step on the way.

import { setting } from "./store.js";

const PAUSES = { slow: 1800, normal: 950, fast: 400, off: 0 };
const FULL = 8;
const MOMENT = 150; // ms that others' choices are gathered for who wants no movement, and longer
const SHARE = 4; // where drawing is slow, it takes this fraction of the time: one in four

export const still = () => setting("speed") === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage {
  /**
   * @param {(position: Shown, duration: number, before: Shown | null) => void} show draws a position, with that many ms of movement
   * @param {(waiting: number) => void} queued is told how many positions are still to be shown
   */
  constructor(show, queued) {
    this.show = show;
    this.queued = queued;
    /** @type {Shown[]} */
    this.queue = [];
    /** @type {Shown | null} */
    this.shown = null;
    this.busy = false;
    /** @type {number | null} */
    this.gathering = null;
    this.timer = 0;
    this.own = false; // the player has chosen, and waits to see what came of it
    this.took = 0; // ms, the last drawing
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  /** @param {Shown} position */
  push(position) {
    if (this.queue.at(-1)?.at === position.at) this.queue.pop();
    const nothingNew = this.queue.length === 0 && this.shown?.at === position.at; // someone spoke or came
    if (nothingNew) return this.draw(position, 0);
    this.queue.push(position);
    if (!this.shown) this.skip();
    else if (document.hidden || PAUSES[setting("speed")] === 0) this.gather(position);
    else if (!this.busy) this.next();
    this.queued(this.gathers() ? 0 : this.queue.length);
  }

  /**
   * Where nobody follows step by step, drawing every step would only cost time: bots say many words in a second.
   * @param {Shown} position
   */
  gather({ asked, over }) {
    if (asked || over || this.own) this.skip();
    else this.gathering ??= setTimeout(() => this.skip(), Math.max(MOMENT, (SHARE - 1) * this.took));
  }

  /** Is there something newer than what is shown, which will be shown in a moment? */
  gathers() {
    return this.gathering !== null;
  }

  /** The player has chosen: what comes next is shown at once. */
  acted() {
    this.rest();
    this.own = true;
  }

  /** The player has seen enough of the position that is shown. */
  rest() {
    clearTimeout(this.timer);
    clearTimeout(this.gathering ?? 0);
    this.gathering = null;
    this.busy = false;
  }

  next() {
    clearTimeout(this.timer);
    const position = this.queue.shift();
    this.busy = position !== undefined;
    if (!position) return;
    const seen = this.shown?.board === position.board;
    const pause = this.pause();
    this.draw(position, still() ? 0 : pause * 0.6);
    this.timer = setTimeout(() => this.next(), seen ? 0 : pause);
    this.queued(this.queue.length);
  }

  /** When much has happened, it goes by faster. */
  pause() {
    return PAUSES[setting("speed")] * Math.min(1, FULL / (this.queue.length + 1));
  }

  /** Shows the last position at once. */
  skip() {
    this.rest();
    const position = this.queue.pop();
    this.queue = [];
    if (position) this.draw(position, 0);
    this.queued(0);
  }

  /** The next position is that of other eyes or another language: nothing travels to it. */
  forget() {
    this.rest();
    this.queue = [];
    this.shown = null;
  }

  /**
   * @param {Shown} position
   * @param {number} duration
   */
  draw(position, duration) {
    const before = this.shown;
    const begun = performance.now();
    this.own = false;
    this.shown = position;
    this.show(position, duration, before);
    this.took = performance.now() - begun;
  }
}
