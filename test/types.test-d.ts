/** A component that serves every family needs no cast, and one that serves one family has its types. */

import type { Game, Move } from "morabaraba";
import * as millRules from "morabaraba";
import * as millBots from "morabaraba/bots";
import type { FamilyParts, MancalaTypes, MillTypes } from "morabaraba/families";
import { type Family, loadFamily, mancala, mills } from "morabaraba/families";
import type { Game as MancalaGame } from "morabaraba/mancala";
import * as mancalaRules from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as millRecords from "morabaraba/records";
import { expectTypeOf, test } from "vitest";

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
