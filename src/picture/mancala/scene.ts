/* Makes the scene of a mancala game: the board, houses and stores with their seeds, and the last ply. */

import { show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import type { Game, SowingStep } from "../../rules/mancala/data/state.ts";
import { players } from "../../rules/mancala/engine/position.ts";
import { arrowsOf, labelsOf } from "../drawings.ts";
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
import { advisedRing, pitShape, ringAround } from "./pits.ts";
import { houseWith, letterOf, type Pit, readPosition } from "./position.ts";

/** What a board also shows while somebody plays on it. */
export interface Touch {
  /** The houses that may be played. */
  readonly playable?: readonly number[] | undefined;
  /** The house under the pointer, if it may be played. */
  readonly hover?: number | undefined;
  /** The house that was refused. */
  readonly refused?: number | undefined;
  /** The seeds in the hand during sowing, and the house or store below the hand. */
  readonly hand?: { readonly at: Pit; readonly seeds: number } | undefined;
}

export interface BoardScene extends Scene {
  readonly layout: Layout;
}

/** Makes the scene of a game, from back to front. The options must have been checked. */
export function sceneOf(game: Game, options: PictureOptions = {}, touch: Touch = {}): BoardScene {
  const { orientation = "south", coordinates = true, sowing = [] } = options;
  const { houses, stores, names } = readPosition(game);
  const layout = layOut(houses.length / 2, orientation, options.layout, options.direction);
  const { width, height, spotOf, figureOf, gainOf, badgeOf } = layout;
  const counts: readonly (readonly [Pit, number])[] = [
    ...players.map((player) => [player, stores[player]] as const),
    ...houses.entries(),
  ];
  /** Returns a house or store of this board, and throws for any other. */
  const checked = (at: Pit, option: string): Pit => {
    if (typeof at === "string" || at < houses.length) return at;
    throw new ArgumentError(
      option,
      `This board has no house ${show(at)}; its houses are 0 to ${houses.length - 1}.`,
    );
  };
  const { rings = [], arrows = [], labels = {} } = options.drawings ?? {};
  /** Returns the house with a letter, and throws for a house that this board lacks. */
  const drawn = (letter: string): number => {
    const row = houses.length / 2;
    const house = houseWith(letter, row);
    if (house >= 0) return house;
    const [south, north] = [letterOf(row - 1, row), letterOf(2 * row - 1, row)];
    throw new ArgumentError(
      "drawings",
      `This board has no house ${show(letter)}; its houses are A to ${south} and a to ${north}.`,
    );
  };
  const pitsOf = (kind: SowingStep["kind"]): readonly Pit[] =>
    sowing.flatMap((step) => (step.kind === kind && "at" in step ? [checked(step.at, "sowing")] : []));
  const sown = pitsOf("sow");
  const { playable = [], hover, refused, hand } = touch;
  const isWooden = options.theme === "wood";
  const shapes: readonly Shape[] = [
    ...cachedFor(layout, `ground ${isWooden}`, () => background(layout, isWooden)),
    ...counts.map(([pit, count]) => pitShape(pit, count, layout)),
    ...playable.map((house) => ringAround(`playable:${house}`, house, layout, 3, { opacity: 0.5 })),
    ...pitsOf("lift").map((pit) => dotted(pit, layout)),
    ...sown.slice(-1).map((pit) => ringAround("last", pit, layout, 6, {}, 0.16)),
    ...[...new Set(pitsOf("capture"))].map((pit) => cross(`captured:${pit}`, spotOf(pit))),
    ...(hover === undefined ? [] : [ringAround(`hover:${hover}`, hover, layout, 4)]),
    ...(refused === undefined
      ? []
      : [ringAround(`refused:${refused}`, refused, layout, 6, { "stroke-dasharray": "4 12" })]),
    ...Array.from(new Map(rings.map((each) => [each.point, each])).values(), ({ point, color }) =>
      advisedRing(drawn(point), layout, color),
    ),
    ...arrowsOf(arrows, (letter) => spotOf(drawn(letter))),
    // At the lower right, since the upper corners have the names of houses.
    ...labelsOf(labels, (letter) => spotOf(drawn(letter)), [30, 30], 26),
    ...counts.map(([pit, count]) => figure(pit, figureOf(pit), count)),
    ...(coordinates
      ? cachedFor(layout, `names ${names}`, () => names.map((name, i) => nameOf(i, badgeOf(i), name)))
      : []),
    ...[...new Set(sown)].map((pit) => gain(pit, gainOf(pit), sown.filter((other) => other === pit).length)),
    ...(hand === undefined ? [] : [handful(hand.seeds, spotOf(hand.at))]),
  ];
  return { width, height, shapes, layout };
}

/** Draws dots around the house that was lifted. */
const dotted = (pit: Pit, layout: Layout): Shape =>
  ringAround(`lifted:${pit}`, pit, layout, 5, { "stroke-dasharray": "0 16.5" });

function figure(pit: Pit, spot: Spot, count: number): Shape {
  const [size, weight] = typeof pit === "number" ? [26, 600] : [34, 700];
  return label(`count:${pit}`, spot, `${count}`, size, { "font-weight": weight });
}

/** Draws the name of a house in a badge, so that nobody takes it for a number of seeds. */
function nameOf(house: number, spot: Spot, name: string): Shape {
  const badge = cached(`house ${name}`, () => [
    disc("disc", [0, 0], 15, "wall"),
    ring("edge", [0, 0], 15, "line", 2),
    label("name", [0, 0], name, 17, { "font-weight": 600 }),
  ]);
  return group(`name:${house}`, spot, badge);
}

function gain(pit: Pit, spot: Spot, seeds: number): Shape {
  return label(`sown:${pit}`, spot, `+${seeds}`, 22, {
    fill: "mark",
    "font-weight": 600,
    // Keeps the sign before the number on right-to-left pages.
    direction: "ltr",
  });
}

/** Draws the seeds in the hand, above the board. */
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
