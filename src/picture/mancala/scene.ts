/** A mancala game as a scene: the board, houses and stores with their seeds, and what the last ply did. */

import { show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import type { Game, SowingStep } from "../../rules/mancala/data/state.ts";
import { players } from "../../rules/mancala/engine/position.ts";
import {
  cached,
  cachedFor,
  circle,
  cross,
  disc,
  group,
  label,
  ring,
  type Scene,
  type Shape,
  type Spot,
} from "../shapes.ts";
import { background } from "./background.ts";
import { type Layout, layOut } from "./layout.ts";
import type { PictureOptions } from "./options.ts";
import { pit, ringAround } from "./pits.ts";
import { type Place, readPosition } from "./position.ts";

/** What a board in use shows besides, while somebody plays on it. */
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

export interface BoardScene extends Scene {
  readonly layout: Layout;
}

/** The scene of a game with options that were checked, from back to front. */
export function sceneOf(game: Game, options: PictureOptions = {}, touch: Touch = {}): BoardScene {
  const { orientation = "south", coordinates = true, sowing = [] } = options;
  const { houses, stores, names } = readPosition(game);
  const layout = layOut(houses.length / 2, orientation, options.layout, options.direction);
  const { width, height, spotOf, figureOf, gainOf, badgeOf } = layout;
  const counts: readonly (readonly [Place, number])[] = [
    ...players.map((player) => [player, stores[player]] as const),
    ...houses.entries(),
  ];
  /** A place of this board; throws for any other. */
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
    ...cachedFor(layout, `ground ${isWooden}`, () => background(layout, isWooden)),
    ...counts.map(([place, count]) => pit(place, count, layout)),
    ...playable.map((house) => ringAround(`playable:${house}`, house, layout, 3, { opacity: 0.5 })),
    ...placesOf("lift").map((place) => dotted(place, layout)),
    ...sown.slice(-1).map((place) => ringAround("last", place, layout, 6, {}, 0.16)),
    ...[...new Set(placesOf("capture"))].map((place) => cross(`captured:${place}`, spotOf(place))),
    ...(hover === undefined ? [] : [ringAround(`hover:${hover}`, hover, layout, 4)]),
    ...(refused === undefined
      ? []
      : [ringAround(`refused:${refused}`, refused, layout, 6, { "stroke-dasharray": "4 12" })]),
    ...Array.from(new Set(options.drawings?.rings), (house) =>
      ringAround(`hint:${house}`, checked(house, "drawings"), layout, 8, { stroke: "hint" }),
    ),
    ...counts.map(([place, count]) => figure(place, figureOf(place), count)),
    ...(coordinates
      ? cachedFor(layout, `names ${names}`, () => names.map((name, i) => nameOf(i, badgeOf(i), name)))
      : []),
    ...[...new Set(sown)].map((place) =>
      gain(place, gainOf(place), sown.filter((each) => each === place).length),
    ),
    ...(hand === undefined ? [] : [handful(hand.seeds, spotOf(hand.at))]),
  ];
  return { width, height, shapes, layout };
}

/** Dots around the house that was lifted. */
const dotted = (place: Place, layout: Layout): Shape =>
  ringAround(`lifted:${place}`, place, layout, 5, { "stroke-dasharray": "0 16.5" });

function figure(place: Place, spot: Spot, count: number): Shape {
  const [size, weight] = typeof place === "number" ? [26, 600] : [34, 700];
  return label(`count:${place}`, spot, `${count}`, size, { "font-weight": weight });
}

/** The name of a house, in a badge so that nobody takes it for a number of seeds. */
function nameOf(house: number, spot: Spot, name: string): Shape {
  const badge = cached(`house ${name}`, () => [
    disc("disc", [0, 0], 15, "wall"),
    ring("edge", [0, 0], 15, "line", 2),
    label("name", [0, 0], name, 17, { "font-weight": 600 }),
  ]);
  return group(`name:${house}`, spot, badge);
}

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
      circle("disc", [0, 0], 26, { fill: "wall", stroke: "mark", "stroke-width": 4 }),
      label("seeds", [0, 0], `${seeds}`, 26, { "font-weight": 700 }),
    ],
  );
}
