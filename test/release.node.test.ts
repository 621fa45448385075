/** `npm run release:check` refuses a release that users could not trust. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reasonsAgainst } from "../scripts/check-release.mjs";
import { root } from "../scripts/entry-points.mjs";
import { stateOf } from "../scripts/release-state.mjs";

const manifest = {
  name: "morabaraba",
  version: "1.2.0",
  devDependencies: { vitest: "4.1.12" },
  engines: { node: ">=20" },
  repository: { type: "git", url: "git+https://host.test/owner/morabaraba.git" },
  homepage: "https://host.test/owner/morabaraba#readme",
  bugs: { url: "https://host.test/owner/morabaraba/issues" },
  author: "A. Player",
};
const { name, version, devDependencies, engines } = manifest;
const ready = {
  manifest,
  lock: { packages: { "": { name, version, devDependencies, engines } } },
  versions: { "package.json": version, "CHANGELOG.md": version },
  measured: { "measured.json": version },
  remotes: ["git@host.test:owner/morabaraba.git"],
  status: "",
  changesets: [],
  stale: [],
};

describe("release:check", () => {
  test("accepts a release that is ready", () => {
    expect(reasonsAgainst(ready)).toEqual([]);
    expect(reasonsAgainst({ ...ready, manifest: { ...manifest, author: { name: "A. Player" } } })).toEqual(
      [],
    );
  });

  test.each([
    ["repository", undefined],
    ["repository", "owner/morabaraba"],
    ["repository", { type: "git", url: "https://host.test/owner/morabaraba" }],
    ["homepage", ""],
    ["homepage", "http://host.test/"],
    ["homepage", "https://host"],
    ["homepage", "https://www.example.org/morabaraba"],
    ["bugs", "https://host.test/issues"],
    ["bugs", {}],
    ["author", ""],
    ["author", { name: " " }],
  ] as const)("refuses %s: %j", (field, value) => {
    expect(reasonsAgainst({ ...ready, manifest: { ...manifest, [field]: value } })).toEqual([
      expect.stringContaining(`"${field}" must be `),
    ]);
  });

  test.each([
    ["a dirty tree", { status: " M README.md\n" }, /not committed:\n M README.md$/],
    [
      "a change that no version has taken in",
      { changesets: ["new-entryPoint.md"] },
      /^In no version yet: new-entryPoint.md in .changeset/,
    ],
    ["a stale API report", { stale: ["docs/api.txt"] }, /^docs\/api.txt is out of date/],
    ["a stale picture", { stale: ["docs/pictures"] }, /^docs\/pictures is out of date/],
    [
      "the address of another repository",
      { remotes: ["https://host.test/someone/morabaraba"] },
      /"repository" is git\+https:.*, but this clone comes from https:\/\/host.test\/someone\/morabaraba\.$/,
    ],
    ["the address of no repository", { remotes: [] }, /but this clone comes from nowhere\.$/],
    [
      "a stale benchmark",
      { measured: { "measured.json": "1.1.0" } },
      /^measured.json was measured with version 1.1.0/,
    ],
    ["a benchmark that was never run", { measured: { "measured.json": undefined } }, /version unknown/],
    [
      "a stale lockfile",
      { lock: { packages: { "": { name, version, engines } } } },
      /^package-lock.json is not/,
    ],
    [
      "a changelog of another version",
      { versions: { "CHANGELOG.md": "1.1.0" } },
      /^CHANGELOG.md has version 1.1.0/,
    ],
  ] as const)("refuses %s", (_what, change, reason) => {
    expect(reasonsAgainst({ ...ready, ...change })).toEqual([expect.stringMatching(reason)]);
  });

  test("is run by npm before it publishes", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(scripts.prepublishOnly).toBe("npm run release:check");
  });
});

describe("npm's response about a version", () => {
  test.each([
    ['{ "error": { "code": "E404", "summary": "Not Found" } }', false, "new"],
    ["", false, "new"],
    ['"1.2.0"', false, "public"],
    ['"1.2.0"', true, "released"],
  ])("%s, tagged: %s", (printed, isTagged, state) => {
    expect(stateOf(printed, isTagged)).toBe(state);
  });

  test.each([
    '{ "error": { "code": "ECONNREFUSED", "summary": "FetchError" } }',
    '{ "error": { "code": "E500", "summary": "Internal Server Error" } }',
  ])("%s is not a response", (printed) => {
    expect(() => stateOf(printed, false)).toThrow("npm did not report");
  });
});
