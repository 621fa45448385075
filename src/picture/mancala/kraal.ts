/** The kraal that every board lies in: earth, and a wall of round stakes about it. */
import type { Shape } from "../shapes.ts";

/** From the edge of the picture to the inside of the wall. */
export const WALL = 32;

const CORNER = 70;

/** The ground and its wall for a picture of this size. */
export function kraal(width: number, height: number): Shape[] {
  const box = { x: WALL / 2, y: WALL / 2, width: width - WALL, height: height - WALL, rx: CORNER };
  const around = 2 * (box.width + box.height) - (8 - 2 * Math.PI) * CORNER;
  // A stake is a dash of no length with round ends; there are as many as leave no gap where the wall closes.
  const gap = Math.round((100 * around) / Math.round(around / 29)) / 100;
  const wall = (key: string, fill: string, stroke: string, breadth: number): Shape => ({
    key,
    tag: "rect",
    attributes: { ...box, fill, stroke, "stroke-width": breadth, "stroke-dasharray": `0 ${gap}` },
  });
  return [wall("ground", "ground", "line", 28), wall("wall", "none", "wall", 21)];
}
