/** Code that must compile, and code that must not: the types as users meet them. */
import {
  ArgumentError,
  applyMove,
  type Board,
  type ChangedVariant,
  createGame,
  defineVariant,
  type ErrorCode,
  type Fault,
  forfeit,
  formatMove,
  type Game,
  type IllegalMoveCode,
  IllegalMoveError,
  isLegal,
  isVariantName,
  type LimitCode,
  LimitError,
  legalMoves,
  MorabarabaError,
  type Move,
  type MoveLike,
  type Outcome,
  outcome,
  type ParseCode,
  ParseError,
  type Player,
  parseMove,
  parsePosition,
  parseVariant,
  phase,
  pieces,
  type ReadError,
  type Reason,
  type Result,
  resign,
  type Step,
  type StoredVariant,
  safeParseGame,
  safeParseMove,
  safeParseVariant,
  shotTargets,
  standingMills,
  type Variant,
  type VariantCode,
  VariantError,
  type VariantName,
  variants,
  whyIllegal,
} from "morabaraba";
import { makeMove, type Position, perft, rulesetFor } from "morabaraba/engine";
import type { Rules } from "morabaraba/families";
import type { IllegalMoveCode as MancalaMoveCode } from "morabaraba/mancala";
import { describe, expectTypeOf, test } from "vitest";

const game = createGame();
const [move] = legalMoves(game);

describe("games", () => {
  test("are created from names and data, nothing else", () => {
    expectTypeOf(createGame).returns.toEqualTypeOf<Game>();
    createGame("mssa");
    createGame(variants.nineMens);
    // @ts-expect-error: no such variant
    createGame("chess");
    // @ts-expect-error: half a variant
    createGame({ name: "mine" });
  });

  test("are read-only, all the way down", () => {
    // @ts-expect-error: frozen
    game.turn = "dark";
    // @ts-expect-error: frozen
    game.hands.light = 3;
    // @ts-expect-error: frozen
    game.barred.light = null;
    // @ts-expect-error: frozen
    game.seenPositions?.push("x");
    // @ts-expect-error: frozen
    legalMoves(game).pop();
    // @ts-expect-error: frozen
    variants.mssa.cows = 11;
    // @ts-expect-error: frozen
    variants.mssa.board.lines[0][0] = "a1";
    // @ts-expect-error: frozen
    pieces(game).set("a7", "light");
    // @ts-expect-error: frozen
    standingMills(game)[0] = ["a7", "d7", "g7"];
  });

  test("are plain data with the shape of their JSON", () => {
    expectTypeOf<Game["variant"]>().toEqualTypeOf<VariantName | ChangedVariant | Variant>();
    expectTypeOf<Game["barred"]>().toEqualTypeOf<{
      readonly light: Step | null;
      readonly dark: Step | null;
    }>();
    expectTypeOf<Game["seenPositions"]>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf(game.turn).toEqualTypeOf<Player>();
  });
});

describe("moves", () => {
  test("can be distinguished by kind", () => {
    if (move?.kind === "place" || move?.kind === "shoot") {
      expectTypeOf(move.from).toEqualTypeOf<undefined>();
    } else if (move?.kind === "move" || move?.kind === "fly") {
      expectTypeOf(move.from).toEqualTypeOf<string>();
    }
    expectTypeOf(legalMoves(game).map(({ from }) => from)).toEqualTypeOf<(string | undefined)[]>();
    expectTypeOf<Move["kind"]>().toEqualTypeOf<"place" | "move" | "fly" | "shoot" | "give">();
    expectTypeOf<Move["shots"]>().toExtend<readonly string[] | undefined>();
  });

  test("a move that the library returns is a valid argument", () => {
    expectTypeOf<Move>().toExtend<MoveLike>();
    expectTypeOf(parseMove).returns.toEqualTypeOf<MoveLike>();
    applyMove(game, { to: "d6" });
    applyMove(game, { from: undefined, to: "d6", shots: undefined });
    applyMove(game, "c5-d5");
    if (move !== undefined) applyMove(game, move);
  });

  test("anything that is not a move does not compile", () => {
    // @ts-expect-error: a move needs `to`
    applyMove(game, { from: "d6" });
    // @ts-expect-error: null is not undefined
    applyMove(game, { from: null, to: "d6" });
    // @ts-expect-error: a list is not a move
    applyMove(game, ["d6", "d7"]);
    // @ts-expect-error: no move
    isLegal(game);
    // @ts-expect-error: the move comes second
    applyMove("d6", game);
    // @ts-expect-error: moves are read-only
    if (move !== undefined) move.to = "a7";
    // @ts-expect-error: the game comes second, since its board has the points
    formatMove({ to: "d6" });
    // @ts-expect-error: no such notation
    formatMove(game, { to: "d6" }, { notation: "chess" });
  });
});

