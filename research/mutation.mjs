// Mutation testing, one family after the other, or those named: `node research/mutation.mjs mancala`. Fails if one falls short.
import { spawnSync } from "node:child_process";
import { sourceOf } from "../scripts/families.mjs";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sourceOf));
if (unknown.length > 0) throw new Error(`No such family: ${unknown}. There are ${Object.keys(sourceOf)}.`);

const short = (asked.length > 0 ? asked : Object.keys(sourceOf)).filter((name) => {
  console.log(`== ${name}`);
  const env = { ...process.env, FAMILY: name };
  return spawnSync("npx", ["stryker", "run"], { env, stdio: "inherit" }).status !== 0;
});
if (short.length > 0) {
  console.log(`Below the threshold: ${short.join(", ")}`);
  process.exitCode = 1;
}
