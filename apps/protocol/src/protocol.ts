/**
 * The protocol between clients and the server, over Socket.IO. It is types and one constant, so a page can
 * import this file or copy it.
 *
 * The server acknowledges every request with `{ ok: true, … }` or `{ ok: false, code, message }`. A client
 * that gets no answer repeats the same request, and the server executes it once. A request about a position
 * names the match's `version`, and fails with `stale` on any other version.
 */

import type { Game as MillGame, Player as MillPlayer } from "morabaraba";
import type { Game as MancalaGame, Player as MancalaPlayer } from "morabaraba/mancala";

export type FamilyName = "mills" | "mancala";
export type Game = MillGame | MancalaGame;
export type Player = MillPlayer | MancalaPlayer;

/** Live games: minutes per game, and the increment in seconds. Correspondence games: days per move. */
export type TimeControl =
  | { readonly minutes: number; readonly increment: number }
  | { readonly days: number };

/**
 * What you can offer the other player. A claim says that the other player is gone. That player then loses,
 * unless they move or decline in time (`claimMs` in `match.ts`).
 */
export type Offer = "draw" | "takeback" | "rematch" | "claim";

/** Times in milliseconds. For the running clock, `left` is the time left at `since`. */
export interface Clock {
  readonly left: Readonly<Partial<Record<Player, number>>>;
  readonly running: Player | null;
  readonly since: number;
  /** The time for a first move, until the player has made it. The clock does not run meanwhile. */
  readonly grace?: Readonly<Partial<Record<Player, number>>>;
}

type Counts<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** A game between two people, with everything that spectators may see. */
export interface Match {
  readonly id: string;
  readonly family: FamilyName;
  readonly variant: string;
  /** The library's current game. */
  readonly game: Game;
  /** The moves of `game`, in the library's notation. */
  readonly moves: readonly string[];
  /** The players' names. A seat without a name is free. */
  readonly names: Readonly<Partial<Record<Player, string>>>;
  readonly timeControl: TimeControl | null;
  /** `null` without a time control, and before the game begins. */
  readonly clock: Clock | null;
  /** Whether an illegal move or a move out of turn loses the game instead of being refused. */
  readonly referee: boolean;
  /** The players who have reported that they are there. A live game begins when both have. */
  readonly ready: readonly Player[];
  /** For each kind of offer, the player who makes it now. */
  readonly offers: Readonly<Record<Offer, Player | null>>;
  /** Counts per player: offers of each kind, accepted takebacks, and moves that were not taken back. */
  readonly asked: Counts<`${Player} ${Offer}`>;
  readonly takebacks: Counts<Player>;
  readonly played: Counts<Player>;
  /** When the current claim was made. */
  readonly claimedAt: number | null;
  /** How often the board has changed, including takebacks. It never decreases. */
  readonly version: number;
  /** How many events have happened. It never decreases. */
  readonly events: number;
  readonly startedAt: number | null;
  /** When the board last changed or the game began; an outage can set it later. */
  readonly movedAt: number | null;
  /** When the match ended. A finished match whose game has no outcome was aborted. */
  readonly finishedAt: number | null;
  /** The id of the rematch, once both agree on one. */
  readonly rematch: string | null;
}

