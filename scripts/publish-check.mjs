// npm run publish:check
// Refuses a release that users could not trust: without addresses of its own, from a tree that nobody else has, with reports that are
// not of this version. `npm publish` and `npm stage publish` run it too.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./entry-points.mjs";
import { jsrExports, versions } from "./versions.mjs";

/** @param {unknown} value @param {RegExp} pattern */
const isText = (value, pattern) => typeof value === "string" && pattern.test(value);
/** Names that begin with "example" are reserved for examples. */
const https = /^https:\/\/(?!([^\s/]+\.)?example\.)[^\s/]+\.[^\s/]+/;

/** @param {string} address - Of a repository, in any of the ways in which git writes it. */
const ownerAndName = (address) =>
  address
    .replace(/\.git$/, "")
    .split(/[/:]/)
    .slice(-2)
    .join("/");

/**
 * What the fields of package.json must be. npm shows them to users and binds the right to publish to "repository", so an invented
 * address belongs to whoever registers that name next.
 * @type {Readonly<Record<string, { isGiven: (value: any) => boolean, wanted: string }>>}
 */
const fields = {
  repository: {
    isGiven: (value) => value?.type === "git" && isText(value.url, /^git\+https:\/\/[^\s/]+\/\S+\.git$/),
    wanted:
      '{ "type": "git", "url": "git+https://<host>/<owner>/<name>.git" }, the repository this is pushed to',
  },
  homepage: {
    isGiven: (value) => isText(value, https),
    wanted: "an https address of its own, such as that of the README",
  },
  bugs: {
    isGiven: (value) => isText(value?.url, https),
    wanted: '{ "url": "<an https address>" }, where users report faults',
  },
  author: {
    isGiven: (value) => isText(value?.name ?? value, /\S/),
    wanted: "the name of the person or organisation that publishes",
  },
};

/**
 * What is known of the repository before a release.
 * @typedef {object} State
 * @property {Readonly<Record<string, any>>} manifest - The data of package.json.
 * @property {Readonly<Record<string, any>>} lock - The data of package-lock.json.
 * @property {Readonly<Record<string, any>>} jsr - The data of jsr.json.
 * @property {Readonly<Record<string, string>>} jsrExports - The entry points that jsr.json must list.
 * @property {Readonly<Record<string, string | undefined>>} versions - By file.
 * @property {Readonly<Record<string, string | undefined>>} measured - The version that measured files are of.
 * @property {readonly string[]} remotes - The repositories that this clone fetches from.
 * @property {string} status - What `git status --porcelain` says.
 * @property {readonly string[]} changesets - Those that no version has taken in yet.
 * @property {readonly string[]} stale - Committed files that the programs that make them would write otherwise.
 * @property {readonly string[]} advisories - Known faults of what ships.
 */

/**
 * A sentence for each reason not to publish.
 * @param {State} state
 */
export function reasonsAgainst(state) {
  const { manifest, lock, jsr } = state;
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
      .map(([name, { wanted }]) => `package.json: "${name}" must be ${wanted}.`),
    ...(isElsewhere
      ? [
          `package.json: "repository" is ${repository.url}, but this clone comes from ${state.remotes.join(", ") || "nowhere"}.`,
        ]
      : []),
    ...(/^@owner\//.test(jsr["name"])
      ? ['jsr.json: "name" needs the scope of the owner in place of "@owner".']
      : []),
    ...(JSON.stringify(jsr["exports"]) === JSON.stringify(state.jsrExports)
      ? []
      : ['jsr.json: "exports" is not that of package.json: run "npm run update -- jsr".']),
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
      .map(([file, found]) => `${file} says version ${found}, package.json ${version}.`),
    ...Object.entries(state.measured)
      .filter(([, found]) => found !== version)
      .map(
        ([file, found]) =>
          `${file} was measured with version ${found ?? "unknown"}, not ${version}: measure again.`,
      ),
    ...state.stale.map(
      (file) => `${file} is out of date: run "npm run update", look at the changes and commit them.`,
    ),
    ...state.advisories.map((advisory) => `What ships has a known fault: ${advisory}`),
  ];
}

/** @param {string} file */
const dataOf = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

/** @param {string} command @param {readonly string[]} args */
const run = (command, ...args) =>
  spawnSync(command, args, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });

/** The programs that compare a committed file with what they would write. Those of the build come after a build. */
const comparisons = {
  "api.txt": ["scripts/check-api.mjs"],
  "packed.txt": ["scripts/check-packed.mjs"],
  "docs/pictures": ["--import", "tsx", "scripts/draw-pictures.mjs", "--check"],
};

/** Known faults of the packages that users install with this one; there are none without dependencies. */
function advisoriesOf(/** @type {Readonly<Record<string, any>>} */ manifest) {
  const shipped = ["dependencies", "optionalDependencies", "peerDependencies"].flatMap((sort) =>
    Object.keys(manifest[sort] ?? {}),
  );
  if (shipped.length === 0) return [];
  const { status, stdout } = run("npm", "audit", "--omit=dev", "--json");
  if (status === 0) return [];
  const found = Object.keys(JSON.parse(stdout || "{}").vulnerabilities ?? {});
  return found.length > 0 ? found : [`nobody could be asked about ${shipped.join(", ")}`];
}

/** @returns {State} */
function stateNow() {
  const manifest = dataOf("package.json");
  const measured = ["research/bench/measured.json", "docs/run-times.json"].map((file) => [
    file,
    existsSync(join(root, file)) ? dataOf(file).version : undefined,
  ]);
  return {
    manifest,
    lock: dataOf("package-lock.json"),
    jsr: dataOf("jsr.json"),
    jsrExports: jsrExports(),
    versions: versions(),
    measured: Object.fromEntries(measured),
    remotes: run("git", "config", "--get-regexp", "^remote\\..*\\.url$")
      .stdout.split("\n")
      .flatMap((line) => line.split(" ")[1] ?? []),
    status: run("git", "status", "--porcelain").stdout,
    changesets: readdirSync(join(root, ".changeset")).filter((name) => /^(?!README).*\.md$/.test(name)),
    stale: Object.entries(comparisons)
      .filter(([, args]) => run(process.execPath, ...args).status !== 0)
      .map(([file]) => file),
    advisories: advisoriesOf(manifest),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const reasons = reasonsAgainst(stateNow());
  if (reasons.length > 0) {
    console.error("No release yet:");
    for (const reason of reasons) console.error(`- ${reason}`);
    process.exitCode = 1;
  } else console.log("Nothing speaks against a release.");
}
