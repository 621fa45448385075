/** The letters of the opening book are those of the searches that were made for it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parsePosition, type VariantName } from "morabaraba";
import { describe, expect, test } from "vitest";
import { type Entry, lettersIn, scoresIn } from "../../research/book/make.ts";
import { root } from "../../scripts/entry-points.mjs";
import { openingScores, openings } from "../../src/bots/mills/openings.ts";

const folder = join(root, "research/book");
const books = readdirSync(folder).flatMap((file) => (file.endsWith(".jsonl") ? [file.slice(0, -6)] : []));

test("every book that ships has its searches", () => {
  expect(Object.keys(openings)).toEqual(books);
});

describe.each(books as VariantName[])("the searches for the book of %s", (variant) => {
  const entries = readFileSync(join(folder, `${variant}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Entry);

  test("are what its letters say", () => {
    expect(lettersIn(variant, entries)).toEqual(openings[variant as keyof typeof openings]);
  });

  test("are what its scores say", () => {
    const name = variant as keyof typeof openings;
    expect(scoresIn(variant, openings[name], entries)).toEqual(openingScores[name]);
  });

  test("are of positions of the first five plies, one each, and say how far they went", () => {
    expect(new Set(entries.map(({ position }) => position)).size).toBe(entries.length);
    for (const { ply, position, score, depth } of entries) {
      expect(parsePosition(position, variant).ply).toBe(ply);
      expect(depth > 8 || score === null).toBe(true);
    }
  });
});
