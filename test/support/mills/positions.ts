/** Games written by hand: lists of points, and moves in notation. Shares no code with `src`. */
import type { Game, MoveLike, Player, Step, StoredVariant, Variant, VariantName } from "morabaraba";
import { createGame, dataOf, repeatable } from "./reference.ts";

export interface Layout {
  readonly variant?: StoredVariant;
  /** Points, separated by spaces. */
  readonly light?: string;
  readonly dark?: string;
  readonly turn?: Player;
  /** Light's cows in hand, then dark's. */
  readonly hands?: readonly [number, number];
  /** As in `d6-d7`. */
  readonly lightBar?: string;
  readonly darkBar?: string;
  /** Points of dead cows, separated by spaces. */
  readonly dead?: string;
  readonly usedLines?: Game["usedLines"];
  readonly firstMill?: Player;
  readonly removals?: 1 | 2;
  readonly mustFree?: true;
  readonly quiet?: number;
  readonly ply?: number;
}

/** A game in progress. By default the hands are empty and light is to move. */
export function position(layout: Layout): Game {
  const { variant = "standard", light = "", dark = "", turn = "light", hands = [0, 0] } = layout;
  const { board, repetition } = dataOf(variant);
  const [lights, darks, deads] = [light.split(" "), dark.split(" "), (layout.dead ?? "").split(" ")];
  const cells = board.points.map((point) =>
    lights.includes(point) ? "L" : darks.includes(point) ? "D" : deads.includes(point) ? "x" : ".",
  );
  const { usedLines, firstMill, removals, mustFree } = layout;
  const game: Game = {
    ...createGame(variant),
    board: cells.join(""),
    turn,
    hands: { light: hands[0], dark: hands[1] },
    barred: { light: step(layout.lightBar), dark: step(layout.darkBar) },
    quiet: layout.quiet ?? 0,
    ply: layout.ply ?? 0,
    ...(usedLines && { usedLines }),
    ...(firstMill && { firstMill }),
    ...(removals && { removals }),
    ...(mustFree && { mustFree }),
  };
  return repetition === null ? game : { ...game, seenPositions: [repeatable(game)] };
}

function step(text: string | undefined): Step | null {
  if (text === undefined) return null;
  const [from, to] = text.split("-") as [string, string];
  return { from, to };
}

/** A built-in variant with changes, as data. */
export function changed(base: VariantName, changes: Partial<Variant>): Variant {
  return { ...dataOf(base), name: "changed", ...changes };
}

/** Reads `c5-b6xe5` as data, without code of `src`. */
export function move(text: string): MoveLike {
  const [way, ...shots] = text.split("x") as [string, ...string[]];
  if (way === "") return { to: shots[0] as string, shots };
  const [from, to] = (way.includes("-") ? way.split("-") : [undefined, way]) as [string | undefined, string];
  return { ...(from && { from }), to, ...(shots.length > 0 && { shots }) };
}

/** The moves in notation, separated by spaces. */
export function texts(moves: readonly MoveLike[]): string {
  return moves
    .map(({ from, to, shots = [] }) => {
      const shot = shots.map((point) => `x${point}`).join("");
      return from === undefined && shots[0] === to ? shot : `${from ? `${from}-` : ""}${to}${shot}`;
    })
    .join(" ");
}

/** All living cows of a game, on the board and in hand. */
export function cowsInGame({ board, hands }: Game): number {
  return [...board].filter((cell) => cell === "L" || cell === "D").length + hands.light + hands.dark;
}
