// The decision: what is asked, a button for every move, the confirm step, undo. The board offers the same moves.

import { sentence } from "./cite.js";
import { all, byId, h, isPiece } from "./dom.js";
import { Picks } from "./picks.js";
import { setSetting, setting } from "./store.js";
import { say } from "./texts.js";

// What is pressed for the first move, the second, …: `c`, `u`, `r`, `t` and `s` mean something else at the table.
const KEYS = "123456789abdefghijklmnopqvwxyzABCDEFGHIJKLMNOPQRSTVWXYZ";

export class Decision {
  /**
   * @param {{play: (move: Wire.MoveInfo) => void, undo: (whole: boolean) => void,
   *   pick: (word: string, count?: number) => void, putBack: (word?: string) => void,
   *   playAll: (words: string[]) => void}} actions
   */
  constructor(actions) {
    this.actions = actions;
    this.picks = new Picks(actions);
    /** @type {Wire.MoveInfo[]} */
    this.moves = []; // that are a choice by themselves
    /** @type {Wire.MoveInfo | null} */
    this.pending = null;
    /** @type {Element | null} */
    this.asker = null; // what had the focus when the pending move was chosen
    /** @type {Wire.UndoInfo} */
    this.undo = { step: false, whole: false, stop: "" };
    this.question = "";
    byId("confirm-yes").addEventListener("click", () => this.confirm());
    byId("confirm-no").addEventListener("click", () => this.back());
    byId("undo-step").addEventListener("click", () => actions.undo(false));
    byId("undo-whole").addEventListener("click", () => actions.undo(true));
    byId("all-moves-title").addEventListener("click", () => setSetting("moves", !byId("all-moves").open));
  }

  /**
   * A question that is still open stays as it is, so that nobody presses a button that is just being replaced.
   * @param {Known} position
   */
  show(position) {
    const question = JSON.stringify([position.at, position.asked, position.prompt, position.moves, position.draft]);
    if (question !== this.question) this.ask(position);
    this.question = question;
    this.showUndo(position.undo);
  }

  /** @param {Known} position */
  ask(position) {
    const alone = position.draft?.begun ? [] : position.moves.filter((move) => !move.part);
    const unplaced = alone.filter((move) => !move.placed);
    this.moves = [
      ...unplaced.filter((move) => !move.quiet),
      ...unplaced.filter((move) => move.quiet),
      ...alone.filter((move) => move.placed),
    ];
    this.pending = null;
    this.picks.draft = position.draft;
    byId("prompt").replaceChildren(...sentence(position.prompt));
    byId("decide").classList.toggle("asked", position.asked);
    this.refuse(null);
    this.showMoves();
  }

  /**
   * What of the decision has the focus.
   * @returns {Piece | null}
   */
  focused() {
    const piece = document.activeElement;
    return isPiece(piece) && byId("decide").contains(piece) ? piece : null;
  }

  /**
   * A player at the keyboard goes on here, even if what had the focus is no longer there.
   * @param {Piece | null} before
   */
  keepFocus(before) {
    if (before === byId("prompt") || before === byId("draft-yes")) return this.rest();
    if (!before || (before.checkVisibility() && this.focused())) return;
    (this.sameAs(before) || this.firstButton() || byId("prompt")).focus();
  }

  /** Where the focus waits for players who choose by key: Enter agrees to what is picked, Tab leads to the moves. */
  rest() {
    byId(this.picks.whole() ? "draft-yes" : "prompt").focus();
  }

  /**
   * What does the same as an element that may have been replaced.
   * @param {Piece} before
   * @returns {HTMLElement | null}
   */
  sameAs(before) {
    const { word, less, number } = before.dataset;
    if (number) return byId("decide").querySelector(`[data-number="${CSS.escape(number)}"]`);
    if (less) return byId("decide").querySelector(`[data-less="${CSS.escape(less)}"]`) ?? this.button(less);
    return word ? this.button(word) : null;
  }

  showMoves() {
    this.picks.show();
    const main = this.moves.filter((move) => !move.placed);
    const placed = this.moves.filter((move) => move.placed);
    const parts = this.picks.all();
    const near = parts.filter((part) => part.picked > 0 || !part.placed);
    const onBoard = parts.filter((part) => part.picked === 0 && part.placed);
    byId("main-moves").replaceChildren(
      ...main.map((move) => this.moveButton(move)),
      ...(this.picks.begun() ? [] : near.map((part) => this.pickRow(part))),
    );
    byId("picks").replaceChildren(...(this.picks.begun() ? near : []).map((part) => h("li", {}, this.pickRow(part))));
    const listed = placed.length + onBoard.length;
    byId("all-moves").hidden = listed === 0;
    byId("all-moves").open = setting("moves") ?? setting("view") === "text";
    byId("all-moves-title").textContent = say("on-board", { count: listed });
    byId("all-moves-list").replaceChildren(
      ...placed.map((move) => h("li", {}, this.moveButton(move))),
      ...onBoard.map((part) => h("li", {}, this.pickRow(part))),
    );
    byId("main-moves").hidden = byId("main-moves").children.length === 0;
    byId("confirm").hidden = true;
  }

