/** Reviews of whole games, and what a person wrote beside them. */
import fc from "fast-check";
import { type Family, mancala, mills } from "morabaraba/families";
import * as sowing from "morabaraba/mancala/records";
import {
  reviewRecord as reviewSowing,
  type Finding as Sowing,
  en as sowingReviews,
  speaksAgainst as speaksAgainstPly,
} from "morabaraba/mancala/review";
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
import { af, en, type Finding, reviewRecord, speaksAgainst } from "morabaraba/review";
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

// A law of reviews: whatever a person writes into a record stays there, whatever a review writes beside it.

/** A game of each family in which a review finds something to say. */
const games: readonly (readonly [name: string, family: Family, variant: string, line: string])[] = [
  ["mills", mills, "threeMens", "b2 a1 c3 a3 a2"],
  ["mancala", mancala, "kalah", "3 6 1 1 2"],
];

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** What a person may write: anything at all, and what looks like a review, like its mark or like a command. */
const writing = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constantFrom(
        "Line: see chapter 3.",
        "With best play the game is drawn.",
        "For now, Light cannot move from 2 of the corners.",
        "South captures more than 10, I think.",
        "South moves again.",
        "Suid skuif weer.",
        "?! Light could have closed the mill a7 d7 g7 with g7.",
      ),
      fc.constantFrom(
        "[%review]",
        "[%review ?! 1]",
        "[%review x]",
        "[%review",
        "[%clk 0:05:00]",
        "[%eval 0.3]",
      ),
      fc.constantFrom("{", "}", ";", "[", "]", "(", "$2", "?", "1-0", "\u00a0", "\u{1f404}"),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => tidy(parts.join(" ")))
  .filter((text) => text !== "");
const marks = fc.subarray(["?", "$14", "±"]);
const notes = fc.record({ comment: writing, glyphs: marks });

test.each(games)(
  "%s: every comment and mark of a person outlives every review",
  async (_, family, variant, line) => {
    const { createRecord, playMove, annotate, goTo, mainline, formatRecord, parseRecord } =
      await family.records();
    const { reviewRecord, en, af } = await family.review();
    const record = line.split(" ").reduce(playMove, createRecord(variant as never));
    const options = { nodes: 1000, all: true };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(notes), { minLength: 6, maxLength: 6 }),
        fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
        fc.nat(),
        async (written, [isAfrikaansFirst, isSaved, isEdited], place) => {
          const [first, second] = isAfrikaansFirst ? [af, en] : [en, af];
          const noted = written.reduce(
            (noting, note, id) =>
              note === null
                ? noting
                : annotate(goTo(noting, id), id === 0 ? { comment: note.comment } : note),
            record,
          );
          const check = (reviewed: typeof record): void => {
            for (const [id, { comment = "", glyphs = [] }] of mainline(reviewed).entries()) {
              expect(comment).toContain(written[id]?.comment ?? "");
              expect(glyphs).toEqual(expect.arrayContaining(id === 0 ? [] : (written[id]?.glyphs ?? [])));
            }
          };
          const saved = (of: typeof record): typeof record => (isSaved ? parseRecord(formatRecord(of)) : of);
          const reviewed = await reviewRecord(first, noted, options);
          check(reviewed);
          expect(formatRecord(await reviewRecord(first, saved(reviewed), options))).toBe(
            formatRecord(reviewed),
          );
          const other = await reviewRecord(second, saved(reviewed), options);
          check(other);
          expect(other).toEqual(await reviewRecord(second, noted, options));
          if (!isEdited) return;
          // A person adds a word anywhere in a comment.
          const id = 1 + (place % (mainline(other).length - 1));
          const { comment = "" } = mainline(other)[id] ?? {};
          const at = place % (comment.length + 1);
          const edited = `${comment.slice(0, at)}Umlabalaba${comment.slice(at)}`;
          const again = await reviewRecord(first, annotate(goTo(other, id), { comment: edited }), options);
          expect(mainline(again)[id]?.comment).toContain("Umlabalaba");
          expect(await reviewRecord(first, again, options)).toEqual(again);
        },
      ),
      { numRuns: 20 },
    );
  },
);

// Findings that speak against a move.

const inMills = (kind: Finding["kind"], more: object = {}): boolean =>
  speaksAgainst({ kind, ...more } as unknown as Finding);
const inMancala = (kind: Sowing["kind"], more: object = {}): boolean =>
  speaksAgainstPly({ kind, ...more } as unknown as Sowing);

test("a loss speaks against a move only if another move is better", () => {
  expect(inMills("loses", { saved: "draw" })).toBe(true);
  expect(inMills("loses", { saved: null })).toBe(false);
  expect(inMancala("loses", { saved: true })).toBe(true);
  expect(inMancala("loses", { saved: false })).toBe(false);
});

test("an allowed mill or capture speaks against a move only if another avoids it", () => {
  for (const avoidable of [true, false]) {
    expect(inMills("allows-mill", { avoidable })).toBe(avoidable);
    expect(inMills("fails-to-block", { avoidable })).toBe(avoidable);
    expect(inMancala("allows-capture", { avoidable })).toBe(avoidable);
  }
});

test("what a move misses speaks against it, and what it does does not", () => {
  expect([inMills("misses-mill"), inMills("loses-cows"), inMills("opinion")]).toEqual([true, true, true]);
  expect([inMills("closes-mill"), inMills("blocks-mill"), inMills("wins")]).toEqual([false, false, false]);
  expect([inMancala("misses-extra-turn"), inMancala("captures")]).toEqual([true, false]);
});
