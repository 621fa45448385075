/* Sentences about moves, also for speech, and the values of sentences about refusals. */
import { show } from "../../base/data.ts";
import { en, type Words } from "../../languages/en/mills/words.ts";
import { labels } from "../../rules/mills/data/board.ts";
import type { Game, IllegalMoveCode, Move, MoveLike } from "../../rules/mills/data/state.ts";
import { opponentOf, type Player, type Point } from "../../rules/mills/data/terms.ts";
import { alternates, firstToMove } from "../../rules/mills/data/variant.ts";
import { applyMove, isLegal, legalMoves, outcome, variantOf } from "../../rules/mills/game.ts";
import { refusedShot } from "../../rules/mills/legality.ts";
import { type MoveFields, moveFields, unknownPoint } from "../../rules/mills/moves.ts";
import { formatMove, type Notation, type NotationOptions, notationOn } from "../../rules/mills/notation.ts";
import { closedMills, phase } from "../../rules/mills/queries.ts";
import { readGame } from "../../rules/mills/read.ts";
import { fill, type PartialWords, textOf } from "../sentences.ts";

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
  const read = moveFields(move) as MoveLike;
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
  game: Game,
  move: unknown,
  code: Code,
  notation: Notation,
): readonly [text: Code | "shots-missing", values: Readonly<Record<string, string | number | undefined>>] {
  if (code === "malformed") return [code, { move: show(move), example: exampleOf(game, notation) }];
  const read = moveFields(move);
  const { from, to = "", shots } = read;
  if (code === "unknown-point") {
    const point = show(unknownPoint(readGame(game).ruleset, read));
    return [code, { point, example: exampleOf(game, notation) }];
  }
  if (code === "shot-missing") {
    const due = shotsDue(game, read);
    const mills = closedMills(game, read as MoveLike).length;
    if (due > 1) return ["shots-missing", { mills, shots: shots.length, due }];
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

/** Replaces the names of points in a sentence with names made for speech: `a4` becomes "alpha 4". */
export function spoken(words: PartialWords<Words>, sentence: string): string {
  const letters = textOf(en, words, "letters").split(" ");
  return sentence.replace(/\b([a-z])(\d{1,2})\b/gi, (_, letter: string, number: string) => {
    const name = letters[letter.toLowerCase().charCodeAt(0) - 97];
    return `${name ?? letter} ${number}`;
  });
}
