/** `npm run publish:check` refuses a release that users could not trust, and the workflows grant no more than they must. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { faultsOf as faultsOfPackage, listOf } from "../scripts/check-packed.mjs";
import { faultsOf } from "../scripts/check-workflows.mjs";
import { root } from "../scripts/entry-points.mjs";
import { commonJs } from "../scripts/make-commonjs.mjs";
import { reasonsAgainst } from "../scripts/publish-check.mjs";
import { jsrExports } from "../scripts/versions.mjs";

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
  jsr: { name: "@a-player/morabaraba", version, exports: jsrExports() },
  jsrExports: jsrExports(),
  versions: { "package.json": version, "jsr.json": version, "CHANGELOG.md": version },
  measured: { "measured.json": version },
  remotes: ["git@host.test:owner/morabaraba.git"],
  status: "",
  changesets: [],
  stale: [],
  advisories: [],
};

describe("publish:check", () => {
  test("lets a release go out that is ready", () => {
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
    ["a stale API report", { stale: ["api.txt"] }, /^api.txt is out of date/],
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
    ["an advisory in what ships", { advisories: ["left-pad: reads past the end"] }, /known fault: left-pad/],
    [
      "a changelog of another version",
      { versions: { "CHANGELOG.md": "1.1.0" } },
      /^CHANGELOG.md says version 1.1.0/,
    ],
    ["a jsr.json of another version", { versions: { "jsr.json": "1.1.0" } }, /^jsr.json says version 1.1.0/],
    ["a CITATION.cff without a version", { versions: { "CITATION.cff": undefined } }, /^CITATION.cff says/],
    [
      "an entry point missing in jsr.json",
      { jsr: { name: "@a-player/m", exports: {} } },
      /^jsr.json: "exports"/,
    ],
    ["an invented scope", { jsr: { ...ready.jsr, name: "@owner/morabaraba" } }, /^jsr.json: "name" needs/],
  ] as const)("refuses %s", (_what, change, reason) => {
    expect(reasonsAgainst({ ...ready, ...change })).toEqual([expect.stringMatching(reason)]);
  });

  test("is asked by npm before it publishes", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(scripts.prepublishOnly).toBe("npm run publish:check");
  });
});

describe("the list of packed files", () => {
  test("names entry points and pages, but no chunks", () => {
    expect(listOf(["dist/index.js", "dist/chunk-AB12.js", "docs/guides/bots.md"])).toBe(
      "dist/*.js (shared by the entry points)\ndist/index.js\ndocs/guides/bots.md\n",
    );
  });
});

describe("a package", () => {
  const folder = mkdtempSync(join(tmpdir(), "morabaraba-packed-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const whole = {
    "README.md": "[guide](docs/guides/a.md) ![picture](docs/pictures/a.svg)",
    "docs/guides/a.md": "# A",
    "docs/pictures/a.svg": "<svg/>",
    "dist/index.js": "",
  };
  const faultsOf = (files: Readonly<Record<string, string>>): string[] => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return faultsOfPackage(folder, Object.keys(files), listOf(Object.keys(whole)));
  };

  test("has no fault if it is whole", () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  test("may not lack a picture, which its pages then miss too", () => {
    const { "docs/pictures/a.svg": _, ...rest } = whole;
    expect(faultsOf(rest)).toEqual([
      "is in packed.txt, but does not ship: docs/pictures/a.svg",
      "dead link: README.md: docs/pictures/a.svg",
    ]);
  });

  test("ships nothing by accident", () => {
    expect(faultsOf({ ...whole, "docs/guides/study.md": "" })).toEqual([
      "ships, but is not in packed.txt: docs/guides/study.md",
    ]);
  });

  test("has no picture that no page shows", () => {
    const { "README.md": _, ...rest } = whole;
    expect(faultsOf({ ...rest, "README.md": "" })).toEqual(["no page shows docs/pictures/a.svg"]);
  });
});

describe("a CommonJS file of the package", () => {
  test("is its ES module with other imports and exports", () => {
    const module = [
      'import {\n  a,\n  b as c\n} from "./chunk-AB12.js";',
      'import "./chunk-CD34.js";',
      "var d = a(c);",
      "export {\n  a,\n  d as e\n};\n",
    ].join("\n");
    expect(commonJs(module).split("\n").slice(2)).toEqual([
      'const { a, b: c } = require("./chunk-AB12.cjs");',
      'require("./chunk-CD34.cjs");',
      "var d = a(c);",
      "exports.a = a;",
      "exports.e = d;",
      "",
    ]);
  });

  test("is not made of what the bundler has never written", () => {
    expect(() => commonJs("export default 1;")).toThrow("in a way that is new");
  });
});

describe("workflows", () => {
  const workflow = (uses: string, permission = "contents: read"): string =>
    [
      "permissions: {}",
      "jobs:",
      "  all:",
      "    permissions:",
      `      ${permission}`,
      "    steps:",
      `      - uses: ${uses}`,
    ].join("\n");
  const pinned = `actions/checkout@${"a".repeat(40)} # v6.0.2`;

  test("are in order if actions are pinned and nothing is granted", () => {
    expect(faultsOf("check.yml", workflow(pinned))).toEqual([]);
    expect(faultsOf("site.yml", workflow(pinned, "pages: write").replace("all:", "deploy:"))).toEqual([]);
  });

  test.each([
    ["a tag", workflow("actions/checkout@v6"), /pin the action/],
    ["a hash without its version", workflow(`actions/checkout@${"a".repeat(40)}`), /pin the action/],
    [
      "a right that the list does not have",
      workflow(pinned, "contents: write"),
      /may not have contents: write/,
    ],
    ["no permissions of the workflow", workflow(pinned).replace("permissions: {}\n", ""), /whole workflow/],
    [
      "no permissions of a job",
      workflow(pinned).replace(/ {4}permissions:\n.*\n/, ""),
      /needs its own permissions/,
    ],
    ["rights for strangers", `${workflow(pinned)}\non: pull_request_target`, /strangers/],
  ])("with %s are refused", (_what, text, fault) => {
    expect(faultsOf("check.yml", text)).toEqual([expect.stringMatching(fault)]);
  });
});
