/**
 * Which rules the tables can hold, and what of them makes two tables the same. Every field of a variant is decided on here:
 * a new one does not compile until someone has.
 */
import { RulesError } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import type { Variant } from "../morabaraba/data/variant.ts";
import { countsTenMoves } from "../morabaraba/engine/ending.ts";

/**
 * By field: what of it makes endgames differ, null if nothing does; `undefined` for a value that tables of so many cows
 * cannot hold.
 */
const fields: { readonly [Field in keyof Required<Variant>]: (variant: Variant, cows: number) => unknown } = {
  name: () => null,
  board: ({ board: { points, lines, links } }) => [points, lines, links],
  // How many are left counts, and each number has its table.
  cows: () => null,
  firstPlayer: () => null,
  flyAt: ({ flyAt }) => flyAt,
  loseBelow: ({ loseBelow }) => loseBelow,
  // A mill without a shot would let a bar of the repeat-mill rule live on, and bars are no part of a table.
  shot: ({ shot }) => shot === "required" || undefined,
  millCows: ({ millCows }) => (millCows === "never" ? undefined : millCows),
  repeatMill: ({ repeatMill }) => repeatMill,
  moveWhilePlacing: () => null,
  blocked: ({ blocked }) => blocked,
  // Who loses on a full board depends on the colours, and a table knows only who is to move.
  fullBoard: ({ fullBoard, board }, cows) =>
    fullBoard === "draws" || 2 * cows < board.points.length || undefined,
  tenMoves: ({ tenMoves }) => tenMoves && [tenMoves.plies, tenMoves.cows, tenMoves.who],
  // What stood on the board before is no part of a table.
  repetition: ({ repetition }) => repetition === null || undefined,
  noShots: ({ noShots }) => noShots,
};

/** Throws {@link RulesError} `unsupported-variant` if tables of so many cows cannot hold the rules. */
export function refuseRules(variant: Variant, cows: number): void {
  const faults = Object.entries(fields).filter(([, part]) => part(variant, cows) === undefined);
  if (faults.length === 0) return;
  const list = faults.map(([name]) => `${name} ${show(variant[name as keyof Variant])}`);
  throw new RulesError(
    "unsupported-variant",
    `Tables cannot hold the rules of this variant: ${list.join(", ")}.`,
  );
}

/** Equal for variants that have the same endgames. */
export function rulesText(variant: Variant): string {
  return JSON.stringify(Object.values(fields).map((part) => part(variant, 0)));
}

/** The number of quiet plies that draws while the sides have so many cows; infinite if none does. */
export function quietLimit({ tenMoves, noShots }: Variant, own: number, other: number): number {
  return Math.min(
    noShots ?? Number.POSITIVE_INFINITY,
    tenMoves !== null && countsTenMoves(tenMoves, own, other) ? tenMoves.plies : Number.POSITIVE_INFINITY,
  );
}
