// The settings of this browser; for people with a seat, to be forgotten there; for the owner of a table, its settings.

import { call } from "./api.js";
import { byId } from "./dom.js";
import { forget, holdings, keyFor, ownSeats, setSetting, setting } from "./store.js";
import { language, say } from "./texts.js";

const CHOICES = /** @type {const} */ (["theme", "size", "speed"]);
/** @typedef {"sound" | "notification" | "title" | "favicon" | "confirm" | "guide" | "shortcuts" | "chat"} Switch */
/** @type {Switch[]} */
const SWITCHES = ["sound", "notification", "title", "favicon", "confirm", "guide", "shortcuts", "chat"];

/** @param {Switch} name */
const box = (name) => /** @type {HTMLInputElement} */ (document.getElementById(`set-${name}`));

/** Light or dark and how large, as theme.js does before the page is painted. */
function applyLook() {
  const { dataset } = document.documentElement;
  if (setting("theme") === "auto") delete dataset.theme;
  else dataset.theme = setting("theme");
  dataset.size = setting("size");
}

function openSettings() {
  for (const name of CHOICES) byId(`set-${name}`).value = setting(name);
  for (const name of SWITCHES) box(name).checked = setting(name);
  byId("set-language").value = language();
  byId("settings-note").textContent = "";
  byId("settings").showModal();
}

/**
 * Listens to the settings.
 * @param {(name: string) => void} changed
 * @param {(lang: string) => void} speak another language
 */
export function listenToSettings(changed, speak) {
  byId("open-settings").addEventListener("click", openSettings);
  byId("set-language").addEventListener("change", () => speak(byId("set-language").value));
  for (const name of CHOICES) {
    const choice = byId(`set-${name}`);
    choice.addEventListener("change", () => {
      setSetting(name, /** @type {Settings[typeof name]} */ (choice.value));
      applyLook();
      changed(name);
    });
  }
  for (const name of SWITCHES) {
    box(name).addEventListener("change", async () => {
      const on = box(name).checked;
      setSetting(name, name === "notification" && on ? await mayNotify(box(name)) : on);
      changed(name);
    });
  }
}

/**
 * The browser is asked only when someone wants to be notified.
 * @param {HTMLInputElement} box
 */
async function mayNotify(box) {
  const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
  box.checked = answer === "granted";
  byId("settings-note").textContent = box.checked ? "" : say("no-notification");
  return box.checked;
}

// --- who sits at the table -------------------------------------------------------------------------------------------

/** @param {string} table */
export function listenToSeated(table) {
  byId("seated-forget").addEventListener("click", () => {
    if (!confirm(say("seated-forget-sure"))) return;
    const asked = ownSeats(table).map((seat) =>
      call("POST", `/tables/${table}/seats/${seat}/forget`, { key: keyFor(table, seat) }));
    Promise.all(asked).then(() => byId("settings").close(), tell);
  });
}

/** @param {string} table */
export function showSeated(table) {
  byId("settings-seated").hidden = ownSeats(table).length === 0;
}

// --- the owner of the table ------------------------------------------------------------------------------------------

/** @param {string} table */
export function listenToOwner(table) {
  const { owner } = holdings(table);
  byId("owner").hidden = !owner;
  if (!owner) return;
  for (const name of /** @type {const} */ (["listed", "chat"])) {
    const field = byId(`owner-${name}`);
    field.addEventListener("change", () => {
      const body = { [name]: field.checked };
      call("POST", `/tables/${table}/settings`, { key: owner, body }).catch(tell);
    });
  }
  byId("owner-delete").addEventListener("click", () => {
    if (!confirm(say("owner-delete-sure"))) return;
    call("DELETE", `/tables/${table}`, { key: owner }).then(() => {
      forget(table);
      location.assign("/");
    }, tell);
  });
}

/** @param {Known} position */
export function showOwner(position) {
  byId("owner-listed").checked = position.listed;
  byId("owner-chat").checked = position.chat.on;
}

/** @param {Error} error */
const tell = (error) => { byId("settings-note").textContent = error.message; };
