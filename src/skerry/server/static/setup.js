// The form that sets up a table: game, seats, variants, files of one's own.

import { call } from "./api.js";
import { byId, h } from "./dom.js";
import { myName, settle } from "./seating.js";
import { rememberLanguage, say } from "./texts.js";

const KINDS = ["me", "bot", "friend", "here", "open"];

export class SetUp {
  constructor(games, bots) {
    this.games = games;
    this.bots = bots;
    this.seats = ["me", "bot", "bot"];
    byId("games").replaceChildren(...games.map((game, place) => this.gameCard(game, place === 0)));
    byId("add-seat").addEventListener("click", () => this.addSeat());
    byId("set-up-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin();
    });
    this.choose(games[0]);
  }

  // --- the game ------------------------------------------------------------------------------------------------------

  gameCard(game, checked) {
    const radio = h("input", { type: "radio", name: "game", value: game.slug, id: `game-${game.slug}`, checked, onchange: () => this.choose(game) });
    const players = say("players-range", { from: game.seats[0], to: game.seats.at(-1) });
    const words = h("span", { class: "game-words" },
      h("b", {}, game.title), h("span", { class: "faint" }, `${players} · ${say("minutes", { minutes: game.minutes })}`), h("span", {}, game.summary));
    const card = h("label", { class: "game-card", for: radio.id }, radio, h("img", { src: game.picture, alt: "", loading: "lazy", width: 160, height: 98 }), words);
    return h("div", {}, card, h("p", { class: "game-links" }, h("a", { href: `/rules/${game.slug}` }, say("rules-of", { title: game.title })), " ", h("span", { class: "faint" }, game.credits)));
  }

  choose(game) {
    this.game = game;
    const most = game.seats.at(-1);
    while (this.seats.length < game.seats[0]) this.seats.push("bot");
    this.seats = this.seats.slice(0, most);
    this.showSeats();
    this.showVariants();
  }

  // --- the seats -----------------------------------------------------------------------------------------------------

  addSeat() {
    this.seats.push("bot");
    this.showSeats();
    this.showVariants();
    byId(`seat-kind-${this.seats.length - 1}`).focus();
  }

  removeSeat(place) {
    const kept = this.seats.map((_, seat) => this.details(seat)).filter((_, seat) => seat !== place);
    this.seats.splice(place, 1);
    this.showSeats(kept);
    this.showVariants();
    byId("add-seat").focus();
  }

  /** Draws the rows anew; what was typed stays. */
  showSeats(kept = this.seats.map((_, place) => this.details(place))) {
    byId("seats").replaceChildren(...this.seats.map((kind, place) => this.seatRow(kind, place, kept[place])));
    byId("add-seat").hidden = this.seats.length >= this.game.seats.at(-1);
  }

  details(place) {
    return { name: byId(`seat-name-${place}`)?.value, bot: byId(`seat-bot-${place}`)?.value };
  }

  seatRow(kind, place, kept) {
    const change = (event) => {
      this.seats[place] = event.target.value;
      this.showSeats();
      byId(`seat-kind-${place}`).focus();
    };
    const label = h("label", { for: `seat-kind-${place}`, class: "seat-number" }, say("seat", { number: place + 1 }));
    const select = h("select", { id: `seat-kind-${place}`, onchange: change }, KINDS.map((one) => option(one, say(`kind-${one}`), one === kind)));
    const remove = this.seats.length > this.game.seats[0] && h("button", { type: "button", class: "icon", "aria-label": say("remove-seat", { number: place + 1 }), onclick: () => this.removeSeat(place) }, "✕");
    return h("li", { class: "seat-row" }, label, select, this.seatDetail(kind, place, kept), remove);
  }

  seatDetail(kind, place, kept = {}) {
    if (kind === "bot") {
      const wanted = kept.bot ?? this.bots.at(-1)?.name;
      const options = this.bots.map((bot) => option(bot.name, `${bot.label}: ${bot.line}`, bot.name === wanted));
      return h("select", { id: `seat-bot-${place}`, "aria-label": say("bot-of-seat", { number: place + 1 }) }, options);
    }
    if (kind === "open") return h("span", { class: "faint" }, say("kind-open-note"));
    const value = kept.name ?? "";
    const hint = kind === "me" ? myName() : say("name");
    return h("input", { type: "text", id: `seat-name-${place}`, maxlength: 24, value, placeholder: hint, "aria-label": say("name-of-seat", { number: place + 1 }), autocomplete: "off" });
  }

  // --- variants ------------------------------------------------------------------------------------------------------

  showVariants() {
    byId("variants").replaceChildren(...this.game.variants.flatMap((variant) => this.variantFields(variant)));
    byId("variants-field").hidden = this.game.variants.length === 0;
  }

  variantFields(variant) {
    if (!variant.per_seat) return [variantField(variant, variant.name, variant.label)];
    return this.seats.map((_, place) => variantField(variant, `${variant.name}-${place}`, `${variant.label} (${say("seat", { number: place + 1 })})`));
  }

  variants() {
    const chosen = {};
    for (const variant of this.game.variants) {
      const value = (name) => variant.choices[byId(`variant-${name}`).value].value;
      chosen[variant.name] = variant.per_seat ? this.seats.map((_, place) => value(`${variant.name}-${place}`)) : value(variant.name);
    }
    return chosen;
  }

  // --- beginning -----------------------------------------------------------------------------------------------------

  async begin() {
    const refusal = byId("set-up-refusal");
    refusal.textContent = "";
    try {
      const opened = await call("POST", "/tables", { body: await this.wanted() });
      rememberLanguage(byId("language").value);
      await settle(opened, this.game.slug);
    } catch (error) {
      refusal.textContent = error.message;
    }
  }

  async wanted() {
    return {
      game: this.game.slug,
      seats: this.seats.map((kind, place) => this.wantedSeat(kind, place)),
      variants: this.variants(),
      pack: await fileText("pack"),
      scenario: await fileText("scenario"),
      listed: byId("listed").checked || this.seats.includes("open"),
      chat: byId("chat").checked,
    };
  }

  wantedSeat(kind, place) {
    const { name, bot } = this.details(place);
    if (kind === "bot") return { kind, bot };
    return { kind, name: name?.trim() || (kind === "me" ? myName() : "") };
  }
}

const option = (value, text, selected) => h("option", { value, selected }, text);

/** A choice of a variant is told by its place, because its value need not be a text. */
function variantField(variant, name, label) {
  const options = variant.choices.map((choice, place) => option(place, choice.label, choice.value === variant.default));
  return h("p", { class: "line" }, h("label", { for: `variant-${name}` }, label), h("select", { id: `variant-${name}` }, options));
}

const fileText = async (id) => (await byId(id).files[0]?.text()) ?? null;
