/** The texts of an app for Morabaraba as plain data that a translator can fill in, and the sentences made from them. */
import { show } from "../../base/data.ts";
import { labels } from "../../rules/mills/data/board.ts";
import type { Game, IllegalMoveCode, Move, MoveLike, Reason } from "../../rules/mills/data/state.ts";
import { opponentOf, type Player, type Point } from "../../rules/mills/data/terms.ts";
import { alternates, firstToMove, type VariantName } from "../../rules/mills/data/variant.ts";
import { applyMove, isLegal, legalMoves, outcome, variantOf } from "../../rules/mills/game.ts";
import { refusedShot } from "../../rules/mills/legality.ts";
import { type MoveFields, readMove, unknownPoint } from "../../rules/mills/moves.ts";
import { formatMove, type Notation, type NotationOptions, notationOn } from "../../rules/mills/notation.ts";
import { closedMills, type Phase, phase } from "../../rules/mills/queries.ts";
import { readGame } from "../../rules/mills/read.ts";
import { type EndWords, fill, type PartialWords, textOf } from "../sentences.ts";
import { en } from "./en.ts";

/**
 * One language. Every text is a whole sentence with its full stop, a title or a label, so that no app has to know grammar.
 * {@link fill} replaces the names in braces; each field says which names its texts may hold.
 */
export interface Words extends EndWords<Player, Reason> {
  /** The tag of the language, such as `en`, for the attribute `lang` of a page. */
  readonly language: string;
  /** Titles of the built-in variants. Your own variants bring their own names. */
  readonly variants: Readonly<Record<VariantName, string>>;
  /** The phases of a side as titles. */
  readonly phases: Readonly<Record<Phase, string>>;
  /**
   * What the side to move has to do, with `{player}`: `shooting` while a mill awaits its shot or a full board a removal,
   * `mayShoot` if that shot is optional, `giving` while a full board awaits one of the player's own cows.
   */
  readonly turns: Readonly<Record<Phase | "shooting" | "mayShoot" | "giving", string>>;
  /**
   * What a move did, by the kind of the move, with `{player}`, `{from}` and `{to}`. The text `shot` follows that of `shoot`.
   */
  readonly moves: Readonly<Record<Move["kind"], string>>;
  /** The move closed a mill, with the points of the mill as `{mill}`. */
  readonly mill: string;
  /** The move shot a cow, with `{player}`, the side that moved, and `{shot}`, the point of the cow. */
  readonly shot: string;
  /**
   * Why the turn goes to another side than usual, with `{player}`: who `passes` for want of a move, who has none and is to
   * be `freed`, and who `begins` when all cows have been placed.
   */
  readonly order: Readonly<Record<"passes" | "freed" | "begins", string>>;
  /** What is on a point, with `{point}`. */
  readonly points: Readonly<Record<Player | "empty" | "dead", string>>;
  /** What a point is during a turn, with `{place}`, a text of `points`. */
  readonly marks: Readonly<Record<"chosen" | "destination" | "target", string>>;
  /** Buttons: to cancel a step that awaits its shot, and to shoot nothing where the shot is optional. */
  readonly buttons: { readonly cancelTurn: string; readonly noShot: string };
  /** How many cows a side has in hand, with `{player}` and `{count}`. */
  readonly hand: string;
  /** How many cows a side has shot, with `{player}` and `{count}`. */
  readonly shots: string;
  /** The next move that the player has set while the other side is to move, with `{move}`. */
  readonly premove: string;
  /**
   * Why a move is refused, addressed to the player who tried the move, with `{from}`, `{to}` and `{shot}`; `blocked` if the
   * cow on `{from}` has no legal move; `shots-missing` if several cows are `{due}` and only `{shots}` are shot, with the
   * `{mills}` closed. `malformed` has the `{move}` as it came, `unknown-point` the `{point}`, both an `{example}` of a legal
   * move.
   */
  readonly refusals: Readonly<Record<IllegalMoveCode | "shots-missing" | "blocked", string>>;
  /** Numbers of mills and cows in sentences; greater ones are written as digits. */
  readonly numbers: Readonly<Record<"none" | "one" | "two" | "three", string>>;
}

/**
 * Returns a move in sentences, for a screen reader or a list of moves. They have the step, the mills that it closed,
 * the shot, and who passes or begins next where the turn does not just go on.
 *
 * @param game - The game before the move.
 * @param move - A legal move, or one that still lacks its shot. Text is read as WMD notation.
 * @throws `IllegalMoveError` for what is not a move, and for a point of another board. `ArgumentError` for words with
 * anything but texts.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { announce, en } from "morabaraba/words";
 *
 * const game = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
 * announce(en, game, "g7xb4");
 * // => "Light places a cow on g7. This makes a mill: a7 d7 g7. Light shoots the cow on b4."
 * ```
 */
export function announce(
  words: PartialWords<Words>,
  game: Game,
  move: MoveLike | string,
  options: NotationOptions = {},
): string {
  return [announceStep(words, game, move, options), ...tellOrder(words, game, move)].join(" ");
}

