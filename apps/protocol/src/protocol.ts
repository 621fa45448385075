/**
 * What clients and the server say to each other, over Socket.IO. Types only, but for a few numbers: a page may import this
 * file or copy it.
 *
 * Every request is answered through its acknowledgement, by `{ ok: true, … }` or by `{ ok: false, code, message }`. Every
 * request may be repeated: a client that gets no answer sends the same request again, with the same `request`, and it is
 * done once. A request on a position names the `version` of the match for which it was meant, and is refused as `stale` on
 * any other.
 */

import type { Game as MillGame, Player as MillPlayer } from "morabaraba";
import type { Game as MancalaGame, Player as MancalaPlayer } from "morabaraba/mancala";

export type FamilyName = "mills" | "mancala";
export type Game = MillGame | MancalaGame;
export type Player = MillPlayer | MancalaPlayer;

/** Live games: minutes for the whole game, and seconds that each move adds. Correspondence: days for each move. */
export type TimeControl =
  | { readonly minutes: number; readonly increment: number }
  | { readonly days: number };

/**
 * What may be offered to the other player. A claim says that he is gone: unless he moves or declines it, he loses after
 * `claimMs` of `match.ts`.
 */
export type Offer = "draw" | "takeback" | "rematch" | "claim";

/** Times in milliseconds. The time of the player whose clock runs is the one at `since`. */
export interface Clock {
  readonly left: Readonly<Partial<Record<Player, number>>>;
  readonly running: Player | null;
  readonly since: number;
  /** The time that a player has for his first move, during which his clock stands. */
  readonly grace?: Readonly<Partial<Record<Player, number>>>;
}

type Counts<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** A game between two people, with all that its spectators may know. */
export interface Match {
  readonly id: string;
  readonly family: FamilyName;
  readonly variant: string;
  /** The library's game as it stands. */
  readonly game: Game;
  /** The moves that led to it, in the library's notation. */
  readonly moves: readonly string[];
  /** Who sits where. A seat without a name is free. */
  readonly names: Readonly<Partial<Record<Player, string>>>;
  readonly timeControl: TimeControl | null;
  /** `null` without a time control, and before both players are there. */
  readonly clock: Clock | null;
  /** Whether illegal moves and moves out of turn lose the game, instead of being refused. */
  readonly referee: boolean;
  /** Who has said that he is there. A live game begins when both have. */
  readonly ready: readonly Player[];
  /** Who offers what at the moment. */
  readonly offers: Readonly<Record<Offer, Player | null>>;
  /** How many offers of each kind each player has made, how many of his moves he took back, and how many stand. */
  readonly asked: Counts<`${Player} ${Offer}`>;
  readonly takebacks: Counts<Player>;
  readonly played: Counts<Player>;
  /** When the claim was made that stands now. */
  readonly claimedAt: number | null;
  /** How often the board has changed: the ply, while nothing was taken back. It never goes down. */
  readonly version: number;
  /** How many events have happened. It never goes down either. */
  readonly events: number;
  readonly startedAt: number | null;
  /** When the board changed last, or the game began. */
  readonly movedAt: number | null;
  /** A finished game without an outcome was aborted: nobody has won or lost. */
  readonly finishedAt: number | null;
  /** The match that was agreed after this one. */
  readonly rematch: string | null;
}

/** What happened in a match. Its events, applied one after the other, give the match: see `match.ts`. */
export type MatchEvent = {
  /** 1 for the first event of a match, then one more each. */
  readonly number: number;
  /** The version of the match before the event. */
  readonly version: number;
  /** Milliseconds since 1970, by the clock of the database. */
  readonly at: number;
} & Happening;

export type Happening =
  | {
      readonly kind: "create";
      readonly id: string;
      readonly family: FamilyName;
      readonly variant: string;
      readonly timeControl: TimeControl | null;
      readonly referee: boolean;
      readonly names: Readonly<Partial<Record<Player, string>>>;
    }
  | { readonly kind: "join"; readonly player: Player; readonly name: string }
  /** A move as it was sent; `moves` of the match has it as the notation writes it. */
  | { readonly kind: "move"; readonly player: Player; readonly move: string }
  /** A move that the referee judged: it was illegal or out of turn, and lost the game. */
  | { readonly kind: "judge"; readonly player: Player; readonly move: string }
  | { readonly kind: "offer"; readonly player: Player; readonly what: Offer }
  | { readonly kind: "accept"; readonly player: Player; readonly what: Offer; readonly rematch?: string }
  /** The other player's offer is declined, or one's own withdrawn. */
  | { readonly kind: "decline"; readonly player: Player; readonly what: Offer }
  | { readonly kind: "ready"; readonly player: Player }
  | { readonly kind: "resign"; readonly player: Player }
  | { readonly kind: "time"; readonly player: Player }
  /** Ended without an outcome: by a player before both have moved, or because a first move never came. */
  | { readonly kind: "abort"; readonly player?: Player }
  /** A player was gone: after a claim, or for so long that the game ended by its age. */
  | { readonly kind: "abandon"; readonly player: Player }
  /** No server ran in this time. Clocks stood, and a claim is void. */
  | { readonly kind: "outage"; readonly from: number; readonly to: number }
  /** What the operator did: ended the game, lost by a player or drawn; gave a seat a new code; changed a name everywhere. */
  | { readonly kind: "adjudicate"; readonly loser: Player | null; readonly reason: Forfeit }
  | { readonly kind: "free"; readonly player: Player }
  | { readonly kind: "rename"; readonly player: Player; readonly name: string }
  | { readonly kind: "hide"; readonly hidden: boolean };

