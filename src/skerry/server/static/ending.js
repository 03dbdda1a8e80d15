// The end of a game: result, replay, record, another game, and the proof that chance was fair.

import { celebrate, endCeremony } from "./ceremony.js";
import { byId, h } from "./dom.js";
import { sharePicture } from "./picture.js";
import { download } from "./record.js";
import { rematch } from "./seating.js";
import { ownSeats } from "./store.js";
import { say } from "./texts.js";

/**
 * Shows the end, or nothing before it. Who saw the game end is shown the ceremony; it stands still for those who want no
 * movement.
 * @param {Known} position
 * @param {Known | null} before
 * @param {string} table
 * @param {Refuse} refuse
 */
export function showEnd(position, before, table, refuse) {
  const end = byId("end");
  const { over } = position;
  end.hidden = over === null;
  if (over === null) return endCeremony();
  if (before && !before.over) celebrate(position, over, table);
  const again = ownSeats(table).length > 0 && againButton(position, over, table, refuse);
  end.replaceChildren(
    h("p", { class: "result" }, h("span", { "aria-hidden": "true" }, "⚑ "), over.text),
    h("div", { class: "buttons" },
      again,
      h("button", { type: "button", onclick: () => celebrate(position, over, table) }, say("result")),
      h("a", { class: "button", href: `/t/${table}/replay` }, say("replay")),
      h("button", { type: "button", onclick: () => sharePicture(table, position.game).catch((error) => refuse({ text: error.message, rule: error.rule })) }, say("picture")),
      h("button", { type: "button", onclick: () => download(table, position, refuse) }, say("download")),
      h("a", { class: "button", href: "/" }, say("to-lobby")),
    ),
    fairness(position),
  );
}

/**
 * @param {Known} position
 * @param {Wire.OverInfo} over
 * @param {string} table
 * @param {Refuse} refuse
 */
function againButton(position, over, table, refuse) {
  const label = over.rematch ? say("join-rematch") : say("rematch");
  const go = () => rematch(table, position.names).catch((error) => refuse({ text: error.message, rule: error.rule }));
  return h("button", { type: "button", class: "main", onclick: go }, label);
}

/** @param {Known} position */
function fairness({ commitment, secret, salts, names }) {
  const rows = [
    [say("fair-commitment"), commitment],
    [say("fair-secret"), secret],
    ...(salts ?? []).map((salt, seat) => [say("fair-salt", { name: names[seat] }), salt || "–"]),
  ];
  return h("details", { class: "fairness" },
    h("summary", {}, say("fair")),
    h("p", {}, say("fair-how"), " ", h("a", { href: "/about#fairness" }, say("about-fairness"))),
    h("dl", {}, rows.map(([name, value]) => [h("dt", {}, name), h("dd", {}, h("code", {}, value ?? ""))])),
  );
}
