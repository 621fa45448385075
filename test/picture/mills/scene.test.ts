/** What a picture of a Morabaraba game refuses. What is in it is in the list of `whole/scenes.test.ts`. */
import { expect, test } from "vitest";
import { sceneOf } from "../../../src/picture/mills/scene.ts";
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
  [{ destinations: true }, "destinations is read from moves"],
  [{ shots: { to: "g7" } }, "shots is read from moves"],
  [{ moves: [], shots: { to: "g7" } }, "one of moves makes"],
] as const)("what may be done is read from moves, which %j lacks", (options, message) => {
  expect(() => sceneOf(game, options)).toThrow(
    expect.objectContaining({ code: "bad-argument", message: expect.stringContaining(message) }) as Error,
  );
});
