// The review of a finished game: everyone's chances, the turning points, and what else could have been done.

import { call } from "./api.js";
import { byId, h, markup } from "./dom.js";
import { ownSeats } from "./store.js";
import { say } from "./texts.js";

const AGAIN = 1500;
const MUCH = 3; // percentage points that a better move would have brought

export class Review {
  /**
   * @param {string} table
   * @param {MediaQueryList} narrow
   * @param {{branch: (at: number, seat: number) => Promise<void>, told: () => void}} actions
   */
  constructor(table, narrow, actions) {
    this.table = table;
    this.narrow = narrow;
    this.actions = actions;
    /** @type {Wire.ReviewDecision[]} */
    this.decisions = [];
    /** @type {number[]} */
    this.turning = []; // where the game turned
    /** @type {string[]} */
    this.names = [];
    /** @type {HTMLElement | null} */
    this.left = null; // the link that led to the board
    byId("review-start").addEventListener("click", () => this.ask("POST"));
    byId("review-seat").addEventListener("change", () => this.showDecisions());
    byId("review-every").addEventListener("change", () => this.showDecisions());
  }

  /**
   * Looks how far it is, or has it begun.
   * @param {string} [method]
   */
  async ask(method = "GET") {
    try {
      this.show(await call(method, `/tables/${this.table}/review`, { query: { narrow: this.narrow.matches } }));
    } catch (error) {
      if (error.key !== "review-alone") this.refuse(error);
    }
  }

  /** @param {Error} error */
  refuse(error) {
    byId("review").hidden = false;
    byId("review-refusal").textContent = error.message;
  }

  /** @param {Wire.Review} review */
  show(review) {
    const { done, all, running } = review;
    const found = done === all;
    byId("review").hidden = false;
    byId("review-refusal").textContent = "";
    byId("review-begin").hidden = found || running;
    byId("review-work").hidden = found || !running;
    byId("review-progress").max = all;
    byId("review-progress").value = done;
    byId("review-stand").textContent = say("review-stand", { done, all });
    byId("review-found").hidden = !found;
    if (found) this.tell(review);
    else if (running) setTimeout(() => this.ask(), AGAIN);
  }

  /** @param {Wire.Review} review */
  tell(review) {
    this.decisions = review.decisions;
    this.turning = review.turns.map(({ at }) => at);
    this.names = review.names;
    byId("review-curve").replaceChildren(markup(review.curve));
    byId("review-names").append(...review.names.map((name) => h("th", { scope: "col" }, name)));
    byId("review-rows").replaceChildren(...review.rows.map(row));
    byId("review-turns").replaceChildren(...review.turns.map(turn));
    if (!review.turns.length) byId("review-turns").replaceWith(h("p", {}, say("review-no-turns")));
    this.showSeats();
    this.showDecisions();
    this.actions.told();
  }

  /** Those who chose something; the first is the one who looks. */
  showSeats() {
    const seats = [...new Set(this.decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
    const own = ownSeats(this.table).find((seat) => seats.includes(seat));
    const option = (/** @type {number} */ seat) => h("option", { value: seat, selected: seat === own }, this.names[seat]);
    byId("review-seat").replaceChildren(...seats.map(option));
    byId("review-whose").hidden = seats.length < 2;
  }

  showDecisions() {
    const seat = Number(byId("review-seat").value);
    const every = byId("review-every").checked;
    const own = this.decisions
      .filter((decision) => decision.seat === seat)
      .filter((decision) => every || decision.other_chance - decision.chance >= MUCH);
    const items = own.map((decision) => this.decision(decision));
    byId("review-decisions").replaceChildren(...(items.length ? items : [h("li", {}, say("review-none"))]));
  }

  /**
   * What was chosen at a place and what else could have been, or nothing.
   * @param {number | null} at
   * @param {number | null} seat
   */
  words(at, seat) {
    const found = this.decisions.find((decision) => decision.at === at && decision.seat === seat);
    if (!found) return "";
    const { played, chance, other, other_chance: better } = found;
    const instead = { move: other, chance: better };
    return `${say("review-played", { move: played, chance })} ${say(better > chance ? "review-better" : "review-best", instead)}`;
  }

  /** From the board to the decision that was looked at. */
  comeBack() {
    const there = this.left?.isConnected ? this.left : byId("review");
    there.scrollIntoView({ block: "center" });
    there.focus({ preventScroll: true });
  }

  /** @param {Wire.ReviewDecision} decision */
  decision(decision) {
    const { at, seat, heading, played, chance, other, other_chance: better } = decision;
    const lost = better - chance;
    const words = lost > 0
      ? [h("b", {}, say("review-better", { move: other, chance: better })), " ",
        h("span", { class: "badge" }, `+${say("review-points", { points: lost })}`)]
      : say("review-best", { move: other, chance: better });
    return h("li", { class: lost > 0 ? "lost" : null },
      h("small", { class: "faint" }, heading),
      h("p", {}, say("review-played", { move: played, chance })),
      h("p", {}, words),
      h("p", { class: "buttons" }, this.look(decision), this.branchButton(at, seat, heading)));
  }

  /** @param {Wire.ReviewDecision} decision */
  look({ at, seat, heading, played_word, other_word, chance, other_chance }) {
    const place = placeOf({ at, seat, played: played_word, better: other_chance > chance ? other_word : undefined });
    const link = h("a", { class: "button small", href: place, "aria-label": `${say("review-look")}: ${heading}` }, say("review-look"));
    link.addEventListener("click", () => { this.left = link; });
    return link;
  }

  /**
   * @param {number} at
   * @param {number} seat
   * @param {string} heading
   */
  branchButton(at, seat, heading) {
    const go = () => this.actions.branch(at, seat).catch((error) => this.refuse(error));
    const label = `${say("review-branch")}: ${heading}`;
    return h("button", { type: "button", class: "small", onclick: go, "aria-label": label }, say("review-branch"));
  }
}

/** @param {any[]} row */
const row = ([heading, ...chances]) =>
  h("tr", {}, h("th", { scope: "row" }, heading), chances.map((chance) => h("td", {}, `${chance} %`)));

/** @param {Wire.ReviewTurn} turn */
const turn = ({ at, heading, text }) => h("li", {}, h("a", { href: `#at=${at}` }, heading), " ", h("b", {}, text));

/**
 * The part of the address behind the # that leads to a position, with the moves in it that are marked.
 * @param {Wanted} wanted
 */
export function placeOf({ at, seat, played, better }) {
  const parts = Object.entries({ at, seat, played, better }).filter(([, value]) => value !== null && value !== undefined);
  return `#${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}`;
}