  /** @param {Wire.PickInfo} part */
  pickRow(part) {
    return this.picks.row(part, this.keyOf(this.moves.length + this.picks.all().indexOf(part)));
  }

  /**
   * What is pressed for it.
   * @param {number} place
   */
  keyOf(place) {
    const letter = setting("shortcuts") && KEYS[place];
    return letter ? h("kbd", { "aria-hidden": "true" }, letter) : false;
  }

  /** @param {Wire.MoveInfo} move */
  moveButton(move) {
    const key = this.keyOf(this.moves.indexOf(move));
    const choose = () => this.choose(move);
    const bound = boundBy(move);
    const words = h("span", { class: "move-words" },
      h("b", {}, move.label), move.does && h("small", {}, move.does), bound && h("small", { class: "binds" }, bound));
    const manner = ["move", move.quiet && "quiet", move.doubtful && "doubtful"].filter(Boolean).join(" ");
    return h("button", { type: "button", class: manner, "data-word": move.word, onclick: choose }, key, words);
  }

  /** The first that can be seen: on a phone the list of all moves is folded up. */
  firstButton() {
    return all(byId("decide"), "button[data-word]").find((button) => button.checkVisibility());
  }

  /**
   * @param {string} word
   * @returns {HTMLButtonElement | null}
   */
  button(word) {
    return byId("decide").querySelector(`button[data-word="${CSS.escape(word)}"]`);
  }

  /** @param {Wire.UndoInfo} undo */
  showUndo(undo) {
    const { step, whole, stop } = undo;
    this.undo = undo;
    byId("undo-row").hidden = !step && !whole && !stop;
    byId("undo-step").hidden = !step;
    byId("undo-whole").hidden = !whole;
    byId("undo-stop").textContent = stop && say(`undo-stop-${stop}`);
  }

  /**
   * Chooses a move by its word, as a click on the board does.
   * @param {string} word
   */
  chooseWord(word) {
    const move = this.moves.find((one) => one.word === word);
    const part = this.picks.find(word);
    if (move) this.choose(move);
    else if (part) this.picks.toggle(part);
  }

  /**
   * Chooses the move with this key; says whether there is one.
   * @param {string} key
   */
  chooseKey(key) {
    const place = KEYS.indexOf(key);
    const move = this.moves[place];
    const part = place < 0 ? undefined : this.picks.all()[place - this.moves.length];
    if (!move && !part) return false;
    byId("prompt").focus();
    if (move) this.choose(move);
    else if (part) this.picks.toggle(part);
    return true;
  }

  /**
   * What ends the turn is asked for once more, and what takes an undo away by showing something, unless the player does
   * not want that.
   * @param {Wire.MoveInfo} move
   */
  choose(move) {
    const binds = move.binds === "shows" && this.undo.step;
    if (!(move.ends || binds) || !setting("confirm")) return this.actions.play(move);
    this.pending = move;
    this.asker = document.activeElement;
    const key = move.ends ? "confirm" : "confirm-binds";
    byId("confirm-words").textContent = say(key, { move: move.label, why: boundBy(move) });
    byId("confirm").hidden = false;
    byId("main-moves").hidden = true;
    byId("confirm-yes").focus();
  }

  confirm() {
    const move = this.pending;
    const before = this.before();
    this.pending = null;
    if (before) byId("confirm").hidden = true; // what it covers cannot have the focus
    before?.focus();
    if (move) this.actions.play(move);
  }

  /** What had the focus before the confirm step, if it is still there. */
  before() {
    const { asker } = this;
    return isPiece(asker) && asker !== document.body && asker.checkVisibility() ? asker : null;
  }

  /** Agrees to what is asked for once more, or to what is picked. */
  agree() {
    if (this.pending) this.confirm();
    else this.picks.confirm();
  }

  /**
   * Goes back by as little as can be: from the confirm step, from what is picked, from what was done.
   * @param {boolean} whole
   */
  takeBack(whole) {
    if (this.back()) return;
    if (this.picks.begun()) this.actions.putBack();
    else this.actions.undo(whole);
  }

  /** Back from the confirm step; says whether there was one. */
  back() {
    const move = this.pending;
    if (!move) return false;
    this.pending = null;
    this.showMoves();
    const button = this.button(move.word);
    (this.before() || (button?.checkVisibility() && button) || byId("prompt")).focus();
    return true;
  }

  /**
   * While a move is on its way nothing else can be chosen.
   * @param {boolean} busy
   */
  setBusy(busy) {
    byId("decide").classList.toggle("busy", busy);
    byId("decide").setAttribute("aria-busy", String(busy));
  }

  /** @param {Wire.Told | null} refusal */
  refuse(refusal) {
    byId("refusal").replaceChildren(...(refusal ? sentence(refusal) : []));
  }
}

/**
 * Why a move cannot be taken back, where that is not plain: after the end of a turn it is.
 * @param {Wire.MoveInfo} move
 */
const boundBy = ({ binds, ends }) => (binds === "shows" || (binds && !ends) ? say(`binds-${binds}`) : "");
