// A first voyage: tells a newcomer what to do at each choice, and marks what it suggests. It can be left and taken up.

import { withRules } from "./cite.js";
import { all, byId, CHOOSABLE, wordOf } from "./dom.js";
import { hold, holdings } from "./store.js";
import { say } from "./texts.js";

/**
 * Is a first voyage on its way here, and has the newcomer not left it?
 * @param {Known} position
 */
export const sails = ({ table, voyage }) => voyage !== null && !holdings(table).ashore;

/** @param {Known} position */
export function showVoyage(position) {
  const { asked, voyage } = position;
  const open = asked && voyage !== null && voyage.text !== "";
  const told = open && sails(position);
  byId("voyage").hidden = !open || (!told && voyage.word === "");
  document.body.classList.toggle("sailing", told && voyage.word !== "");
  if (open) tell(voyage, told);
  point(told && !voyage.whole ? voyage.word : "");
  byId("draft-yes").classList.toggle("suggested", told && voyage.whole);
}

/**
 * @param {Wire.VoyageInfo} voyage
 * @param {boolean} told
 */
function tell({ text, word, step, steps }, told) {
  byId("voyage-words").replaceChildren(...(told ? withRules(text) : []));
  byId("voyage-step").textContent = word && say("voyage-step", { step: step + 1, steps });
  byId("voyage-leave").textContent = say(told ? "voyage-leave" : "voyage-resume");
  byId("voyage-leave").hidden = word === "";
}

/**
 * What is suggested stands out on the board and among the moves.
 * @param {string} word
 */
function point(word) {
  for (const piece of all(document, `#board :is(${CHOOSABLE}), #decide [data-word]`)) {
    piece.classList.toggle("suggested", word !== "" && wordOf(piece) === word);
  }
}

/**
 * The newcomer would rather play on alone, or with the voyage again.
 * @param {Known} position
 */
export function leaveOrResume(position) {
  hold(position.table, { ashore: sails(position) });
  showVoyage(position);
}
