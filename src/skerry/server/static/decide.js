// The decision: what is asked, a button for every move, the confirm step, undo. The board offers the same moves.

import { byId, h, isPiece, sentence } from "./dom.js";
import { setSetting, setting } from "./store.js";
import { count, say } from "./texts.js";

const MOST_KEYS = 9;

export class Decision {
  /** @param {{play: (move: Wire.MoveInfo) => void, undo: (whole: boolean) => void}} actions */
  constructor(actions) {
    this.actions = actions;
    /** @type {Wire.MoveInfo[]} */
    this.moves = [];
    /** @type {Wire.MoveInfo | null} */
    this.pending = null;
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
    const question = JSON.stringify([position.at, position.asked, position.prompt, position.moves]);
    if (question !== this.question) this.ask(position);
    this.question = question;
    this.showUndo(position.undo);
  }

  /** @param {Known} position */
  ask(position) {
    const piece = document.activeElement;
    const focus = isPiece(piece) && byId("decide").contains(piece) && piece.dataset.word;
    this.moves = [...position.moves.filter((move) => !move.placed), ...position.moves.filter((move) => move.placed)];
    this.pending = null;
    byId("prompt").replaceChildren(...sentence(position.prompt));
    byId("decide").classList.toggle("asked", position.asked);
    this.refuse(null);
    this.showMoves();
    if (focus) (this.button(focus) ?? this.firstButton() ?? byId("prompt")).focus();
  }

  showMoves() {
    const main = this.moves.filter((move) => !move.placed);
    const placed = this.moves.filter((move) => move.placed);
    byId("main-moves").replaceChildren(...main.map((move) => this.moveButton(move)));
    byId("all-moves").hidden = placed.length === 0;
    byId("all-moves").open = setting("moves") ?? setting("view") === "text";
    byId("all-moves-title").textContent = count("on-board", placed.length);
    byId("all-moves-list").replaceChildren(...placed.map((move) => h("li", {}, this.moveButton(move))));
    byId("main-moves").hidden = main.length === 0;
    byId("confirm").hidden = true;
  }

  /** @param {Wire.MoveInfo} move */
  moveButton(move) {
    const number = this.moves.indexOf(move) + 1;
    const key = setting("shortcuts") && number <= MOST_KEYS ? h("kbd", { "aria-hidden": "true" }, number) : null;
    const choose = () => this.choose(move);
    const words = h("span", { class: "move-words" }, h("b", {}, move.label), move.does && h("small", {}, move.does));
    return h("button", { type: "button", class: "move", "data-word": move.word, onclick: choose }, key, words);
  }

  /** @returns {HTMLButtonElement | null} */
  firstButton() {
    return byId("decide").querySelector("button[data-word]");
  }

  /**
   * @param {string} word
   * @returns {HTMLButtonElement | null}
   */
  button(word) {
    return byId("decide").querySelector(`button[data-word="${CSS.escape(word)}"]`);
  }

  /** @param {Wire.UndoInfo} undo */
  showUndo({ step, whole }) {
    byId("undo-row").hidden = !step && !whole;
    byId("undo-step").hidden = !step;
    byId("undo-whole").hidden = !whole;
  }

  /**
   * Chooses a move by its word, as a click on the board does.
   * @param {string} word
   */
  chooseWord(word) {
    const move = this.moves.find((one) => one.word === word);
    if (move) this.choose(move);
  }

  /** @param {number} number */
  chooseNumber(number) {
    if (this.moves[number - 1]) this.choose(this.moves[number - 1]);
  }

  /**
   * What ends the turn is asked for once more, unless the player does not want that.
   * @param {Wire.MoveInfo} move
   */
  choose(move) {
    if (!move.ends || !setting("confirm")) return this.actions.play(move);
    this.pending = move;
    byId("confirm-words").textContent = say("confirm", { move: move.label });
    byId("confirm").hidden = false;
    byId("main-moves").hidden = true;
    byId("confirm-yes").focus();
  }

  confirm() {
    const move = this.pending;
    this.pending = null;
    if (move) this.actions.play(move);
  }

  /** Back from the confirm step; says whether there was one. */
  back() {
    const move = this.pending;
    if (!move) return false;
    this.pending = null;
    this.showMoves();
    this.button(move.word)?.focus();
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
