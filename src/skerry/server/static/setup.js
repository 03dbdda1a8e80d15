// The form that sets up a table: game, seats, variants, files of one's own.

import { call } from "./api.js";
import { all, byId, h, portrait } from "./dom.js";
import { myName, settle } from "./seating.js";
import { say } from "./texts.js";

const USUAL = 3;
/** @type {Kind[]} */
const KINDS = ["me", "bot", "friend", "here", "open"];
/** @type {Kind[]} */
const NOTED = ["friend", "here", "open"];

/**
 * How many sit down where nobody says how many: three, or as near to it as the game allows.
 * @param {Wire.GameInfo} game
 */
export const usualSeats = ({ seats }) => Math.max(seats[0], Math.min(USUAL, Math.max(...seats)));

export class SetUp {
  /**
   * @param {Wire.GameInfo[]} games
   * @param {Wire.BotInfo[]} bots
   */
  constructor(games, bots) {
    this.games = games;
    this.bots = bots.filter((bot) => bot.level);
    this.game = games[0];
    this.hintsChosen = false;
    /** @type {Kind[]} */
    this.seats = ["me", "friend"];
    byId("game").addEventListener("change", () => this.choose(byId("game").value));
    byId("add-seat").addEventListener("click", () => this.addSeat());
    byId("seats").addEventListener("change", () => this.showInstead());
    byId("pack").addEventListener("change", () => this.showInstead());
    byId("hints").addEventListener("change", () => { this.hintsChosen = true; });
    byId("set-up-close").addEventListener("click", () => byId("set-up").close());
    byId("set-up-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.begin();
    });
    this.choose(byId("game").value);
  }

  /**
   * With friends: the first of them has a seat, bots only where the game needs more.
   * @param {string} slug
   */
  open(slug) {
    this.seats = ["me", "friend"];
    this.choose(slug);
    byId("set-up").showModal();
    byId("game").focus();
  }

  // --- the game ------------------------------------------------------------------------------------------------------

  /** @param {string} slug */
  choose(slug) {
    this.game = this.games.find((game) => game.slug === slug) ?? this.games[0];
    byId("game").value = this.game.slug;
    byId("game-cover").src = shownOf("img[data-cover]", this.game.slug, "cover")?.getAttribute("src") ?? "";
    byId("game-facts").textContent = shownOf("[data-facts]", this.game.slug, "facts")?.textContent ?? "";
    const most = Math.max(...this.game.seats);
    while (this.seats.length < this.game.seats[0]) this.seats.push("bot");
    this.seats = this.seats.slice(0, most);
    this.showSeats();
    this.showVariants();
  }

  // --- the seats -----------------------------------------------------------------------------------------------------

  addSeat() {
    this.seats.push("bot");
    this.showSeats();
    this.showVariants();
    byId(`seat-kind-${this.seats.length - 1}`)?.focus();
  }

  /** @param {number} place */
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
    byId("add-seat").hidden = this.seats.length >= Math.max(...this.game.seats);
    this.showHints();
    this.showInstead();
  }

  /** A bot that learns by playing knows the games as they are printed; else another plays in its place. */
  showInstead() {
    this.showNotes();
    const changed = !this.game.learned || (byId("pack").files?.length ?? 0) > 0;
    const chosen = this.seats.map((kind, place) => kind === "bot" && this.details(place).bot);
    const unable = changed ? this.bots.filter((bot) => bot.instead && chosen.includes(bot.name)) : [];
    byId("instead").textContent = unable.map(({ label, instead }) =>
      say("plays-instead", { bot: label, plays: this.label(instead) })).join(". ");
    byId("instead").hidden = unable.length === 0;
  }

  /** @param {string} name */
  label(name) {
    return this.bots.find((bot) => bot.name === name)?.label ?? name;
  }

  /** Unless someone chose otherwise, there are hints where one person plays with bots. */
  showHints() {
    if (!this.hintsChosen) byId("hints").checked = this.seats.filter((kind) => kind !== "bot").length === 1;
  }

  /** @param {number} place */
  details(place) {
    return { name: field(`seat-name-${place}`)?.value, bot: field(`seat-bot-${place}`)?.value };
  }

  /**
   * @param {Kind} kind
   * @param {number} place
   * @param {Details} kept
   */
  seatRow(kind, place, kept) {
    const change = () => {
      this.seats[place] = KINDS.find((one) => one === field(id)?.value) ?? kind;
      this.showSeats();
      byId(id)?.focus();
    };
    const id = `seat-kind-${place}`;
    const number = place + 1;
    const kinds = KINDS.map((one) => option(one, say(`kind-${one}`), one === kind));
    const drop = { type: "button", class: "icon", "aria-label": say("remove-seat", { number }) };
    const spare = this.seats.length > this.game.seats[0];
    return h("li", { class: "seat-row" },
      h("label", { for: id, class: "seat-number" }, say("seat", { number })),
      h("select", { id, onchange: change }, kinds),
      this.seatDetail(kind, place, kept),
      spare && h("button", { ...drop, onclick: () => this.removeSeat(place) }, "✕"),
      h("p", { class: "seat-note faint", id: `seat-note-${place}` }));
  }

  /** Under each seat, what its choice means: how a bot plays, or how the person comes to it. */
  showNotes() {
    this.seats.forEach((kind, place) => {
      const bot = this.bots.find(({ name }) => kind === "bot" && name === this.details(place).bot);
      const words = bot?.line ?? (NOTED.includes(kind) ? say(`kind-${kind}-note`) : "");
      field(`seat-note-${place}`)?.replaceChildren(...(bot ? [portrait(bot.name)] : []), words);
    });
  }

  /**
   * @param {Kind} kind
   * @param {number} place
   * @param {Details} [kept]
   */
  seatDetail(kind, place, kept = {}) {
    const number = place + 1;
    if (kind === "open") return h("span", {});
    if (kind === "bot") {
      const wanted = kept.bot ?? this.bots.find((bot) => bot.usual)?.name;
      const options = this.bots.map((bot) => option(bot.name, bot.label, bot.name === wanted));
      return h("select", { id: `seat-bot-${place}`, "aria-label": say("bot-of-seat", { number }) }, options);
    }
    return h("input", {
      type: "text", id: `seat-name-${place}`, maxlength: 24, value: kept.name ?? "", autocomplete: "off",
      placeholder: kind === "me" ? myName() : say("name"), "aria-label": say("name-of-seat", { number }),
    });
  }

  // --- variants ------------------------------------------------------------------------------------------------------

  showVariants() {
    const { variants } = this.game;
    const fields = (/** @type {boolean} */ house) => variants.filter((one) => one.house === house).flatMap((one) => this.variantFields(one));
    byId("variants").replaceChildren(...fields(false));
    byId("house").replaceChildren(...fields(true));
    byId("house-rules").hidden = !variants.some((one) => one.house);
    byId("variants-field").hidden = variants.length === 0;
  }

  /** @param {Wire.VariantInfo} variant */
  variantFields(variant) {
    if (variant.choices.length === 2 && !variant.per_seat && saysItself(variant)) return [tickedRule(variant)];
    const note = h("p", { class: "faint variant-note" }, variant.note);
    if (!variant.per_seat) return [variantField(variant, variant.name, variant.label), note];
    const label = (/** @type {number} */ place) => `${variant.label} (${say("seat", { number: place + 1 })})`;
    return [...this.seats.map((_, place) => variantField(variant, `${variant.name}-${place}`, label(place))), note];
  }

  variants() {
    /** @type {Record<string, any>} */
    const chosen = {};
    for (const variant of this.game.variants) {
      const value = (/** @type {string} */ name) =>
        variant.choices[chosenPlace(field(`variant-${name}`), variant)].value;
      const each = () => this.seats.map((_, seat) => value(`${variant.name}-${seat}`));
      chosen[variant.name] = variant.per_seat ? each() : value(variant.name);
    }
    return chosen;
  }

  // --- beginning -----------------------------------------------------------------------------------------------------

  async begin() {
    const refusal = byId("set-up-refusal");
    refusal.textContent = "";
    try {
      const opened = await call("POST", "/tables", { body: await this.wanted() });
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
      hints: byId("hints").checked,
    };
  }

  /**
   * @param {Kind} kind
   * @param {number} place
   */
  wantedSeat(kind, place) {
    const { name, bot } = this.details(place);
    if (kind === "bot") return { kind, bot };
    return { kind, name: name?.trim() || (kind === "me" ? myName() : "") };
  }
}

