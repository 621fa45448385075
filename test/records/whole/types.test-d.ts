/** What must compile, and what must not: records as a user meets them. */
import type { Game, Move, Result } from "morabaraba";
import * as mancala from "morabaraba/mancala/records";
import {
  annotate,
  conclude,
  createRecord,
  currentNode,
  type End,
  formatRecord,
  type GameRecord,
  goTo,
  parseRecord,
  parseRecords,
  playMove,
  type RecordError,
  type RecordNode,
  safeParseRecord,
  setTags,
} from "morabaraba/records";
import { expectTypeOf, test } from "vitest";

const record = createRecord("mssa", { Event: "x", Round: undefined });

test("a record, its nodes and its games", () => {
  expectTypeOf(record).toEqualTypeOf<GameRecord>();
  expectTypeOf(currentNode(record)).toEqualTypeOf<RecordNode>();
  expectTypeOf<RecordNode["game"]>().toEqualTypeOf<Game>();
  expectTypeOf<RecordNode["move"]>().toEqualTypeOf<Move | undefined>();
  expectTypeOf<GameRecord["tags"]["Event"]>().toEqualTypeOf<string>();
  playMove(record, "d6");
  playMove(record, { to: "d6", shots: undefined });
  conclude(record, currentNode(record).game);
  annotate(record, { comment: "x", glyphs: ["!"] });
  // @ts-expect-error a house is no move of this family
  playMove(record, { house: 3 });
  // @ts-expect-error no such variant
  createRecord("oware");
  // @ts-expect-error a tag is text
  setTags(record, { Round: 1 });
  // @ts-expect-error a place is a number
  goTo(record, [1]);
  // @ts-expect-error no such notation
  formatRecord(record, { notation: "san" });
});

test("everything in it is read-only", () => {
  // @ts-expect-error read only
  record.at = 1;
  // @ts-expect-error read only
  record.tags.Event = "y";
  // @ts-expect-error read only
  record.nodes.push([]);
  // @ts-expect-error read only
  currentNode(record).next.push(1);
});

test("the results of reading", () => {
  expectTypeOf(parseRecord("d6")).toEqualTypeOf<GameRecord>();
  const either = "d6" as string | AsyncIterable<string>;
  expectTypeOf(parseRecords(either)).toExtend<AsyncGenerator | Generator>();
  expectTypeOf(mancala.parseRecords(either)).toExtend<AsyncGenerator | Generator>();
  const result = safeParseRecord("d6");
  expectTypeOf(result).toEqualTypeOf<Result<GameRecord, RecordError<GameRecord>>>();
  if (!result.ok) expectTypeOf(result.error.record).toEqualTypeOf<GameRecord>();
  expectTypeOf(parseRecords("d6")).toEqualTypeOf<Generator<typeof result>>();
  const stream = {} as AsyncIterable<string>;
  expectTypeOf(parseRecords(stream)).toEqualTypeOf<AsyncGenerator<typeof result>>();
  // @ts-expect-error a list of texts is no stream
  parseRecords(["d6"]);
  expectTypeOf<End["termination"]>().toEqualTypeOf<string | undefined>();
});

test("a record knows its family", () => {
  const sown = mancala.createRecord("oware");
  expectTypeOf(mancala.playMove(sown, { house: 3 })).toEqualTypeOf<mancala.GameRecord>();
  expectTypeOf(mancala.currentNode(sown)).toEqualTypeOf<mancala.RecordNode>();
  expectTypeOf(structuredClone(sown)).toEqualTypeOf<mancala.GameRecord>();
  // @ts-expect-error a point is no move of mancala
  mancala.playMove(sown, { to: "d6" });
  // @ts-expect-error a record of another family
  playMove(sown, "d6");
  expectTypeOf(annotate(sown, { comment: "x" })).toEqualTypeOf<mancala.GameRecord>();
  // @ts-expect-error a game of mills does not end one of mancala
  mancala.conclude(sown, currentNode(record).game);
  // @ts-expect-error mancala has one notation
  mancala.formatRecord(sown, { notation: "wmd" });
  // @ts-expect-error mancala has one notation
  mancala.parseRecord("C", undefined, { notation: "wmd" });
});
