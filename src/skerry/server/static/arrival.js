// Coming to a table: the secret behind the # of a link becomes a key of this browser, and a free seat is offered.

import { call } from "./api.js";
import { byId } from "./dom.js";
import { takeSeat } from "./seating.js";
import { hold, holdings, setSetting, setting } from "./store.js";
import { say } from "./texts.js";

/** Takes the key out of the address, where others could read it over a shoulder or in a shared link. */
export async function arrive(table, game) {
  const key = decodeURIComponent(location.hash.slice(1));
  if (!key) return "";
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const { seat } = await call("GET", `/tables/${table}`, { key });
    if (seat !== null) hold(table, { keys: { [seat]: key }, game });
    return "";
  } catch (error) {
    return error.status === 403 ? say("bad-link") : error.message;
  }
}

/** Asks for a name and takes the seats of this browser that nobody has taken yet. */
export function offerSeat(position, table) {
  const { keys } = holdings(table);
  const free = position.seats.find((seat) => !seat.taken && keys[seat.seat]);
  const dialog = byId("welcome");
  if (!free || position.status !== "waiting") return dialog.open && dialog.close();
  if (dialog.open) return;
  byId("welcome-words").textContent = say("welcome-words", { game: position.title, names: others(position, free) });
  byId("welcome-name").value = setting("name") || free.name;
  byId("welcome-form").onsubmit = (event) => {
    event.preventDefault();
    sit(table, free.seat, keys[free.seat]);
  };
  dialog.showModal();
}

const others = (position, free) => position.names.filter((_, seat) => seat !== free.seat).join(", ");

async function sit(table, seat, key) {
  const name = byId("welcome-name").value.trim() || say("guest");
  setSetting("name", name);
  try {
    await takeSeat(table, seat, key, name);
    byId("welcome").close();
  } catch (error) {
    byId("welcome-refusal").textContent = error.message;
  }
}
