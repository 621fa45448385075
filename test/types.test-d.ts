/**
 * What must compile, and what must not: the types that users see in an editor. Rules, records and components
 * have their own.
 */
import * as millRules from "morabaraba";
import {
  applyMove,
  createGame,
  type Game,
  type IllegalMoveCode,
  type Move,
  type MoveLike,
  type Outcome,
  type Player,
  type Point,
  type Reason,
} from "morabaraba";
import * as millBots from "morabaraba/bots";
import {
  type BotOptions,
  monteCarlo,
  monteCarloSync,
  playMatch,
  randomMove,
  randomOpenings,
} from "morabaraba/bots";
import {
  type Family,
  type FamilyParts,
  loadFamily,
  type MancalaTypes,
  type MillTypes,
  mancala,
  mills,
} from "morabaraba/families";
import type { Game as MancalaGame } from "morabaraba/mancala";
import * as mancalaRules from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import { type Words as MancalaWords, en as mancalaWords } from "morabaraba/mancala/words";
import { createOpponent, type Opponent } from "morabaraba/opponent";
import * as millRecords from "morabaraba/records";
import {
  beginTurn,
  dropCow,
  type Mark,
  pickUpCow,
  pointMark,
  pressPoint,
  shownPieces,
  type TurnState,
  turnStatus,
} from "morabaraba/turn";
import { announce, announceEnd, type Words, en as words } from "morabaraba/words";
import { useState } from "react";
import { expectTypeOf, test } from "vitest";

// A component that serves every family needs no cast, and one that serves one family has its types.

test("a family with its own types", async () => {
  expectTypeOf(mills.rules.createGame()).toEqualTypeOf<Game>();
  expectTypeOf(mancala.rules.createGame()).toEqualTypeOf<MancalaGame>();
  const { bots, records } = await loadFamily(mills, "bots", "records");
  expectTypeOf((await bots.chooseMove(mills.rules.createGame())).move).toEqualTypeOf<Move>();
  expectTypeOf(records.currentNode(records.createRecord()).game).toEqualTypeOf<Game>();
  records.goBack(records.createRecord(), "light");
  // @ts-expect-error a player of the other family
  records.goBack(records.createRecord(), "south");
  // @ts-expect-error a game of the other family
  mills.rules.applyMove(mancala.rules.createGame(), "d6");
  // @ts-expect-error a part that was not loaded
  (await loadFamily(mills, "bots")).words;
});

test("a family's functions have the types of its entry points", async () => {
  const { formats } = await loadFamily(mills, "formats");
  formats.readMove(createGame(), "R1", { notation: "mssa", numbering: "rows" });
  const { bots, formats: readers } = await loadFamily(mancala, "bots", "formats");
  const game = mancalaRules.createGame();
  readers.readMove(game, "8", { numbering: "openspiel" });
  // @ts-expect-error mancala has one notation
  readers.readMove(game, "3", { notation: "mssa" });
  expectTypeOf(mills.rules.parseMove(createGame(), "d6")).toEqualTypeOf<MoveLike>();
  expectTypeOf(mancala.rules.parseMove(game, "3")).toEqualTypeOf<mancalaRules.Move>();
  expectTypeOf((await bots.chooseMove(game)).exact).toBeBoolean();
  const bot = bots.createBot();
  bot.chooseMove(game, { onProgress: ({ exact }) => expectTypeOf(exact).toBeBoolean() });
  expectTypeOf((await bot.chooseMove(game)).exact).toBeBoolean();
  const analyzed = await createOpponent(mancala, startWorker).analyze(game);
  expectTypeOf(analyzed.exact).toBeBoolean();
  const [family] = [mills, mancala] as readonly [Family, Family];
  const any = await loadFamily(family, "formats");
  any.formats.readMove(any.rules.createGame(), "3", { numbering: "openspiel" });
});