/**
 * What the shelf of the page shows of a game.
 * @param {string} selector
 * @param {string} game
 * @param {string} data
 */
const shownOf = (selector, game, data) => all(document, selector).find((one) => one.dataset[data] === game);

/**
 * A field that this form has made.
 * @param {string} id
 */
const field = (id) => /** @type {HTMLInputElement | HTMLSelectElement | null} */ (byId(id));

/**
 * @param {string | number} value
 * @param {string} text
 * @param {boolean} selected
 */
const option = (value, text, selected) => h("option", { value, selected }, text);

/**
 * A choice of a variant is told by its place, because its value need not be a text.
 * @param {Wire.VariantInfo} variant
 * @param {string} name
 * @param {string} label
 */
function variantField(variant, name, label) {
  const options = variant.choices.map((choice, place) => option(place, choice.label, choice.value === variant.default));
  const id = `variant-${name}`;
  return h("p", { class: "line" }, h("label", { for: id }, label), h("select", { id }, options));
}

/**
 * Are its choices sentences?
 * @param {Wire.VariantInfo} variant
 */
const saysItself = ({ choices }) => choices.every(({ label }) => /[.!?。]$/.test(label));

/**
 * A rule whose choices are sentences: the unusual one is ticked, the usual one stands below.
 * @param {Wire.VariantInfo} variant
 */
function tickedRule(variant) {
  const id = `variant-${variant.name}`;
  const usual = usualPlace(variant);
  const [reading, otherwise] = [variant.choices[1 - usual].label, variant.choices[usual].label];
  return h("div", { class: "house-rule" }, h("b", {}, variant.label),
    h("p", { class: "check" }, h("input", { type: "checkbox", id }), h("label", { for: id }, reading)),
    h("p", { class: "faint" }, say("house-otherwise", { usual: otherwise })));
}

/** @param {Wire.VariantInfo} variant */
const usualPlace = (variant) => variant.choices.findIndex((choice) => choice.value === variant.default);

/**
 * Which choice a field says.
 * @param {HTMLInputElement | HTMLSelectElement | null} field
 * @param {Wire.VariantInfo} variant
 */
function chosenPlace(field, variant) {
  if (!(field instanceof HTMLInputElement)) return Number(field?.value ?? usualPlace(variant));
  return field.checked ? 1 - usualPlace(variant) : usualPlace(variant);
}

/** @param {"pack" | "scenario"} id */
const fileText = async (id) => (await byId(id).files?.[0]?.text()) ?? null;
