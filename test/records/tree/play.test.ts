/** Records as state: creating them, playing, moving through them, and reading nodes. */
import {
  applyMove,
  createGame,
  defineVariant,
  legalMoves,
  type Move,
  parsePosition,
  resign,
  variants,
} from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import {
  createRecord,
  currentNode,
  endOf,
  formatRecord,
  type GameRecord,
  goBack,
  goForward,
  goTo,
  currentLine as lineOf,
  mainline,
  parseRecord,
  playMove,
  promoteVariation,
  removeNode,
} from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { isDeepFrozen } from "../../support/data.ts";
import { error, line, played } from "../../support/records/played.ts";

describe("createRecord", () => {
  test("starts with a variant, standard by default", () => {
    const nodes = [{ move: "" }];
    expect(createRecord()).toStrictEqual({ family: "mills", variant: "standard", tags: {}, nodes, at: 0 });
    expect(createRecord(null as never)).toEqual(createRecord());
    expect(createRecord(variants.mssa)).toEqual(createRecord("mssa"));
    const mine = defineVariant("standard", { name: "mine", cows: 5 });
    expect(createRecord(mine).variant).toBe(mine);
    expect(() => createRecord("chess" as "mssa")).toThrow(error("unknown-variant"));
  });

  test("starts with a game at its position", () => {
    const game = applyMove(createGame("mssa"), "d6");
    const record = createRecord(game);
    expect(record).toMatchObject({ variant: "mssa", position: "8/1D6/8 l 12,11 - 0 1", at: 0 });
    expect(currentNode(record).game).toStrictEqual(game);
    expect(currentNode(record).ply).toBe(0);
    expect(createRecord(createGame("mssa"))).toStrictEqual(createRecord("mssa"));
    expect(() => createRecord({ variant: "mssa" } as never)).toThrow(error("bad-board"));
  });

  test("keeps a verdict, and leaves any other end to the position", () => {
    const lost = resign(applyMove(createGame(), "d6"), "light");
    expect(currentNode(createRecord(lost)).game).toStrictEqual(lost);
    expect(endOf(createRecord(lost))).toEqual({ result: "0-1", termination: "resignation" });
    expect(() => playMove(createRecord(lost), "f4")).toThrow(error("game-over"));
    const over = parsePosition("LLL5/DD6/8 d 0,0 - 0 40");
    expect(() => createRecord({ ...over, verdict: lost.verdict as never })).toThrow(error("syntax"));
    expect(createRecord(over).nodes).toEqual([{ move: "" }]);
    expect(endOf(createRecord(over))).toEqual({ result: "1-0", termination: "few-cows" });
  });

  test("rejects a verdict that players cannot give, and finds a rule's end again", () => {
    const game = { ...createGame(), verdict: { winner: "light", reason: "few-cows" } } as never;
    expect(() => createRecord(game)).toThrow(error("syntax"));
    const swept = mancala.parsePosition("0,0,0,0,0,0/0,0,0,0,0,1 20,27 s");
    expect(swept.swept).toBe("side-empty");
    expect(mancalaRecords.createRecord(swept).nodes).toEqual([{ move: "" }]);
    expect(mancalaRecords.endOf(mancalaRecords.createRecord(swept)).termination).toBe("side-empty");
  });

  test("starts counting repetitions again", () => {
    const short = defineVariant("standard", { name: "short", repetition: 2 });
    let game = parsePosition("L1L5/L7/D1D1D3 l 0,0 - 0 40", short);
    for (const move of ["b6-d6", "c5-c4", "d6-b6"]) game = applyMove(game, move);
    expect(game.seenPositions).toHaveLength(4);
    expect(currentNode(createRecord(game)).game.seenPositions).toHaveLength(1);
  });

  test("keeps tags, tidied and with known names", () => {
    const names = { event: "A\n b ", LIGHT: "Thandi", dark: "Sipho", own_Tag1: "x" };
    const unknown = { Site: "?", Date: "????.??.??", Round: "", Annotator: undefined };
    const known = { Event: "A b", White: "Thandi", Black: "Sipho", own_Tag1: "x" };
    expect(createRecord("mssa", { ...names, ...unknown }).tags).toStrictEqual(known);
    const proto = JSON.parse('{"__proto__": "x"}');
    expect(Object.keys(createRecord("mssa", proto).tags)).toEqual(["__proto__"]);
    const sown = mancalaRecords.createRecord("oware", { south: "Ama", North: "Kofi", light: "x" });
    expect(sown.tags).toStrictEqual({ White: "Ama", Black: "Kofi", light: "x" });
  });

  test.each([
    ["tags.Result", { Result: "1-0" }],
    ["tags.variant", { variant: "mssa" }],
    ["tags.VariantData", { VariantData: "{}" }],
    ["tags.notation", { notation: "mssa" }],
    ["tags.setup", { setup: "1" }],
    ["tags.fen", { fen: "x" }],
    ["tags.Termination", { Termination: "x" }],
    ["tags.a b", { "a b": "x" }],
    ["tags.", { "": "x" }],
    [`tags.${"x".repeat(40)}`, { ["x".repeat(50)]: 7 }],
    ["tags.Event", { Event: 7 }],
    ["tags", 7],
    ["tags", []],
  ])("refuses %s", (at, tags) => {
    expect(() => createRecord("mssa", tags as never)).toThrow(error("bad-argument", at));
  });

  test("works for mancala", () => {
    const game = mancala.applyMove(mancala.createGame(), "3");
    const record = mancalaRecords.createRecord(game);
    expect(record.position).toBe("4,4,0,5,5,5/4,4,4,4,4,4 1,0 s");
    expect(mancalaRecords.currentNode(record).game).toMatchObject({ stores: { south: 1, north: 0 } });
    for (const [decided, result] of [
      [mancala.resign(game, "north"), "1-0"],
      [mancala.resign(game, "south"), "0-1"],
      [mancala.agreeDraw(game), "1/2-1/2"],
    ] as const)
      expect(endOf(mancalaRecords.createRecord(decided)).result).toBe(result);
  });
});

