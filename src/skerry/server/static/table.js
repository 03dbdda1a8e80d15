// The page of a table: brings the socket, the board and everything around it together.

import { announce } from "./announce.js";
import { arrive, offerSeat } from "./arrival.js";
import { Board } from "./board.js";
import { Changed } from "./changed.js";
import { ChatPanel } from "./chat.js";
import { sentence } from "./cite.js";
import { Curtain } from "./curtain.js";
import { Decision } from "./decide.js";
import { all, byId, h, pageData } from "./dom.js";
import { showEnd } from "./ending.js";
import { GoalCard } from "./goal.js";
import { guided, guideSet, placeGuide, showGuide, skipGuide } from "./guide.js";
import { Hint } from "./hint.js";
import { listenToKeys } from "./keys.js";
import { follow } from "./known.js";
import { Legend } from "./legend.js";
import { listenToLeavers, showLeavers } from "./leavers.js";
import { Line } from "./line.js";
import { sameLines, showDigest, showLog, stayAtEnd } from "./log.js";
import { showMoments } from "./moments.js";
import { callPlayer, ringChat, showTurn } from "./notice.js";
import { showPlan } from "./plan.js";
import { learnBots, listenToPlayers, showPlayers, showWaiting } from "./players.js";
import { Preview } from "./preview.js";
import { download, showRecord } from "./record.js";
import { RulesDrawer } from "./rulesdrawer.js";
import { listenToOwner, listenToSeated, listenToSettings, showOwner, showSeated } from "./settings.js";
import { Stage } from "./stage.js";
import { forget, holdings, ownSeats, setAside, setSetting, setting } from "./store.js";
import { showStrips } from "./strips.js";
import { listenToTabs } from "./tabs.js";
import { language, say, switchLanguage } from "./texts.js";
import { showText } from "./textview.js";
import { explain, hideTip, showAnswer } from "./tips.js";
import { leaveOrResume, showVoyage } from "./voyage.js";
import { listenToRail, Zones } from "./zones.js";

const { table, game, title, edition } = pageData();
const narrow = matchMedia("(max-width: 899px)");
const WIRE = 2; // the version of what goes to and fro

/** @type {Known | null} */
let known = null; // of the table, as this browser looks at it
let outdated = false; // the server is of another edition than this page
/** @type {number | null} */
let playedAt = null; // the position a move was played in that is not answered yet
let drafting = 0; // picks that are on their way
let called = false; // it is the player's turn, and they have been told
/** @type {Map<string, Piece>} */
const wished = new Map(); // what was asked about, by the word: the piece to explain it at

const line = new Line(table, hello, heard, showConnection);
const stage = new Stage(show, (waiting) => {
  const focused = decision.focused();
  byId("skip").hidden = waiting === 0;
  decision.keepFocus(focused);
  showBusy();
});
const curtain = new Curtain(() => ownSeats(table), lookAs);
const board = new Board(byId("board"), { play: (word) => decision.chooseWord(word), wish, pick, putBack });
const changed = new Changed(board);
const zones = new Zones(byId("board"));
const decision = new Decision({ play, undo, pick, putBack, playAll });
const preview = new Preview(board, (word) => line.send({ type: "preview", word }));
const hint = new Hint(table, board, preview, (word) => decision.chooseWord(word));
const drawer = new RulesDrawer(game);
const goal = new GoalCard(game);
new Legend(game);
const chat = new ChatPanel(table, (text) => line.act({ type: "chat", text }));

// --- the socket ------------------------------------------------------------------------------------------------------

function hello() {
  drafting = 0;
  const keys = Object.values(holdings(table).keys);
  return { type: "hello", wire: WIRE, keys, ...look() };
}

/** How this browser looks at the table. */
function look() {
  const seat = curtain.seat === null ? {} : { as: curtain.seat };
  return { lang: language(), narrow: narrow.matches, text: setting("view") === "text", ...seat };
}

const lookAgain = () => line.send({ type: "show", ...look() });

/** @param {Heard} message */
function heard(message) {
  if (message.type === "position") take(message);
  if (message.type === "refused") refused(message);
  if (message.type === "pong") drafting = Math.max(0, drafting - 1);
  if (message.type === "why") answer(message);
  if (message.type === "preview") preview.take(message);
  if (message.type === "gone") gone(message);
  if (outdated && !line.waits()) renewPage();
  showBusy();
}

/** @param {News} news */
function take(news) {
  const now = follow(known, news);
  if (!now) return line.send({ type: "whole" });
  known = now;
  outdated = now.edition !== edition;
  const position = { ...now, ...(now.status === "waiting" && whileWaiting()), lines: now.log.lines };
  const said = chat.take(position);
  if (said.length && stage.shown) {
    announce(...said.map(({ name, text }) => `${name}: ${text}`));
    ringChat();
  }
  stage.push(position);
}