describe("answers", () => {
  test("codes and reasons are closed lists", () => {
    expectTypeOf(whyIllegal).returns.toEqualTypeOf<IllegalMoveCode | undefined>();
    expectTypeOf(outcome).returns.toEqualTypeOf<Outcome | undefined>();
    expectTypeOf<Outcome["winner"]>().toEqualTypeOf<Player | null>();
    expectTypeOf<Outcome["reason"]>().toEqualTypeOf<Reason>();
    // @ts-expect-error: no such code
    whyIllegal(game, "d6") === "too-late";
    // @ts-expect-error: no such reason
    outcome(game)?.reason === "checkmate";
    // @ts-expect-error: the game may not be over
    outcome(game).winner;
  });

  test("every class of errors has a closed list of codes", () => {
    const thrown: unknown = undefined;
    if (thrown instanceof IllegalMoveError)
      expectTypeOf(thrown.code).toEqualTypeOf<IllegalMoveCode | MancalaMoveCode>();
    if (thrown instanceof ParseError) expectTypeOf(thrown.code).toEqualTypeOf<ParseCode>();
    if (thrown instanceof VariantError) expectTypeOf(thrown.code).toEqualTypeOf<VariantCode>();
    if (thrown instanceof LimitError) expectTypeOf(thrown.code).toEqualTypeOf<LimitCode>();
    if (thrown instanceof ArgumentError) expectTypeOf(thrown.code).toEqualTypeOf<"bad-argument">();
    if (thrown instanceof MorabarabaError) {
      expectTypeOf(thrown.code).toEqualTypeOf<ErrorCode>();
      // @ts-expect-error: no such code
      thrown.code === "too-late";
    }
  });

  test("results must be checked for success", () => {
    const read = safeParseMove(game, "d6");
    expectTypeOf(read).toEqualTypeOf<Result<MoveLike, ReadError | ArgumentError>>();
    // @ts-expect-error: it may have failed
    read.value;
    if (read.ok) expectTypeOf(read.value).toEqualTypeOf<MoveLike>();
    else {
      expectTypeOf(read.error).toEqualTypeOf<ReadError | ArgumentError>();
      if (read.error instanceof ParseError) {
        expectTypeOf(read.error.code).toEqualTypeOf<ParseCode>();
        expectTypeOf(read.error.at).toEqualTypeOf<number | string>();
      }
    }
    expectTypeOf(safeParseVariant).returns.toEqualTypeOf<Result<Variant>>();
    expectTypeOf(safeParseGame).parameter(0).toEqualTypeOf<unknown>();
  });

  test("views", () => {
    expectTypeOf(phase(game)).toEqualTypeOf<"placing" | "moving" | "flying">();
    expectTypeOf(pieces(game)).toEqualTypeOf<ReadonlyMap<string, Player>>();
    expectTypeOf(shotTargets(game, { to: "d6" }).targets).toEqualTypeOf<readonly string[]>();
    // @ts-expect-error: no such side
    phase(game, "white");
  });
});