describe("playMove", () => {
  test("adds a move after the current node, given as text, an object or a legal move", () => {
    const record = playMove(playMove(createRecord(), " d6 "), { to: "f4" });
    expect(record.nodes).toEqual([{ move: "" }, { move: "d6" }, { move: "f4" }]);
    expect(record.at).toBe(2);
    expect(() => playMove(record, "d6")).toThrow(error("occupied"));
    expect(() => playMove(record, 7 as never)).toThrow(error("malformed"));
    expect(() => playMove(record, null as never)).toThrow(error("malformed"));
  });

  test.each([
    ["to", "d6", "a1", createRecord()],
    ["house", 3, 2, mancalaRecords.createRecord()],
  ] as const)("reads the field %s of a move once", (field, first, later, record) => {
    let asked = 0;
    const fickle = Object.defineProperty({}, field, { get: () => (asked++ === 0 ? first : later) });
    expect(playMove(record as GameRecord, fickle as never).nodes).toStrictEqual(
      playMove(record as GameRecord, `${first}`).nodes,
    );
  });

  test("writes a move in the library's notation", () => {
    const record = played("a7 b6 d7 b4");
    for (const move of [{ from: undefined, to: "g7", shots: ["b6"] } as const, "g7 x b6"])
      expect(currentNode(playMove(record, move)).notation).toBe("g7xb6");
    const flown = playMove(createRecord(parsePosition("LL1L4/8/DDDD4 l 0,0 - 0 40")), "g4 - g7 x e4");
    const move = { kind: "fly", from: "g4", to: "g7", shots: ["e4"] };
    expect(currentNode(flown)).toMatchObject({ notation: "g4-g7xe4", move });
  });

  test("goes to the same node for the same move", () => {
    const record = played("d6 f4 d2");
    const again = playMove(goBack(record, 2), "f4");
    expect(again.nodes).toBe(record.nodes);
    expect(again.at).toBe(2);
  });

  test("starts a variation for another move, and goes there the next time", () => {
    const record = playMove(goBack(played("d6 f4 d2"), 2), "b4");
    expect(record.nodes).toEqual([
      { move: "" },
      { move: "d6", next: [2, 4] },
      { move: "f4" },
      { move: "d2" },
      { move: "b4", after: 1 },
    ]);
    expect(playMove(goTo(record, 1), "b4").at).toBe(4);
    expect(playMove(goTo(record, 1), "b4").nodes).toBe(record.nodes);
    const third = playMove(goTo(record, 1), "b2");
    expect(currentNode(goTo(third, 1)).next).toEqual([2, 4, 5]);
    expect(line(third)).toBe("d6 f4 d2");
  });

  test("continues at the end of a variation, whatever came in between", () => {
    const record = playMove(
      goTo(playMove(goTo(playMove(goTo(played("d6 f4 d2"), 1), "b4"), 3), "b2"), 4),
      "a7",
    );
    expect(line(record, 4)).toBe("b4 a7");
    expect(currentNode(goTo(record, 4)).next).toEqual([6]);
    expect(line(record)).toBe("d6 f4 d2 b2");
  });

  test("continues a variation at depth 100, but starts no deeper one", () => {
    const quiet = (record: GameRecord) => legalMoves(currentNode(record).game).filter(({ shots }) => !shots);
    let record = createRecord("nineMens");
    for (let depth = 0; depth < 100; depth++) {
      const [one, other] = quiet(record) as [Move, Move];
      record = playMove(goBack(playMove(record, one)), other);
    }
    const [one, other] = quiet(record) as [Move, Move];
    const deeper = playMove(record, one);
    expect(currentNode(deeper).ply).toBe(101);
    expect(playMove(goBack(deeper), one)).toEqual(deeper);
    expect(() => playMove(goBack(deeper), other)).toThrow(error("too-deep"));
    expect(parseRecord(formatRecord(deeper)).nodes).toEqual(deeper.nodes);
  });

  test("adds each ply of mancala as a move", () => {
    const { createRecord, playMove, currentNode } = mancalaRecords;
    const record = playMove(playMove(createRecord("kalah"), { house: 3 }), "6");
    expect(currentNode(record)).toMatchObject({ ply: 2, notation: "6", move: { house: 6 } });
    expect(currentNode(record).game.turn).toBe("north");
    expect(mancalaRecords.currentNode(mancalaRecords.playMove(createRecord("oware"), " 3 ")).notation).toBe(
      "C",
    );
  });
});