/** After an upgrade scripts, looks and drawings fit together again. If a page stays old, one more time would not help. */
function renewPage() {
  if (sessionStorage.getItem("renewed") === known?.edition) return;
  sessionStorage.setItem("renewed", known?.edition ?? "");
  location.reload();
}

/** Before the game nobody is asked anything yet. */
const whileWaiting = () => ({ heading: say("waiting"), prompt: { text: say("waiting"), rule: "" } });

/** @param {{ text: string }} message */
function gone({ text }) {
  forget(table);
  decision.refuse({ text: text || say("gone"), rule: "" });
  board.draw({}, 0);
}

/** @param {string} state */
function showConnection(state) {
  const element = byId("connection");
  const text = say(state === "lost" && line.waits() ? "line-lost-move" : `line-${state}`);
  element.dataset.state = state;
  if (element.textContent !== text) element.textContent = text;
}

// --- what the player does --------------------------------------------------------------------------------------------

/** @param {Wire.MoveInfo} move */
function play({ word }) {
  choose({ type: "play", word });
}

/** @param {string[]} words */
function playAll(words) {
  choose({ type: "play", words });
}

/** @param {object} message */
function choose(message) {
  if (!isFree()) return;
  if (stage.shown) guided(stage.shown);
  act(message);
  hideTip();
  showBusy();
}

/**
 * Only a draft: nobody else notices, and nothing has to be repeated if it gets lost.
 * @param {string} word
 * @param {number} [count]
 */
function pick(word, count) {
  draft({ type: "pick", word, count });
}

/** @param {string} [word] */
function putBack(word) {
  draft({ type: "put-back", word });
}

/**
 * The answer to the ping comes when the draft has been shown, if it has changed at all.
 * @param {object} message
 */
function draft(message) {
  if (!isFree()) return;
  line.send({ ...message, at: stage.shown?.at });
  line.send({ type: "ping" });
  drafting += 1;
  hideTip();
  showBusy();
}

/** @param {boolean} whole */
function undo(whole) {
  if (!isFree() || !stage.shown?.undo[whole ? "whole" : "step"]) return;
  act({ type: "undo", whole });
  showBusy();
}

/** @param {object} message */
function act(message) {
  playedAt = stage.shown?.at ?? null;
  line.act({ ...message, at: playedAt });
  changed.acted();
  stage.acted();
}

/** A second click, or one on a position that is already gone, does nothing. */
const isFree = () => stage.shown !== null && playedAt !== stage.shown.at && stage.queue.length === 0;

function showBusy() {
  decision.setBusy(!stage.shown || line.waits() || drafting > 0 || stage.gathers());
  showConnection(byId("connection").dataset.state ?? "opening");
}

/**
 * @param {string} word
 * @param {Piece} piece
 */
function wish(word, piece) {
  wished.set(word, piece);
  line.send({ type: "why", word });
}

/** @param {Wire.Why} why */
function answer({ word, text, rule }) {
  const piece = wished.get(word);
  wished.delete(word);
  announce(text);
  if (piece?.isConnected) showAnswer(piece, [h("strong", {}, say("why-not")), " ", ...sentence({ text, rule })]);
  else decision.refuse({ text, rule });
}

/** @param {Wire.Told} refusal */
function refused({ text, rule }) {
  playedAt = null;
  refuse({ text, rule });
}

/** @param {Wire.Told | null} refusal */
const refuse = (refusal) => decision.refuse(refusal);

// --- what the player sees --------------------------------------------------------------------------------------------

/**
 * @param {Shown} position
 * @param {number} duration
 * @param {Shown | null} before
 */
function show(position, duration, before) {
  if (curtain.hides(position)) return;
  const kept = before ? sameLines(before.lines, position.lines) : 0;
  const news = before ? position.lines.slice(kept) : [];
  const focused = decision.focused();
  hideTip();
  document.body.dataset.status = position.status;
  byId("heading").textContent = position.heading;
  board.draw(position.status === "waiting" ? {} : position.board, duration, actor(position, news));
  if (setting("view") === "text") showText(byId("text-view"), position.text);
  letScroll();
  decision.show(position);
  preview.show(position);
  hint.show(position);
  showLog(position, kept);
  showStrips(position);
  showDigest(position);
  showVoyage(position);
  showGuide(position);
  showPlan(position);
  zones.drawn(position.asked && before?.at !== position.at, position.over !== null && !before?.over);
  board.pan.settled();
  changed.show(position);
  if (before?.at !== position.at) board.reveal(byId("decide"));
  showEnd(position, before, table, refuse);
  showPlayers(position, table);
  showLeavers(position, before);
  showRecord(position);
  showWaiting(position, table);
  byId("watching").hidden = position.seat !== null || position.status === "over";
  showOwner(position);
  showSeated(table);
  offerSeat(position, table, () => line.renew());
  showTurn(position, title);
  decision.keepFocus(focused);
  showMoments(news, position.over !== null);
  goal.greet(position);
  tell(position, before, news);
}

