/**
 * Compares the library's functions and its engine with the reference, state by state. Both also stand behind one
 * interface.
 */
import {
  applyMove,
  createGame,
  type Game,
  type IllegalMoveCode,
  legalMoves,
  type Move,
  type MoveLike,
  type Outcome,
  outcome,
  type StoredVariant,
  whyIllegal,
} from "morabaraba";
import {
  createPosition,
  decodeGame,
  decodeMove,
  encodeGame,
  endReason,
  generateMoves,
  makeMove,
  type Position,
  type Ruleset,
  rulesetFor,
} from "morabaraba/engine";
import { pick, type Random } from "../random.ts";
import { someMove } from "./play.ts";
import * as reference from "./reference.ts";

/** Two different results of the same question. */
export interface Difference {
  readonly question: string;
  readonly game: Game;
  readonly reference: unknown;
  readonly library: unknown;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length &&
  a.every((move, i) => {
    const twin = b[i] as Move & MoveLike;
    const { kind, from, to, shots } = move as Move & MoveLike;
    const isSameStep = kind === twin.kind && from === twin.from && to === twin.to;
    return isSameStep && String(shots) === String(twin.shots);
  });

/** The engine's moves, with their packed forms. */
function generated(ruleset: Ruleset, at: Position): readonly (readonly [Move, number])[] {
  const packed = new Int32Array(ruleset.mostMoves);
  const end = generateMoves(ruleset, at, packed, 0);
  return [...packed.subarray(0, end)].map((move) => [decodeMove(ruleset, at, move), move]);
}

/** A move that may be legal, nearly legal, or nonsense. */
function attempt(legal: readonly Move[], points: readonly string[], random: Random): MoveLike {
  const point = (): string => (random(40) === 0 ? "w99" : pick(points, random));
  const from = random(3) === 0 ? {} : { from: point() };
  const shots =
    random(2) === 0 ? {} : { shots: Array.from({ length: random(4) === 0 ? 2 : 1 }, () => point()) };
  if (random(8) === 0) {
    const to = point();
    return { to, shots: [to] };
  }
  return legal.length > 0 && random(2) === 0
    ? { ...pick(legal, random), ...shots }
    : { ...from, to: point(), ...shots };
}

/** All differences between library and reference for a state, including the engine's position. */
export function differencesAt(
  game: Game,
  at: Position,
  random: Random,
  expected: readonly Move[] = reference.legalMoves(game),
): Difference[] {
  const differences: Difference[] = [];
  const compare = (question: string, expected: unknown, answer: unknown): void => {
    if (!same(expected, answer)) differences.push({ question, game, reference: expected, library: answer });
  };
  const compareMoves = (question: string, moves: readonly Move[]): void => {
    if (!sameMoves(expected, moves))
      differences.push({ question, game, reference: expected, library: moves });
  };
  const ruleset = rulesetFor(game.variant);
  const end: Outcome | undefined = reference.outcome(game);
  compare("outcome", end, outcome(game));
  compare("ending of the engine", end?.reason, endReason(ruleset, at));
  compareMoves("legalMoves", legalMoves(game));
  compare("decoded position", game, decodeGame(ruleset, at));
  if (end === undefined) {
    compareMoves(
      "moves of the engine",
      generated(ruleset, at).map(([move]) => move),
    );
  }
  for (let i = 0; i < 3; i++) {
    const move = attempt(expected, ruleset.points, random);
    compare(`whyIllegal ${JSON.stringify(move)}`, reference.whyIllegal(game, move), whyIllegal(game, move));
  }
  return differences;
}

export interface Played {
  readonly plies: number;
  readonly differences: readonly Difference[];
}

/** Plays a random game with reference, library and engine side by side; stops at the first difference. */
export function compareGame(source: StoredVariant, random: Random, mostPlies: number): Played {
  const ruleset = rulesetFor(source);
  let game = reference.createGame(ruleset.stored);
  let ours = createGame(source);
  let at = encodeGame(ruleset, ours);
  for (let plies = 0; ; plies++) {
    const moves = reference.legalMoves(game);
    const differences = differencesAt(game, at, random, moves);
    if (!same(game, ours))
      differences.push({ question: "game after the last move", game, reference: game, library: ours });
    if (differences.length > 0 || moves.length === 0 || plies === mostPlies) return { plies, differences };
    const move = someMove(moves, random);
    const code = generated(ruleset, at)[moves.indexOf(move)]?.[1] ?? 0;
    const next = createPosition();
    makeMove(ruleset, at, code, next);
    at = next;
    ours = applyMove(ours, move);
    game = reference.applyMove(game, move);
  }
}

export interface Implementation {
  readonly createGame: (variant: StoredVariant) => Game;
  readonly legalMoves: (game: Game) => readonly Move[];
  readonly applyMove: (game: Game, move: MoveLike) => Game;
  readonly outcome: (game: Game) => Outcome | undefined;
  readonly whyIllegal: (game: Game, move: MoveLike) => IllegalMoveCode | undefined;
}

/** Both behind one interface, so that one hand-made position tests both. */
export const implementations: readonly (readonly [string, Implementation])[] = [
  ["reference", reference],
  ["library", { createGame, legalMoves, applyMove, outcome, whyIllegal }],
];