test("records of both families are played by the same functions", () => {
  const sown = ["C", "f"].reduce(playMove, mancalaRecords.createRecord("oware") as never);
  expect(lineOf(goBack(sown)).map(({ notation }) => notation)).toEqual([undefined, "C", "f"]);
  expect(formatRecord(sown)).toContain("1. C f *");
  expect(endOf(sown)).toEqual({ result: "*" });
});

describe("goBack, goForward and goTo", () => {
  const branched = (): GameRecord => playMove(goBack(played("d6 f4 d2 b2")), "b4");

  test("go a number of plies, at most to the ends", () => {
    const nodes = (from: GameRecord, step: (record: GameRecord, plies: number) => GameRecord): number[] =>
      [0, 1, 2, 3, 4, 5, Number.POSITIVE_INFINITY].map((plies) => step(from, plies).at);
    expect(nodes(branched(), goBack)).toEqual([5, 3, 2, 1, 0, 0, 0]);
    expect(nodes(goTo(branched(), 0), goForward)).toEqual([0, 1, 2, 3, 4, 4, 4]);
    expect(goBack(branched()).at).toBe(3);
    expect(goForward(goBack(branched())).at).toBe(4);
  });

  test("return the same record if there is nowhere to go", () => {
    const record = branched();
    expect(goForward(record)).toBe(record);
    expect(goBack(createRecord()).at).toBe(0);
    const start = createRecord();
    expect(goBack(start)).toBe(start);
    expect(goTo(record, 5)).toBe(record);
  });

  test.each([-1, 0.5, Number.NaN, "1", Number.NEGATIVE_INFINITY])("reject %s plies", (plies) => {
    expect(() => goBack(branched(), plies as number)).toThrow(error("bad-argument", "plies"));
    expect(() => goForward(branched(), plies as number)).toThrow(error("bad-argument", "plies"));
  });

  test.each([-1, 6, 0.5, Number.NaN, 2 ** 32, 2 ** 32 + 1, "1", [1]])("reject the node %s", (id) => {
    expect(() => goTo(branched(), id as number)).toThrow(error("bad-argument", "id"));
    expect(() => mainline(branched(), id as number)).toThrow(error("bad-argument", "id"));
  });

  test("reject a removed node", () => {
    const rest = removeNode(branched());
    expect(() => goTo(rest, 5)).toThrow(error("bad-argument", "id"));
    expect(goTo(rest, 4).at).toBe(4);
  });
});

