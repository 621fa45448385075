/** Positions that people set up in the editor. */
import { createGame, formatPosition, parsePosition, variants } from "morabaraba";
import { describe, expect, test } from "vitest";
import {
  cycled,
  type Draft,
  editDetail,
  pressedHand,
  withCow,
  withHand,
} from "../../../src/element/mills/edit.ts";

const start: Draft = createGame();

describe("a draft", () => {
  test("cycles a point through light cow, dark cow and empty", () => {
    let draft = start;
    const cells = [1, 2, 3].map(() => {
      draft = cycled(draft, "d6");
      return draft.board[9];
    });
    expect(cells).toEqual(["L", "D", "."]);
  });

  test("holds at most all cows of a side in a hand", () => {
    expect(withHand(start, "light", 1).hands).toEqual({ light: 12, dark: 12 });
    expect(withHand(withHand(start, "light", -20), "light", -1).hands.light).toBe(0);
    expect(pressedHand(start, "dark").hands.dark).toBe(11);
    const empty = withHand(withCow(withCow(start, "a7", "D"), "d7", "L"), "dark", -12);
    expect(pressedHand(empty, "dark").hands.dark).toBe(11);
    expect(pressedHand(withHand(empty, "light", -12), "light").hands.light).toBe(11);
  });
});

describe("the `edit` event of a draft", () => {
  test("has its position and its game", () => {
    const draft = withHand({ ...withCow(start, "d6", "L"), turn: "dark" }, "light", -1);
    const { position, game, turn, error } = editDetail(draft);
    expect([position, turn, error]).toEqual(["8/1L6/8 d 11,12 - 0 0", "dark", undefined]);
    expect(game).toEqual(parsePosition(position));
  });

  test("has the error if the position cannot be played", () => {
    const { position, game, error } = editDetail(withCow(start, "d6", "L"));
    expect([game, error?.code]).toEqual([undefined, "bad-hands"]);
    expect(position).toBe("8/1L6/8 l 12,12 - 0 0");
  });

  test("works for every kind of board and variant", () => {
    const draft = {
      ...createGame(variants.sesotho25),
      board: `L${".".repeat(23)}D`,
      hands: { light: 5, dark: 5 },
    };
    expect(formatPosition(editDetail(draft).game as never)).toBe("L7/8/8/D l 5,5 - 0 0");
    const shax = { ...createGame("shax"), board: `L${".".repeat(23)}`, hands: { light: 11, dark: 12 } };
    expect(editDetail(shax)).toMatchObject({
      position: "L7/8/8 l 11,12 - - 0 0",
      game: parsePosition("L7/8/8 l 11,12 - - 0 0", "shax"),
    });
    const changed = { ...createGame({ base: "standard", repetition: 3 }), hands: { light: 3, dark: 3 } };
    expect(editDetail(changed).game?.variant).toEqual({ base: "standard", repetition: 3 });
  });
});
