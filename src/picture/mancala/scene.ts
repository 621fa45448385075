/** A mancala game as a scene: the kraal, houses and stores with their seeds, and what the last ply did. */
import type { Game, Player, SowingStep } from "../../mancala/state.ts";
import type { Scene, Spot } from "../shapes.ts";
import { fitting, oneOf } from "./fitting.ts";
import { kraal } from "./kraal.ts";
import { layOut } from "./layout.ts";
import type { PictureOptions } from "./options.ts";
import { glow, pit } from "./pits.ts";
import { type Place, readPosition } from "./position.ts";
import { label, mark } from "./strokes.ts";

const players: readonly Player[] = ["south", "north"];

/** How much farther from the middle of the board than its house a figure lies, and a name. */
const FIGURE = -88;
const NAME = 92;
/** How far below the middle of a store its figure lies. */
const TOTAL = 116;

const RING = "M68 0A68 68 0 1 1-68 0A68 68 0 1 1 68 0";
const CROSS = "M-24-24L24 24M-24 24L24-24";

/** The scene of a game with these options, from the back to the front. */
export function sceneOf(game: Game, options: PictureOptions = {}): Scene {
  const { orientation = "south", coordinates = true, sowing = [] } = options;
  oneOf("orientation", orientation, players);
  fitting("sowing", sowing, Array.isArray(sowing), "what explainMove gives");
  const { houses, stores, names } = readPosition(game);
  const { width, height, spotOf } = layOut(houses.length / 2, orientation);
  /** The figure of a place, or what is so far beside or below it. */
  const figureOf = (place: Place, beside = 0): Spot => {
    const [x, y] = spotOf(place, FIGURE);
    return typeof place === "number" ? [x + beside, y] : [x, y + TOTAL + 0.6 * beside];
  };
  const counts = [...players.map((player) => [player, stores[player]] as const), ...houses.entries()];
  const placesOf = (kind: SowingStep["kind"]): Place[] => {
    const places = Array.from(sowing, (step) => Object(step))
      .filter((step) => step.kind === kind)
      .map(({ at }) => at);
    return fitting(
      "sowing",
      places,
      places.every((at) => counts.some(([place]) => place === at)),
      "what explainMove gives",
    );
  };
  const sown = placesOf("sow");
  const shapes = [
    ...kraal(width, height),
    ...sown.slice(-1).map((place) => glow("last", place, spotOf(place))),
    ...counts.map(([place, count]) => pit(place, spotOf(place), count)),
    ...counts.map(([place, count]) => label(`count:${place}`, figureOf(place), `${count}`, "light", 36)),
    ...(coordinates ? names.map((name, i) => label(`name:${i}`, spotOf(i, NAME), name)) : []),
    ...placesOf("lift").map((place) => mark(`lifted:${place}`, spotOf(place), RING, "0 21.36")),
    ...placesOf("capture").map((place) => mark(`captured:${place}`, spotOf(place), CROSS)),
    ...[...new Set(sown)].map((place) => {
      const seeds = sown.filter((each) => each === place).length;
      return label(`sown:${place}`, figureOf(place, 50), `+${seeds}`, "mark");
    }),
  ];
  return { width, height, shapes };
}
