/** A turn in progress: how it begins, what it remembers, how it is cancelled, and its status line. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  legalMoves,
  type MoveLike,
  parsePosition,
  resign,
  variantOf,
} from "morabaraba";
import {
  beginTurn,
  cancelTurn,
  pointMark,
  pointName,
  pressPoint,
  type TurnState,
  turnStatus,
} from "morabaraba/turn";
import { af as afrikaans, en as words } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { boardAfter } from "../../src/turn/turnState.ts";
import { isDeepFrozen } from "../support/data.ts";
import { game as someGame } from "../support/mills/arbitraries.ts";
import { said } from "../support/said.ts";

describe("a turn begins", () => {
  test("with the legal moves and nothing chosen", () => {
    const game = createGame();
    expect(beginTurn(game)).toEqual({ game, moves: legalMoves(game), pending: {}, last: undefined });
  });

  test("with no moves if the game is over", () => {
    expect(beginTurn(resign(createGame(), "light")).moves).toEqual([]);
  });

  test("only with a game", () => {
    expect(() => beginTurn({} as never)).toThrow(expect.objectContaining({ name: "ParseError" }));
  });
});

describe("the last move", () => {
  const before = beginTurn(createGame());

  test("is the move between two games", () => {
    const after = applyMove(before.game, "d6");
    expect(beginTurn(after, before).last).toEqual({ before: before.game, move: { kind: "place", to: "d6" } });
    expect(beginTurn(after).last).toBeUndefined();
    expect(beginTurn(before.game, beginTurn(after)).last).toBeUndefined();
  });

  test("stays while no cow has moved", () => {
    const after = beginTurn(applyMove(before.game, "d6"), before);
    expect(beginTurn(resign(after.game, "dark"), after).last).toBe(after.last);
    expect(beginTurn(structuredClone(after.game), after).last).toBe(after.last);
    expect(beginTurn(applyMove(before.game, "a1"), after).last).toBeUndefined();
  });

  test("is unknown between games that are not one move apart", () => {
    const later = applyMove(before.game, "d6");
    expect(beginTurn(applyMove(later, "a1"), before).last).toBeUndefined();
    expect(beginTurn({ ...later, ply: 3 }, before).last).toBeUndefined();
    expect(beginTurn(parsePosition("LL6/8/8 d 10,12 - 0 1"), before).last).toBeUndefined();
  });

  test("is found between any two games that are one move apart", () =>
    fc.assert(
      fc.property(someGame, fc.nat(), (game, number) => {
        const moves = legalMoves(game);
        const move = moves[number % moves.length];
        expect(boardAfter(game, { from: variantOf(game).board.points[0] })).toBe(game.board);
        if (move === undefined) return;
        const after = applyMove(game, move);
        const { from, to, shots }: MoveLike = move;
        const { fullBoard, shotWhilePlacing } = variantOf(game);
        if (!fullBoard.startsWith("each") && shotWhilePlacing !== "marks")
          expect(boardAfter(game, { from, to, shots })).toBe(after.board);
        if (game.ply < 9999) expect(beginTurn(after, beginTurn(game)).last?.move).toEqual(move);
      }),
    ));
});

test("a cancelled turn has nothing chosen and nothing refused, and remembers the last move", () => {
  const moved = pressPoint(beginTurn(parsePosition("LL6/2LDD3/L6D l 0,0 - 0 40")), "d7");
  expect(cancelTurn(moved).pending).toEqual({});
  const played = pressPoint(pressPoint(moved, "g7"), "f4");
  expect(played.pending).toEqual({ from: "f4" });
  const refused = pressPoint(played, "g7");
  expect(refused.refused?.code).toBe("occupied");
  expect(cancelTurn(refused)).toEqual(beginTurn(played.game, moved));
  expect(cancelTurn(refused).last).toBe(played.last);
});

test("every state is frozen", () => {
  const state = beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4"));
  for (const each of [
    state,
    pressPoint(state, "g7"),
    pressPoint(state, "a7"),
    pressPoint(pressPoint(state, "g7"), "b4"),
  ])
    expect(isDeepFrozen(each)).toBe(true);
});

describe("a state from a store", () => {
  const waiting = pressPoint(beginTurn(parsePosition("LL5D/7D/8 l 10,10 - 0 4")), "g7");
  const refused = pressPoint(waiting, "b2");
  const played = pressPoint(waiting, "a4");

  test.each([
    ["that awaits a shot", waiting],
    ["with a refusal", refused],
    ["after a move", played],
  ])("%s works as the one that was stored, and its parts are frozen", (_name, state) => {
    for (const copy of [structuredClone(state), JSON.parse(JSON.stringify(state)) as typeof state]) {
      expect(pressPoint(copy, "b4")).toEqual(pressPoint(state, "b4"));
      expect(cancelTurn(copy)).toEqual(cancelTurn(state));
      expect(pointMark(copy, "g7")).toBe(pointMark(state, "g7"));
      // The caller's game is not frozen.
      const { game, ...rest } = pressPoint(copy, "z9");
      expect([game, [rest.moves, rest.pending, rest.refused].every(isDeepFrozen)]).toEqual([copy.game, true]);
    }
  });

  test("has its game's legal moves, whatever moves were stored", () => {
    const forged = { ...structuredClone(waiting), moves: [] };
    expect(pressPoint(forged, "a4")).toEqual(pressPoint(waiting, "a4"));
  });

  test.each([
    ["state", undefined],
    ["state", 7],
    ["state", []],
    ["pending", { ...waiting, pending: undefined }],
    ["pending.to", { ...waiting, pending: { to: 7 } }],
    ["refused.code", { ...refused, refused: { move: {} } }],
  ])("is refused at %s", (at, state) => {
    for (const call of [cancelTurn, (each: never) => pressPoint(each, "a4")])
      expect(() => call(state as never)).toThrow(
        expect.objectContaining({ name: "ArgumentError", at: expect.stringContaining(at) }),
      );
  });

  test("is refused for an invalid game, as by the verbs", () => {
    expect(() => cancelTurn({ ...waiting, game: { ...waiting.game, turn: "white" as never } })).toThrow(
      expect.objectContaining({ name: "ParseError", at: "turn" }),
    );
  });
});

// The status line and the names of points.

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
