/**
 * Which rules tables can hold, and which variants the same tables serve. Every field of a variant has its entry here: a new
 * field does not compile without one.
 */

import { show } from "../base/data.ts";
import { MorabarabaError } from "../base/errors.ts";
import type { Variant } from "../rules/mills/data/variant.ts";
import { countsTenMoves } from "../rules/mills/engine/ending.ts";

/**
 * By field, whether tables depend on it; or a function that returns the part on which they depend, and `undefined` for a
 * value that tables of this number of cows cannot hold.
 */
const fields: {
  readonly [Field in keyof Required<Variant>]: boolean | ((variant: Variant, cows: number) => unknown);
} = {
  name: false,
  board: ({ board: { points, lines, links } }) => [points, lines, links],
  // Each number of cows on the board has its own table.
  cows: false,
  firstPlayer: false,
  flyAt: true,
  loseBelow: true,
  // After a mill without a shot a bar of the repeat-mill rule would stay, and tables hold no bars.
  shooting: ({ shooting: shot }) => shot === "required" || undefined,
  targetsInMills: ({ targetsInMills }) => (targetsInMills === "never" ? undefined : targetsInMills),
  // Tables do not know which lines have shot, who has passed, or what is due.
  repeatMill: ({ repeatMill }) => (repeatMill === "once" ? undefined : repeatMill),
  moveWhilePlacing: false,
  blocked: ({ blocked }) => (blocked === "loses" || blocked === "draws" ? blocked : undefined),
  // Who loses on a full board, or takes cows off, depends on more than the side to move, and tables know only that.
  fullBoard: ({ fullBoard, board }, cows) =>
    fullBoard === "draws" || 2 * cows < board.points.length || undefined,
  tenMoves: ({ tenMoves }) => tenMoves && [tenMoves.plies, tenMoves.cows, tenMoves.who],
  // Both only add draws: probing finds out whether they could.
  repetition: false,
  drawAfterQuietPlies: false,
  millEffect: ({ millEffect: mill }) => mill === "shoots" || undefined,
  shotsPerMove: ({ shotsPerMove: shots }) => shots === "one" || undefined,
  // All of these are about placing.
  shotWhilePlacing: false,
  startsMoving: false,
  // The symmetries of tables keep closed points in their places.
  noPlacing: true,
  setup: false,
};

const names = Object.keys(fields) as (keyof Variant)[];

/** What tables depend on in a field. */
function partOf(variant: Variant, name: keyof Variant, cows: number): unknown {
  const part = fields[name];
  return typeof part === "function" ? part(variant, cows) : part && variant[name];
}

/** Throws `MorabarabaError` `unsupported-variant` if tables of this number of cows cannot hold the rules. */
export function refuseRules(variant: Variant, cows: number): void {
  const faults = names.filter((name) => partOf(variant, name, cows) === undefined);
  if (faults.length === 0) return;
  const list = faults.map((name) => `${name} ${show(variant[name])}`);
  throw new MorabarabaError("unsupported-variant", `Endgame tables cannot hold ${list.join(", ")}.`);
}

/**
 * The fields for which tables of one variant do not serve another. Tables that count no plies without a shot serve variants
 * that do; the other way round `drawAfterQuietPlies` must be the same.
 */
export function otherRules(held: Variant, asked: Variant): readonly (keyof Variant)[] {
  return names.filter((name) =>
    name === "drawAfterQuietPlies"
      ? held.drawAfterQuietPlies !== null && held.drawAfterQuietPlies !== asked.drawAfterQuietPlies
      : JSON.stringify(partOf(held, name, 0)) !== JSON.stringify(partOf(asked, name, 0)),
  );
}

/** The number of quiet plies that draws while the sides have these numbers of cows; infinite if none does. */
export function quietLimit({ tenMoves, drawAfterQuietPlies }: Variant, own: number, other: number): number {
  return Math.min(
    drawAfterQuietPlies ?? Number.POSITIVE_INFINITY,
    tenMoves !== null && countsTenMoves(tenMoves, own, other) ? tenMoves.plies : Number.POSITIVE_INFINITY,
  );
}
