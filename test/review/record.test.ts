/** Reviews of whole games. */

import * as sowing from "morabaraba/mancala/records";
import { reviewRecord as reviewSowing, en as sowingReviews } from "morabaraba/mancala/review";
import {
  annotate,
  createRecord,
  formatRecord,
  goBack,
  mainline,
  parseComment,
  parseRecord,
  playMove,
} from "morabaraba/records";
import { af, en, reviewRecord } from "morabaraba/review";
import { expect, test } from "vitest";
import { playedGame, playedMoves } from "../support/mancala/arbitraries.ts";
import { seeded } from "../support/random.ts";

const moves = ["d6", "a1", "d7", "a4", "g1"];
const game = moves.reduce(playMove, createRecord());

test("mistakes get a mark and a reason, and the record stays at its node", async () => {
  const done: number[] = [];
  const onProgress = (progress: { readonly done: number; readonly of: number }) => {
    expect(progress.of).toBe(5);
    done.push(progress.done);
  };
  const reviewed = await reviewRecord(en, goBack(game), { nodes: 1000, onProgress });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(reviewed.at).toBe(goBack(game).at);
  const last = mainline(reviewed).at(-1);
  expect(last?.comment).toContain("Light could have closed the mill d7 d6 d5 with d5.");
  expect(last?.glyphs).toEqual(["?!"]);
  expect(formatRecord(parseRecord(formatRecord(reviewed)))).toBe(formatRecord(reviewed));
});

test("a person's comments and glyphs stay, and `all` comments every move, in any language", async () => {
  const noted = annotate(game, { comment: "Hm.", glyphs: ["!", "$14"] });
  const options = { nodes: 1000, all: true, notation: "mssa", lines: true } as const;
  const reviewed = await reviewRecord(af, noted, options);
  const last = mainline(reviewed).at(-1);
  expect(last?.comment).toMatch(/^Hm\. \[%review \w+\] \?! .*Lig kon met R2 die meule E2 A2 R2 maak/);
  const { text, review } = parseComment(last?.comment ?? "");
  expect([text, review?.glyph]).toEqual(["Hm.", undefined]);
  expect(review?.text).toMatch(/^\?! .*Lig kon met R2 die meule E2 A2 R2 maak/);
  expect(last?.glyphs).toEqual(["!", "$14"]);
  expect(
    mainline(reviewed)
      .slice(1)
      .some(({ comment = "" }) => comment === ""),
  ).toBe(true);
});

test("mancala games are reviewed too", async () => {
  const record = ["3", "6", "1"].reduce(sowing.playMove, sowing.createRecord("kalah"));
  const reviewed = await reviewSowing(sowingReviews, record, { nodes: 1000, all: true });
  const { comment = "" } = sowing.mainline(reviewed)[1] ?? {};
  expect(parseComment(comment)).toEqual({
    review: { text: "From here, South wins by 8 seeds with best play. South moves again." },
  });
  expect(await reviewSowing(sowingReviews, record)).toBeDefined();
});

test.each([true, false])("a second review changes nothing, and a deeper one repeats nothing", async (all) => {
  const options = { nodes: 1000, all, lines: true, most: 100 };
  const comment = "Why? South moves well, say 2 of 3.";
  const noted = ["?", "?!", "!", "$2"].map((glyph) => annotate(game, { comment, glyphs: [glyph] }));
  for (const record of [game, ...noted]) {
    const reviewed = await reviewRecord(en, record, options);
    const read = parseRecord(formatRecord(reviewed));
    expect(formatRecord(await reviewRecord(en, read, options))).toBe(formatRecord(reviewed));
    const further = await reviewRecord(en, reviewed, { ...options, nodes: 3000 });
    expect(further).toEqual(await reviewRecord(en, record, { ...options, nodes: 3000 }));
    expect(mainline(further).at(-1)?.comment).toContain(mainline(record).at(-1)?.comment ?? "");
  }
  for (const [i, variant] of (["kalah", "oware", "congkak", "awari"] as const).entries()) {
    const moves = playedMoves(variant, seeded(i + 1), 200).slice(-8);
    const start = [...playedGame(variant, seeded(i + 1), 200)].at(-1 - moves.length);
    const record = moves.reduce(sowing.playMove, sowing.createRecord(start));
    const reviewed = await reviewSowing(sowingReviews, record, options);
    expect(await reviewSowing(sowingReviews, reviewed, options)).toEqual(reviewed);
    const further = await reviewSowing(sowingReviews, reviewed, { ...options, nodes: 5000 });
    expect(further).toEqual(await reviewSowing(sowingReviews, record, { ...options, nodes: 5000 }));
  }
});

test("a mark that a person sets is theirs; a mark of a review goes with it, even as another program writes it", async () => {
  const marked = async (record: typeof game): Promise<readonly string[] | undefined> =>
    mainline(await reviewRecord(en, record, { nodes: 1000 })).at(-1)?.glyphs;
  const reviewed = await reviewRecord(en, game, { nodes: 1000 });
  expect(mainline(reviewed).at(-1)?.glyphs).toEqual(["?!"]);
  expect(await marked(annotate(reviewed, { glyphs: ["??"] }))).toEqual(["??"]);
  expect(await marked(annotate(reviewed, { glyphs: ["$6", "$14"] }))).toEqual(["?!", "$14"]);
  expect(await marked(annotate(reviewed, { glyphs: [] }))).toEqual(["?!"]);
  // With its text the review's mark is the person's, as after "?!" typed by hand.
  expect(await marked(annotate(reviewed, { comment: "My own." }))).toEqual(["?!"]);
  const praised = await reviewRecord(en, annotate(reviewed, { glyphs: ["!"] }), { nodes: 1000 });
  expect(await reviewRecord(en, praised, { nodes: 1000 })).toEqual(praised);
  expect(parseComment(mainline(praised).at(-1)?.comment ?? "").review?.text).toMatch(/^\?! /);
});

test("invalid options are rejected", async () => {
  await expect(reviewRecord(en, game, { nodes: 1 })).rejects.toMatchObject({ at: "nodes" });
  await expect(reviewRecord(en, game)).resolves.toBeDefined();
});
