// What the scripts of the browser pass on to one another. What comes from the server is in declarations.py.

/** What can be chosen, explained or focused: it carries data. */
type Piece = HTMLElement | SVGElement;

/** What an element may be made of; nothing, null and false are left out. */
type Content = Node | string | number | false | null | undefined | Content[];

type Refuse = (refusal: Wire.Told) => void;

/** What a call to the server throws. */
interface Refusal extends Error { status: number; key: string; rule: string }

/** A position as the socket makes it known: board and text in parts, log and chat whole. */
type Known = Omit<Wire.Position, "board" | "text"> & {
  number: number;
  edition: string;
  board: Record<string, string>;
  text: Record<string, Wire.TextSection>;
};

/** What has changed of it; all of it if it comes after nothing. */
type News = Partial<Omit<Known, "type" | "board" | "text">> & {
  type: "position";
  number: number;
  after: number | null;
  board?: Record<string, string | [number, number, string] | null>;
  text?: Record<string, Wire.TextSection | null>;
};

/** A position with the log as it is shown. */
type Shown = Known & { lines: Wire.LogLine[] };

/** What the socket hears. */
type Heard =
  | News
  | Wire.Why
  | Wire.Preview
  | { type: "done"; key: string }
  | ({ type: "refused"; key: string } & Wire.Told)
  | { type: "gone"; text: string }
  | { type: "pong" };

/** What this browser holds of a table. */
interface Holdings {
  keys: Record<number, string>;
  /** For others. */
  invites: Record<number, string>;
  /**
   * For this browser: a seat it may take, and the key that the seat shall have then. The key is kept before it is asked
   * for, so that an answer that got lost does no harm.
   */
  offers: Record<number, { invitation: string; key: string }>;
  /** Is it off the list of games? */
  aside?: boolean;
  /** Has its first voyage been left? */
  ashore?: boolean;
  owner: string | null;
  game: string;
  made: number;
}

interface Settings {
  sound: boolean;
  notification: boolean;
  title: boolean;
  favicon: boolean;
  confirm: boolean;
  guide: boolean;
  shortcuts: boolean;
  speed: "slow" | "normal" | "fast" | "off";
  pace: "slow" | "normal" | "fast" | "fastest";
  theme: "auto" | "light" | "dark";
  size: "normal" | "large" | "larger";
  view: "board" | "text";
  moves: boolean | null;
  /** Whether the rail is open; null: where there is room. */
  rail: boolean | null;
  chat: boolean;
  name: string;
}

/** A seat of a table that is being set up. */
type Kind = Wire.WantedSeat["kind"];
interface Details { name?: string; bot?: string }

/** Where a piece of a board lies on the screen. */
interface Place { piece: SVGGraphicsElement; box: DOMRect; matrix: DOMMatrix; within: string; holds: boolean }
type Places = Map<string, Place>;

/** A position of a replay, by its number and whoever looks. */
/** A position of a replay; without a number the one with the first choice. Moves that are marked are there by their words. */
interface Wanted { at: number | null; seat: number | null; played?: string; better?: string }
