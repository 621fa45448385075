/** A position for each theme of mills, and what to mark in it. None is a puzzle, so none gives a solution away. */
import { parsePosition } from "morabaraba";
import { type PictureOptions, svg, type ThemeName } from "morabaraba/svg";
import type { themesOf } from "../puzzles/puzzles.ts";

const examples: Readonly<
  Record<"all" | (typeof themesOf.mills)[number], readonly [position: string, marks: PictureOptions]>
> = {
  all: ["L2D4/1D3L2/2L2D2 l 8,8 - 0 8", {}],
  shot: ["LLL5/1D1D4/5D2 d 0,0 - 0 30", { lastMove: { from: "g4", to: "g7", shots: ["g1"] }, mills: "g7" }],
  swing: ["L1L5/LLL5/3D1DD1 l 0,0 - 0 30", { mills: true, drawings: { arrows: [{ from: "d6", to: "d7" }] } }],
  flying: ["L3D3/5D2/D2L1LD1 l 0,0 - 0 40", { drawings: { arrows: [{ from: "e4", to: "g7" }] } }],
  blockade: ["DL5L/L3D3/4D3 d 0,0 - 0 40", { drawings: { rings: [{ point: "a7", color: "red" }] } }],
  placing: ["LL1LL3/3D1D2/2D5 l 3,3 - 0 12", { drawings: { rings: [{ point: "g7" }] } }],
  quiet: ["L1D3L1/1L2D3/3D4 l 0,0 - 0 40", { drawings: { arrows: [{ from: "d6", to: "d5" }] } }],
};

/** Returns the picture of a theme. */
export function pictureOf(name: string, theme: ThemeName): string {
  const [position, marks] = examples[name as keyof typeof examples];
  return svg(parsePosition(position), { theme, title: "", coordinates: false, hands: "none", ...marks });
}
