// A picture of the table with what spectators may see, to keep or to share. The server makes it.

import { callBlob } from "./api.js";
import { keep } from "./dom.js";

/**
 * @param {string} table
 * @param {string} game
 * @param {number} [at] after how many words, where the game is over; else as it is now
 */
export async function sharePicture(table, game, at) {
  const picture = await callBlob(`/tables/${table}/picture`, { query: at === undefined ? {} : { at } });
  const file = new File([picture], `${game}-${table}${at === undefined ? "" : `-${at}`}.png`, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // closed again without sharing
    return;
  }
  keep(file);
}
