// The goal card: what a game is about, in a sentence and four pictures. It opens the first game of its kind in this
// browser and is one click away ever after.

import { call } from "./api.js";
import { byId, h, markup } from "./dom.js";
import { hasReadGoal, readGoal, setting } from "./store.js";
import { say } from "./texts.js";

export class GoalCard {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    byId("open-goal").addEventListener("click", () => this.open());
    byId("goal-start").addEventListener("click", () => byId("goal").close());
  }

  /**
   * Opens by itself for somebody who plays this game for the first time and wants to be guided.
   * @param {Known} position
   */
  greet({ seat, status, voyage }) {
    if (seat === null || status !== "running" || voyage || !setting("guide") || hasReadGoal(this.game)) return;
    readGoal(this.game);
    this.open();
  }

  async open() {
    const goal = /** @type {Wire.GoalInfo | null} */ (await call("GET", `/games/${this.game}/goal`).catch(() => null));
    if (!goal?.sentence) return;
    byId("goal-sentence").textContent = goal.sentence;
    byId("goal-ways").replaceChildren(...goal.ways.map(({ picture, text }) => {
      const shown = h("span", { class: "goal-picture", "aria-hidden": "true" });
      shown.append(markup(picture));
      return h("li", {}, shown, h("span", {}, text));
    }));
    byId("goal-winner").textContent = goal.winner;
    byId("goal-start").textContent = say("goal-start");
    if (!byId("goal").open) byId("goal").showModal();
  }
}
