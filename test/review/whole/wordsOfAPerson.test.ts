/** A law of reviews: whatever a person writes into a record stays there, whatever a review writes beside it. */

import fc from "fast-check";
import { type Family, mancala, mills } from "morabaraba/families";
import { expect, test } from "vitest";

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
