/**
 * The promise of stability: this version reads what any version stored, with the same meaning, and no
 * released variant's counts have changed. `node test/support/store-samples.mjs` wrote the samples with each
 * version's build.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as mills from "morabaraba";
import { tableSummaries, tablesFromBytes } from "morabaraba/endgames";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import * as millRecords from "morabaraba/records";
import { describe, expect, test } from "vitest";
import { root } from "../scripts/entry-points.mjs";

interface StoredGame {
  readonly json: string;
  readonly position: string;
  /** The number of legal moves. */
  readonly moves: number;
  readonly end: object | null;
}
interface StoredVariant {
  readonly variant: string;
  /** The numbers of sequences of 1, 2, … moves. */
  readonly counts: readonly number[];
  readonly games: readonly StoredGame[];
}
interface StoredRecord {
  readonly json: string;
  readonly text: string;
  readonly plies: number;
}
interface Sample {
  readonly mills: Readonly<Record<string, StoredVariant>>;
  readonly mancala: Readonly<Record<string, StoredVariant>>;
  readonly millRecord: StoredRecord;
  readonly mancalaRecord: StoredRecord;
  readonly tables: { readonly base64: string; readonly summary: readonly object[] };
}

const folder = join(root, "test/support/stored");
const samples = readdirSync(folder).map((file): [string, Sample] => [
  file.replace(".json", ""),
  JSON.parse(readFileSync(join(folder, file), "utf8")),
]);

/** What both families have. */
interface Verbs<Game> {
  parseGame(json: unknown): Game;
  parsePosition(text: string, variant: string): Game;
  formatPosition(game: Game): string;
  parseVariant(json: unknown): object;
  createGame(variant: string): Game;
  legalMoves(game: Game): readonly unknown[];
  applyMove(game: Game, move: never): Game;
  outcome(game: Game): object | undefined;
}

function count<Game>(verbs: Verbs<Game>, game: Game, depth: number): number {
  if (depth === 0) return 1;
  return verbs
    .legalMoves(game)
    .reduce((sum: number, move) => sum + count(verbs, verbs.applyMove(game, move as never), depth - 1), 0);
}

function testFamily<Game>(verbs: Verbs<Game>, stored: Readonly<Record<string, StoredVariant>>): void {
  describe.each(Object.entries(stored))("%s", (name, { variant, counts, games }) => {
    test("is read as data", () => {
      expect(verbs.parseVariant(variant)).toEqual(JSON.parse(variant));
    });

    test("has the counts it had", () => {
      const game = verbs.createGame(name);
      // The last count takes long and is checked elsewhere.
      expect(counts.slice(0, -1).map((_, i) => count(verbs, game, i + 1))).toEqual(counts.slice(0, -1));
    });

    test.each(games)("the game at $position has the same meaning", ({ json, position, moves, end }) => {
      for (const game of [verbs.parseGame(json), verbs.parsePosition(position, name)]) {
        expect(verbs.formatPosition(game)).toBe(position);
        expect(verbs.legalMoves(game)).toHaveLength(moves);
        expect(verbs.outcome(game) ?? null).toEqual(end);
      }
      expect(JSON.parse(JSON.stringify(verbs.parseGame(json)))).toEqual(JSON.parse(json));
    });
  });
}

describe.each(samples)("stored by %s", (_version, sample) => {
  describe("mills", () => testFamily(mills as unknown as Verbs<mills.Game>, sample.mills));
  describe("mancala", () => testFamily(mancala as unknown as Verbs<mancala.Game>, sample.mancala));

  test("a record of mills is read as text and as JSON", () => {
    const { json, text, plies } = sample.millRecord;
    const record = millRecords.parseRecord(text);
    expect(millRecords.mainline(record)).toHaveLength(plies + 1);
    expect(millRecords.formatRecord(record)).toBe(text);
    expect(millRecords.formatRecord(millRecords.parseRecord(JSON.parse(json)))).toBe(text);
  });

  test("a record of mancala is read as text and as JSON", () => {
    const { json, text, plies } = sample.mancalaRecord;
    const record = mancalaRecords.parseRecord(text);
    expect(mancalaRecords.mainline(record)).toHaveLength(plies + 1);
    expect(mancalaRecords.formatRecord(record)).toBe(text);
    expect(mancalaRecords.formatRecord(mancalaRecords.parseRecord(JSON.parse(json)))).toBe(text);
  });

  test("endgame tables are read", async () => {
    const { base64, summary: rows } = sample.tables;
    expect(tableSummaries(await tablesFromBytes(Buffer.from(base64, "base64")))).toEqual(rows);
  });
});
