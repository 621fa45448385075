import { expect, test } from "vitest";
import { beginDraft, emptied, turnOf, withEdit, withText, withTurn } from "../../src/analyze/Editor.tsx";
import { kitOf } from "../../src/family/family.ts";

const kit = await kitOf("mills");
const draft = beginDraft(kit, kit.createGame("sesotho"));

test("a valid text changes the board; an invalid one has an error and leaves it", () => {
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

test("an empty board keeps its variant's rings, and shows an empty game", () => {
  const set = withText(kit, draft, "L7/2D2D2/1D1L2L1 d 0,0 - 7 60");
  const empty = emptied(kit, set);
  expect(empty).toMatchObject({ text: "8/8/8 l 0,0 - 0 0", fault: "bad-hands", hands: "12,12" });
  expect(kit.formatPosition(empty.game)).toBe("8/8/8 l 12,12 - 0 0");
  const large = emptied(kit, beginDraft(kit, kit.createGame("sesotho25")));
  expect(large.text).toMatch(/^[\d/]+ l 0,0 - 0 0$/);
});

test("cows can be put on an empty board and into hands", () => {
  let now = emptied(kit, draft);
  now = withEdit(kit, now, "L7/8/8 l 12,12 - 0 0");
  expect(now).toMatchObject({ text: "L7/8/8 l 0,0 - 0 0", fault: "bad-hands" });
  now = withEdit(kit, now, "L7/8/8 l 11,12 - 0 0");
  expect(now.text).toBe("L7/8/8 l 0,0 - 0 0");
  now = withEdit(kit, now, "LDL5/D1L5/2D5 l 11,12 - 0 0");
  expect(now).toMatchObject({ text: "LDL5/D1L5/2D5 l 0,0 - 0 0", hands: "0,0", fault: undefined });
  now = withEdit(kit, now, "LDL5/D1L5/2D5 l 2,0 - 0 0");
  expect(kit.formatPosition(now.game)).toBe("LDL5/D1L5/2D5 l 2,0 - 0 0");
});
