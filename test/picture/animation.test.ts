/** Moving pictures of both families: what moves, and that no filter has anything to drop. */
import { createGame } from "morabaraba";
import {
  createRecord as createMancala,
  mainline as mancalaLine,
  playMove as sow,
} from "morabaraba/mancala/records";
import { animate as animateMancala } from "morabaraba/mancala/svg";
import { createRecord, mainline, parseRecord, playMove } from "morabaraba/records";
import { animate, svg } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { joinScenes } from "../../src/picture/animation.ts";
import type { Scene, Shape } from "../../src/picture/shapes.ts";
import { elementsOf } from "../support/picture/xml.ts";

const millMoves = "d6 f4 d7 f2 d5xf2 a1 b6 g7".split(" ");
const line = mainline(millMoves.reduce(playMove, createRecord()));
const kalah = mancalaLine("3 6 3 5 5 6".split(" ").reduce(sow, createMancala()));
const pictures = { mills: animate(line), mancala: animateMancala(kalah) };

const shape = (key: string, x = 0): Shape => ({ key, tag: "circle", attributes: { cx: x } });
const scene = (...shapes: Shape[]): Scene => ({ width: 9, height: 9, shapes });
const joined = (...scenes: Scene[]) => joinScenes(scenes, { seconds: 2 }).shapes;

describe("scenes are joined", () => {
  test("parts of all scenes do not move, and others come and go at their times", () => {
    const [ground, ...moving] = joined(
      scene(shape("ground"), shape("cow", 1)),
      scene(shape("ground"), shape("cow", 2)),
      scene(shape("ground"), shape("cow", 1)),
    );
    expect(ground).toEqual(shape("ground"));
    expect(moving.map(({ attributes, content }) => [attributes, content])).toEqual(
      [
        ["none;inline;none", "0;0.1429;0.2857", 2, "none"],
        ["inline;none;inline", "0;0.1429;0.2857", 1, undefined],
      ].map(([values, keyTimes, x, display]) => [
        { display },
        [
          shape("cow", x as number),
          {
            key: "animate",
            tag: "animate",
            attributes: {
              attributeName: "display",
              values,
              keyTimes,
              calcMode: "discrete",
              dur: "14s",
              repeatCount: "indefinite",
            },
          },
        ],
      ]),
    );
  });

  test("in an order that fits every scene", () => {
    const [a, b, c, d] = ["a", "b", "c", "d"].map((key) => shape(key)) as [Shape, Shape, Shape, Shape];
    const order = joined(scene(a, d), scene(a, b, d), scene(a, b, c, d)).map(
      ({ key, content }) => (content as readonly Shape[] | undefined)?.[0]?.key ?? key,
    );
    expect(order).toEqual(["a", "b", "c", "d"]);
  });

  test("but not if their sizes differ", () => {
    expect(() => joined(scene(), { ...scene(), width: 8 })).toThrow(/same board/);
  });
});

test.each(Object.entries(pictures))(
  "a game of %s has nothing that filters drop or that loads anything",
  (_, text) => {
    const elements = elementsOf(text);
    const names = new Set(elements.map(({ name }) => name));
    expect([...names].sort()).toEqual(
      ["animate", "circle", "g", "path", "rect", "svg", "text", "title"].filter((name) => names.has(name)),
    );
    expect(names.has("animate")).toBe(true);
    expect(text).not.toMatch(/ (on\w+|href|id|class|style)=|url\(|<(script|style|use|foreignObject)/);
  },
);

test.each([
  ["mills", pictures.mills, svg(line.at(-1)?.game as ReturnType<typeof createGame>, { hands: "always" })],
] as const)("without animation, a game of %s is its last position", (_, text, last) => {
  const still = text.replace(/<g display="none">.*?<animate[^>]*><\/g>/gs, "").replace(/<animate[^>]*>/g, "");
  const discs = (picture: string): number => picture.split('r="40"').length;
  expect(discs(still)).toBe(discs(last));
  expect(still).toContain(">4... g7<");
  expect(still).not.toContain(">4. b6<");
});

test("settings change the speed, the end and the numbers", () => {
  const text = animate(line, { seconds: 0.5, loop: false, numbers: false });
  expect(new Set(text.match(/dur="[^"]*"/g))).toEqual(new Set(['dur="6.5s"']));
  expect(text).toContain('fill="freeze"');
  expect(text).not.toMatch(/repeatCount|<text[^>]*>4\./);
});

test.each([
  [{ seconds: 0 }, "seconds"],
  [{ seconds: 61 }, "seconds"],
  [{ seconds: "1" }, "seconds"],
  [{ loop: 1 }, "loop"],
  [{ lastMove: "d6" }, "lastMove"],
  [{ hands: "auto" }, "hands"],
])("the options %j are refused", (options, at) => {
  expect(() => animate(line, options as never)).toThrow(
    expect.objectContaining({ code: "bad-argument", at }),
  );
});

test.each([
  [[], "line"],
  [undefined, "line"],
  [[1], "line[0]"],
  [[{ ...line[0], comment: 5 }], "line[0].comment"],
  [[{ ...line[0], move: "z" }], "line[0].move"],
  [[{ ...line[0], game: { ...createGame(), ply: Symbol("x") } }], "line[0].game.ply"],
  [[line[0], { game: createGame("sixMens") }], "line"],
])("the line %# is refused", (given, at) => {
  expect(() => animate(given as never)).toThrow(expect.objectContaining({ code: "bad-argument", at }));
});

test("a record with comments shows their arrows and rings, if the board has the points", () => {
  const record = parseRecord("1. d6 { Look. [%csl Rd7,Rd4] [%cal Gd6d7,Gd6h8] } f4 *");
  const text = animate(mainline(record));
  expect(text.match(/#c8102e/g)?.length).toBe(
    svg(createGame(), { drawings: { rings: [{ point: "d7", color: "red" }] } }).match(/#c8102e/g)?.length,
  );
});
