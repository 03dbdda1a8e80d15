// Several people at one screen: a curtain falls before the cards of another of them are shown. Where a game hides
// nothing, the board just turns to the next player.

import { byId } from "./dom.js";
import { say } from "./texts.js";

export class Curtain {
  /**
   * @param {() => number[]} local the seats of this screen
   * @param {(seat: number) => void} opened
   */
  constructor(local, opened) {
    this.local = local;
    this.opened = opened;
    /** @type {number | null} */
    this.seat = null;
    /** @type {number | null} */
    this.waiting = null;
    byId("curtain-open").addEventListener("click", () => this.open());
    byId("curtain").addEventListener("cancel", (event) => event.preventDefault());
  }

  /**
   * Must this position stay hidden? Then the curtain falls for the seat that is next.
   * @param {Known} position
   */
  hides(position) {
    if (this.local().length < 2 || position.status !== "running") return this.lift();
    const next = this.next(position);
    if (next === null || next === this.seat) return position.seat !== this.seat || this.lift();
    if (!position.hides) return this.turnTo(next, position.seat);
    this.fall(next, position.names[next]);
    return true;
  }

  /**
   * Whose decision it is, if that is someone at this screen; otherwise the one who looked last goes on looking.
   * @param {Known} position
   */
  next(position) {
    if (position.asked) return position.seat;
    const turn = position.seats.find((seat) => seat.turn && this.local().includes(seat.seat));
    return turn?.seat ?? this.seat ?? position.seat;
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  fall(seat, name) {
    this.waiting = seat;
    byId("curtain-title").textContent = say("curtain", { name });
    byId("curtain-open").textContent = say("curtain-open", { name });
    document.body.classList.add("curtained");
    if (!this.isDown()) byId("curtain").showModal();
  }

  /**
   * Looks on from the seat that is next; until its board is there, what there is stays.
   * @param {number} next
   * @param {number | null} shown
   */
  turnTo(next, shown) {
    this.seat = next;
    if (shown === next) return this.lift();
    this.opened(next);
    return true;
  }

  /** The curtain stays until their own cards are there: behind it are still those of the one before. */
  open() {
    this.seat = this.waiting;
    if (this.seat !== null) this.opened(this.seat);
  }

  isDown() {
    return byId("curtain").open;
  }

  lift() {
    if (this.isDown()) byId("curtain").close();
    document.body.classList.remove("curtained");
    return false;
  }
}
