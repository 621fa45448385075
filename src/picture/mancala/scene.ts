/** A mancala game as a scene: the board, houses and stores with their seeds, and what the last ply did. */

import { show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import type { Game, Player, SowingStep } from "../../rules/mancala/data/state.ts";
import {
  disc,
  group,
  label,
  once,
  onceOf,
  path,
  ring,
  rounded,
  type Scene,
  type Shape,
  type Spot,
  stroke,
} from "../shapes.ts";
import { type Layout, layOut } from "./layout.ts";
import type { PictureOptions } from "./options.ts";
import { pit, ringAround } from "./pits.ts";
import { type Place, readPosition } from "./position.ts";

const players: readonly Player[] = ["south", "north"];

/** The rim of the board and the radius of its corners. */
const RIM = 8;
const CORNER = 90;

/** The patches of a hide, and the grain of wood, for a board of six houses a side. */
const HIDE =
  "M380 8C400 44 470 38 520 58C562 74 640 40 664 8ZM700 392C716 346 790 362 834 340C880 322 936 346 960 392Z" +
  "M140 392C160 366 214 370 246 392ZM690 30C704 24 714 38 704 48C692 54 678 40 690 30ZM664 352C676 346 686 360 676 368C666 374 652 360 664 352Z";
const GRAIN = "M40 60C260 44 700 84 1060 58M20 200C300 218 760 180 1080 202M40 340C300 326 720 360 1060 344";
const [USUAL_WIDTH, USUAL_HEIGHT] = [1100, 400];

const CROSS = "M-16-16L16 16M-16 16L16-16";

/** What a board in use shows besides, while a hand is at it. */
export interface Touch {
  /** The houses that may be played. */
  readonly playable?: readonly number[] | undefined;
  /** The house under the pointer that may be played. */
  readonly hover?: number | undefined;
  /** The house that was refused. */
  readonly refused?: number | undefined;
  /** The seeds in the hand, while they are being sown, and the place above which the hand is. */
  readonly hand?: { readonly at: Place; readonly seeds: number } | undefined;
}

/** A scene, and where houses and stores are in it. */
export interface BoardScene extends Scene {
  readonly layout: Layout;
}

/** The scene of a game with options that were checked, from back to front. */
export function sceneOf(game: Game, options: PictureOptions = {}, touch: Touch = {}): BoardScene {
  const { orientation = "south", layout: arrangement = "wide", coordinates = true, sowing = [] } = options;
  const { houses, stores, names } = readPosition(game);
  const layout = layOut(houses.length / 2, orientation, arrangement);
  const { width, height, spotOf, figureOf, gainOf, badgeOf } = layout;
  const counts: readonly (readonly [Place, number])[] = [
    ...players.map((player) => [player, stores[player]] as const),
    ...houses.entries(),
  ];
  /** A place, if this board has it. */
  const checked = (at: Place, option: string): Place => {
    if (typeof at === "string" || at < houses.length) return at;
    throw new ArgumentError(
      option,
      `This board has no house ${show(at)}; its houses are 0 to ${houses.length - 1}.`,
    );
  };
  const placesOf = (kind: SowingStep["kind"]): readonly Place[] =>
    sowing.flatMap((step) => (step.kind === kind && "at" in step ? [checked(step.at, "sowing")] : []));
  const sown = placesOf("sow");
  const { playable = [], hover, refused, hand } = touch;
  const isWooden = options.theme === "wood";
  const shapes: readonly Shape[] = [
    ...onceOf(layout, `ground ${isWooden}`, () => [...card(layout), texture(layout, isWooden)]),
    ...counts.map(([place, count]) => pit(place, count, layout)),
    ...playable.map((house) => ringAround(`playable:${house}`, house, layout, 3, { opacity: 0.5 })),
    ...placesOf("lift").map((place) => dotted(place, layout)),
    ...sown.slice(-1).map((place) => ringAround("last", place, layout, 6, {}, 0.16)),
    ...[...new Set(placesOf("capture"))].map((place) => cross(place, spotOf(place))),
    ...(hover === undefined ? [] : [ringAround(`hover:${hover}`, hover, layout, 4)]),
    ...(refused === undefined
      ? []
      : [ringAround(`refused:${refused}`, refused, layout, 6, { "stroke-dasharray": "4 12" })]),
    ...Array.from(new Set(options.drawings?.rings), (house) =>
      ringAround(`hint:${house}`, checked(house, "drawings"), layout, 8, { stroke: "hint" }),
    ),
    ...counts.map(([place, count]) => figure(place, figureOf(place), count)),
    ...(coordinates
      ? onceOf(layout, `names ${names}`, () => names.map((name, i) => nameOf(i, badgeOf(i), name)))
      : []),
    ...[...new Set(sown)].map((place) =>
      gain(place, gainOf(place), sown.filter((each) => each === place).length),
    ),
    ...(hand === undefined ? [] : [handful(hand.seeds, spotOf(hand.at))]),
  ];
  return { width, height, shapes, layout };
}

/** The wall and the ground within. */
function card({ width, height }: Layout): Shape[] {
  const box = (key: string, inset: number, fill: "wall" | "ground"): Shape => ({
    key,
    tag: "rect",
    attributes: {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: CORNER - inset,
      fill,
    },
  });
  return [box("wall", 0, "wall"), box("ground", RIM, "ground")];
}

/** What the ground looks like: the patches of a hide, or grain of wood. */
function texture({ width, height, arrangement }: Layout, wooden: boolean): Shape {
  // An upright board is a wide one that was turned by a quarter.
  const transform =
    arrangement === "wide"
      ? `scale(${rounded(width / USUAL_WIDTH)} 1)`
      : `matrix(0 ${rounded(height / USUAL_WIDTH)} ${-width / USUAL_HEIGHT} 0 ${width} 0)`;
  return wooden
    ? stroke("grain", GRAIN, "shade", 26, { opacity: 0.05, transform })
    : path("hide", HIDE, { fill: "wall", opacity: 0.2, transform });
}

/** Dots around the house that was lifted. */
const dotted = (place: Place, layout: Layout): Shape =>
  ringAround(`lifted:${place}`, place, layout, 5, { "stroke-dasharray": "0 16.5" });

/** A cross where seeds were captured. */
const cross = (place: Place, spot: Spot): Shape =>
  group(`captured:${place}`, spot, [
    stroke("edge", CROSS, "shade", 15, { opacity: 0.55 }),
    stroke("cross", CROSS, "mark", 8),
  ]);

/** How many seeds there are. */
function figure(place: Place, spot: Spot, count: number): Shape {
  const [size, weight] = typeof place === "number" ? [26, 600] : [34, 700];
  return label(`count:${place}`, spot, `${count}`, size, { "font-weight": weight });
}

/** The name of a house, in a badge at its edge, so that nobody takes it for a figure. */
function nameOf(house: number, spot: Spot, name: string): Shape {
  const badge = once(`house ${name}`, () => [
    disc("disc", [0, 0], 15, "wall"),
    ring("edge", [0, 0], 15, "line", 2),
    label("name", [0, 0], name, 17, { "font-weight": 600 }),
  ]);
  return group(`name:${house}`, spot, badge);
}

/** How many seeds were sown here. */
function gain(place: Place, spot: Spot, seeds: number): Shape {
  return label(`sown:${place}`, spot, `+${seeds}`, 22, {
    fill: "mark",
    "font-weight": 600,
    // The sign stays before the figure on pages that are read from right to left.
    direction: "ltr",
  });
}

/** The seeds in the hand, above the board. */
function handful(seeds: number, [x, y]: Spot): Shape {
  return group(
    "hand",
    [x, y],
    [
      {
        key: "disc",
        tag: "circle",
        attributes: { cx: 0, cy: 0, r: 26, fill: "wall", stroke: "mark", "stroke-width": 4 },
      },
      label("seeds", [0, 0], `${seeds}`, 26, { "font-weight": 700 }),
    ],
  );
}
