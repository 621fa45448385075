/*
 * Games as other programs can read them: plain positions, moves as text, and what is to be answered about a
 * position. The vectors in `conformance` and the line protocol have the same forms.
 */
import type { Family } from "../../families.ts";
import { createGame, formatPosition, type Game, type StoredVariant, variantOf } from "../../index.ts";
import {
  createGame as createMancala,
  formatPosition as formatMancala,
  type Game as MancalaGame,
} from "../../mancala.ts";
import type { VariantChoice } from "../input/variants.ts";

/** A position of mill games: points by name, and cows in hand, light's first. */
interface MillPosition {
  readonly turn: string;
  readonly light: readonly string[];
  readonly dark: readonly string[];
  readonly hand: readonly number[];
}

/**
 * A position of mancala: the seeds in each side's houses from its owner's left, and in the stores, south's
 * first.
 */
interface MancalaPosition {
  readonly turn: string;
  readonly south: readonly number[];
  readonly north: readonly number[];
  readonly stores: readonly number[];
}

/** A position without a past: no move has been barred, no line used, and it occurs for the first time. */
export type PlainPosition = MillPosition | MancalaPosition;

/** A game as a start and moves from there. */
export interface State {
  /** The start of the variant's games if undefined. */
  readonly position: PlainPosition | undefined;
  /** Moves as {@link moveText} writes them. */
  readonly play: readonly string[];
}

/** What a program answers about a state. */
export interface Answer {
  /** The legal moves, sorted. */
  readonly moves: readonly string[];
  /** Such as `light to move`, `light wins`, `draw`; in mancala with the stores. */
  readonly outcome: string;
}

export type AnyGame = ReturnType<Family["rules"]["createGame"]>;

const isMancala = (position: PlainPosition): position is MancalaPosition => "stores" in position;
const isMancalaGame = (game: AnyGame): game is MancalaGame => "stores" in game;

/** Returns the plain position of a game. Its bars, used lines and earlier positions are lost. */
export function plainOf(game: AnyGame): PlainPosition {
  if (isMancalaGame(game)) {
    const half = game.houses.length / 2;
    const { turn, stores } = game;
    return {
      turn,
      south: game.houses.slice(0, half),
      north: game.houses.slice(half),
      stores: [stores.south, stores.north],
    };
  }
  const { board, turn, hands } = game as Game;
  const { points } = variantOf(game as Game).board;
  const cows = (letter: string): readonly string[] => points.filter((_, i) => board[i] === letter);
  return { turn, light: cows("L"), dark: cows("D"), hand: [hands.light, hands.dark] };
}

/** Returns the game of a plain position. Throws `ParseError` if it is invalid. */
export function gameOf({ family, variant }: VariantChoice, position: PlainPosition | undefined): AnyGame {
  if (position === undefined) return family.rules.createGame(variant);
  const { turn } = position;
  if (isMancala(position)) {
    const [, , , ...more] = formatMancala(createMancala(variant as "kalah")).split(" ");
    const words = [`${position.south}/${position.north}`, `${position.stores}`, turn.slice(0, 1), ...more];
    return family.rules.parsePosition(words.join(" "), variant);
  }
  const start = createGame(variant as StoredVariant);
  const [, , , ...more] = formatPosition(start).split(" ");
  const { points, rings } = variantOf(start).board;
  const cells = points.map((point) =>
    position.light.includes(point) ? "L" : position.dark.includes(point) ? "D" : "1",
  );
  const rows = rings.map((ring) =>
    cells
      .splice(0, ring)
      .join("")
      .replace(/1+/g, ({ length }) => `${length}`),
  );
  const words = [rows.join("/"), turn.slice(0, 1), `${position.hand}`, ...more];
  return family.rules.parsePosition(words.join(" "), variant);
}

/** Returns a move with its shots in the order of the alphabet, so that equal moves are equal texts. */
export function sameMove(text: string): string {
  const [way = "", ...shots] = text.toLowerCase().replace(/[×:]/g, "x").split("x");
  return [way, ...shots.sort()].join("x");
}

/** Writes a move: in mill games `d6`, `c5-d5`, `c5-d5xa1`, or `xa1`; in mancala, the number of the house. */
export function moveText({ rules }: Family, game: AnyGame, move: unknown): string {
  const { house, swap } = move as { readonly house?: number; readonly swap?: true };
  return swap ? "swap" : house === undefined ? sameMove(rules.formatMove(game, move)) : `${house}`;
}

/** Returns a move as the rules take it. */
export function moveFrom({ name }: Pick<Family, "name">, text: string): unknown {
  return name === "mills" ? text : text === "swap" ? { swap: true } : { house: Number(text) };
}

/** Returns the game of a state. Throws if the position is invalid or a move is illegal. */
export const replay = (choice: VariantChoice, { position, play }: State): AnyGame =>
  play.reduce(
    (game, move) => choice.family.rules.applyMove(game, moveFrom(choice.family, move)),
    gameOf(choice, position),
  );

/**
 * Returns what is to be answered about a game.
 *
 * @param options - With `stores`, the outcome has the stores even after a majority.
 */
export function answerOf(
  { family }: VariantChoice,
  game: AnyGame,
  options: { readonly stores?: "always" } = {},
): Answer {
  const { rules } = family;
  const end = rules.outcome(game);
  const stands =
    end === undefined ? `${game.turn} to move` : end.winner === null ? "draw" : `${end.winner} wins`;
  // A majority ends the game with seeds on the board; programs may count them as they like.
  const hasStores = isMancalaGame(game) && (options.stores === "always" || end?.reason !== "majority");
  const stores = hasStores ? game.stores : undefined;
  return {
    moves: rules
      .legalMoves(game)
      .map((move) => moveText(family, game, move))
      .sort(),
    outcome: stores ? `${stands} ${stores.south} ${stores.north}` : stands,
  };
}

/** Writes a position for the line protocol, such as `turn=light light=a7,d7 dark=b6 hand=5,5`. */
export const positionText = (position: PlainPosition | undefined): string =>
  position === undefined
    ? "start"
    : Object.entries(position)
        .map(([name, value]) => `${name}=${value}`)
        .join(" ");

/** Returns the game of a state, or `undefined` if the position is invalid or a move is illegal. */
export function validGame(choice: VariantChoice, state: State): AnyGame | undefined {
  try {
    return replay(choice, state);
  } catch {
    return undefined;
  }
}
