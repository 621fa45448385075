/* English words for mill games, in the terms of the rules of Mind Sports South Africa. */
import { deepFreeze } from "../../../base/data.ts";
import type { IllegalMoveCode, Move, Reason } from "../../../rules/mills/data/state.ts";
import type { Player } from "../../../rules/mills/data/terms.ts";
import type { VariantName } from "../../../rules/mills/data/variant.ts";
import type { Phase } from "../../../rules/mills/queries.ts";
import type { EndWords } from "../shape.ts";

/** The terms of Morabaraba, from the rules of Mind Sports South Africa. */
export const cattle = {
  cow: "cow",
  cows: "cows",
  Cows: "Cows",
  shoot: "shoot",
  shoots: "shoots",
  shot: "shot",
  removal: "shot",
  noShot: "Do not shoot",
};

/** The terms of a game. */
export type Terms = typeof cattle;

/** The terms of the other mill games, whose pieces are removed, not shot. */
export const pieces: Terms = {
  cow: "piece",
  cows: "pieces",
  Cows: "Pieces",
  shoot: "remove",
  shoots: "removes",
  shot: "removed",
  removal: "removal",
  noShot: "Do not remove a piece",
};

/**
 * A language. Every text is a title, a label, or a whole sentence with its full stop, so apps need no
 * grammar. `fill` replaces the names in braces; each field lists the names that its texts may have.
 */
export interface Words extends EndWords<Player, Reason> {
  /** The tag of the language, such as `en`, for a page's `lang` attribute. */
  readonly language: string;
  /** Titles of the built-in variants. You can add titles of your own variants. */
  readonly variants: Readonly<Record<VariantName, string>>;
  /** Titles of the phases of a side. */
  readonly phases: Readonly<Record<Phase, string>>;
  /**
   * What the side to move has to do, with `{player}`. `shooting`: shoot a cow after a mill, or take an
   * opponent's cow off a full board. `mayShoot`: the shot is optional. `giving`: take one of the player's own
   * cows off a full board.
   */
  readonly turns: Readonly<Record<Phase | "shooting" | "mayShoot" | "giving", string>>;
  /**
   * What a move does, by kind, with `{player}`, `{from}` and `{to}`. The text `shot` follows the text for
   * `shoot`.
   */
  readonly moves: Readonly<Record<Move["kind"], string>>;
  /** The move closes a mill, with the mill's points as `{mill}`. */
  readonly mill: string;
  /** The move shoots a cow, with `{player}`, the side that moves, and `{shot}`, the cow's point. */
  readonly shot: string;
  /**
   * Why the turn order changes, with `{player}`: a side without a move `passes`, or must be `freed`, and a
   * side `begins` moving when all cows are placed.
   */
  readonly order: Readonly<Record<"passes" | "freed" | "begins", string>>;
  /**
   * What is on a point, with `{point}`. A `dead` cow was shot and stays on its point until all cows are
   * placed.
   */
  readonly points: Readonly<Record<Player | "empty" | "dead", string>>;
  /**
   * What a point is during a turn, with `{place}`, a text from `points`. `mill`: a cow that goes there closes
   * a mill. `blocked`: the cow has no legal move.
   */
  readonly marks: Readonly<Record<"chosen" | "destination" | "target" | "mill" | "blocked", string>>;
  /**
   * Buttons: to cancel a step whose shot is pending, and to shoot nothing if the shot is optional. `type` is
   * the label of the field for typed moves.
   */
  readonly buttons: { readonly cancelTurn: string; readonly noShot: string; readonly type: string };
  /** The keys of a board, for screen readers. */
  readonly keys: string;
  /** The neighbors of `{point}` and one of its lines, each as `{places}`, texts from `points`. */
  readonly around: { readonly neighbors: string; readonly line: string };
  /** The names of the letters A to Z in speech, with spaces between them. */
  readonly letters: string;
  /** How many cows a side has in hand, with `{player}` and `{count}`. */
  readonly hand: string;
  /** How many cows a side has shot, with `{player}` and `{count}`. */
  readonly shots: string;
  /** The move that the player has set while the other side is to move, with `{move}`. */
  readonly premove: string;
  /**
   * Why a move is refused, addressed to its player, with `{from}`, `{to}` and `{shot}`. `blocked`: the cow on
   * `{from}` has no legal move. `shots-missing`: only `{shots}` of the `{due}` cows are shot, for `{mills}`
   * mills. `malformed` has the `{move}` as passed, `unknown-point` the `{point}`; both have an `{example}` of
   * a legal move. `ambiguous` has a typed `{move}` and some of the `{moves}` that it can mean.
   */
  readonly refusals: Readonly<Record<IllegalMoveCode | "shots-missing" | "blocked" | "ambiguous", string>>;
}

