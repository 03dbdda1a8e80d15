// A part of the board that can be moved and enlarged: an inner svg with `data-pan`, which says where the origin of what
// it shows lies and how large a unit of it is. It is drawn whole, or closer where the board itself looks closer. Buttons
// with `data-zoom` (in, out, whole), two fingers, the wheel with Ctrl, and dragging change that; it stays when the
// board is drawn anew. A part that says how large its choices are (`data-choices`) is enlarged until fingers hit them.

import { all, CHOOSABLE, near } from "./dom.js";

const STEP = 1.5;
const CLOSEST = 8;
const FINGER = 44; // pixels that a finger needs
const fingers = matchMedia("(pointer: coarse)");
const DRAG = 6; // a pointer that moves less than this, in pixels, clicks
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STRIDE = 0.2;

export class Pan {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    /** @type {Map<number, PointerEvent>} */
    this.pointers = new Map();
    /** @type {SVGSVGElement | null} */
    this.part = null;
    this.whole = { width: 0, height: 0 };
    this.unit = { x: 0, y: 0, size: 1 };
    /** @type {{ x: number, y: number, width: number } | null} what the visitor chose to see, in units of what is shown */
    this.kept = null;
    this.dragged = false;
    element.addEventListener("click", (event) => this.click(event), { capture: true });
    element.addEventListener("keydown", (event) => this.press(event));
    element.addEventListener("wheel", (event) => this.roll(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("focusin", (event) => this.reveal(near(event, "*")));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", (event) => this.up(event));
  }

  /** A new drawing: what the visitor chose to see is seen again, unless the board itself looks closer at something. */
  drawn() {
    this.part = this.element.querySelector("svg[data-pan]");
    this.pointers.clear();
    if (!this.part) return;
    const { width, height } = this.part;
    this.whole = { width: width.baseVal.value, height: height.baseVal.value };
    const [x, y, unit] = (this.part.dataset.pan ?? "").split(" ").map(Number);
    this.unit = { x, y, size: unit };
    if (this.kept && this.scale() === 1) {
      const wide = Math.min(this.kept.width * unit, this.whole.width);
      this.look(x + this.kept.x * unit, y + this.kept.y * unit, wide);
    }
    this.mark();
  }

  /** The board lies where it is seen: fingers find its choices, around their middle, unless the visitor looks elsewhere. */
  settled() {
    const size = Number(this.part?.dataset.choices);
    if (!this.part || !size || !fingers.matches || this.kept) return;
    const matrix = this.part.getScreenCTM();
    if (!matrix) return;
    const wide = (this.box().width * size * matrix.a) / FINGER;
    if (wide >= this.whole.width) return;
    const boxes = all(this.part, CHOOSABLE).map((piece) => piece.getBoundingClientRect());
    const middle = (/** @type {number[]} */ ends) => (Math.min(...ends) + Math.max(...ends)) / 2;
    const x = middle(boxes.flatMap(({ left, right }) => [left, right]));
    const y = middle(boxes.flatMap(({ top, bottom }) => [top, bottom]));
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    this.look(at.x, at.y, wide);
  }

  /** The part that can be moved, where there is one. */
  panned() {
    if (!this.part) throw new Error("nothing on this board can be moved");
    return this.part;
  }

  box() {
    return this.panned().viewBox.baseVal;
  }

  /** Where the part is on the screen; what is outside of it and not seen does not count. */
  frame() {
    const { x, y, width, height } = this.box();
    const matrix = this.panned().getScreenCTM() ?? undefined;
    const from = new DOMPoint(x, y).matrixTransform(matrix);
    const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
    return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y);
  }

  scale() {
    return Math.round((this.whole.width / this.box().width) * 1000) / 1000;
  }

  /**
   * Shows what is around a point; never less than a corner of the map, and never more than all of it.
   * @param {number} x
   * @param {number} y
   * @param {number} wide
   */
  look(x, y, wide) {
    const width = Math.max(this.whole.width / CLOSEST, Math.min(wide, this.whole.width));
    const height = (width * this.whole.height) / this.whole.width;
    const everything = width >= this.whole.width * 0.999;
    const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.max(0, Math.min(value, most));
    const left = everything ? 0 : within(x, this.whole.width) - width / 2;
    const top = everything ? 0 : within(y, this.whole.height) - height / 2;
    this.panned().setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    this.mark();
  }

  /**
   * What the visitor does is kept for the drawings to come.
   * @param {number} x
   * @param {number} y
   * @param {number} wide
   */
  choose(x, y, wide) {
    this.look(x, y, wide);
    const { x: left, y: top, width, height } = this.box();
    const { x: originX, y: originY, size } = this.unit;
    const centre = { x: (left + width / 2 - originX) / size, y: (top + height / 2 - originY) / size };
    this.kept = this.scale() === 1 ? null : { ...centre, width: width / size };
  }

