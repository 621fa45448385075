/** The status line and the names of points. */
import { createGame, defineVariant, parsePosition, resign } from "morabaraba";
import { beginTurn, pointName, pressPoint, type TurnState, turnStatus } from "morabaraba/turn";
import { af as afrikaans, en as words } from "morabaraba/words";
import { expect, test } from "vitest";
import { said } from "../support/said.ts";

const MILL = "LL5D/7D/8 l 10,10 - 0 4";
const after = (position: string, ...points: string[]): TurnState =>
  points.reduce(pressPoint, beginTurn(parsePosition(position)));

test.each([
  [[], said(["turns.placing", { player: "light" }])],
  [["d6"], said(["moves.place", { player: "light", to: "d6" }], ["turns.placing", { player: "dark" }])],
  [["a4"], said(["refusals.occupied", { to: "a4" }])],
  [
    ["g7"],
    said(
      ["moves.place", { player: "light", to: "g7" }],
      ["mill", { mill: "a7 d7 g7" }],
      ["turns.shooting", { player: "light" }],
    ),
  ],
  [["g7", "d6"], said(["refusals.not-a-target", { shot: "d6" }])],
  [
    ["g7", "b4"],
    said(
      ["moves.place", { player: "light", to: "g7" }],
      ["mill", { mill: "a7 d7 g7" }],
      ["shot", { player: "light", shot: "b4" }],
      ["turns.placing", { player: "dark" }],
    ),
  ],
])("after %j the status is: %s", (points, text) => {
  expect(turnStatus(words, after(MILL, ...points))).toBe(text);
});

test("it describes steps, flights, optional shots and the end", () => {
  expect(turnStatus(words, after("LL6/2LDD3/L6D l 0,0 - 0 40"))).toBe(
    said(["turns.moving", { player: "light" }]),
  );
  expect(turnStatus(words, after("LL6/2L5/2DDDD2 l 0,0 - 0 40", "f6", "g7", "d3"))).toBe(
    said(
      ["moves.fly", { player: "light", from: "f6", to: "g7" }],
      ["mill", { mill: "a7 d7 g7" }],
      ["shot", { player: "light", shot: "d3" }],
      ["turns.flying", { player: "dark" }],
    ),
  );
  const optional = defineVariant("standard", { name: "optional", shooting: "optional" });
  expect(turnStatus(words, pressPoint(beginTurn(parsePosition(MILL, optional)), "g7"))).toBe(
    said(
      ["moves.place", { player: "light", to: "g7" }],
      ["mill", { mill: "a7 d7 g7" }],
      ["turns.mayShoot", { player: "light" }],
    ),
  );
  expect(turnStatus(words, after("LL6/2L5/2DDD3 l 0,0 - 0 40", "f6", "g7", "e3"))).toBe(
    "Light flies a cow from f6 to g7. This makes a mill: a7 d7 g7. Light shoots the cow on e3. Light wins. Dark has too few cows left.",
  );
  const resigned = beginTurn(resign(after(MILL, "d6").game, "dark"), after(MILL, "d6"));
  expect(turnStatus(words, resigned)).toBe("Light places a cow on d6. Light wins. Dark resigned.");
});

test("it names the pressed cow if the player must give up one of their own", () => {
  const full = "LLLLDDDD/LDLDLLDD/LLLDDDLD d 0,0 - removals:2 0 24";
  const state = beginTurn(parsePosition(full, "umlabalaba"));
  expect(turnStatus(words, state)).toBe(said(["turns.giving", { player: "dark" }]));
  expect(turnStatus(words, pressPoint(state, "a7"))).toBe(said(["refusals.not-your-cow", { from: "a7" }]));
});

test("the name of a point has what is on it and its mark", () => {
  const name = (state: TurnState, point: string): string => pointName(words, state, point);
  const placing = beginTurn(parsePosition(MILL));
  expect([name(placing, "a7"), name(placing, "d6")]).toEqual(["a7, light cow", "d6, empty"]);
  expect(name(placing, "g7")).toBe("g7, empty, makes a mill");
  const shooting = pressPoint(placing, "g7");
  expect(name(shooting, "g7")).toBe(said(["marks.chosen", { place: "g7, light cow" }]));
  expect(name(shooting, "b4")).toBe(said(["marks.target", { place: "b4, dark cow" }]));
  const moving = after("LL6/2LDD3/L6D l 0,0 - 0 40", "d7");
  expect(name(moving, "a7")).toBe("a7, light cow");
  expect(name(moving, "g7")).toBe("g7, empty, can be reached");
  const shut = after("LDL4D/D1DL4/D6L l 0,0 - 0 40");
  expect([name(shut, "a7"), name(shut, "g7"), name(shut, "d7")]).toEqual([
    "a7, light cow, cannot move",
    "g7, light cow",
    "d7, dark cow",
  ]);
});

test("both use every language", () => {
  const state = beginTurn(createGame());
  expect(turnStatus(afrikaans, state)).toBe("Lig moet 'n koei plaas.");
  expect(pointName(afrikaans, state, "d6")).toBe("d6, leeg");
});

test("the first of two shot cows is dead while cows are placed, and gone later", () => {
  const shootFirst = (position: string, ...points: string[]): TurnState =>
    points.reduce(pressPoint, beginTurn(parsePosition(position, "daSanQi")));
  const nameOf = (state: TurnState, point: string): string => pointName(words, state, point);
  expect(nameOf(shootFirst("1LL3LL/DD1D4/8 l 5,5 - 0 0", "a7", "f4"), "f4")).toBe(
    said(["points.dead", { point: "f4" }]),
  );
  expect(nameOf(shootFirst("1LL3LL/LD1D4/DD6 l 0,0 - 0 40", "b6", "a7", "d6"), "d6")).toBe(
    said(["points.empty", { point: "d6" }]),
  );
});
