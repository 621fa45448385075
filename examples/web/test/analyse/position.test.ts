import { expect, test } from "vitest";
import { beginDraft, emptied, turnOf, withText, withTurn } from "../../src/analyse/position.ts";
import { kitOf } from "../../src/games/family.ts";

const kit = await kitOf("mills");
const draft = beginDraft(kit, kit.createGame("sesotho"));

test("a text that can be read changes the board, another says what is wrong and leaves it", () => {
  const set = withText(kit, draft, "L7/2D2D2/1D1L2L1  l 0,0 - 0 60 ");
  expect(set.fault).toBeUndefined();
  expect(kit.formatPosition(set.game)).toBe("L7/2D2D2/1D1L2L1 l 0,0 - 0 60");
  const wrong = withText(kit, set, "L7/2D2D2/1D1L2L9 l 0,0 - 0 60");
  expect(wrong).toMatchObject({ fault: "bad-board", game: set.game });
  expect(withText(kit, set, "L7/2D2D2/1D1L2L1 l 99,0 - 0 60").fault).toBe("bad-hands");
  expect(withText(kit, set, "").fault).toBe("syntax");
  expect(withText(kit, set, "x".repeat(5000)).fault).toBe("too-long");
});

test("the side to move is a word of the text", () => {
  expect(turnOf(draft.text)).toBe("l");
  expect(turnOf("")).toBe("");
  const dark = withText(kit, draft, withTurn(draft.text, "d"));
  expect(dark.game.turn).toBe("dark");
});

test("an empty board keeps the rings of its variant", () => {
  expect(emptied("L7/2D2D2/1D1L2L1 d 0,0 - 7 60")).toBe("8/8/8 d 0,0 - 0 0");
  expect(emptied(kit.formatPosition(kit.createGame("sesotho25")))).toMatch(/^[\d/]+ l 0,0 - 0 0$/);
});
