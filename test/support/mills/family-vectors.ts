/** The counts of `test/support/vectors/mill-games-perft.json`, for the family's other games. */
import type { Board, Game, Line, Player, Point, Variant, VariantName } from "morabaraba";
import file from "../vectors/mill-games-perft.json" with { type: "json" };
import { position } from "./positions.ts";
import { builtIns, createGame } from "./reference.ts";

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
  Object.entries(file.games).map(([name, { points, lines, links, fields }]) => ({
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

export const familyVectors: readonly FamilyVector[] = ([...file.start, ...file.positions] as Entry[]).map(
  (entry) => ({
    name: `${entry.id ?? "start"} ${entry.game} ${JSON.stringify(entry.changes ?? {})}`,
    game: gameOf(entry),
    counts: entry.counts,
    moves: entry.moves?.split(" "),
  }),
);
