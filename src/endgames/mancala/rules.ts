/*
 * The rules that tables of mancala support, and the variants that they serve. A new field of a variant needs
 * an entry.
 */

import { show } from "../../base/data.ts";
import { MorabarabaError } from "../../base/errors.ts";
import type { Variant } from "../../rules/mancala/data/variant.ts";

/** By field: whether tables depend on it; `undefined` for a value that they do not support, and why. */
const fields: {
  readonly [Field in keyof Required<Variant>]: boolean | ((variant: Variant) => string | undefined);
} = {
  name: false,
  houses: true,
  // Tables have each number of seeds.
  seeds: false,
  // Without stores to sow, seeds can go round for ever, and the value depends on the positions before.
  sowStores: ({ sowStores }) => (sowStores ? undefined : "positions can occur again"),
  skipOrigin: true,
  relay: true,
  capture: true,
  emptyOpposite: true,
  captureAfterLap: true,
  opponentEmptyHouse: true,
  grandSlam: true,
  mustFeed: true,
  endsWhen: true,
  majority: ({ majority }) => (majority ? "the value depends on the seeds in the stores" : undefined),
  // If stores are sown, no position occurs again.
  repetition: false,
  // A position in which a player may swap is not looked up.
  swap: false,
};

const names = Object.keys(fields) as (keyof Variant)[];

function reasonsAgainst(variant: Variant): readonly string[] {
  return names.flatMap((name) => {
    const check = fields[name];
    const reason = typeof check === "function" ? check(variant) : undefined;
    return reason === undefined ? [] : [`${name} ${show(variant[name])}, because ${reason}`];
  });
}

/** Throws `MorabarabaError` `unsupported-variant` if tables do not support the rules. */
export function refuseRules(variant: Variant): void {
  const reasons = reasonsAgainst(variant);
  if (reasons.length === 0) return;
  throw new MorabarabaError("unsupported-variant", `Endgame tables do not support ${reasons.join("; or ")}.`);
}

/** Returns the fields that prevent tables of the variant `solved` from serving `game`. */
export function otherRules(solved: Variant, game: Variant): readonly (keyof Variant)[] {
  return names.filter((name) => fields[name] !== false && solved[name] !== game[name]);
}
