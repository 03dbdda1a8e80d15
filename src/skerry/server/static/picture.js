// A picture of the board as it is seen, to keep or to share.

import { byId, h } from "./dom.js";

const WIDE = 1600; // pixels
const LINE = 64; // for what stands below

/**
 * The board and a line below it as a file.
 * @param {string} name
 * @param {string} line
 */
export async function sharePicture(name, line) {
  const svg = byId("board").querySelector("svg");
  if (!svg) return;
  const file = new File([await drawn(svg, line)], `${name}.png`, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text: line }).catch(() => {}); // closed again without sharing
    return;
  }
  const address = URL.createObjectURL(file);
  h("a", { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * @param {SVGSVGElement} svg
 * @param {string} line
 * @returns {Promise<Blob>}
 */
async function drawn(svg, line) {
  const { width, height } = svg.viewBox.baseVal;
  const high = Math.round((WIDE * height) / width);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(alone(svg, WIDE, high))}`;
  await image.decode();
  const canvas = h("canvas", { width: WIDE, height: high + LINE });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  const look = getComputedStyle(document.documentElement);
  pen.fillStyle = look.getPropertyValue("--table");
  pen.fillRect(0, 0, WIDE, high + LINE);
  pen.drawImage(image, 0, 0, WIDE, high);
  pen.fillStyle = look.getPropertyValue("--ink");
  pen.font = `600 28px ${look.getPropertyValue("--serif")}`;
  pen.fillText(line, 24, high + LINE / 2 + 10, WIDE - 48);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/**
 * The board as a drawing that needs nothing of its page.
 * @param {SVGSVGElement} svg
 * @param {number} width
 * @param {number} height
 */
function alone(svg, width, height) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  for (const over of copy.querySelectorAll(".over-board, .travelling, .marking, .control")) over.remove();
  copy.insertAdjacentHTML("afterbegin", document.querySelector(".assets svg")?.innerHTML ?? "");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const theme = document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  copy.dataset.theme = theme;
  return new XMLSerializer().serializeToString(copy);
}
