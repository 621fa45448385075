/** A small board for each theme of mancala, with a ply that it is about. None is a puzzle. */
import { applyStep, explainMove, parsePosition } from "morabaraba/mancala";
import { svg, type ThemeName } from "morabaraba/mancala/svg";
import type { themesOf } from "../puzzles/puzzles.ts";

const variant = { base: "kalah", houses: 3 } as const;

const examples: Readonly<
  Record<"all" | (typeof themesOf.mancala)[number], readonly [position: string, move?: string]>
> = {
  all: ["3,3,3/3,3,3 0,0 s"],
  extra: ["1,2,0/1,0,3 5,6 s", "2"],
  capture: ["1,0,2/1,4,0 5,5 s", "1"],
  starve: ["1,0,2/0,4,0 5,6 s", "1"],
  last: ["0,0,1/0,1,0 8,8 s"],
  quiet: ["2,0,1/1,3,1 5,5 s", "1"],
};

/** Returns the picture of a theme. */
export function pictureOf(name: string, theme: ThemeName): string {
  const [position, move] = examples[name as keyof typeof examples];
  const before = parsePosition(position, variant);
  // At the end of a game, the seeds that are left go into the stores, which is not what the picture is about.
  const steps = move === undefined ? [] : explainMove(before, move);
  const sowing = steps.filter(({ kind }) => kind !== "sweep" && kind !== "end");
  return svg(sowing.reduce(applyStep, before), { theme, title: "", coordinates: false, sowing });
}
