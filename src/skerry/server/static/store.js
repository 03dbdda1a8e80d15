// What this browser remembers: the keys of its seats, its settings, its player's name. All of it stays in localStorage.

/** @type {Settings} */
const DEFAULTS = {
  sound: true,
  notification: false,
  title: true,
  favicon: true,
  confirm: true,
  guide: true,
  shortcuts: true,
  speed: "normal",
  theme: "auto",
  size: "normal",
  pace: "normal",
  view: "board",
  moves: null,
  rail: null,
  chat: true,
  name: "",
};

/**
 * @param {string} name
 * @returns {any}
 */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(`skerry.${name}`) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function write(name, value) {
  try {
    localStorage.setItem(`skerry.${name}`, JSON.stringify(value));
  } catch {
    // A browser without storage plays on as long as the page is open.
  }
}

// --- settings --------------------------------------------------------------------------------------------------------

/** @type {Settings} */
let settings = { ...DEFAULTS, ...read("settings") };

/**
 * @template {keyof Settings} Name
 * @param {Name} name
 * @returns {Settings[Name]}
 */
export const setting = (name) => settings[name];

/**
 * @template {keyof Settings} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function setSetting(name, value) {
  settings = { ...settings, [name]: value };
  write("settings", settings);
}

// --- kinds of decisions met with the guide, by game -------------------------------------------------------------------

/**
 * The kinds of decisions that the player has met in a game.
 * @param {string} game
 * @returns {string[]}
 */
export const met = (game) => read("met")[game] ?? [];

/**
 * @param {string} game
 * @param {string} question
 */
export const meet = (game, question) =>
  write("met", { ...read("met"), [game]: [...new Set([...met(game), question])] });

/** @param {string} game */
export const forgetMet = (game) => write("met", { ...read("met"), [game]: [] });

// --- goal cards that were read ----------------------------------------------------------------------------------------

/** @param {string} game */
export const hasReadGoal = (game) => (read("goals").read ?? []).includes(game);

/** @param {string} game */
export const readGoal = (game) => write("goals", { read: [...new Set([...(read("goals").read ?? []), game])] });

// --- the keys of seats -----------------------------------------------------------------------------------------------

/** @type {Record<string, Holdings>} */
let tables = read("keys");

/** @type {Holdings} */
const NOTHING = { keys: {}, invites: {}, offers: {}, owner: null, game: "", made: 0, aside: false, ashore: false };

// Another tab may have opened or joined a table.
addEventListener("storage", (event) => {
  if (event.key === "skerry.keys") tables = read("keys");
});

/**
 * What this browser holds of a table; of one that it has never been to, nothing. Tables of older versions have no offers.
 * @param {string} table
 * @returns {Holdings}
 */
export const holdings = (table) => ({ ...NOTHING, ...tables[table] });

/**
 * @param {string} table
 * @param {Partial<Holdings>} more
 */
export function hold(table, more) {
  const before = holdings(table);
  const keys = { ...before.keys, ...more.keys };
  const invites = { ...before.invites, ...more.invites };
  const offers = { ...before.offers, ...more.offers };
  const made = before.made || Date.now();
  tables = { ...tables, [table]: { ...before, ...more, made, keys, invites, offers } };
  write("keys", tables);
}

/**
 * @param {string} table
 * @param {number} seat
 */
export function dropOffer(table, seat) {
  const { [seat]: _, ...offers } = holdings(table).offers;
  tables = { ...tables, [table]: { ...holdings(table), offers } };
  write("keys", tables);
}

/** @param {string} table */
export function forget(table) {
  const { [table]: _, ...rest } = tables;
  tables = rest;
  write("keys", tables);
}

/**
 * Off the list of games, with its keys kept: when its owner opens the table again, they sit there as before.
 * @param {string} table
 * @param {boolean} aside
 */
export function setAside(table, aside) {
  if (!tables[table] || holdings(table).aside === aside) return;
  tables = { ...tables, [table]: { ...holdings(table), aside } };
  write("keys", tables);
}

/** The tables of this browser that were not set aside, the newest first. */
export const heldTables = () =>
  Object.entries(tables).filter(([, { aside }]) => !aside).sort(([, a], [, b]) => b.made - a.made);

/** @param {string} table */
export const ownSeats = (table) => Object.keys(holdings(table).keys).map(Number).sort((a, b) => a - b);

/**
 * The key that speaks for this browser at a table: that of the seat, of its first seat, or none.
 * @param {string} table
 * @param {number | null} [seat]
 */
export function keyFor(table, seat = null) {
  const { keys } = holdings(table);
  return (seat === null ? null : keys[seat]) ?? keys[ownSeats(table)[0]] ?? null;
}

// --- people whose chat is not shown ----------------------------------------------------------------------------------

/**
 * @param {string} table
 * @param {string} name
 */
export const isMuted = (table, name) => (read("muted")[table] ?? []).includes(name);

/**
 * @param {string} table
 * @param {string} name
 * @param {boolean} on
 */
export function mute(table, name, on) {
  const muted = read("muted");
  const others = (muted[table] ?? []).filter((/** @type {string} */ other) => other !== name);
  write("muted", { ...muted, [table]: on ? [...others, name] : others });
}
