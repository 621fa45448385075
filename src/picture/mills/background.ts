/* The board below the cows: frame, ground, cowhide pattern or wood grain, yard, kraal, lines, points. */
import type { Board } from "../../rules/mills/data/board.ts";
import { neighborPairs } from "../../rules/mills/data/board.ts";
import { strokesOf } from "../../rules/mills/data/drawing.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import { path, rect, rounded, type Shape, type Spot, stroke } from "../shapes.ts";
import { type Frame, isOnHull, type Layout, outline, STAKES } from "./layout.ts";

/** The cowhide pattern and the wood grain, for a ground from -61 to 661. */
const HIDE =
  "M-60-40C-20-64 60-52 92-34C128-14 118 30 84 44C52 58 60 96 28 120C2 138-34 132-61 150ZM128-18C142-26 160-14 152 2C144 14 122 2 128-18Z" +
  "M104 78C118 66 138 80 130 94C120 106 96 94 104 78ZM661 172C630 160 602 186 566 190C520 196 498 232 512 268C524 300 566 292 580 322C596 354 640 362 661 350Z" +
  "M476 300C490 294 500 310 492 322C482 330 464 314 476 300ZM536 352C550 348 560 364 550 374C538 382 524 362 536 352Z" +
  "M40 661C44 622 22 590 48 556C76 520 128 540 150 512C176 482 222 496 226 530C230 562 270 574 276 606C280 630 262 646 266 661Z" +
  "M206 470C218 462 230 476 222 488C212 496 196 482 206 470ZM300 560C312 554 322 568 314 578C304 586 290 570 300 560Z" +
  "M380-61C372-30 402-12 436-18C470-22 478 12 508 10C536 6 534-26 566-34C590-40 596-50 598-61Z";
const GRAIN =
  "M-58 20C120 4 380 44 658 18M-58 132C180 150 420 112 658 140M-58 250C160 236 330 268 658 246" +
  "M-58 372C200 392 440 352 658 380M-58 492C140 476 420 512 658 488M-58 592C240 606 420 584 658 602";
const [TEXTURE, TEXTURE_FROM] = [722, 61];

/** Draws the board without cows, from back to front. */
export function background(board: Board, layout: Layout, frame: Frame, wooden: boolean): Shape[] {
  return [
    ...card(layout, frame),
    texture(layout, wooden),
    ...terraces(board, layout),
    ...lines(board, layout),
  ];
}

/** Draws the frame and the ground. */
function card({ width, height, ground }: Layout, frame: Frame): Shape[] {
  const all = { x: 0, y: 0, width, height };
  const wall = rect("wall", all, { none: 0, plain: 24, kraal: 44 }[frame], { fill: "wall" });
  const earth = rect("ground", ground, frame === "none" ? 0 : 18, { fill: "ground" });
  if (frame !== "kraal") return [wall, earth];
  const [inset, radius] = [STAKES / 2, 33];
  const around = 2 * (width + height - 4 * inset) - (8 - 2 * Math.PI) * radius;
  // A whole number of stakes, so that no stake is cut where the wall closes.
  const pitch = around / Math.round(around / 15);
  const middle = { x: inset, y: inset, width: width - STAKES, height: height - STAKES };
  const stakes = rect("stakes", middle, radius, {
    stroke: "line",
    "stroke-width": 12,
    "stroke-linecap": "butt",
    "stroke-dasharray": `${rounded(pitch - 6)} 6`,
    opacity: 0.32,
  });
  return [wall, stakes, earth];
}

function texture({ ground }: Layout, wooden: boolean): Shape {
  const [across, down] = [ground.width / TEXTURE, ground.height / TEXTURE];
  const [x, y] = [ground.x + TEXTURE_FROM * across, ground.y + TEXTURE_FROM * down].map(rounded);
  const transform = `translate(${x} ${y}) scale(${across.toFixed(3)} ${down.toFixed(3)})`;
  return wooden
    ? stroke("grain", GRAIN, "shade", 26, { opacity: 0.05, "stroke-linecap": "butt", transform })
    : path("hide", HIDE, { fill: "wall", opacity: 0.17, transform });
}

/** Draws the yard inside the outermost closed ring, and the kraal inside the innermost one. */
function terraces(board: Board, { spots }: Layout): Shape[] {
  const pairs = new Set(neighborPairs(board).flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]));
  let first = 0;
  const rings = board.rings.map((size) => {
    first += size;
    return board.points.slice(first - size, first);
  });
  const closed = rings.filter(
    (ring) => ring.length > 2 && ring.every((point, i) => pairs.has(`${ring.at(i - 1)}${point}`)),
  );
  const area = (ring: readonly Point[]): string =>
    outline(ring.map((point) => spots[board.points.indexOf(point)] as Spot));
  const [outer, ...inner] = closed.map(area);
  const kraal = inner.at(-1);
  return [
    ...(outer === undefined ? [] : [path("yard", outer, { fill: "light", opacity: 0.06 })]),
    ...(kraal === undefined ? [] : [path("kraal", kraal, { fill: "shade", opacity: 0.13 })]),
  ];
}

/** Draws the lines by weight, each above its groove, and the points. */
function lines(board: Board, { spots }: Layout): Shape[] {
  const ends = strokesOf(board).map(({ from, to, kind }) => {
    const [a, b] = [from, to].map((point) => spots[board.points.indexOf(point)] as Spot) as [Spot, Spot];
    const slanting = a[0] !== b[0] && a[1] !== b[1];
    const weight =
      kind === "link" ? "links" : isOnHull(spots, a, b) ? "hull" : slanting ? "diagonals" : "inner";
    return { weight, d: `M${a.join(" ")}L${b.join(" ")}` };
  });
  const all = (weight?: string): string =>
    ends.flatMap((end) => (weight === undefined || end.weight === weight ? end.d : [])).join("");
  const drawn = [
    stroke("groove", all(), "shade", 6, { opacity: 0.22, transform: "translate(0 3)" }),
    // Links are dashed, because they cannot be part of a mill.
    stroke("links", all("links"), "line", 4, { "stroke-dasharray": "10 9" }),
    stroke("diagonals", all("diagonals"), "line", 4),
    stroke("inner", all("inner"), "line", 5),
    stroke("hull", all("hull"), "line", 7),
    stroke("points", spots.map(([x, y]) => `M${x} ${y}h0`).join(""), "line", 18),
  ];
  return drawn.filter(({ attributes }) => attributes["d"] !== "");
}
