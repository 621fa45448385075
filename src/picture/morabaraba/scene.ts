/** A Morabaraba game as a scene: the kraal, the board in it, cows on it and in hand, and what was asked to be marked. */
import { type Board, labels } from "../../morabaraba/data/board.ts";
import type { Game } from "../../morabaraba/data/state.ts";
import { type Player, type Point, players } from "../../morabaraba/data/terms.ts";
import { fitting, oneOf } from "../fitting.ts";
import { kraal, WALL } from "../kraal.ts";
import { disc, label, type Scene, type Shape, type Spot, stroke } from "../shapes.ts";
import { cow } from "./cow.ts";
import { HAND, layOut } from "./layout.ts";
import { choiceMarks, moveMarks } from "./marks.ts";
import type { PictureOptions } from "./options.ts";
import { readPosition } from "./position.ts";

/** From the edge of the picture to the middle of names at it. */
const BESIDE = WALL + 22;

/** The scene of a game with these options, from the back to the front. */
export function sceneOf(game: Game, options: PictureOptions = {}): Scene {
  const { orientation = "light", coordinates = "wmd", hands = true, lastMove, mills, shots } = options;
  oneOf("orientation", orientation, players);
  oneOf("coordinates", coordinates, ["wmd", "mssa", "none"]);
  const { board, places, strokes, cows, turn, hands: counts } = readPosition(game);
  const { lines, points } = board;
  const { width, height, spots } = layOut(
    places,
    orientation,
    coordinates === "wmd" && board.at === undefined,
    hands,
  );
  const spotOf = (point: Point): Spot => {
    const spot = spots[points.indexOf(point)];
    return fitting("a point", spot, spot !== undefined, "one of this board") as Spot;
  };
  const way = (...line: readonly Point[]): string => `M${line.map(spotOf).join("L")}`;
  if (shots) {
    // What is not a point of the board need not be text that a key can hold.
    spotOf(shots.to);
    cows.delete(shots.from as Point);
    cows.set(shots.to, turn);
    if (shots.from === undefined) counts[turn]--;
  }
  const shapes = [
    ...kraal(width, height),
    ...lines
      .filter(
        (line) =>
          [true, ...line].includes(mills as Point) &&
          new Set(line.map((point) => cows.get(point) ?? point)).size === 1,
      )
      .map((line) => stroke(`mill:${line.join("-")}`, way(...line), "mark", 88)),
    ...strokes.map(({ from, to, kind }) =>
      stroke(`stroke:${from}-${to}`, way(from, to), "line", 7, kind === "link" ? "3 16" : ""),
    ),
    ...points.map((point) => disc(`point:${point}`, spotOf(point), 9, "line")),
    ...(lastMove ? moveMarks(lastMove, { spotOf, way }) : []),
    ...Array.from(cows, ([point, player]) => cow(`cow:${point}`, player, spotOf(point))),
    ...choiceMarks(options, { spotOf, way }),
    ...(coordinates === "none" ? [] : names(board, coordinates, spots, height - BESIDE - (hands ? HAND : 0))),
    ...(hands
      ? players.flatMap((player) =>
          inHand(player, counts[player], width, player === orientation ? height - HAND : HAND),
        )
      : []),
  ];
  return { width, height, shapes };
}

/** The names of the points: ranks at the left and files below, or at each point its own. */
function names(
  { points, at }: Board,
  system: "wmd" | "mssa",
  spots: readonly Spot[],
  below: number,
): Shape[] {
  const all = points.flatMap((point, i) => {
    const [x, y] = spots[i] as Spot;
    const [file, rank] = [point[0] as string, point.slice(1)];
    if (system === "wmd" && at === undefined)
      return [label(`rank:${rank}`, [BESIDE, y], rank), label(`file:${file}`, [x, below], file)];
    const name = system === "wmd" ? point : labels.get(point);
    return name === undefined ? [] : label(`name:${point}`, [x + 28, y + 52], name);
  });
  return [...new Map(all.map((name) => [name.key, name])).values()];
}

/** A side's cows in hand, and how many they are. */
function inHand(player: Player, count: number, width: number, y: number): Shape[] {
  const pitch = Math.min(48, Math.floor((width - 200) / count));
  const cows = Array.from({ length: count }, (_, i) =>
    cow(`hand:${player}:${i + 1}`, player, [WALL + 90 + i * pitch, y], "scale(.6)"),
  );
  return [label(`hand:${player}`, [WALL + 34, y], `${count}`, "light", 36), ...cows];
}
