() => {
  // Where the things lie that nobody moves, and how large they are, in hundredths of the board: the page's own parts, the board's, and what its places are called.
  const board = document.getElementById("board");
  const svg = board.querySelector("svg");
  if (!svg || !svg.checkVisibility()) return {};
  const whole = svg.getBoundingClientRect().width;
  const places = {};
  const open = document.querySelector("#zones [aria-pressed=true]")?.dataset.to ?? "";
  const keep = (name, one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const size = [width, height].map((pixels) => Math.round((100 * pixels) / whole));
    places[`${open}/${name}`] = [Math.round(left + scrollX), Math.round(top + scrollY), ...size];
  };
  for (const id of ["zones", "side", "board"]) {
    const one = document.getElementById(id);
    if (one?.checkVisibility()) keep(id, one);
  }
  const counts = {};
  for (const one of svg.querySelectorAll("[data-part], text.heading")) {
    if (!one.checkVisibility() || one.closest("[data-pan]") || !one.getBoundingClientRect().width) continue;
    const name = one.dataset.part ?? one.textContent;
    counts[name] = (counts[name] ?? 0) + 1;
    if (counts[name] === 1) keep(name, one);
  }
  return places;
}
