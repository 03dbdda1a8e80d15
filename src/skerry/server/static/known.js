// What this browser knows of a table. The server sends what has changed; where something is missing, all of it is asked for.

/**
 * What was known with what has changed; null for a part that has gone.
 * @template Part
 * @param {Record<string, Part>} before
 * @param {Record<string, Part | null> | undefined} changes
 * @returns {Record<string, Part>}
 */
function changed(before, changes) {
  if (!changes) return before; // the same object, so that one sees that nothing has changed
  const parts = { ...before, ...changes };
  for (const [id, part] of Object.entries(parts)) if (part === null) delete parts[id];
  return /** @type {Record<string, Part>} */ (parts);
}

/**
 * The parts of a board with what has changed of them: all of a part, or some letters that replace others.
 * @param {Record<string, string>} before
 * @param {News["board"]} changes
 */
function redrawn(before, changes) {
  if (!changes) return before;
  const parts = Object.entries(changes).map(([id, part]) => {
    if (!Array.isArray(part)) return [id, part];
    const [from, to, letters] = part;
    return [id, before[id].slice(0, from) + letters + before[id].slice(to)];
  });
  return changed(before, Object.fromEntries(parts));
}

/**
 * @template {{ from: number, lines: unknown[] }} Lines
 * @param {Lines} before
 * @param {Lines | undefined} after
 * @returns {Lines}
 */
function longer(before, after) {
  return after ? { ...after, from: 0, lines: [...before.lines.slice(0, after.from), ...after.lines] } : before;
}

/** Nothing yet: a message with everything comes first. */
const NOTHING = /** @type {Known} */ ({
  board: {},
  text: {},
  log: { from: 0, lines: /** @type {Wire.LogLine[]} */ ([]) },
  chat: { on: false, from: 0, lines: /** @type {Wire.ChatLine[]} */ ([]) },
});

/**
 * The position after a message, or null if the message follows another one that did not come.
 * @param {Known | null} known
 * @param {News} news
 * @returns {Known | null}
 */
export function follow(known, news) {
  if (news.after !== null && news.after !== known?.number) return null;
  const before = news.after === null || !known ? NOTHING : known;
  return {
    ...before,
    ...news,
    board: redrawn(before.board, news.board),
    text: changed(before.text, news.text),
    log: longer(before.log, news.log),
    chat: longer(before.chat, news.chat),
  };
}
