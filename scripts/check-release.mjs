// npm run release:check
// Blocks a release that users could not trust: without real addresses, from an uncommitted tree, or with
// reports of another version. `npm publish` and `npm stage publish` run it too.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./entry-points.mjs";

/** @param {unknown} value @param {RegExp} pattern */
const isText = (value, pattern) => typeof value === "string" && pattern.test(value);
/** Names that begin with "example" are reserved for examples. */
const https = /^https:\/\/(?!([^\s/]+\.)?example\.)[^\s/]+\.[^\s/]+/;

/** @param {string} address - Of a repository, in any of git's forms. */
const ownerAndName = (address) =>
  address
    .replace(/\.git$/, "")
    .split(/[/:]/)
    .slice(-2)
    .join("/");

/**
 * What the fields of package.json must be. npm shows them to users, and lets the repository at "repository"
 * publish. An invented address belongs to the first person who registers it.
 * @type {Readonly<Record<string, { isGiven: (value: any) => boolean, wanted: string, opens: string }>>}
 */
const fields = {
  repository: {
    isGiven: (value) => value?.type === "git" && isText(value.url, /^git\+https:\/\/[^\s/]+\/\S+\.git$/),
    wanted:
      '{ "type": "git", "url": "git+https://<host>/<owner>/<name>.git" }, the repository this is pushed to',
    opens: "provenance, trusted publishing, and README's links on npm's page",
  },
  homepage: {
    isGiven: (value) => isText(value, https),
    wanted: "an https address of its own, such as that of the README",
    opens: "the link to the site on npm's page",
  },
  bugs: {
    isGiven: (value) => isText(value?.url, https),
    wanted: '{ "url": "<an https address>" }, where users report bugs',
    opens: "`npm bugs`, and the links of the issue forms",
  },
  author: {
    isGiven: (value) => isText(value?.name ?? value, /\S/),
    wanted: "the name of the person or organisation that publishes",
    opens: "`CITATION.cff`",
  },
};

/**
 * The state of the repository before a release.
 * @typedef {object} State
 * @property {Readonly<Record<string, any>>} manifest - The data of package.json.
 * @property {Readonly<Record<string, any>>} lock - The data of package-lock.json.
 * @property {Readonly<Record<string, string | undefined>>} versions - By file.
 * @property {Readonly<Record<string, string | undefined>>} measured - The version that a file was measured
 * with.
 * @property {readonly string[]} remotes - The repositories that this clone fetches from.
 * @property {string} status - The output of `git status --porcelain`.
 * @property {readonly string[]} changesets - Changesets that are not in a version yet.
 * @property {readonly string[]} stale - Committed files that their programs would write differently.
 */

/**
 * Returns a sentence for each reason not to publish.
 * @param {State} state
 */
export function reasonsAgainst(state) {
  const { manifest, lock } = state;
  const { version, repository } = manifest;
  const isElsewhere =
    fields["repository"]?.isGiven(repository) &&
    !state.remotes.map(ownerAndName).includes(ownerAndName(repository.url));
  const own = lock["packages"]?.[""] ?? {};
  const isLocked = ["name", "version", "dependencies", "devDependencies", "engines"].every(
    (field) => JSON.stringify(own[field]) === JSON.stringify(manifest[field]),
  );
  return [
    ...Object.entries(fields)
      .filter(([name, { isGiven }]) => !isGiven(manifest[name]))
      .map(
        ([name, { wanted, opens }]) =>
          `package.json: "${name}" must be ${wanted}. Only the owner can give it. It makes possible: ${opens}.`,
      ),
    ...(isElsewhere
      ? [
          `package.json: "repository" is ${repository.url}, but this clone comes from ${state.remotes.join(", ") || "nowhere"}.`,
        ]
      : []),
    ...(state.status === "" ? [] : [`The tree is not committed:\n${state.status.trimEnd()}`]),
    ...(state.changesets.length === 0
      ? []
      : [
          `In no version yet: ${state.changesets.join(", ")} in .changeset. Merge the pull request of the version.`,
        ]),
    ...(isLocked
      ? []
      : ['package-lock.json is not that of package.json: run "npm install --package-lock-only".']),
    ...Object.entries(state.versions)
      .filter(([, found]) => found !== version)
      .map(([file, found]) => `${file} has version ${found}, package.json has ${version}.`),
    ...Object.entries(state.measured)
      .filter(([, found]) => found !== version)
      .map(
        ([file, found]) =>
          `${file} was measured with version ${found ?? "unknown"}, not ${version}: measure again.`,
      ),
    ...state.stale.map(
      (file) => `${file} is out of date: run "npm run update", look at the changes and commit them.`,
    ),
  ];
}

/** @param {string} file */
const dataOf = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

/** @param {string} command @param {readonly string[]} args */
const run = (command, ...args) =>
  spawnSync(command, args, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });

/** Programs that compare a committed file with what they would write. They need a build. */
const comparisons = {
  "docs/api.txt": ["scripts/check-api.mjs"],
  "docs/pictures": ["--import", "tsx", "scripts/pictures/draw.mjs", "--check"],
};

/** @returns {State} */
function stateNow() {
  const manifest = dataOf("package.json");
  return {
    manifest,
    lock: dataOf("package-lock.json"),
    versions: {
      "package-lock.json": dataOf("package-lock.json").packages[""].version,
      "CHANGELOG.md": /^## (.*)$/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8"))?.[1],
    },
    measured: { "research/bench/measured.json": dataOf("research/bench/measured.json").version },
    remotes: run("git", "config", "--get-regexp", "^remote\\..*\\.url$")
      .stdout.split("\n")
      .flatMap((line) => line.split(" ")[1] ?? []),
    status: run("git", "status", "--porcelain").stdout,
    changesets: readdirSync(join(root, ".changeset")).filter((name) => /^(?!README).*\.md$/.test(name)),
    stale: Object.entries(comparisons)
      .filter(([, args]) => run(process.execPath, ...args).status !== 0)
      .map(([file]) => file),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const reasons = reasonsAgainst(stateNow());
  if (reasons.length > 0) {
    console.error("No release yet:");
    for (const reason of reasons) console.error(`- ${reason}`);
    process.exitCode = 1;
  } else console.log("Nothing blocks a release.");
}
