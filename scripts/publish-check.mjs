// Stops a release without an address of its own: npm shows these fields to users and binds publishing rights to
// "repository", so an invented one belongs to whoever registers that name next. "npm publish" runs this too.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root } from "./doors.mjs";

/** @param {unknown} value @param {RegExp} pattern */
const isText = (value, pattern) => typeof value === "string" && pattern.test(value);
const https = /^https:\/\/[^\s/]+\.[^\s/]+/;

/**
 * What the fields of package.json must be.
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
    wanted: "an https address, such as that of the README",
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
 * A sentence for each field that a release lacks.
 * @param {Readonly<Record<string, unknown>>} manifest - The data of package.json.
 */
export function lackingIn(manifest) {
  return Object.entries(fields)
    .filter(([name, { isGiven }]) => !isGiven(manifest[name]))
    .map(([name, { wanted }]) => `"${name}" must be ${wanted}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const lacking = lackingIn(JSON.parse(readFileSync(`${root}package.json`, "utf8")));
  if (lacking.length > 0) {
    console.error("No release yet. Ask the owner of the package, and fill in package.json:");
    for (const sentence of lacking) console.error(`- ${sentence}`);
    process.exitCode = 1;
  }
}