describe("variants", () => {
  test("values are words, not flags", () => {
    defineVariant(variants.mssa, { name: "mine", repeatMill: "same-mill", tenMoves: null });
    defineVariant("mssa", { repetition: 3 });
    defineVariant("mssa", { cows: undefined as number | undefined });
    // @ts-expect-error: a word of the list
    defineVariant(variants.mssa, { repeatMill: "forbidden" });
    // @ts-expect-error: not a flag
    defineVariant(variants.mssa, { shooting: true });
    // @ts-expect-error: an unknown field
    defineVariant(variants.mssa, { color: "red" });
    // @ts-expect-error: whole ten-move data
    defineVariant(variants.mssa, { tenMoves: { plies: 10 } });
    // @ts-expect-error: lines are of three
    ({ points: ["a1", "a2"], rings: [2], lines: [["a1", "a2"]], links: [] }) satisfies Board;
  });

  test("a string may be the name of a built-in", () => {
    const word = "mssa" as string;
    // @ts-expect-error: it may be any string
    createGame(word);
    if (isVariantName(word)) expectTypeOf(word).toEqualTypeOf<VariantName>();
    expectTypeOf(createGame(isVariantName(word) ? word : "standard")).toEqualTypeOf<Game>();
  });

  test("every field is present and plain data", () => {
    expectTypeOf<Variant>().toEqualTypeOf<Required<Variant>>();
    expectTypeOf(parseVariant).parameter(0).toEqualTypeOf<unknown>();
    const { drawAfterQuietPlies: _noShots, ...rest } = variants.mssa;
    // @ts-expect-error: a field is missing
    createGame(rest);
    // @ts-expect-error: null is for fields that allow it
    defineVariant("mssa", { cows: null });
  });

  test("faults are read-only", () => {
    const read = safeParseVariant({});
    if (read.ok || !("faults" in read.error)) return;
    const [fault] = read.error.faults;
    expectTypeOf(read.error.faults).toEqualTypeOf<readonly Fault[]>();
    expectTypeOf<Fault>().toEqualTypeOf<{
      readonly at: string;
      readonly message: string;
      readonly range?: readonly [least: number, most: number];
    }>();
    // @ts-expect-error: frozen
    if (fault !== undefined) fault.at = "cows";
    // @ts-expect-error: frozen
    read.error.faults.pop();
  });

  test("the built-ins are named", () => {
    expectTypeOf<keyof typeof variants>().toEqualTypeOf<VariantName>();
    // @ts-expect-error: no such variant
    variants.chess;
  });
});

describe("the referee", () => {
  test("knows two players and three forfeits", () => {
    resign(game, "light");
    forfeit(game, "dark", "double-turn");
    // @ts-expect-error: no such side
    resign(game, "white");
    // @ts-expect-error: no forfeit
    forfeit(game, "dark", "resignation");
  });
});

describe("bots", () => {
  test("the verbs fit the interface that bots need of a game", () => {
    expectTypeOf({ legalMoves, applyMove, outcome }).toExtend<Rules<Game, Move, Player>>();
    expectTypeOf({ legalMoves, applyMove, outcome }).toExtend<Rules<Game, Move>>();
  });

  test("the engine's positions are mutable numbers", () => {
    expectTypeOf<Position["own"]>().toEqualTypeOf<number>();
    expectTypeOf(perft).parameter(0).toEqualTypeOf<Game>();
    expectTypeOf(perft).parameter(1).toEqualTypeOf<number>();
    // @ts-expect-error: the engine comes first
    makeMove(game, "d6");
    // @ts-expect-error: engines are read-only
    rulesetFor("mssa").all = 0;
    // @ts-expect-error: a game is not a position
    makeMove(rulesetFor("mssa"), game, 0, game);
  });

  test("text is read for a variant", () => {
    expectTypeOf(parsePosition).parameter(0).toEqualTypeOf<string>();
    expectTypeOf(parsePosition).parameter(1).toEqualTypeOf<StoredVariant | undefined>();
  });
});
