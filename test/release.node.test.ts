/** `npm run publish:check` lets only a package go out that says who publishes it, and where it lives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/doors.mjs";
import { lackingIn } from "../scripts/publish-check.mjs";

const complete = {
  repository: { type: "git", url: "git+https://host.test/owner/morabaraba.git" },
  homepage: "https://host.test/owner/morabaraba#readme",
  bugs: { url: "https://host.test/owner/morabaraba/issues" },
  author: "A. Player",
};
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("a manifest with all four fields may go out", () => {
  expect(lackingIn(complete)).toEqual([]);
  expect(lackingIn({ ...complete, author: { name: "A. Player" } })).toEqual([]);
});

test("an empty one lacks all four, each with a sentence", () => {
  const sentences = lackingIn({});
  expect(sentences).toHaveLength(4);
  for (const field of Object.keys(complete)) {
    expect(sentences.filter((sentence) => sentence.startsWith(`"${field}" must be `))).toHaveLength(1);
  }
});

test.each([
  ["repository", undefined],
  ["repository", "owner/morabaraba"],
  ["repository", { type: "git", url: "https://host.test/owner/morabaraba" }],
  ["homepage", ""],
  ["homepage", "http://host.test/"],
  ["homepage", "https://host"],
  ["bugs", "https://host.test/issues"],
  ["bugs", {}],
  ["author", ""],
  ["author", { name: " " }],
] as const)("%s: %j does not do", (field, value) => {
  const sentences = lackingIn({ ...complete, [field]: value });
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(`"${field}"`);
});

test("npm publish asks", () => {
  expect(manifest.scripts.prepublishOnly).toBe("npm run publish:check");
});
