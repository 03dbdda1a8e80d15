// What has changed since your last turn keeps a mark on the board until you act.

import { all, byId } from "./dom.js";
import { layer } from "./ghosts.js";
import { markPiece } from "./marking.js";
import { moved, places } from "./travel.js";

const MOST = 40; // where nearly everything is new, marks tell nothing

export class Changed {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Places | null} where everything was when the player had chosen for the last time */
    this.left = null;
    this.asked = false;
    this.seat = /** @type {number | null} */ (null);
  }

  /**
   * A new position: with the player's turn comes what the others have changed meanwhile.
   * @param {Known} position
   */
  show({ asked, seat, status }) {
    if (seat !== this.seat) this.left = null; // other eyes
    const begins = asked && !this.asked && seat === this.seat;
    if (!asked || status !== "running") this.clear();
    if (this.asked && !asked) this.left = places(this.board.svg());
    if (begins) this.mark();
    [this.asked, this.seat] = [asked, seat];
  }

  mark() {
    const svg = this.board.svg();
    if (!svg || !this.left) return;
    const now = places(svg);
    const before = this.left;
    const come = [...now].filter(([id, { box }]) => !before.has(id) && box.width > 0).map(([, place]) => place);
    const all = new Set([...moved(before, now).map(({ place }) => place), ...come]);
    if (all.size > MOST) return;
    const on = layer(svg, "changed");
    for (const { piece } of all) markPiece(on, piece);
  }

  /** The player has acted, or it is not their turn. */
  clear() {
    for (const old of all(byId("board"), ".changed")) old.remove();
  }
}
