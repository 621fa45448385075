/*
 * Joins pictures of a game into one that moves. It has each part of the pictures once, and shows the part
 * while a position has it. Programs without animation show the last position.
 */
import { type Check, inspect, mustBe, optional, type Spec } from "../base/checks.ts";
import { isRecord } from "../base/data.ts";
import { type Drawings, drawingsIn } from "../base/drawings.ts";
import { ArgumentError } from "../base/errors.ts";
import type { OptionSpecs } from "../base/options.ts";
import { label, rect, rounded, type Scene, type Shape } from "./shapes.ts";

/** How a moving picture moves. */
export interface AnimationSettings {
  /**
   * How long each position is shown, 0.1 to 60 seconds; 1 if left out. The last one is shown five times as
   * long.
   */
  readonly seconds?: number | undefined;
  /** Whether the game begins again after its end; `true` if left out. */
  readonly loop?: boolean | undefined;
  /** Whether each move's number and notation are below the board; `true` if left out. */
  readonly numbers?: boolean | undefined;
}

/** A position of a line, as `mainline` and `currentLine` of a record return it. */
export interface AnimatedNode<Game, Move> {
  readonly game: Game;
  /** The game before the move. */
  readonly before?: Game | undefined;
  /** The move that led to the position; absent at the beginning. */
  readonly move?: Move | undefined;
  /** A comment; its arrows and rings are drawn. */
  readonly comment?: string | undefined;
}

const seconds: Check = (value, at, faults) =>
  typeof value === "number" && value >= 0.1 && value <= 60
    ? value
    : mustBe("a number from 0.1 to 60", value, at, faults);

export const animationSpecs: OptionSpecs = { seconds, loop: "true|false", numbers: "true|false" };

/** The most positions of a moving picture. */
const MOST_NODES = 1000;

const anyText: Check = (value, at, faults) =>
  typeof value === "string" ? value : mustBe("text", value, at, faults);

/** Checks a node; drawing checks its game and its move. */
const node: Check = (value, at, faults) => {
  if (!isRecord(value)) return mustBe("a node such as mainline(record) returns", value, at, faults);
  inspect(optional(anyText), value["comment"], `${at}.comment`, faults);
  return value;
};

/** Checks the nodes of a line. */
export const lineSpec: Spec = [node, 1, MOST_NODES];

/** Returns the arrows and rings of a comment, leaving out those on points or houses that the board lacks. */
export function drawingsOn(comment: string, has: (place: string) => boolean): Required<Drawings> {
  const { arrows, rings } = drawingsIn(comment);
  return {
    arrows: arrows.filter(({ from, to }) => has(from) && has(to)),
    rings: rings.filter(({ point }) => has(point)),
  };
}

/** How many positions' time the last one is shown. */
const STILL = 5;

/** The height of the line with the move's number, and its distance from the board. */
const [LINE, GAP] = [44, 8];

/** Returns a scene with a line of text below it. */
export function captioned({ width, height, shapes }: Scene, text: string): Scene {
  const box = { x: 0, y: height + GAP, width, height: LINE };
  const spot = [width / 2, height + GAP + LINE / 2] as const;
  const line = [
    rect("line", box, 12, { fill: "wall" }),
    label("move", spot, text, 24, { "font-weight": 600 }),
  ];
  return { width, height: height + GAP + LINE, shapes: [...shapes, ...line] };
}

/** Joins scenes of the same size into one scene that moves. */
export function joinScenes(scenes: readonly Scene[], { seconds = 1, loop = true }: AnimationSettings): Scene {
  const { width, height } = scenes[0] as Scene;
  if (scenes.some((scene) => scene.width !== width || scene.height !== height))
    throw new ArgumentError("line", "All games of a line must have the same board and the same hands.");
  const { order, shown } = partsOf(scenes);
  const beats = scenes.length - 1 + STILL;
  const shapes = order.map((part, i): Shape => {
    const times = shown.get(part.id) as ReadonlySet<number>;
    if (times.size === scenes.length) return part.shape;
    const changes = scenes.flatMap((_, time) =>
      time === 0 || times.has(time) !== times.has(time - 1) ? [time] : [],
    );
    const animate: Shape = {
      key: "animate",
      tag: "animate",
      attributes: {
        attributeName: "display",
        values: changes.map((time) => (times.has(time) ? "inline" : "none")).join(";"),
        keyTimes: changes.map((time) => Math.round((10_000 * time) / beats) / 10_000).join(";"),
        calcMode: "discrete",
        dur: `${rounded(beats * seconds)}s`,
        ...(loop ? { repeatCount: "indefinite" } : { fill: "freeze" }),
      },
    };
    const display = times.has(scenes.length - 1) ? undefined : "none";
    return { key: `${i}`, tag: "g", attributes: { display }, content: [part.shape, animate] };
  });
  return { width, height, shapes };
}

interface Part {
  readonly id: string;
  readonly shape: Shape;
}

/** Returns the parts of all scenes, in an order that fits every scene, and the scenes that have each part. */
function partsOf(scenes: readonly Scene[]): {
  readonly order: readonly Part[];
  readonly shown: ReadonlyMap<string, ReadonlySet<number>>;
} {
  const shown = new Map<string, Set<number>>();
  const order: Part[] = [];
  for (const [time, { shapes }] of scenes.entries()) {
    let after = 0;
    for (const shape of shapes) {
      const id = JSON.stringify(shape);
      const times = shown.get(id);
      if (times === undefined) {
        shown.set(id, new Set([time]));
        order.splice(after, 0, { id, shape });
        after++;
      } else {
        times.add(time);
        after = Math.max(after, order.findIndex((part) => part.id === id) + 1);
      }
    }
  }
  return { order, shown };
}
