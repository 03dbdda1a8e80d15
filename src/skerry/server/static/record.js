// The record of a game as a file: whole after the end, before it what a seat has seen.

import { callText } from "./api.js";
import { byId, keep } from "./dom.js";
import { keyFor } from "./store.js";

/**
 * Saves the record. Of several people at one screen, the one who looks gets what they have seen themselves.
 * @param {string} table
 * @param {Known} position
 * @param {Refuse} refuse
 */
export async function download(table, { game, seat }, refuse) {
  try {
    const record = await callText(`/tables/${table}/record`, { key: keyFor(table, seat) });
    keep(new File([record], `${game}-${table}.skerry`, { type: "text/plain" }));
  } catch (error) {
    refuse({ text: error.message, rule: error.rule });
  }
}

/**
 * While the game runs the button stands beside the players; after it, with the result.
 * @param {Known} position
 */
export function showRecord({ status }) {
  byId("record").hidden = status !== "running";
}