/** What happened in a match. `applyEvent` in `match.ts` builds the match from its events. */
export type MatchEvent = {
  /** The event's number in its match, from 1. */
  readonly number: number;
  /** The match's version before the event. */
  readonly version: number;
  /** Milliseconds since 1970, by the database's clock. */
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
  /** A move as it was sent; the match's `moves` have it in standard notation. */
  | { readonly kind: "move"; readonly player: Player; readonly move: string }
  /** An illegal move or a move out of turn, which lost the game. */
  | { readonly kind: "judge"; readonly player: Player; readonly move: string }
  | { readonly kind: "offer"; readonly player: Player; readonly what: Offer }
  | { readonly kind: "accept"; readonly player: Player; readonly what: Offer; readonly rematch?: string }
  /** `player` declined the opponent's offer or withdrew their own. */
  | { readonly kind: "decline"; readonly player: Player; readonly what: Offer }
  | { readonly kind: "ready"; readonly player: Player }
  | { readonly kind: "resign"; readonly player: Player }
  | { readonly kind: "time"; readonly player: Player }
  /** The match ended without an outcome: a player aborted it, or a first move never came. */
  | { readonly kind: "abort"; readonly player?: Player }
  /** A player lost by being away: after a claim, or when the game was too old. */
  | { readonly kind: "abandon"; readonly player: Player }
  /** No server ran in this time, so clocks did not run and a claim is void. */
  | { readonly kind: "outage"; readonly from: number; readonly to: number }
  /** The operator decided the game, freed a seat, changed a name everywhere, or hid the game. */
  | { readonly kind: "adjudicate"; readonly loser: Player | null; readonly reason: Forfeit }
  | { readonly kind: "free"; readonly player: Player }
  | { readonly kind: "rename"; readonly player: Player; readonly name: string }
  | { readonly kind: "hide"; readonly hidden: boolean };

/** The library's reasons for a loss that an arbiter decides. */
export type Forfeit = "abandonment" | "cheating" | "double-turn" | "time";

/**
 * Why a request was refused. `code` is one of the server's (`bad-request`, `too-fast`, `too-many`,
 * `no-match`, `no-seat`, `not-joined`, `not-playing`, `not-your-turn`, `stale`, `no-offer`, `unavailable` and
 * others), or a code of the library's errors, such as `target-in-mill`.
 */
export type Refusal = { readonly ok: false; readonly code: string; readonly message: string };
export type Answer<Value> = ({ readonly ok: true } & Value) | Refusal;
/** Temporary refusals: repeat the request after a while. */
export const passingCodes: readonly string[] = ["unavailable", "too-fast"];

/** The secret that holds a seat: 32 random bytes, which the client creates, as 43 characters of base64url. */
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
  /** A new token for each match. */
  readonly token: Token;
}

export type JoinRequest =
  | {
      readonly id: string;
      /** Takes the token's seat, or else the free seat. Without a token, the socket watches. */
      readonly token?: Token;
      readonly name?: string;
    }
  /** Returns to a seat by its code. */
  | { readonly code: Code };

export interface Joined {
  readonly match: Match;
  readonly player: Player | null;
  /** The server's time, which the match's clocks refer to. */
  readonly now: number;
  /** The connected players that the server knows; `present` messages follow. */
  readonly present?: readonly Player[];
  /**
   * Lets a player connect even if the address has too many connections: send it as the query parameter
   * `pass`.
   */
  readonly pass?: string;
}

export interface Done {
  /** The match's number of events after the request. */
  readonly events: number;
  /** Whether the server had already executed an earlier copy of the request. */
  readonly repeated: boolean;
  /** The request's event. */
  readonly event: MatchEvent;
}

interface Named {
  readonly id: string;
  /** A new name for each request. A request with the name of another one fails with `bad-request`. */
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
  /** Returns the match if it has more events than the client knows. */
  sync: Call<
    { readonly id: string; readonly events: number },
    { readonly match: Match | null; readonly now: number }
  >;
  /** Stops sending the match's events to the socket. The seat stays. */
  leave: Call<{ readonly id: string }, object>;
  move: Call<Named & { readonly version: number; readonly move: string }, Done>;
  offer: Call<Offering, Done>;
  accept: Call<Offering, Done>;
  /** Declines the other player's offer, or withdraws your own. */
  decline: Call<Offering, Done>;
  /** Reports that the player is there. A live game begins when both players are there. */
  ready: Call<Named, Done>;
  resign: Call<Named, Done>;
  /** Ends the match without an outcome, unless both players have moved. */
  abort: Call<Named, Done>;
  /** Stores a code for the seat and voids its older codes. */
  code: Call<{ readonly id: string; readonly code: Code }, object>;
}

export interface Messages {
  /** An event in a joined match. If its number is not the next one, send `sync`. */
  event: (message: { readonly id: string; readonly event: MatchEvent; readonly now: number }) => void;
  /** The socket may no longer follow the match: its seat was freed, or only players may see it. */
  out: (message: { readonly id: string }) => void;
  /** The players who are connected now. */
  present: (message: { readonly id: string; readonly players: readonly Player[] }) => void;
  /** The server stops. The client then connects to another process, or to this one after its restart. */
  closing: () => void;
}