const wordsIn = ({ cow, cows, shoot, shoots, shot, noShot, removal }: Terms): Words => ({
  language: "en",
  players: { light: "Light", dark: "Dark" },
  variants: {
    standard: "Morabaraba",
    mssa: "Morabaraba, Mind Sports South Africa",
    sesotho: "Sesotho Morabaraba, 24 points",
    sesotho25: "Sesotho Morabaraba, 25 points",
    elevenMens: "Eleven men's morris",
    nineMens: "Nine men's morris",
    twelveMens: "Twelve men's morris",
    lasker: "Lasker morris",
    sixMens: "Six men's morris",
    threeMens: "Three men's morris",
    nineHoles: "Nine holes",
    achi: "Achi",
    picaria: "Picaria",
    shisima: "Shisima",
    tsoroYematatu: "Tsoro yematatu",
    umlabalaba: "Umlabalaba",
    shax: "Shax",
    daSanQi: "Da san qi",
    chamGonu: "Cham gonu",
    russianMill: "Russian mill",
  },
  phases: { placing: "Placing", moving: "Moving", flying: "Flying" },
  turns: {
    placing: `{player} to place a ${cow}.`,
    moving: `{player} to move a ${cow}.`,
    flying: `{player} to move; the ${cows} may fly.`,
    shooting: `{player} to ${shoot} a ${cow}.`,
    mayShoot: `{player} may ${shoot} a ${cow}.`,
    giving: `{player} to give up a ${cow}.`,
  },
  moves: {
    place: `{player} places a ${cow} on {to}.`,
    move: `{player} moves a ${cow} from {from} to {to}.`,
    fly: `{player} flies a ${cow} from {from} to {to}.`,
    shoot: "The board is full.",
    give: `{player} gives up the ${cow} on {to}, since the board is full.`,
  },
  mill: "This makes a mill: {mill}.",
  shot: `{player} ${shoots} the ${cow} on {shot}.`,
  order: {
    passes: "{player} has no move and passes.",
    freed: "{player} has no move, so the other side must let it move if possible.",
    begins: `All ${cows} are placed, and {player} moves first.`,
  },
  points: {
    light: `{point}, light ${cow}`,
    dark: `{point}, dark ${cow}`,
    empty: "{point}, empty",
    dead: `{point}, dead ${cow}`,
  },
  marks: {
    chosen: "{place}, chosen",
    destination: "{place}, can be reached",
    target: `{place}, can be ${shot}`,
    mill: "{place}, makes a mill",
    blocked: "{place}, cannot move",
  },
  buttons: { cancelTurn: "Cancel", noShot: `${noShot}`, type: "Type a move" },
  keys: "Arrow keys and digits go to other points, slash to a field for typed moves; I reads the neighbors, L the lines, S the status.",
  around: { neighbors: "Next to {point}: {places}.", line: "Line: {places}." },
  letters:
    "alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu",
  premove: "Your next move: {move}.",
  hand: "{player} has {count} in hand.",
  shots: `{player} has ${shot} {count}.`,
  results: { won: "{winner} wins.", drawn: "The game is drawn." },
  reasons: {
    mill: "{winner} has a mill.",
    "few-cows": `{loser} has too few ${cows} left.`,
    "no-moves": "The side to move has no legal move.",
    "ten-moves": `Few ${cows} are left, and too many turns have passed without a ${removal}.`,
    "full-board": "The board is full.",
    repetition: "The same position has come up too often.",
    "no-shots": `Too many turns have passed without a ${removal}.`,
    agreement: "The players agreed to a draw.",
    resignation: "{loser} resigned.",
    cheating: "{loser} tried an illegal move and forfeits the game.",
    abandonment: "{loser} abandoned the game.",
    "double-turn": "{loser} played out of turn and forfeits the game.",
    time: "{loser} ran out of time.",
  },
  refusals: {
    "game-over": "The game is over.",
    malformed: "Write a move like {example}, not {move}.",
    "unknown-point": "The board has no point {point}: write a move like {example}.",
    "removal-due": `The board is full: take one ${cow} off first.`,
    "cow-in-hand": `Place the ${cows} in your hand first.`,
    "no-cow-in-hand": `You have no ${cow} left to place.`,
    "not-your-cow": `None of your ${cows} is on {from}.`,
    occupied: `There is already a ${cow} on {to}.`,
    "no-placing": `No ${cow} may be placed on {to} now.`,
    "not-adjacent": "{to} is not next to {from}.",
    "mill-barred": "This mill may not be made again so soon.",
    "must-free": "You must let the other side move.",
    "too-many-shots": `You may not ${shoot} that many ${cows}.`,
    "shot-missing": `You made a mill: choose a ${cow} to ${shoot}.`,
    "shots-missing": `You made {mills} mills and ${shot} {shots} of the {due} ${cows} due.`,
    "shot-without-mill": `You may ${shoot} a ${cow} only when you make a mill.`,
    "not-a-target": `There is no ${cow} to ${shoot} on {shot}.`,
    "target-in-mill": `The ${cow} on {shot} is in a mill and may not be ${shot}.`,
    blocked: `The ${cow} on {from} cannot move now.`,
    ambiguous: "{move} can mean {moves}: write the whole move.",
  },
});

/**
 * English words for Morabaraba and its variants.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/words";
 *
 * en.refusals["mill-barred"]; // => "This mill may not be made again so soon."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(cattle));

/**
 * English words for games whose pieces are not cows, such as nine men's morris: `en` in other terms.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { announceTurn, enMorris } from "morabaraba/words";
 *
 * announceTurn(enMorris, createGame("nineMens")); // => "Light to place a piece."
 * ```
 */
export const enMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(pieces));
