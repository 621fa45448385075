/**
 * The published counts of `test/support/vectors`, each with its game: those of Morabaraba, and those of the
 * family's other games.
 */
import {
  applyMove,
  type Board,
  type Game,
  type Line,
  legalMoves,
  type Player,
  type Point,
  type StoredVariant,
  type Variant,
  type VariantName,
} from "morabaraba";
import familyFile from "../vectors/mill-games-perft.json" with { type: "json" };
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

export interface FamilyVector {
  readonly name: string;
  readonly game: Game;
  /** `counts[d - 1]` is the number of sequences of d turns. */
  readonly counts: readonly number[];
  /** The legal moves in any order, if the file lists them. */
  readonly moves: readonly string[] | undefined;
}

interface Entry {
  readonly id?: string;
  readonly game: string;
  readonly changes?: object;
  readonly counts: readonly number[];
  readonly moves?: string;
  readonly position?: {
    readonly light: readonly Point[];
    readonly dark: readonly Point[];
    readonly turn: string;
    readonly hands: readonly number[];
    readonly dead?: readonly Point[];
    readonly used?: { readonly light: readonly string[][]; readonly dark: readonly string[][] };
    readonly firstMill?: string;
    readonly freeing?: boolean;
  };
}

/** The games as the file has them: points, lines, links and every field. */
export const familyGames: readonly { readonly name: VariantName; readonly data: Partial<Variant> }[] =
  Object.entries(familyFile.games).map(([name, { points, lines, links, fields }]) => ({
    name: name as VariantName,
    data: {
      ...(fields as unknown as Partial<Variant>),
      board: {
        points: points.split(" "),
        lines: lines.map((line) => line.split(" ") as unknown as Line),
        links: links.map((link) => link.split(" ") as unknown as Board["links"][number]),
      } as unknown as Board,
    },
  }));

/** The counts ignore draws by repetition or quiet plies. */
function variantOf({ game, changes = {} }: Entry): Variant {
  return {
    ...builtIns[game as VariantName],
    tenMoves: null,
    repetition: null,
    drawAfterQuietPlies: null,
    ...changes,
    name: "vector",
  };
}

function gameOf(entry: Entry): Game {
  const variant = variantOf(entry);
  if (entry.position === undefined) return createGame(variant);
  const { light, dark, turn, hands, dead = [], used, firstMill, freeing } = entry.position;
  return position({
    variant,
    light: light.join(" "),
    dark: dark.join(" "),
    dead: dead.join(" "),
    turn: turn as Player,
    hands: hands as [number, number],
    ...(used && { usedLines: used as unknown as NonNullable<Game["usedLines"]> }),
    ...(firstMill && { firstMill: firstMill as Player }),
    ...(freeing && { mustFree: true as const }),
  });
}

export const familyVectors: readonly FamilyVector[] = (
  [...familyFile.start, ...familyFile.positions] as Entry[]
).map((entry) => ({
  name: `${entry.id ?? "start"} ${entry.game} ${JSON.stringify(entry.changes ?? {})}`,
  game: gameOf(entry),
  counts: entry.counts,
  moves: entry.moves?.split(" "),
}));
