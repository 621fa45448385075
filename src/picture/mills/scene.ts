/* Makes the scene of a mill game: the board, the cows on it and in hand, marks and drawings. */

import { show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import { spotsOf } from "../../rules/mills/data/drawing.ts";
import { usualPieces } from "../../rules/mills/data/pieces.ts";
import type { Game, MoveLike } from "../../rules/mills/data/state.ts";
import { opponentOf, type Player, type Point } from "../../rules/mills/data/terms.ts";
import { cachedFor, cross, type Scene, type Shape, type Spot } from "../shapes.ts";
import { background } from "./background.ts";
import { drawingsOf, shutMark } from "./drawings.ts";
import { type Layout, layOut } from "./layout.ts";
import {
  chosenRing,
  chosenShadow,
  deadMark,
  destinationDot,
  hoverRing,
  landing,
  millMark,
  moveMarks,
  refusedRing,
  targetMark,
} from "./marks.ts";
import type { PictureOptions } from "./options.ts";
import { bands, type Height, type Pieces, piece } from "./pieces.ts";
import { badges, namesBeside, namesBesideBoard } from "./pointNames.ts";
import { readPosition } from "./position.ts";

/** What a board also shows while somebody plays on it. */
export interface Touch {
  /** The point under the pointer, if a cow of `player` may be placed there or go there. */
  readonly ghost?: { readonly point: Point; readonly player: Player } | undefined;
  /** The cow under the pointer, if it may be shot. */
  readonly aimed?: Point | undefined;
  /** The cow being dragged: where it came from, its side, and the point that it is held over. */
  readonly dragged?:
    | { readonly from: Point | "hand"; readonly player: Player; readonly over?: Point | undefined }
    | undefined;
  /** A cow that was refused, and the point where it cannot go. */
  readonly refused?: { readonly point: Point; readonly shut?: Point | undefined } | undefined;
}

export interface BoardScene extends Scene {
  readonly layout: Layout;
}

/** Makes the scene of a game, from back to front. The options must have been checked. */
export function sceneOf(game: Game, options: PictureOptions = {}, touch: Touch = {}): BoardScene {
  const {
    orientation = "light",
    notation = "wmd",
    coordinates = true,
    hands: bandMode = "auto",
    frame = "plain",
    mills = false,
  } = options;
  const lastMove = options.lastMove as MoveLike | undefined;
  const shots = options.shots as MoveLike | undefined;
  const { variant, cows: cowsBefore, dead, turn, hands: handsBefore, lost } = readPosition(game);
  const { name, board } = variant;
  const { lines: rows, points } = board;
  const set = setOf(options.pieces, name);
  const cows = new Map(cowsBefore);
  const hands: Record<Player, number> = { ...handsBefore };
  if (shots) {
    cows.delete(shots.from as Point);
    cows.set(shots.to, turn);
    for (const point of shots.shots ?? []) cows.delete(point);
    if (shots.from === undefined) hands[turn]--;
  }
  const withBands = bandMode === "always" || (bandMode === "auto" && hands.light + hands.dark > 0);
  const besideBoard = coordinates && namesBeside(board, notation);
  const isWooden = options.theme === "wood";
  const backdrop = cachedFor(board, `${[orientation, besideBoard, withBands, frame, isWooden]}`, () => {
    const layout = layOut([...spotsOf(board).values()], orientation, {
      names: besideBoard,
      bands: withBands,
      frame,
    });
    return {
      layout,
      below: background(board, layout, frame, isWooden),
      names: besideBoard ? namesBesideBoard(board, layout) : [],
    };
  });
  const { layout } = backdrop;
  const { spots, width, height } = layout;
  /** Makes a function that finds a point's spot, and throws for an unknown point in `option`. */
  const spotsIn =
    (option: string) =>
    (point: Point): Spot => {
      const spot = spots[points.indexOf(point)];
      if (spot !== undefined) return spot;
      throw new ArgumentError(option, `${show(point)} in ${option} is not a point of this board.`);
    };
  const spotOf = spotsIn("moves");
  const choice = choiceOf(options, shots);
  const { ghost, aimed, dragged, refused } = touch;
  // A cow that was shot is not drawn where another cow may now go.
  const isOpen = (point: Point): boolean =>
    choice.destinations.includes(point) || point === ghost?.point || point === dragged?.over;
  const lostLast = (lastMove?.shots ?? []).filter((point) => !cows.has(point) && !isOpen(point));
  // A cow that is being dragged has no ring.
  const chosen = dragged ? undefined : choice.chosen;
  const cow = (point: Point, player: Player): Shape => {
    const away = dragged?.from === point;
    const height: Height = away ? "flat" : point === chosen ? "chosen" : "standing";
    return piece(
      `cow:${point}`,
      player,
      spotOf(point),
      { set, height },
      { opacity: away ? 0.35 : undefined },
    );
  };
  const ghostly = (key: string, spot: Spot, player: Player, opacity: number): Shape =>
    piece(key, player, spot, { set, height: "flat" }, { opacity });
  const lastSpot = spotsIn("lastMove");

  const mover = (lastMove && cows.get(lastMove.to)) ?? opponentOf(turn);
  const isGift = lastMove?.shots?.[0] === lastMove?.to && variant.fullBoard === "each-gives";
  const loser = isGift ? mover : opponentOf(mover);

  const shapes: readonly Shape[] = [
    ...backdrop.below,
    ...rows
      .filter((row) => mills === true || row.includes(mills as Point))
      .filter(([a, b, c]) => cows.has(a) && cows.get(a) === cows.get(b) && cows.get(a) === cows.get(c))
      .map((row) => millMark(row, row.map(spotOf))),
    ...(lastMove ? moveMarks(lastMove, lastSpot) : []),
    ...lostLast.flatMap((point, i) => [
      ghostly(`last:lost${i || ""}`, lastSpot(point), loser, 0.3),
      cross(`last:shot${i || ""}`, lastSpot(point)),
    ]),
    ...dead.map((point) => deadMark(point, spotOf(point))),
    ...(chosen === undefined ? [] : [chosenShadow(chosen, spotOf(chosen))]),
    ...(dragged?.over === undefined ? [] : [landing(dragged.over, spotOf(dragged.over))]),
    ...Array.from(cows, ([point, player]) => cow(point, player)),
    ...(chosen === undefined ? [] : [chosenRing(chosen, spotOf(chosen))]),
    ...(ghost === undefined
      ? []
      : [
          ghostly(`ghost:${ghost.point}`, spotOf(ghost.point), ghost.player, 0.55),
          ...(chosen === undefined ? [] : [hoverRing(ghost.point, spotOf(ghost.point))]),
        ]),
    ...choice.destinations
      .filter((point) => point !== ghost?.point && point !== dragged?.over)
      .map((point) => destinationDot(point, spotOf(point))),
    ...choice.targets.map((point) => targetMark(point, spotOf(point), point === aimed)),
    ...(refused === undefined ? [] : [refusedRing(refused.point, spotOf(refused.point))]),
    ...(refused?.shut === undefined ? [] : [shutMark(refused.shut, spotOf(refused.shut))]),
    ...(coordinates && !besideBoard
      ? badges(
          board,
          notation,
          layout,
          (point) => cows.has(point) || dead.includes(point) || lostLast.includes(point),
        )
      : []),
    ...backdrop.names,
    ...drawingsOf(options.drawings ?? {}, spotsIn("drawings")),
    ...(withBands ? bands(hands, lost, set, layout) : []),
    ...(dragged
      ? [
          piece("lifted", dragged.player, dragged.from === "hand" ? [0, 0] : spotOf(dragged.from), {
            set,
            height: "lifted",
          }),
        ]
      : []),
  ];
  return { width, height, shapes, layout };
}

/** Returns the pieces for a variant of this name. */
export const setOf = (pieces: PictureOptions["pieces"] = "auto", name: string): Pieces =>
  pieces === "auto" ? usualPieces(name) : pieces;

/** The chosen cow with its destinations or its targets. */
interface Choice {
  readonly chosen?: Point | undefined;
  readonly destinations: readonly Point[];
  readonly targets: readonly Point[];
}

function choiceOf({ destinations, moves }: PictureOptions, shots: MoveLike | undefined): Choice {
  const from = shots ? (shots.from ?? "hand") : destinations;
  if (from === undefined) return { destinations: [], targets: [] };
  if (moves === undefined) {
    const name = shots ? "shots" : "destinations";
    throw new ArgumentError("moves", `${name} needs the option moves: pass legalMoves(game).`);
  }
  const leaving = (moves as readonly MoveLike[]).filter(
    (move) => from === true || from === (move.from ?? "hand"),
  );
  const unique = (all: readonly Point[]): readonly Point[] => [...new Set(all)];
  const off = leaving.filter((move) => move.from === undefined && move.shots?.[0] === move.to);
  if (off.length > 0) return { destinations: [], targets: off.map(({ to }) => to) };
  if (!shots) {
    const chosen = from === true || from === "hand" ? undefined : from;
    return { chosen, destinations: unique(leaving.map(({ to }) => to)), targets: [] };
  }
  const fired = shots.shots ?? [];
  const arriving = leaving
    .filter(({ to }) => to === shots.to)
    .map((move) => move.shots ?? [])
    .filter((all) => fired.every((point) => all.includes(point)));
  if (arriving.length === 0) throw new ArgumentError("shots", "shots must begin a move in moves.");
  return {
    chosen: shots.to,
    destinations: [],
    targets: unique(arriving.flat()).filter((point) => !fired.includes(point)),
  };
}
