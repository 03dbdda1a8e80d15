({ floor, finger }) => {
  // What can be seen wrong on a page that rests, as [{kind, what, box}]; the page is left as it was.
  const found = [];
  const board = document.getElementById("board");
  const tell = (kind, one, pixels = null, other = null) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
    found.push({ kind, what: other ? `${sort(one)} | ${sort(other)}` : sort(one), text: named(one), box, pixels });
  };
  const rounded = (size) => Math.round(size * 10) / 10;
  const named = (one) => (one.getAttribute("aria-label") || one.textContent).trim().replace(/\s+/g, " ").slice(0, 50);
  /** Of what sort a thing is: the same for all cards of a row. */
  const sort = (one) => {
    const part = one.closest("[data-part]")?.dataset.part.split("-")[0];
    const owner = one.closest("[id]")?.id.replace(/\d.*/, "") ?? "";
    const looks = one.getAttribute("class")?.split(" ")[0] ?? "";
    return `${part ?? (board.contains(one) ? "ground" : `#${owner}`)} ${one.localName}${looks ? `.${looks}` : ""}`;
  };
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const large = ({ width, height }) => width > 1.5 && height > 1.5; // less is hidden from eyes, not from screen readers

  // --- what lies over what: as it is painted, whatever the mouse may touch ---
  const painted = document.createElement("style");
  const painting = "#board svg, #board svg * { pointer-events: visiblePainted !important; }";

  /** The window that an inner drawing is seen through, and the board itself. */
  const windowOf = (one) => {
    let { left, top, right, bottom } = board.getBoundingClientRect();
    for (let up = one.parentElement?.closest("svg"); up && board.contains(up); up = up.parentElement?.closest("svg")) {
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const SLACK = 1.5;
  const inside = (box, around) =>
    box.left >= around.left - SLACK && box.right <= around.right + SLACK && box.top >= around.top - SLACK && box.bottom <= around.bottom + SLACK;
  const apart = (box, around) => box.left >= around.right || box.right <= around.left || box.top >= around.bottom || box.bottom <= around.top;

  const solid = (one) => {
    if (!(one instanceof SVGElement) || one.localName === "text" || one.localName === "tspan") return false;
    if (one.localName === "use") return true;
    if (one.localName === "svg" || one.localName === "g") return false;
    const style = getComputedStyle(one);
    let opacity = Number(style.fillOpacity);
    for (let up = one; up && up !== board; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
    const colour = style.fill.match(/rgba\(.*,\s*([\d.]+)\)/);
    return style.fill !== "none" && opacity * (colour ? Number(colour[1]) : 1) > 0.5;
  };

  /** What is painted over a text: nothing, another text, or a thing; null where the text is not, or the page lies over it. */
  const over = (text, x, y) => {
    const pile = document.elementsFromPoint(x, y);
    if (!pile.length || !board.contains(pile[0]) || !pile.some((one) => text.contains(one))) return null;
    for (const one of pile) {
      if (text.contains(one)) return { by: "" };
      const other = one.closest("text");
      if (other && seen(other) && shown(other) && !same(other, text)) return { by: "text", other };
      if (solid(one)) return { by: "thing", other: one };
    }
    return null;
  };
  const shown = (text) => text.textContent.trim() !== "";
  const same = (a, b) => a.textContent === b.textContent; // an outline drawn under its own letters

  const sizeOf = (text) => {
    const matrix = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  };

  const texts = [...board.querySelectorAll("svg text")].filter((text) => shown(text) && seen(text) && large(text.getBoundingClientRect()));
  const back = [scrollX, scrollY];
  document.head.append(painted);
  painted.textContent = painting;
  const area = board.closest(".board-area");
  const areaTop = area?.scrollTop ?? 0;
  for (const text of texts) {
    let box = text.getBoundingClientRect();
    const around = windowOf(text);
    if (apart(box, around)) continue; // beyond what the window shows
    const covers = [];
    const middle = box.top + box.height / 2;
    if (middle < 60 || middle > innerHeight * 0.55) text.scrollIntoView({ block: "center", behavior: "instant" });
    box = text.getBoundingClientRect();
    const upright = box.height > box.width * 1.5 && text.textContent.trim().length > 2;
    for (const share of [0.08, 0.3, 0.5, 0.7, 0.92]) {
      const x = box.left + box.width * (upright ? 0.5 : share);
      const y = box.top + box.height * (upright ? share : 0.52);
      const cover = over(text, x, y);
      if (cover) covers.push(cover);
    }
    const hidden = covers.length > 0 && covers.every(({ by }) => by === "thing");
    if (hidden) continue; // it lies below another card
    const size = sizeOf(text);
    if (size < floor - 0.05) tell("small", text, rounded(size));
    const other = covers.find(({ by }) => by === "text")?.other;
    if (other) tell("overlapping", text, null, other);
    else if (covers.some(({ by }) => by === "thing")) tell("covered", text);
    if (!inside(box, windowOf(text)) && !text.closest("[data-pan]")) tell("cut off", text);
    if (text.textContent.trim().endsWith("…")) tell("shortened", text);
  }
  painted.remove();
  if (area) area.scrollTop = areaTop;
  scrollTo(...back);

  // --- the page around the board ---
  const leaves = [...document.querySelectorAll("body *")].filter(
    (one) => !(one instanceof SVGElement) && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && seen(one)
      && large(one.getBoundingClientRect()) && !one.closest(".unseen, .skip-link, [aria-hidden=true], option, select, .tool span"),
  );
  for (const one of leaves) {
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size > 0 && size < floor - 0.05) tell("small", one, rounded(size));
    const { overflowX, overflowY } = getComputedStyle(one);
    const hides = (way) => way === "hidden" || way === "clip";
    if ((hides(overflowX) && one.scrollWidth > one.clientWidth + 1) || (hides(overflowY) && one.scrollHeight > one.clientHeight + 2)) {
      tell("cut off", one);
    }
  }

  // --- what a finger must hit ---
  if (finger) {
    const targets = "#board [data-move], #board .control, button:not(.rule-link), select, input:not([type=radio]):not([type=checkbox]), summary";
    for (const one of document.querySelectorAll(targets)) {
      if (!seen(one) || one.disabled || one.closest(".skip-link")) continue;
      const box = one.getBoundingClientRect();
      if (!large(box)) continue;
      if (board.contains(one) && apart(box, windowOf(one))) continue;
      if (box.width < finger - 0.5 || box.height < finger - 0.5) {
        tell("hard to hit", one, rounded(Math.min(box.width, box.height)));
      }
    }
  }

  // --- nothing sticks out ---
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const wide = [...document.querySelectorAll("body *")].filter((one) => {
      const box = one.getBoundingClientRect();
      return !(one instanceof SVGElement && one.localName !== "svg") && large(box) && seen(one) && box.right > innerWidth + 1;
    });
    tell("sticks out", wide.at(-1) ?? document.body);
  }
  return found;
}
