// What has changed since your last turn keeps a mark on the board until you act.

import { layer, liftLayer } from "./ghosts.js";
import { markPiece } from "./marking.js";
import { moved, pieces, places } from "./travel.js";

const MOST = 40; // where nearly everything is new, marks tell nothing
const MINE = "[data-zone=mine]"; // what changes there, the player has changed

export class Changed {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Places | null} where everything was when the player had chosen for the last time */
    this.left = null;
    this.asked = false;
    this.since = -1; // the line of the log after the player's last choice
    this.seat = /** @type {number | null} */ (null);
  }

  /**
   * A new position: with the player's turn comes what the others have changed meanwhile.
   * @param {Shown} position
   */
  show({ asked, seat, since, lines }) {
    if (seat !== this.seat) this.left = null; // other eyes
    const others = lines.slice(since).some((line) => line.seat >= 0 && line.seat !== seat);
    const begins = asked && others && since !== this.since && seat === this.seat;
    if (!asked) this.clear();
    if (this.asked && !asked) this.left = places(this.board.svg());
    if (begins) this.mark();
    if (begins || !asked) this.since = asked ? since : -1;
    [this.asked, this.seat] = [asked, seat];
  }

  /** The player acts. What the others do may come together with what comes of it, so this is where all of it begins. */
  acted() {
    this.clear();
    this.left = places(this.board.svg());
  }

  mark() {
    const svg = this.board.svg();
    if (!svg || !this.left) return;
    const { was: before, is: now } = pieces(this.left, places(svg));
    const come = [...now].filter(([id, { box }]) => !before.has(id) && box.width > 0).map(([, place]) => place);
    const found = [...new Set([...moved(before, now).map(({ place }) => place), ...come])];
    const theirs = found.filter(({ piece }) => !piece.closest(MINE));
    if (theirs.length > MOST) return;
    const on = layer(svg, "changed");
    for (const { piece } of theirs) markPiece(on, piece);
  }

  /** It is not the player's turn, or they have acted. */
  clear() {
    liftLayer(this.board.svg(), "changed");
  }
}
