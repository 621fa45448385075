/*
 * The variants that ship, each with the sources of its differences. Kalah and oware follow an Indonesian
 * description of a program that plays kalah, oware and congkak. That text does not give the rules of congkak,
 * which come from the English Wikipedia's "Southeast Asian mancala", Salvi's rules of congklak, and Russ. The
 * guide on mancala lists the sources of each value.
 */
import { deepFreeze } from "../../../base/data.ts";
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
