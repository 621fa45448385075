/** The status line and the names of points. */
import { applyMove, createGame, defineVariant, parsePosition } from "morabaraba";
import { words as afrikaans } from "morabaraba/words/af";
import { words } from "morabaraba/words/en";
import { expect, test } from "vitest";
import { press } from "../../src/turn/press.ts";
import { pointName, status } from "../../src/turn/sentences.ts";
import { situationOf } from "../../src/turn/situation.ts";

const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const after = (position: string, ...points: string[]) => {
  let situation = situationOf(parsePosition(position));
  for (const point of points) {
    const { turn, move, refused } = press(situation, point);
    situation = move
      ? situationOf(applyMove(situation.game, move), situation)
      : { ...situation, turn, refused };
  }
  return situation;
};

test.each([
  [[], "Light to place a cow."],
  [["d6"], "Light places a cow on d6. Dark to place a cow."],
  [["a4"], "There is already a cow on a4."],
  [["g7"], "Light places a cow on g7. This makes a mill: a7 d7 g7. Light to shoot a cow."],
  [["g7", "d6"], "There is no cow to shoot on d6."],
  [
    ["g7", "b4"],
    "Light places a cow on g7. This makes a mill: a7 d7 g7. Light shoots the cow on b4. Dark to place a cow.",
  ],
])("after %j it says: %s", (points, text) => {
  expect(status(words, after(MILL, ...points))).toBe(text);
});

test("it knows steps, flights, optional shots and the end", () => {
  expect(status(words, after("LL6/2LDD3/L6D l 0,0 - 0 40"))).toBe("Light to move a cow.");
  expect(status(words, after("LL6/2L5/2DDDD2 l 0,0 - 0 40", "f6", "g7", "d3"))).toBe(
    "Light flies a cow from f6 to g7. This makes a mill: a7 d7 g7. Light shoots the cow on d3. Dark to move; the cows may fly.",
  );
  const optional = defineVariant("standard", { name: "optional", shot: "optional" });
  const waiting = { ...situationOf(parsePosition(MILL, optional)), turn: { to: "g7" } };
  expect(status(words, waiting)).toBe(
    "Light places a cow on g7. This makes a mill: a7 d7 g7. Light may shoot a cow.",
  );
  expect(status(words, after("LL6/2L5/2DDD3 l 0,0 - 0 40", "f6", "g7", "e3"))).toBe(
    "Light flies a cow from f6 to g7. This makes a mill: a7 d7 g7. Light shoots the cow on e3. Light wins. Dark has too few cows left.",
  );
});

test("a point is called by what stands there and what it is to the turn", () => {
  expect(pointName(words, "d6", "L", undefined)).toBe("d6, light cow");
  expect(pointName(words, "d6", "D", "target")).toBe("d6, dark cow, can be shot");
  expect(pointName(words, "d6", ".", "destination")).toBe("d6, empty, can be reached");
  expect(pointName(afrikaans, "d6", "L", "chosen")).toMatch(/^d6, .*gekies$/);
  expect(status(afrikaans, situationOf(createGame()))).toBe(
    afrikaans.turns.placing.replace("{player}", afrikaans.players.light),
  );
});
