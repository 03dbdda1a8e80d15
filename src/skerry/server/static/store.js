// What this browser remembers: the keys of its seats, its settings, its player's name. All of it stays in localStorage.

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
  view: "board",
  moves: null,
  chat: true,
  name: "",
};

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(`skerry.${name}`)) ?? {};
  } catch {
    return {};
  }
}

function write(name, value) {
  try {
    localStorage.setItem(`skerry.${name}`, JSON.stringify(value));
  } catch {
    // A browser without storage plays on as long as the page is open.
  }
}

// --- settings --------------------------------------------------------------------------------------------------------

let settings = { ...DEFAULTS, ...read("settings") };

export const setting = (name) => settings[name];

export function setSetting(name, value) {
  settings = { ...settings, [name]: value };
  write("settings", settings);
}

// --- turns with the guide, by game ------------------------------------------------------------------------------------

export const guidedTurns = (game) => read("guided")[game] ?? 0;

export const setGuidedTurns = (game, turns) => write("guided", { ...read("guided"), [game]: turns });

// --- the keys of seats -----------------------------------------------------------------------------------------------

let tables = read("keys");

// Another tab may have opened or joined a table.
addEventListener("storage", (event) => {
  if (event.key === "skerry.keys") tables = read("keys");
});

/**
 * What this browser holds of a table: {keys: {seat: key}, invites: {seat: key}, offers, owner, game, made}.
 * Invites are for others. Offers are for this browser, {seat: {invitation, key}}: a seat it may take, and the key that
 * the seat shall have then. The key is kept before it is asked for, so that an answer that got lost does no harm.
 */
export const holdings = (table) => tables[table] ?? { keys: {}, invites: {}, owner: null };

export function hold(table, more) {
  const before = holdings(table);
  const keys = { ...before.keys, ...more.keys };
  const invites = { ...before.invites, ...more.invites };
  const offers = { ...before.offers, ...more.offers };
  tables = { ...tables, [table]: { made: Date.now(), ...before, ...more, keys, invites, offers } };
  write("keys", tables);
}

export function dropOffer(table, seat) {
  const { [seat]: _, ...offers } = holdings(table).offers ?? {};
  tables = { ...tables, [table]: { ...holdings(table), offers } };
  write("keys", tables);
}

export function forget(table) {
  const { [table]: _, ...rest } = tables;
  tables = rest;
  write("keys", tables);
}

/** The tables of this browser, the newest first. */
export const heldTables = () => Object.entries(tables).sort(([, a], [, b]) => b.made - a.made);

export const ownSeats = (table) => Object.keys(holdings(table).keys).map(Number).sort((a, b) => a - b);

/** The key that speaks for this browser at a table: that of the seat, of its first seat, or none. */
export function keyFor(table, seat = null) {
  const { keys } = holdings(table);
  return keys[seat] ?? keys[ownSeats(table)[0]] ?? null;
}

// --- people whose chat is not shown ----------------------------------------------------------------------------------

export const isMuted = (table, name) => (read("muted")[table] ?? []).includes(name);

export function mute(table, name, on) {
  const muted = read("muted");
  const others = (muted[table] ?? []).filter((other) => other !== name);
  write("muted", { ...muted, [table]: on ? [...others, name] : others });
}
