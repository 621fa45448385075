/*
 * The rules that endgame tables support, and the variants that tables serve. A new field of a variant needs
 * an entry.
 */

import { show } from "../../base/data.ts";
import { MorabarabaError } from "../../base/errors.ts";
import type { Variant } from "../../rules/mills/data/variant.ts";
import { countsTenMoves } from "../../rules/mills/engine/ending.ts";

/** By field: whether tables depend on it, or the part they depend on; `undefined` for an unsupported value. */
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
  // After a mill without a shot, a bar of the repeat-mill rule would stay, and tables have no bars.
  shooting: ({ shooting: shot }) => shot === "required" || undefined,
  targetsInMills: ({ targetsInMills }) => (targetsInMills === "never" ? undefined : targetsInMills),
  // Tables do not have the lines that have shot, the side that has passed, or pending removals.
  repeatMill: ({ repeatMill }) => (repeatMill === "once" ? undefined : repeatMill),
  moveWhilePlacing: false,
  blocked: ({ blocked }) => (blocked === "loses" || blocked === "draws" ? blocked : undefined),
  // The other values depend on who began or on pending removals; tables have only the side to move.
  fullBoard: ({ fullBoard, board }, cows) =>
    fullBoard === "draws" || 2 * cows < board.points.length || undefined,
  tenMoves: ({ tenMoves }) => tenMoves && [tenMoves.plies, tenMoves.cows, tenMoves.who],
  // This rule and the next only add draws; probing checks whether they can apply.
  repetition: false,
  drawAfterQuietPlies: false,
  millEffect: ({ millEffect: mill }) => mill === "shoots" || undefined,
  shotsPerMove: ({ shotsPerMove: shots }) => shots === "one" || undefined,
  // These affect placing only.
  shotWhilePlacing: false,
  startsMoving: false,
  // The symmetries of tables keep the closed points in place.
  noPlacing: true,
  setup: false,
};

const names = Object.keys(fields) as (keyof Variant)[];

/** Returns the part of a field that tables depend on. */
function partOf(variant: Variant, name: keyof Variant, cows: number): unknown {
  const part = fields[name];
  return typeof part === "function" ? part(variant, cows) : part && variant[name];
}

/** Throws `MorabarabaError` `unsupported-variant` if tables of this many cows do not support the rules. */
export function refuseRules(variant: Variant, cows: number): void {
  const faults = names.filter((name) => partOf(variant, name, cows) === undefined);
  if (faults.length === 0) return;
  const list = faults.map((name) => `${name} ${show(variant[name])}`);
  throw new MorabarabaError("unsupported-variant", `Endgame tables do not support ${list.join(", ")}.`);
}

/**
 * Returns the fields that prevent tables of the variant `solved` from serving `game`. Tables without a limit
 * of quiet plies also serve variants with one; otherwise `drawAfterQuietPlies` must be the same.
 */
export function otherRules(solved: Variant, game: Variant): readonly (keyof Variant)[] {
  return names.filter((name) =>
    name === "drawAfterQuietPlies"
      ? solved.drawAfterQuietPlies !== null && solved.drawAfterQuietPlies !== game.drawAfterQuietPlies
      : JSON.stringify(partOf(solved, name, 0)) !== JSON.stringify(partOf(game, name, 0)),
  );
}

/**
 * Returns after how many quiet plies the game is drawn while the sides have these numbers of cows, or
 * infinity.
 */
export function quietLimit({ tenMoves, drawAfterQuietPlies }: Variant, own: number, other: number): number {
  return Math.min(
    drawAfterQuietPlies ?? Number.POSITIVE_INFINITY,
    tenMoves !== null && countsTenMoves(tenMoves, own, other) ? tenMoves.plies : Number.POSITIVE_INFINITY,
  );
}
