/** What a picture of a mill game rejects. `whole/scenes.test.ts` lists what is in it. */

import { createGame } from "morabaraba";
import { expect, test } from "vitest";
import { sceneOf } from "../../../src/picture/mills/scene.ts";
import type { Shape } from "../../../src/picture/shapes.ts";
import { position } from "../../support/mills/positions.ts";

const game = position({ light: "a7 d7 f6", dark: "d1 b2 b4" });

test.each([{ to: "z9" }, { from: "z9", to: "d7" }, { to: "d7", shots: ["d4"] }])(
  "the last move %o is not on the board",
  (lastMove) => {
    expect(() => sceneOf(game, { lastMove })).toThrow(
      expect.objectContaining({ code: "bad-argument", at: "lastMove" }) as Error,
    );
  },
);

test.each([
  [{ destinations: true }, "destinations needs the option moves"],
  [{ shots: { to: "g7" } }, "shots needs the option moves"],
  [{ moves: [], shots: { to: "g7" } }, "begin a move in moves"],
] as const)("destinations and shots are read from moves, which %j lacks", (options, message) => {
  expect(() => sceneOf(game, options)).toThrow(
    expect.objectContaining({ code: "bad-argument", message: expect.stringContaining(message) }) as Error,
  );
});

test("a cow taken off a full board belongs to the giver, or to the other side if it was shot", () => {
  const kindOf = (fullBoard: "each-gives" | "each-shoots") => {
    const { variant } = createGame({ base: "twelveMens", fullBoard });
    const board = position({ light: "a7 d7 f6", dark: "d1 b2 b4", turn: "light", variant });
    const { shapes } = sceneOf(board, { lastMove: { to: "g7", shots: ["g7"] } });
    const { content } = shapes.find(({ key }) => key === "last:lost") as Shape;
    return (content as readonly Shape[]).find(({ key }) => key === "disc")?.attributes["fill"];
  };
  // Dark made the last move.
  expect(["each-gives", "each-shoots"].map((each) => kindOf(each as "each-gives"))).toEqual([
    "dark",
    "light",
  ]);
});
