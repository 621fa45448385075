/* Reads and writes moves; the only file of the table that knows how the families differ. */
import { attempt } from "../../../base/errors.ts";
import type { Family as AnyFamily, LoadedFamily } from "../../../families.ts";
import {
  formatMove,
  type Game as MillGame,
  type MoveLike,
  type Notation,
  type Player,
  phase,
  pieces,
  safeParseMove,
  variantOf,
} from "../../../index.ts";
import type { TerminalWords } from "../../../languages/en/terminal.ts";
import type { Language } from "../../../languages/list.ts";
import type { Game as MancalaGame } from "../../../mancala.ts";
import {
  beginTurn,
  dropCow,
  pickUpCow,
  pointMark,
  pressPoint,
  type TurnState,
  turnStatus,
} from "../../../turn.ts";
import { fill, type Words as MillWords, usualPieces } from "../../../words.ts";

/** A family with the parts that every game needs; the other parts are loaded on demand. */
export type Family = LoadedFamily<"records" | "words" | "bots"> &
  Pick<AnyFamily, "review" | "rulebook" | "analysis">;
export type Game = ReturnType<Family["rules"]["createGame"]>;

/** Returns the game if it is a mill game, without checking it again: the family's name is enough. */
export const millGame = (family: Pick<Family, "name">, game: Game): MillGame | undefined =>
  family.name === "mills" ? (game as MillGame) : undefined;

/** Returns the words of an entry point for a game: mill games with stones instead of cows have their own. */
export function wordsIn<Words>(
  entryPoint: { readonly [Name in Language]: Words },
  language: Language,
  variant: unknown,
): Words {
  const { name, houses } = variant as { readonly name: string; readonly houses?: number };
  const isMorris = houses === undefined && usualPieces(name) === "stones";
  return isMorris
    ? (entryPoint as unknown as Record<`${Language}Morris`, Words>)[`${language}Morris`]
    : entryPoint[language];
}

/** Whether all points have a label of Mind Sports South Africa. */
export function hasLabels(family: Pick<Family, "name">, game: Game): boolean {
  const mill = millGame(family, game);
  if (!mill) return false;
  const { points } = variantOf(mill).board;
  return attempt(() => points.map((to) => formatMove(mill, { to }, { notation: "mssa" }))).ok;
}

/** Returns the wanted notation if the game has it, otherwise `wmd`. */
export const notationFor = (family: Pick<Family, "name">, game: Game, notation: Notation): Notation =>
  hasLabels(family, game) ? notation : "wmd";

/** Writes a move in a notation of the game. */
export function writeMove(family: Family, game: Game, move: unknown, notation: Notation): string {
  const mill = millGame(family, game);
  return mill ? formatMove(mill, move as MoveLike, { notation }) : family.rules.formatMove(game, move);
}

/** Reads a move in any notation of the game; `undefined` if the text does not look like a move. */
export function readMove(family: Family, game: Game, text: string): unknown {
  const mill = millGame(family, game);
  // The case differs: a4 is a point, A4 a label.
  const readings = mill
    ? (["wmd", "mssa"] as const).map((notation) => safeParseMove(mill, text, { notation }))
    : [family.rules.safeParseMove(game, text)];
  const read = readings.find(({ ok }) => ok);
  if (read?.ok) return read.value;
  // Text that looks like a move is returned as it is: the rules will report its unknown points.
  return family.rules.whyIllegal(game, text) === "malformed" ? undefined : text;
}

/**
 * Returns the turn after a step that was typed without its shot, or after a shot; `undefined` if a whole move
 * was typed. If the turn's game is another one, the move is complete.
 */
export function stepped(family: Family, game: Game, turn: TurnState | null, move: unknown) {
  const mill = millGame(family, game);
  const { from, to, shots } = move as MoveLike;
  if (!mill || to === undefined || shots !== undefined) return undefined;
  // Typing the step again declines an optional shot.
  if (turn && (from === undefined || to === turn.pending.to)) return pressPoint(turn, to);
  const begun = beginTurn(mill);
  const kind = begun.moves[0]?.kind;
  if (kind === "shoot" || kind === "give") return pressPoint(begun, to);
  const held = pickUpCow(begun, from);
  // If the cow cannot be picked up, the rules will report why.
  return held.pending.from === from ? dropCow(held, to) : undefined;
}

/** Writes who has to shoot, or why a step or a shot is illegal. */
export const turnText = (words: unknown, turn: TurnState): string => turnStatus(words as MillWords, turn);

/** The points with a cow that can be shot. */
export const targetsOf = (turn: TurnState): readonly string[] =>
  variantOf(turn.game).board.points.filter((point) => pointMark(turn, point) === "target");

/** Writes a move as it is typed: without its shot, which the game asks for. */
export function stepText(family: Family, game: Game, move: unknown, notation: Notation): string {
  const { from, to, shots } = Object(move) as MoveLike;
  const isRemoval = shots?.length === 1 && shots[0] === to;
  const step = family.name !== "mills" || isRemoval ? move : from === undefined ? { to } : { from, to };
  return writeMove(family, game, step, notation);
}

/** Writes what a side has: cows in hand, or cows on the board and its phase; or seeds in its store. */
export function holding(
  family: Family,
  game: Game,
  side: string,
  own: TerminalWords,
  words: unknown,
): string {
  const mill = millGame(family, game);
  if (!mill) return `${(game as MancalaGame).stores[side as keyof MancalaGame["stores"]]}`;
  const player = side as Player;
  if (mill.hands[player] > 0) return fill(own.inHand, { count: mill.hands[player] });
  const count = [...pieces(mill).values()].filter((owner) => owner === player).length;
  return fill(own.onBoard, { count, phase: (words as MillWords).phases[phase(mill, player)].toLowerCase() });
}

/** Whether it is too early for a bot to accept a draw. */
export function isEarly(family: Family, game: Game, side: string): boolean {
  const mill = millGame(family, game);
  return mill ? mill.hands[side as Player] > 0 : game.ply < 2 * (game as MancalaGame).houses.length;
}
