/** The published counts of `test/support/vectors/morabaraba-perft.json`, with their games. */
import {
  applyMove,
  type Game,
  legalMoves,
  type Player,
  type StoredVariant,
  type VariantName,
} from "morabaraba";
import file from "../vectors/morabaraba-perft.json" with { type: "json" };
import { position } from "./positions.ts";
import { builtIns, createGame } from "./reference.ts";

export interface Vector {
  readonly name: string;
  readonly game: Game;
  /** `counts[d - 1]` is the number of sequences of d turns. */
  readonly counts: readonly number[];
}

interface Position {
  readonly light: readonly string[];
  readonly dark: readonly string[];
  readonly turn: string;
  readonly hands: readonly number[];
}

function named(name: string, fields: object | undefined): StoredVariant {
  return fields === undefined
    ? (name as VariantName)
    : { ...builtIns[name as VariantName], ...fields, name: "vector" };
}

function place(variant: StoredVariant, { light, dark, turn, hands }: Position): Game {
  return position({
    variant,
    light: light.join(" "),
    dark: dark.join(" "),
    turn: turn as Player,
    hands: hands as [number, number],
  });
}

export const startVectors: readonly Vector[] = file.start.map(({ variant, fields, counts }) => ({
  name: fields === undefined ? variant : `${variant} with ${JSON.stringify(fields)}`,
  game: createGame(named(variant, fields)),
  counts,
}));

export const positionVectors: readonly Vector[] = [
  ...file.positions.flatMap((entry): Vector[] => {
    const { id, diagonals, noDiagonals } = entry;
    const straight = noDiagonals
      ? [{ name: `${id} sesotho`, game: place("sesotho", entry), counts: noDiagonals }]
      : [];
    if (Array.isArray(diagonals)) {
      return [{ name: `${id} standard`, game: place("standard", entry), counts: diagonals }, ...straight];
    }
    return Object.entries(diagonals).map(([repeatMill, counts]) => {
      const variant = repeatMill === "allowed" ? "standard" : named("standard", { repeatMill });
      return { name: `${id} ${repeatMill}`, game: place(variant, entry), counts: counts as number[] };
    });
  }),
  ...file.fields.map((entry) => ({
    name: `${entry.position} with ${JSON.stringify(entry.fields)}`,
    game: place(named("standard", entry.fields), entry),
    counts: entry.counts,
  })),
];

/** Counts sequences of `depth` turns by the public functions; the last turn is counted without being made. */
export function perftByVerbs(game: Game, depth: number): number {
  const moves = legalMoves(game);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perftByVerbs(applyMove(game, move), depth - 1), 0);
}
