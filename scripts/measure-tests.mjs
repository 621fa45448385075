// Measures how long each test file takes and writes those that take long into test/slow.json: `npm test` leaves them out.
// Files are run one by one, and their own time is what counts: the time of the tests and of the imports before them.
//
//   node scripts/measure-tests.mjs           runs all files of the project "node"
//   node scripts/measure-tests.mjs FILE      takes the JSON report of an earlier run, with one worker
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { succeeds } from "./check.mjs";
import { root } from "./entry-points.mjs";

/** What all fast files together may take, in seconds of one core. */
const BUDGET = 45;

const [given] = process.argv.slice(2);
const report = given ?? "reports/times.json";
const run = `vitest run --project node --typecheck.enabled=false --maxWorkers=1 --reporter=json --outputFile.json=${report}`;
if (given === undefined && !succeeds(run)) process.exit(1);

/** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
const { testResults } = JSON.parse(readFileSync(join(root, report), "utf8"));
const times = testResults
  .map(({ name, startTime, endTime }) => ({
    file: name.slice(name.lastIndexOf("/test/") + 1).replaceAll("\\", "/"),
    seconds: (endTime - startTime) / 1000,
  }))
  .sort((a, b) => a.seconds - b.seconds);
let spent = 0;
const slow = times.filter(({ seconds }) => {
  spent += seconds;
  return spent > BUDGET;
});
const listed = slow.map(({ file, seconds }) => [file, Number(seconds.toFixed(1))]).reverse();
writeFileSync(join(root, "test/slow.json"), `${JSON.stringify(Object.fromEntries(listed), null, 2)}\n`);
console.log(
  `${relative(root, join(root, "test/slow.json"))}: ${slow.length} of ${times.length} files take long.`,
);
