// Mutation testing, one part after the other, or those named: `node test/mutation/run.mjs words turn`. Fails if one falls short.
// `SHARE=0.1 SEED=1` in front draws about a tenth of the lines, without what is set up once for all tests: an estimate in minutes
// instead of hours.
import { spawnSync } from "node:child_process";
import { parts } from "./parts.mjs";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${parts}.`);

const short = (asked.length > 0 ? asked : parts).filter((name) => {
  console.log(`== ${name}`);
  const env = { ...process.env, PART: name };
  return (
    spawnSync("npx", ["stryker", "run", "test/mutation/stryker.config.mjs"], { env, stdio: "inherit" })
      .status !== 0
  );
});
if (short.length > 0) {
  console.log(`Below the threshold: ${short.join(", ")}`);
  process.exitCode = 1;
}
