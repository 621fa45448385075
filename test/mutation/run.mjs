// Mutation testing, one part after the other, or those named: `node test/mutation/run.mjs words turn`. Fails if one
// falls short. `SHARE=0.1 SEED=1` in front draws about a tenth of the lines, without what is set up once for all tests:
// an estimate in minutes instead of hours. The fast tests try every change; what lives is tried again with the slow
// ones.
import { spawnSync } from "node:child_process";
import { livedIn, parts } from "./parts.mjs";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${parts}.`);

/** The changes that were tried, and those that lived. @param {string} name @param {object} more */
function tried(name, more) {
  const env = { ...process.env, PART: name, ...more };
  const { status } = spawnSync("npx", ["stryker", "run", "test/mutation/stryker.config.mjs"], {
    env,
    stdio: "inherit",
  });
  // The report would be that of an earlier run.
  if (status !== 0) throw new Error(`The run of ${name} failed.`);
  return livedIn(name);
}

const short = (asked.length > 0 ? asked : parts).filter((name) => {
  console.log(`== ${name}`);
  const { count, lived } = tried(name, {});
  if (count === 0) throw new Error(`Nothing was changed in ${name}: draw a larger SHARE.`);
  const living = lived.length === 0 ? [] : tried(name, { LIVED: lived.join(",") }).lived;
  const found = 100 * (1 - living.length / count);
  console.log(`== ${name}: ${count} changes, ${living.length} lived, ${found.toFixed(1)} percent found`);
  return found < 90;
});
if (short.length > 0) {
  console.log(`Below 90 percent: ${short.join(", ")}`);
  process.exitCode = 1;
}
