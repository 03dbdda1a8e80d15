// The sign of a seat as the boards draw it: a shape, a colour and an initial, so that colour is never needed.

import { svgElement } from "./dom.js";

const SHAPES = [
  "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1Z",
  "M3 2H21V22H3Z",
  "M12 0L24 12L12 24L0 12Z",
  "M7 1H17L23 12L17 23H7L1 12Z",
  "M12 0L24 9L19.5 23H4.5L0 9Z",
  "M1 3H23V14Q23 21 12 24Q1 21 1 14Z",
];

/**
 * @param {number} seat
 * @param {string} name
 */
export function seatMark(seat, name) {
  return svgElement("svg", { viewBox: "0 0 24 24", class: `seat-mark of-seat-${seat}`, "aria-hidden": "true" },
    svgElement("path", { d: SHAPES[seat % SHAPES.length] }),
    svgElement("text", { x: 12, y: 16.6 }, name.slice(0, 1).toUpperCase()));
}