/**
 * Whose cards moved, if they are not the player's own.
 * @param {Shown} position
 * @param {Wire.LogLine[]} news
 */
function actor(position, news) {
  const seat = news.at(-1)?.seat ?? -1;
  return seat >= 0 && seat !== position.seat ? seat : null;
}

/**
 * @param {Shown} position
 * @param {Shown | null} before
 * @param {Wire.LogLine[]} news
 */
function tell(position, before, news) {
  if (!before || before.prompt.text !== position.prompt.text || news.length) {
    announce(...news.map(({ text }) => text), position.over?.text ?? position.prompt.text);
  }
  if (position.asked && !called) callPlayer(position.prompt.text, title);
  called = position.asked;
}

/**
 * Another person at this screen, another language, another layout: the server draws anew.
 * @param {number} seat
 */
function lookAs(seat) {
  const shown = stage.shown;
  playedAt = null; // each seat counts for itself
  stage.forget();
  if (shown?.seat === seat) stage.push(shown);
  else lookAgain();
}

/** @param {string} lang */
async function speak(lang) {
  await switchLanguage(lang);
  await learnBots();
  drawer.forget();
  showConnection(byId("connection").dataset.state ?? "opening");
  chat.show();
  stage.forget();
  lookAgain();
}

function showView() {
  const text = setting("view") === "text";
  byId("text-view").hidden = !text;
  byId("board").hidden = text;
  byId("toggle-text").setAttribute("aria-pressed", String(text));
  letScroll();
  if (text && stage.shown && !curtain.isDown()) showText(byId("text-view"), stage.shown.text);
}

/** Where nothing on the board takes the focus, its area does, so that the keyboard can scroll it. */
function letScroll() {
  const [area] = all(document, ".board-area");
  if (setting("view") === "text" || !byId("board").querySelector("[tabindex]")) area.tabIndex = 0;
  else area.removeAttribute("tabindex");
}

function toggleText() {
  setSetting("view", setting("view") === "text" ? "board" : "text");
  const onBoard = board.focused();
  showView();
  if (onBoard) byId("prompt").focus();
  lookAgain();
  if (stage.shown) decision.showMoves();
}

function toggleSound() {
  setSetting("sound", !setting("sound"));
  showSound();
}

const showSound = () => byId("toggle-sound").setAttribute("aria-pressed", String(setting("sound")));

/** @param {string} name */
function settingChanged(name) {
  if (name === "sound") showSound();
  if (name === "chat") chat.show();
  if (name === "guide" && stage.shown) {
    guideSet(stage.shown);
    showPlan(stage.shown);
  }
  if (name === "shortcuts" && stage.shown) decision.showMoves();
}

// --- beginning -------------------------------------------------------------------------------------------------------

byId("open-rules").addEventListener("click", () => drawer.toggle());
byId("open-help").addEventListener("click", () => byId("help").showModal());
byId("toggle-text").addEventListener("click", toggleText);
byId("toggle-sound").addEventListener("click", toggleSound);
byId("skip").addEventListener("click", () => stage.skip());
byId("download").addEventListener("click", () => stage.shown && download(table, stage.shown, refuse));
byId("coach-skip").addEventListener("click", () => {
  skipGuide();
  if (stage.shown) showPlan(stage.shown);
});
byId("voyage-leave").addEventListener("click", () => {
  if (!stage.shown) return;
  leaveOrResume(stage.shown);
  showGuide(stage.shown);
  showPlan(stage.shown);
});
narrow.addEventListener("change", () => {
  stage.forget();
  lookAgain();
});
stayAtEnd(byId("panel-log"));
stayAtEnd(byId("panel-chat"));
listenToTabs(byId("tabs"), () => chat.showUnread());
listenToRail(placeGuide);
listenToSettings(settingChanged, speak);
listenToOwner(table);
listenToSeated(table);
listenToLeavers(table, refuse);
listenToPlayers(table, () => {
  chat.show();
  if (stage.shown) showPlayers(stage.shown, table);
});
listenToKeys({
  choose: (/** @type {string} */ key) => decision.chooseKey(key),
  agree: () => decision.agree(),
  undo: (/** @type {boolean} */ whole) => decision.takeBack(whole),
  rules: () => drawer.toggle(),
  text: toggleText,
  skip: () => stage.skip(),
  help: () => byId("help").showModal(),
  escape: () => hideTip() || decision.back() || drawer.close(),
});
explain(byId("board"), { tell: (piece) => preview.tell(piece), gone: () => preview.away() });
explain(byId("decide"));
showView();
showSound();
showConnection("opening");
addEventListener("hashchange", async () => {
  if (await arrive(table, game)) line.renew(); // a link to this table, opened where it is open already
});
await Promise.all([arrive(table, game), learnBots()]);
setAside(table, false);
line.open();
