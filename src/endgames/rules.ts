/**
 * Which rules the tables can hold, and what of them makes two tables the same. Every field of a variant is decided on here:
 * a new one does not compile until someone has.
 */

import { show } from "../base/data.ts";
import { RulesError } from "../base/errors.ts";
import type { Variant } from "../rules/morabaraba/data/variant.ts";
import { countsTenMoves } from "../rules/morabaraba/engine/ending.ts";

/**
 * By field, whether endgames depend on it; or a function that says what of it they depend on, and gives `undefined` for a value
 * that tables of this number of cows cannot hold.
 */
const fields: {
  readonly [Field in keyof Required<Variant>]: boolean | ((variant: Variant, cows: number) => unknown);
} = {
  name: false,
  board: ({ board: { points, lines, links } }) => [points, lines, links],
  // How many are left counts, and each number has its table.
  cows: false,
  firstPlayer: false,
  flyAt: true,
  loseBelow: true,
  // A mill without a shot would let a bar of the repeat-mill rule live on, and bars are no part of a table.
  shot: ({ shot }) => shot === "required" || undefined,
  millCows: ({ millCows }) => (millCows === "never" ? undefined : millCows),
  repeatMill: true,
  moveWhilePlacing: false,
  blocked: true,
  // Who loses on a full board depends on the colours, and a table knows only who is to move.
  fullBoard: ({ fullBoard, board }, cows) =>
    fullBoard === "draws" || 2 * cows < board.points.length || undefined,
  tenMoves: ({ tenMoves }) => tenMoves && [tenMoves.plies, tenMoves.cows, tenMoves.who],
  // What stood on the board before is no part of a table.
  repetition: ({ repetition }) => repetition === null || undefined,
  noShots: true,
};

/** By field, what endgames depend on. */
function partsOf(variant: Variant, cows: number): [field: keyof Variant, part: unknown][] {
  const names = Object.keys(fields) as (keyof Variant)[];
  return names.map((name) => {
    const part = fields[name];
    return [name, typeof part === "function" ? part(variant, cows) : part && variant[name]];
  });
}

/** Throws {@link RulesError} `unsupported-variant` if tables of this number of cows cannot hold the rules. */
export function refuseRules(variant: Variant, cows: number): void {
  const faults = partsOf(variant, cows).filter(([, part]) => part === undefined);
  if (faults.length === 0) return;
  const list = faults.map(([name]) => `${name} ${show(variant[name])}`);
  throw new RulesError("unsupported-variant", `Endgame tables cannot hold ${list.join(", ")}.`);
}

/** Equal for variants that have the same endgames. */
export function rulesText(variant: Variant): string {
  return JSON.stringify(partsOf(variant, 0));
}

/** The number of quiet plies that draws while the sides have these numbers of cows; infinite if none does. */
export function quietLimit({ tenMoves, noShots }: Variant, own: number, other: number): number {
  return Math.min(
    noShots ?? Number.POSITIVE_INFINITY,
    tenMoves !== null && countsTenMoves(tenMoves, own, other) ? tenMoves.plies : Number.POSITIVE_INFINITY,
  );
}