/** The library's reasons for which an arbiter lets a player lose. */
export type Forfeit = "abandonment" | "cheating" | "double-turn" | "time";

/**
 * Why a request was refused: `bad-request`, `too-fast`, `too-many`, `no-match`, `no-seat`, `not-joined`, `not-playing`,
 * `not-your-turn`, `stale`, `no-offer`, `unavailable`, or the library's own code of what it refuses, such as
 * `target-in-mill`.
 */
export type Refusal = { readonly ok: false; readonly code: string; readonly message: string };
export type Answer<Value> = ({ readonly ok: true } & Value) | Refusal;
/** `unavailable` and `too-fast` pass: the same request may be sent again after a while. */
export const passingCodes: readonly string[] = ["unavailable", "too-fast"];

/** The secret by which a seat is held: 43 characters of base64url, made by the client from 32 random bytes. */
export type Token = string;

/** A second secret for the same seat, short enough to write down: 10 letters and digits, `K7QM2-9XHTB`. */
export type Code = string;

export interface CreateRequest {
  readonly family: FamilyName;
  readonly variant: string;
  readonly timeControl: TimeControl | null;
  readonly referee: boolean;
  /** The creator's seat; the other one is free. */
  readonly player: Player | "random";
  readonly name: string;
  /** A fresh one for each match. */
  readonly token: Token;
}

export type JoinRequest =
  | {
      readonly id: string;
      /** Without one, the socket watches. With one, it takes the seat that the token holds, or else the free seat. */
      readonly token?: Token;
      readonly name?: string;
    }
  /** Back to a seat by the code that was written down. */
  | { readonly code: Code };

export interface Joined {
  readonly match: Match;
  readonly player: Player | null;
  /** The server's time: what the clocks of `match` are compared with. */
  readonly now: number;
  /** Who is connected, as far as it is known; news of it follow. */
  readonly present?: readonly Player[];
  /**
   * With a seat: what lets a connection in when its address has too many. It goes into the query `pass` of the connection.
   */
  readonly pass?: string;
}

export interface Done {
  /** The number of events after the request was done. */
  readonly events: number;
  /** Whether it had been done before. */
  readonly repeated: boolean;
  /** What it did. */
  readonly event: MatchEvent;
}

interface Named {
  readonly id: string;
  /** The name of the request: a new one each time. A name that was used for another request is a `bad-request`. */
  readonly request: string;
}
interface Offering extends Named {
  readonly version: number;
  readonly what: Offer;
}

type Call<Request, Value> = (request: Request, answer: (answer: Answer<Value>) => void) => void;

export interface Requests {
  create: Call<CreateRequest, Joined>;
  join: Call<JoinRequest, Joined>;
  /** Asks for the match if it has more events than the client knows. */
  sync: Call<
    { readonly id: string; readonly events: number },
    { readonly match: Match | null; readonly now: number }
  >;
  /** The socket hears no more of the match. The seat stays. */
  leave: Call<{ readonly id: string }, object>;
  move: Call<Named & { readonly version: number; readonly move: string }, Done>;
  offer: Call<Offering, Done>;
  accept: Call<Offering, Done>;
  /** Declines the other player's offer, or withdraws one's own. */
  decline: Call<Offering, Done>;
  /** "I am here": a live game begins when both have said so. */
  ready: Call<Named, Done>;
  resign: Call<Named, Done>;
  /** Ends the match without an outcome, as long as not both have moved. */
  abort: Call<Named, Done>;
  /** Makes a code for the seat. An older code of it is void. */
  code: Call<{ readonly id: string; readonly code: Code }, object>;
}

export interface Messages {
  /** Something happened in a match that the socket has joined. A number that does not follow: ask by `sync`. */
  event: (message: { readonly id: string; readonly event: MatchEvent; readonly now: number }) => void;
  /** The socket hears no more of the match: its seat was given to somebody else, or only players may see it. */
  out: (message: { readonly id: string }) => void;
  /** Which players are connected. */
  present: (message: { readonly id: string; readonly players: readonly Player[] }) => void;
  /** The server stops; the client will connect to another process, or to this one when it is back. */
  closing: () => void;
}
