// The socket to a table: says hello, comes back by itself when it breaks, and sends again what was not answered.

const PATIENCE = 10_000;
const PING_EVERY = 20_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

export class Line {
  /**
   * @param {string} table
   * @param {() => object} hello what to say first, made anew for every connection
   * @param {(message: Heard) => void} heard
   * @param {(state: "open" | "lost" | "gone") => void} changed
   */
  constructor(table, hello, heard, changed) {
    this.table = table;
    this.hello = hello;
    this.heard = heard;
    this.changed = changed;
    this.unanswered = new Map();
    this.wait = FIRST_WAIT;
    this.lastHeard = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    setInterval(() => this.check(), PING_EVERY / 4);
  }

  open() {
    clearTimeout(this.timer);
    const address = new URL(`/api/tables/${this.table}/stream`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("open", () => this.greet());
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.socket === socket && this.lost());
  }

  /** Says hello once more, with what has been learned since. */
  renew() {
    const before = this.socket;
    this.open();
    before?.close();
  }

  greet() {
    this.send(this.hello());
    for (const message of this.unanswered.values()) this.send(message);
  }

  /** @param {Heard} message */
  take(message) {
    this.lastHeard = Date.now();
    if (message.type === "position") this.wait = FIRST_WAIT; // not when we are turned away
    if (message.type === "done" || message.type === "refused") this.unanswered.delete(message.key);
    if (message.type === "gone") this.close();
    else this.changed("open");
    this.heard(message);
  }

  lost() {
    this.socket = null;
    if (this.closed) return;
    this.changed("lost");
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** There may be a network again, so no more waiting. */
  hurry() {
    if (this.socket || this.closed) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  /** A connection can be dead without a word; so we ask now and then. */
  check() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const silence = Date.now() - this.lastHeard;
    if (silence > PING_EVERY + PATIENCE) this.socket.close();
    else if (silence > PING_EVERY) this.send({ type: "ping" });
  }

  /**
   * Says something that need not be repeated.
   * @param {object} message
   */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Says something that must arrive once: it is sent again until it is answered, always under the same key.
   * @param {object} message
   */
  act(message) {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const keyed = { ...message, key };
    this.unanswered.set(key, keyed);
    this.send(keyed);
    return key;
  }

  waits() {
    return this.unanswered.size > 0;
  }

  close() {
    this.closed = true;
    this.changed("gone");
    this.socket?.close();
  }
}
