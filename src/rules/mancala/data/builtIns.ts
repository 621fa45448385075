/*
 * Everything about the variants that ship but their titles, which are in each language: rules, other names,
 * and where each value comes from. The rulebook's `sources.ts` has the texts behind the tags.
 */
import { deepFreeze } from "../../../base/data.ts";
import type { Origins } from "../../variants.ts";
import type { Variant, VariantName } from "./variant.ts";

const kalah: Variant = {
  name: "kalah",
  houses: 6,
  seeds: 4,
  sowStores: true,
  skipOrigin: false,
  relay: false,
  capture: "opposite",
  emptyOpposite: "nothing",
  captureAfterLap: false,
  opponentEmptyHouse: "stays",
  grandSlam: "captured",
  mustFeed: false,
  endsWhen: "either-empty",
  majority: false,
  repetition: null,
  swap: false,
};

const oware: Variant = {
  ...kalah,
  name: "oware",
  sowStores: false,
  skipOrigin: true,
  capture: "two-or-three",
  grandSlam: "no-capture",
  mustFeed: true,
  endsWhen: "mover-empty",
  majority: true,
  repetition: { occurrence: 2, award: "own-houses", emptySide: "counts" },
};

/**
 * The built-in variants by name, as frozen data.
 *
 * - `kalah`: a last seed opposite an empty house stays, as in the usual printed rules.
 * - `kalahEmptyCapture`: that seed is captured, as in the game that Irving, Donkers and Uiterwijk solved in
 * 2000.
 * - `oware`: abapa, in which a grand slam is legal and captures nothing.
 * - `awari`: as Romein and Bal solved it in 2003. A grand slam is legal only as a last resort;
 * repetition splits the seeds.
 * - `congkak`: seven houses of seven seeds, relay sowing, one round; players take turns from the start.
 *
 * @example
 * ```ts
 * import { variants } from "morabaraba/mancala";
 *
 * variants.oware.grandSlam; // => "no-capture"
 * variants.congkak.houses; // => 7
 * ```
 */
export const variants: { readonly [Name in VariantName]: Variant } = /* @__PURE__ */ deepFreeze({
  kalah,
  kalahEmptyCapture: { ...kalah, name: "kalahEmptyCapture", emptyOpposite: "take-own" },
  oware,
  awari: {
    ...oware,
    name: "awari",
    grandSlam: "illegal-unless-only",
    repetition: { occurrence: 2, award: "even", emptySide: "counts" },
  },
  congkak: { ...kalah, name: "congkak", houses: 7, seeds: 7, relay: true },
});

/** Other names of built-ins in records, in small letters. */
export const otherNames: Readonly<Record<string, VariantName>> = {
  kalaha: "kalah",
  mancala: "kalah",
  abapa: "oware",
  "oware abapa": "oware",
  awale: "oware",
  awalé: "oware",
  awele: "oware",
  awélé: "oware",
  congklak: "congkak",
  dakon: "congkak",
};

const noRule = "No text on kalah has such a rule.";

/** Where the values of the built-ins come from. */
export const origins: { readonly [Name in VariantName]: Origins<Variant, VariantName> } = {
  kalah: {
    base: null,
    values: {
      houses: ["IND", "IDU", "WP"],
      seeds: ["IND", "IDU"],
      sowStores: ["IND", "WP"],
      skipOrigin: ["IND", "WP"],
      relay: ["IND", "WP"],
      capture: ["IND", "WP"],
      emptyOpposite: ["IND", "WP"],
      captureAfterLap: noRule,
      opponentEmptyHouse: ["IND", "WP"],
      grandSlam: noRule,
      mustFeed: noRule,
      endsWhen: ["IND", "WP"],
      majority: "Players may stop once a side has more than half, but the final margin still counts.",
      repetition: "No position can occur twice, because seeds only leave the houses.",
      swap: "WP has the pie rule as an option.",
    },
  },
  kalahEmptyCapture: { base: "kalah", sharesTexts: true, values: { emptyOpposite: ["IDU"] } },
  oware: {
    base: "kalah",
    values: {
      houses: ["IND", "WP", "OS", "AUA"],
      seeds: ["IND", "WP", "OS", "AUA"],
      sowStores: ["IND", "WP"],
      skipOrigin: ["IND", "WP"],
      relay: ["IND", "WP"],
      capture: ["IND", "WP", "OS"],
      opponentEmptyHouse: ["IND", "WP"],
      grandSlam: ["IND"],
      mustFeed: ["IND", "WP"],
      endsWhen: ["IND", "WP"],
      majority: ["IND", "OS", "AUA"],
      repetition: ["IND"],
      swap: "No text on oware has the pie rule.",
    },
  },
  awari: {
    base: "oware",
    values: {
      houses: ["RB"],
      seeds: ["RB"],
      capture: ["RB"],
      grandSlam: ["RB"],
      repetition: ["RB"],
    },
  },
  congkak: {
    base: "kalah",
    values: {
      houses: ["WP", "SAL", "PTC"],
      seeds: ["WP", "SAL", "PTC"],
      sowStores: ["WP", "SAL", "PTC"],
      relay: ["WP", "SAL", "RUSS", "PTC"],
      capture: ["WP", "SAL", "PTC"],
      emptyOpposite:
        'As in kalah. PTC puts the last seed into the store: for that, set emptyOpposite to "take-own".',
      opponentEmptyHouse: ["PTC"],
      endsWhen: ["PTC"],
    },
  },
};