test("any family", async () => {
  const families: readonly Family[] = [mills, mancala];
  for (const family of families) {
    const { rules, records, words, bots } = await loadFamily(family, "records", "words", "bots");
    const game = rules.createGame();
    const { move } = await bots.createBot({ level: 2 }).chooseMove(game, { nodes: 10 });
    const next = rules.applyMove(game, move);
    words.announce(words.en, game, move);
    const record = records.playMove(records.createRecord(game), move);
    words.announceTurn(words.af, records.currentNode(record).game);
    rules.resign(next, family.players[0]);
    const end = rules.outcome(next);
    if (end) words.announceEnd(words.en, end);
  }
  const value: unknown = mills.rules.createGame();
  if (mills.isGame(value)) expectTypeOf(value).toEqualTypeOf<Game>();
});

test("the entry points are parts of families themselves", () => {
  expectTypeOf(millRules).toExtend<Family["rules"]>();
  expectTypeOf(mancalaRules).toExtend<Family["rules"]>();
  const ofMills: FamilyParts<MillTypes>["records"] = millRecords;
  const ofMancala: FamilyParts<MancalaTypes>["records"] = mancalaRecords;
  const records: readonly FamilyParts["records"][] = [ofMills, ofMancala];
  expectTypeOf(records[0]?.currentNode).not.toBeNever();
  expectTypeOf(millBots.createBot).toBeFunction();
});

// The types of an opponent that an app keeps in a variable.

const startWorker = () => new Worker("opponent.worker.js");

test("an opponent without a named family can be of any family", async () => {
  const [bot, setBot] = useState<Opponent>();
  setBot(createOpponent(mills, startWorker));
  setBot(createOpponent(mancala, startWorker));
  const families: readonly Family[] = [mills, mancala];
  for (const family of families) {
    const game = family.rules.createGame();
    const choice = await bot?.chooseMove(game);
    if (choice) family.rules.applyMove(game, choice.move);
    const analyzed = await bot?.analyze(game, { lines: 3 });
    if (analyzed) family.rules.applyMove(game, analyzed.lines[0].moves[0]);
    // @ts-expect-error a move of an unknown family
    if (choice) applyMove(createGame(), choice.move);
  }
  // @ts-expect-error an option that does not exist
  await bot?.chooseMove(createGame(), { milliseconds: 100 });
});

test("an opponent of a family has its types of games and moves", async () => {
  const bot: Opponent<MillTypes> = createOpponent(mills, startWorker, { book: false });
  // @ts-expect-error the bots of mancala have no weights
  createOpponent(mancala, startWorker, { weights: {} });
  expectTypeOf((await bot.chooseMove(createGame())).move).toEqualTypeOf<Move>();
  // @ts-expect-error a game of the other family
  await bot.chooseMove(mancalaRules.createGame());
  // @ts-expect-error an opponent of the other family
  const other: Opponent<MillTypes> = createOpponent(mancala, startWorker);
  other.close();
});

// The types that users see in an editor: one type of moves in each family, and levels to choose from.

test("a whole entry point may be passed as rules, and moves are those of legalMoves", () => {
  const game = mancalaRules.createGame();
  expectTypeOf(monteCarloSync(mancalaRules, game).move).toEqualTypeOf<mancalaRules.Move>();
  expectTypeOf(monteCarlo(mancalaRules, game))
    .resolves.toHaveProperty("move")
    .toEqualTypeOf<mancalaRules.Move>();
  expectTypeOf(randomMove(mancalaRules, game).move).toEqualTypeOf<mancalaRules.Move>();
  expectTypeOf(randomMove(millRules, millRules.createGame()).move).toEqualTypeOf<millRules.Move>();
  expectTypeOf(randomOpenings(mancalaRules, game)).toEqualTypeOf<readonly mancalaRules.Game[]>();
  const random = (now: mancalaRules.Game, seed: number) => randomMove(mancalaRules, now, { seed });
  expectTypeOf(playMatch(mancalaRules, random, random, [game]))
    .resolves.toHaveProperty("games")
    .items.toHaveProperty("moves")
    .toEqualTypeOf<readonly mancalaRules.Move[]>();
});

