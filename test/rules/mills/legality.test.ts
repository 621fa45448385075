/** The sentences of illegal moves: what is wrong in this position, and what to do. */
import { applyMove, createGame, defineVariant, type Game, parsePosition, resign } from "morabaraba";
import { expect, test } from "vitest";

const each = defineVariant("standard", { name: "each", shotsPerMove: "each-mill" });
const full = "LDDLDDLL/DDDLLLLD/DDDLLLLD d 0,0 - removals:2 0 24";
const gives = parsePosition(full, "umlabalaba");
const shoots = parsePosition(full, "shax");
const placing = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6");
const moving = parsePosition("LLDL1D2/2DL4/2DL2DL l 0,0 - 0 40");
const twoMills = parsePosition("LL1LL2D/2D4D/2D5 l 6,6 - 0 10", each);
const inMill = parsePosition("LL1LL2D/DDD4D/2D5 l 6,6 - 0 10", each);

test.each([
  ["a1", resign(createGame(), "light"), "a1 is illegal: game over."],
  ["nonsense", placing, '"nonsense" is not a move like "c5-d5xa1" or { from, to, shots }.'],
  [{ from: 3 }, placing, 'an object is not a move like "c5-d5xa1" or { from, to, shots }.'],
  ["a1-a4", gives, "a1-a4 is illegal: removal due."],
  ["a1-a4", shoots, "a1-a4 is illegal: removal due."],
  ["xa7", gives, "xa7 is illegal: not your cow."],
  ["xd7", shoots, "xd7 is illegal: not a target."],
  ["a7-a4", placing, "a7-a4 is illegal: cow in hand."],
  ["a7", placing, "a7 is illegal: occupied."],
  ["g7", placing, "g7 is illegal: shot missing."],
  ["a1xf6", placing, "a1xf6 is illegal: shot without mill."],
  ["g7xa7", placing, "g7xa7 is illegal: not a target."],
  ["g7xf6xf4", placing, "g7xf6xf4 is illegal: too many shots."],
  ["g7xf6xa7", twoMills, "g7xf6xa7 is illegal: not a target."],
  ["g7xf6xf6", twoMills, "g7xf6xf6 is illegal: not a target."],
  ["g7xf6", twoMills, "g7xf6 is illegal: shot missing."],
  ["g7xe5xf6", inMill, "g7xe5xf6 is illegal: target in mill."],
  ["a7-a1", moving, "a7-a1 is illegal: not adjacent."],
  ["g7-g4", moving, "g7-g4 is illegal: not your cow."],
  ["a1", moving, "a1 is illegal: no cow in hand."],
  ["a1xh9", moving, /^"h9" is not a point of this board; its points are a7,d7,g7,.*,c4\.$/],
] as readonly (readonly [unknown, Game, string | RegExp])[])("%j", (move, game, sentence) => {
  const refused = () => applyMove(game, move as string);
  expect(refused).toThrow(expect.objectContaining({ name: "IllegalMoveError" }));
  expect(refused).toThrow(sentence);
});
