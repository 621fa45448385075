/** The board that each built-in variant is played on, for those who draw and need no rules. */
import { type Board, centreBoard, diagonalBoard, straightBoard } from "./board.ts";
import type { VariantName } from "./variant.ts";

export const boards: { readonly [Name in VariantName]: Board } = {
  standard: diagonalBoard,
  mssa: diagonalBoard,
  sesotho: straightBoard,
  sesotho25: centreBoard,
  elevenMens: diagonalBoard,
  nineMens: straightBoard,
};