  mark() {
    const close = this.scale() > 1;
    this.panned().classList.toggle("near", close);
    for (const button of all(this.element, "[data-zoom]")) {
      const useless = button.dataset.zoom === "in" ? this.scale() >= CLOSEST : !close;
      button.setAttribute("aria-disabled", String(useless));
    }
  }

  // --- what the visitor does ------------------------------------------------------------------------------------------

  /** @param {Event} event */
  click(event) {
    if (this.dragged) {
      this.dragged = false;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    this.zoomBy(near(event, "[data-zoom]"));
  }

  /**
   * Enlarges around the middle of what is seen, as a button says.
   * @param {Piece | null} button
   */
  zoomBy(button) {
    if (!this.part || !button) return false;
    const { x, y, width, height } = this.box();
    /** @type {Record<string, number>} */
    const widths = { in: width / STEP, out: width * STEP, whole: Infinity };
    const wide = widths[button.dataset.zoom ?? ""];
    this.choose(x + width / 2, y + height / 2, wide);
    return true;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const button = near(event, "[data-zoom]");
    if (!button) return;
    const arrow = ARROWS[event.key];
    if (arrow) this.shift(arrow[0] * STRIDE, arrow[1] * STRIDE);
    else if ((event.key !== "Enter" && event.key !== " ") || !this.zoomBy(button)) return;
    event.preventDefault();
  }

  /**
   * Moves by parts of what is seen.
   * @param {number} right
   * @param {number} down
   */
  shift(right, down) {
    const { x, y, width, height } = this.box();
    this.choose(x + width * (0.5 + right), y + height * (0.5 + down), width);
  }

  /** @param {WheelEvent} event */
  roll(event) {
    if (!event.ctrlKey || !this.part?.contains(near(event, "*"))) return;
    event.preventDefault();
    this.zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY / 200));
  }

  /**
   * Enlarges so that what is under the pointer stays there.
   * @param {number} clientX
   * @param {number} clientY
   * @param {number} factor
   */
  zoomAt(clientX, clientY, factor) {
    const frame = this.frame();
    const [right, down] = [(clientX - frame.x) / frame.width - 0.5, (clientY - frame.y) / frame.height - 0.5];
    const { x, y, width, height } = this.box();
    const now = Math.max(this.whole.width / CLOSEST, width / factor);
    const [px, py] = [x + width * (0.5 + right), y + height * (0.5 + down)];
    this.choose(px - now * right, py - ((now * height) / width) * down, now);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.dragged = false;
    if (this.part?.contains(near(event, "*"))) this.pointers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.pointers.delete(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    const other = [...this.pointers.values()].find((one) => one.pointerId !== event.pointerId);
    if (!other && (this.scale() === 1 || (!this.dragged && Math.hypot(dx, dy) < DRAG))) return;
    this.dragged = true;
    this.pointers.set(event.pointerId, event);
    const part = this.panned();
    if (!part.hasPointerCapture(event.pointerId)) part.setPointerCapture(event.pointerId);
    const frame = this.frame();
    this.shift(-dx / frame.width / (other ? 2 : 1), -dy / frame.height / (other ? 2 : 1));
    if (other) this.pinch(before, event, other);
  }

  /**
   * @param {PointerEvent} before
   * @param {PointerEvent} now
   * @param {PointerEvent} other
   */
  pinch(before, now, other) {
    const apart = (/** @type {PointerEvent} */ one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const [x, y] = [(now.clientX + other.clientX) / 2, (now.clientY + other.clientY) / 2];
    if (apart(before) > 0) this.zoomAt(x, y, apart(now) / apart(before));
  }

  /**
   * A player who comes to a piece with the keyboard sees it.
   * @param {Element | null} piece
   */
  reveal(piece) {
    if (!piece?.matches(":focus-visible") || !this.part?.contains(piece)) return;
    const frame = this.frame();
    const there = piece.getBoundingClientRect();
    const inside = there.x >= frame.x && there.right <= frame.right && there.y >= frame.y && there.bottom <= frame.bottom;
    if (inside) return;
    const right = (there.x + there.width / 2 - frame.x) / frame.width - 0.5;
    const down = (there.y + there.height / 2 - frame.y) / frame.height - 0.5;
    const { x, y, width, height } = this.box();
    this.look(x + width * (0.5 + right), y + height * (0.5 + down), width);
  }
}