test("levels complete as 1 to 10, and any number may be passed", () => {
  type Level = NonNullable<BotOptions["level"]>;
  type Literal<L> = L extends number ? (number extends L ? never : L) : never;
  expectTypeOf<Literal<Level>>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>();
  expectTypeOf<number>().toExtend<Level>();
  // @ts-expect-error A level is a number.
  const wrong: BotOptions = { level: "3" };
  expectTypeOf(wrong).toEqualTypeOf<BotOptions>();
});

// Misuse of the entry point of turns that must not compile.

const state = beginTurn(createGame());

test("presses work as a reducer", () => {
  expectTypeOf(pressPoint).toEqualTypeOf<(state: TurnState, point: Point) => TurnState>();
  expectTypeOf(["d6"].reduce(pressPoint, state)).toEqualTypeOf<TurnState>();
  expectTypeOf(shownPieces(state)).toEqualTypeOf<ReadonlyMap<Point, Player>>();
  expectTypeOf(pointMark(state, "d6")).toEqualTypeOf<Mark | undefined>();
  expectTypeOf(state.game).toEqualTypeOf<Game>();
  expectTypeOf<NonNullable<TurnState["refused"]>["move"]>().toEqualTypeOf<MoveLike>();
});

test("a state is not a game, and never changed in place", () => {
  // @ts-expect-error a game is not a turn
  pressPoint(createGame(), "d6");
  // @ts-expect-error a turn is not a game
  beginTurn(state);
  // @ts-expect-error a move is not a point
  pressPoint(state, { to: "d6" });
  // @ts-expect-error a drop is on a point
  dropCow(pickUpCow(state));
  // @ts-expect-error words come first
  turnStatus(state, words);
  // @ts-expect-error words of mancala
  turnStatus(mancalaWords, state);
  // @ts-expect-error read only
  state.pending = {};
  // @ts-expect-error read only
  state.pending.from = "d6";
  // @ts-expect-error a part of a turn
  pressPoint({ game: createGame() }, "d6");
});

// A language with a missing or an unknown text does not compile.

test("your own language", () => {
  expectTypeOf({ ...words, language: "st" }).toExtend<Words>();

  const { resignation: _, ...reasons } = words.reasons;
  // @ts-expect-error a reason is missing
  const lacking: Words = { ...words, reasons };
  const { "slam-illegal": __, ...refusals } = mancalaWords.refusals;
  // @ts-expect-error a refusal is missing
  const lackingToo: MancalaWords = { ...mancalaWords, refusals };
  // @ts-expect-error no variant is called so
  const strange: Words["variants"] = { ...words.variants, chess: "Chess" };
  expectTypeOf([lacking, lackingToo, strange]).not.toBeNever();

  // Functions take words with missing texts, which are then English.
  expectTypeOf(announce).toBeCallableWith({ moves: { place: "{player}: {to}" } }, createGame(), "d6");

  expectTypeOf<keyof Words["reasons"]>().toEqualTypeOf<Reason>();
  expectTypeOf<keyof Words["refusals"]>().toEqualTypeOf<
    IllegalMoveCode | "blocked" | "shots-missing" | "ambiguous"
  >();
  expectTypeOf<keyof MancalaWords["reasons"]>().toEqualTypeOf<mancalaRules.Reason>();
  expectTypeOf<keyof MancalaWords["refusals"]>().toEqualTypeOf<
    mancalaRules.IllegalMoveCode | "not-your-house"
  >();
});

test("the words of one family are not those of the other", () => {
  expectTypeOf(announceEnd).toBeCallableWith(words, {} as Outcome);
  // @ts-expect-error an outcome of mancala
  announceEnd(words, {} as mancalaRules.Outcome);
  // @ts-expect-error words of mancala
  announce(mancalaWords, createGame(), "d6");
});