describe("currentNode, mainline and currentLine", () => {
  test("return the beginning", () => {
    const game = createGame();
    expect(currentNode(createRecord())).toStrictEqual({ id: 0, ply: 0, game, next: [] });
  });

  test("return the game, the move and the game before it", () => {
    const [first, second] = [applyMove(createGame(), "d6"), applyMove(applyMove(createGame(), "d6"), "f4")];
    expect(currentNode(played("d6 f4"))).toStrictEqual({
      id: 2,
      ply: 2,
      game: second,
      before: first,
      move: { kind: "place", to: "f4" },
      notation: "f4",
      next: [],
    });
  });

  test("return the same objects each time", () => {
    const record = played("d6 f4 d2");
    expect(currentNode(goBack(record)).game).toBe(currentNode(record).before);
    expect(mainline(record)[2]?.game).toBe(currentNode(record).before);
    expect(currentNode(goForward(goBack(record, 2), 2)).game).toBe(currentNode(record).game);
  });

  test("start the main line with the beginning, and another line with its first move", () => {
    const record = playMove(playMove(goBack(played("d6 f4 d2"), 2), "b4"), "b2");
    expect(mainline(record).map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
    expect(mainline(record, 4).map(({ id, ply }) => [id, ply])).toEqual([
      [4, 2],
      [5, 3],
    ]);
    expect(line(promoteVariation(record))).toBe("d6 b4 b2");
  });

  test("go from the beginning through the current node to the end of its line", () => {
    const record = playMove(playMove(goBack(played("d6 f4 d2"), 2), "b4"), "b2");
    const moves = (from: GameRecord): unknown[] => lineOf(from).map(({ notation }) => notation);
    expect(moves(record)).toEqual([undefined, "d6", "b4", "b2"]);
    expect(moves(goBack(record))).toEqual([undefined, "d6", "b4", "b2"]);
    expect(moves(goBack(record, 2))).toEqual([undefined, "d6", "f4", "d2"]);
    expect(lineOf(createRecord())).toStrictEqual([currentNode(createRecord())]);
    expect(lineOf(record)).toStrictEqual(
      mainline(promoteVariation(record))
        .map((node) => goTo(record, node.id))
        .map(currentNode),
    );
  });

  test("do not confuse records that share nodes", () => {
    const first = played("d6 f4");
    const [one, other] = [playMove(first, "d2"), playMove(first, "b4")];
    expect([one, playMove(one, "b4"), other, playMove(other, "d2")].map((each) => line(each))).toEqual([
      "d6 f4 d2",
      "d6 f4 d2 b4",
      "d6 f4 b4",
      "d6 f4 b4 d2",
    ]);
    expect(first.nodes).toHaveLength(3);
  });

  test("return frozen data, also for parsed records", () => {
    const played = '[Event "x"]\n\n{so} 1. d6 $1 !? (1. f4 (1. a1 $2) d2) (1. b2 0-1) 1... f4 1-0';
    const read = parseRecord(played);
    const record = playMove(goBack(read), "b4");
    const all = [read, parseRecord(JSON.parse(JSON.stringify(read))), record, currentNode(record)];
    expect([...all, mainline(record)[0]].every(isDeepFrozen)).toBe(true);
    expect(read.nodes.map((node) => node?.next?.length ?? 0)).toContain(4);
  });
});

test("a record has at most 100,000 moves", () => {
  const round = ["a7-a4", "b6-b4", "a4-a7", "b4-b6"];
  const moves = Array.from({ length: 99_999 }, (_, i) => round[i % 4]).join(" ");
  const record = parseRecord(`[FEN "L1L1L3/D1D1D3/8 l 0,0 - 0 0"]\n\n${moves}`, "nineMens");
  const full = playMove(record, "b4-b6");
  expect(full.nodes).toHaveLength(100_001);
  expect(() => playMove(full, "a7-a4")).toThrow(error("too-many"));
  expect(playMove(goBack(full), "b4-b6")).toStrictEqual(full);
});
