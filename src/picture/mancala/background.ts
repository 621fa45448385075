/* The board below houses and stores: wall and ground, with a cowhide pattern or wood grain. */
import { path, rect, rounded, type Shape, stroke } from "../shapes.ts";
import type { Layout } from "./layout.ts";

/** The width of the board's rim, and the radius of its corners. */
const RIM = 8;
const CORNER = 90;

/** The cowhide pattern and the wood grain, for a board with six houses a side. */
const HIDE =
  "M380 8C400 44 470 38 520 58C562 74 640 40 664 8ZM700 392C716 346 790 362 834 340C880 322 936 346 960 392Z" +
  "M140 392C160 366 214 370 246 392ZM690 30C704 24 714 38 704 48C692 54 678 40 690 30ZM664 352C676 346 686 360 676 368C666 374 652 360 664 352Z";
const GRAIN = "M40 60C260 44 700 84 1060 58M20 200C300 218 760 180 1080 202M40 340C300 326 720 360 1060 344";
const [TEXTURE_WIDTH, TEXTURE_HEIGHT] = [1100, 400];

/** Draws the board without houses and stores. */
export function background(layout: Layout, wooden: boolean): Shape[] {
  const { width, height } = layout;
  const ground = { x: RIM, y: RIM, width: width - 2 * RIM, height: height - 2 * RIM };
  return [
    rect("wall", { x: 0, y: 0, width, height }, CORNER, { fill: "wall" }),
    rect("ground", ground, CORNER - RIM, { fill: "ground" }),
    texture(layout, wooden),
  ];
}

function texture({ width, height, arrangement }: Layout, wooden: boolean): Shape {
  // An upright board is a wide one after a quarter turn.
  const transform =
    arrangement === "wide"
      ? `scale(${rounded(width / TEXTURE_WIDTH)} 1)`
      : `matrix(0 ${rounded(height / TEXTURE_WIDTH)} ${-width / TEXTURE_HEIGHT} 0 ${width} 0)`;
  return wooden
    ? stroke("grain", GRAIN, "shade", 26, { opacity: 0.05, transform })
    : path("hide", HIDE, { fill: "wall", opacity: 0.2, transform });
}
