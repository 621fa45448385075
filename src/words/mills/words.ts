/* The texts of a language for mill games, as plain data for translators, and the sentences about moves. */
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
 * A language. Every text is a title, a label, or a whole sentence with its full stop, so apps need no
 * grammar. {@link fill} replaces the names in braces; each field lists the names that its texts may have.
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
  /** What a point is during a turn, with `{place}`, a text from `points`. */
  readonly marks: Readonly<Record<"chosen" | "destination" | "target", string>>;
  /** Buttons: to cancel a step whose shot is pending, and to shoot nothing if the shot is optional. */
  readonly buttons: { readonly cancelTurn: string; readonly noShot: string };
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
   * a legal move.
   */
  readonly refusals: Readonly<Record<IllegalMoveCode | "shots-missing" | "blocked", string>>;
  /** Numbers of mills and cows in sentences; greater numbers are written in digits. */
  readonly numbers: Readonly<Record<"none" | "one" | "two" | "three", string>>;
}

/**
 * Returns a move in sentences, for a screen reader or a list of moves: the step, the mills that it closes,
 * the shot, and who passes or begins if the turn order changes.
 *
 * @param game - The game before the move.
 * @param move - A legal move, with or without its shot. Text is read as WMD notation.
 * @throws `IllegalMoveError` if the move is invalid or has an unknown point.
 * @throws `ArgumentError` if `words` or an option is invalid.
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
  return [announceStep(words, game, move, options), ...announceOrder(words, game, move)].join(" ");
}

/**
 * Returns sentences on who passes, and who begins when all cows are placed; an empty list if the variant has
 * no such rules, or if the move is illegal or ends the game.
 */
function announceOrder(words: PartialWords<Words>, game: Game, move: MoveLike | string): readonly string[] {
  const variant = variantOf(game);
  if (alternates(variant) || !isLegal(game, move)) return [];
  const after = applyMove(game, move);
  if (outcome(after)) return [];
  const sentence = (name: keyof Words["order"], player: Player): string =>
    fill(textOf(en, words, "order", name), { player: textOf(en, words, "players", player) });
  const isPlaced = cowsInHand(game) > 0 && cowsInHand(after) === 0;
  const firstMill = game.firstMill ?? (closedMills(game, move).length > 0 ? game.turn : undefined);
  const first = isPlaced ? firstToMove(variant, firstMill) : null;
  const next = first ?? opponentOf(game.turn);
  return [
    ...(first === null ? [] : [sentence("begins", first)]),
    ...(after.turn === next ? [] : [sentence(after.mustFree ? "freed" : "passes", next)]),
  ];
}

const cowsInHand = ({ hands }: Game): number => hands.light + hands.dark;

/** Returns a move in sentences, without changes of the turn order. */
export function announceStep(
  words: PartialWords<Words>,
  game: Game,
  move: MoveLike | string,
  options: NotationOptions,
): string {
  const notation = notationOn(game, options);
  // Throws for an invalid move.
  formatMove(game, move);
  const read = readMove(move) as MoveLike;
  const { from, to, shots = [] } = read;
  const player = textOf(en, words, "players", game.turn);
  const mills = closedMills(game, read).map((line) =>
    fill(textOf(en, words, "mill"), { mill: line.map((point) => nameOf(point, notation)).join(" ") }),
  );
  const kind = kindOf(game, read);
  const sentences = [
    fill(textOf(en, words, "moves", kind), { player, ...pointNames({ from, to }, notation) }),
    ...mills,
    ...(kind === "give" ? [] : shots).map((shot) =>
      fill(textOf(en, words, "shot"), { player, shot: nameOf(shot, notation) }),
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

/** Returns the name of a point in a sentence. */
export const nameOf = (point: Point, notation: Notation | undefined): string =>
  (notation === "mssa" && labels.get(point)) || point;

/** Returns the names of a move's points in a sentence. */
function pointNames(
  { from, to }: MoveLike,
  notation: Notation,
): { readonly from?: string | undefined; readonly to: string } {
  return { from: from && nameOf(from, notation), to: nameOf(to, notation) };
}

/** Returns which text explains a refusal, and its values; `code` is from `whyIllegal`. */
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
    const values = Object.entries(numbers).map(([name, number]) => [name, numberIn(words, number)]);
    if (due > 1) return ["shots-missing", Object.fromEntries(values)];
  }
  const shot = refusedShot(readGame(game), shots);
  // For a cow that is given up on a full board, the texts use `from`.
  const names = pointNames({ from: from ?? to, to }, notation);
  return [code, { ...names, shot: shot && nameOf(shot, notation) }];
}

/** A legal move in a notation. */
const exampleOf = (game: Game, notation: Notation): string =>
  formatMove(game, legalMoves(game)[0] as Move, { notation });

/** Returns how many cows a legal move with this step and these shots can shoot in all. */
function shotsDue(game: Game, move: MoveFields): number {
  const counts = legalMoves(game).map(({ from, to, shots = [] }: MoveLike) => {
    const hasBegun = from === move.from && to === move.to && move.shots.every((shot) => shots.includes(shot));
    return hasBegun ? shots.length : 0;
  });
  return Math.max(...counts);
}

const NUMBERS = ["none", "one", "two", "three"] as const;

function numberIn(words: PartialWords<Words>, number: number): string {
  const name = NUMBERS[number];
  return name === undefined ? `${number}` : textOf(en, words, "numbers", name);
}