/**
 * Who passes, and who begins when all cows have been placed, in sentences: none if the variant has no such rules, the move
 * is not legal or the game is over.
 */
function tellOrder(words: PartialWords<Words>, game: Game, move: MoveLike | string): readonly string[] {
  const variant = variantOf(game);
  if (alternates(variant) || !isLegal(game, move)) return [];
  const after = applyMove(game, move);
  if (outcome(after)) return [];
  const tell = (what: keyof Words["order"], player: Player): string =>
    fill(textOf(en, words, "order", what), { player: textOf(en, words, "players", player) });
  const isPlaced = cowsInHand(game) > 0 && cowsInHand(after) === 0;
  const firstMill = game.firstMill ?? (closedMills(game, move).length > 0 ? game.turn : undefined);
  const first = isPlaced ? firstToMove(variant, firstMill) : null;
  const next = first ?? opponentOf(game.turn);
  return [
    ...(first === null ? [] : [tell("begins", first)]),
    ...(after.turn === next ? [] : [tell(after.mustFree ? "freed" : "passes", next)]),
  ];
}

const cowsInHand = ({ hands }: Game): number => hands.light + hands.dark;

/** A move in sentences without what follows from it. */
export function announceStep(
  words: PartialWords<Words>,
  game: Game,
  move: MoveLike | string,
  options: NotationOptions,
): string {
  const called = notationOn(game, options);
  // Throws for what is not a move on this board.
  formatMove(game, move);
  const read = readMove(move) as MoveLike;
  const { from, to, shots = [] } = read;
  const player = textOf(en, words, "players", game.turn);
  const mills = closedMills(game, read).map((line) =>
    fill(textOf(en, words, "mill"), { mill: line.map((point) => nameOf(point, called)).join(" ") }),
  );
  const kind = kindOf(game, read);
  const sentences = [
    fill(textOf(en, words, "moves", kind), { player, ...pointNames({ from, to }, called) }),
    ...mills,
    ...(kind === "give" ? [] : shots).map((shot) =>
      fill(textOf(en, words, "shot"), { player, shot: nameOf(shot, called) }),
    ),
  ];
  return sentences.join(" ");
}

function kindOf(game: Game, move: MoveLike): Move["kind"] {
  const { from, to, shots } = move;
  if (from !== undefined) return phase(game) === "flying" ? "fly" : "move";
  if (shots?.[0] !== to) return "place";
  return variantOf(game).fullBoard === "each-gives" ? "give" : "shoot";
}

/** What a point is called in a sentence. */
export const nameOf = (point: Point, notation: Notation | undefined): string =>
  (notation === "mssa" && labels.get(point)) || point;

/** What the points of a move are called in a sentence. */
function pointNames(
  { from, to }: MoveLike,
  notation: Notation,
): { readonly from?: string | undefined; readonly to: string } {
  return { from: from && nameOf(from, notation), to: nameOf(to, notation) };
}

/** Which text tells why a move is refused, and what it is filled with; for `code`, see `whyIllegal`. */
export function refusalOf<Code extends IllegalMoveCode | "blocked">(
  words: PartialWords<Words>,
  game: Game,
  move: unknown,
  code: Code,
  notation: Notation,
): readonly [text: Code | "shots-missing", values: Readonly<Record<string, string | undefined>>] {
  if (code === "malformed") return [code, { move: show(move), example: exampleOf(game, notation) }];
  const read = readMove(move);
  const { from, to = "", shots } = read;
  if (code === "unknown-point") {
    const point = show(unknownPoint(readGame(game).ruleset, read));
    return [code, { point, example: exampleOf(game, notation) }];
  }
  if (code === "shot-missing") {
    const due = shotsDue(game, read);
    const numbers = { mills: closedMills(game, read as MoveLike).length, shots: shots.length, due };
    const told = Object.entries(numbers).map(([name, number]) => [name, numberIn(words, number)]);
    if (due > 1) return ["shots-missing", Object.fromEntries(told)];
  }
  const shot = refusedShot(readGame(game), shots);
  // The cow to be given off a full board is called as one that moves.
  const names = pointNames({ from: from ?? to, to }, notation);
  return [code, { ...names, shot: shot && nameOf(shot, notation) }];
}

/** A move as it is written here. */
const exampleOf = (game: Game, notation: Notation): string =>
  formatMove(game, legalMoves(game)[0] as Move, { notation });

/** How many cows a step has to shoot that shoots these at least. */
function shotsDue(game: Game, move: MoveFields): number {
  const counts = legalMoves(game).map(({ from, to, shots = [] }: MoveLike) => {
    const isBegun = from === move.from && to === move.to && move.shots.every((shot) => shots.includes(shot));
    return isBegun ? shots.length : 0;
  });
  return Math.max(...counts);
}

const NUMBERS = ["none", "one", "two", "three"] as const;

function numberIn(words: PartialWords<Words>, number: number): string {
  const name = NUMBERS[number];
  return name === undefined ? `${number}` : textOf(en, words, "numbers", name);
}
