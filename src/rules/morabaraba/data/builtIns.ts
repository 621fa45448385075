/**
 * The variants that ship, each with the source of what sets it apart. Tags of the sources: GAR is the "Generally
 * Accepted Rules" of Mind Sports South Africa, WP-en the English Wikipedia's article "Morabaraba" (the older text lets
 * white begin, the newer dark), WMD the Welt-Mühlespiel-Dachverband, LUD, GMO and PORGES the game files of Ludii and
 * GamesmanOne and George Pollard's "Ways to Play". The guide on variants quotes which source asks for which value.
 */
import { deepFreeze } from "../../../base/data.ts";
import { centreBoard, diagonalBoard, straightBoard } from "./board.ts";
import type { Variant, VariantName } from "./variant.ts";

/** Morabaraba as the older text of WP-en describes it. */
const standard: Variant = {
  name: "standard",
  board: diagonalBoard,
  cows: 12,
  firstPlayer: "light",
  flyAt: 3,
  loseBelow: 3,
  shot: "required",
  millCows: "last-resort",
  repeatMill: "allowed",
  moveWhilePlacing: false,
  blocked: "loses",
  fullBoard: "draws",
  tenMoves: { plies: 10, cows: 3, who: "either" },
  repetition: null,
  noShots: null,
};

/**
 * The built-in variants by name, as frozen data.
 *
 * - `standard`: the older WP-en.
 * - `mssa`: GAR's words on repeating a mill; dark begins, as in the newer WP-en.
 * - `sesotho`: the board without diagonals, this library's reading of the game in Lesotho; WP-en mentions it.
 * - `sesotho25`: the board with a centre that LUD, GMO and PORGES draw for Lesotho.
 * - `elevenMens`: eleven cows each, so that placing leaves room to move; WP-en.
 * - `nineMens`: nine men's morris; WMD.
 *
 * @example
 * ```ts
 * import { variants } from "morabaraba";
 *
 * variants.mssa.repeatMill; // => "same-cow"
 * variants.sesotho25.board.points.length; // => 25
 * ```
 */
export const variants: { readonly [Name in VariantName]: Variant } = /* @__PURE__ */ deepFreeze({
  standard,
  mssa: { ...standard, name: "mssa", firstPlayer: "dark", repeatMill: "same-cow" },
  sesotho: { ...standard, name: "sesotho", board: straightBoard },
  sesotho25: { ...standard, name: "sesotho25", board: centreBoard },
  elevenMens: { ...standard, name: "elevenMens", cows: 11 },
  nineMens: { ...standard, name: "nineMens", board: straightBoard, cows: 9, tenMoves: null },
});
