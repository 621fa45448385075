// Mutation testing, one family after the other, or those named: `node test/mutation/run.mjs mancala`. Fails if one falls short.
// `SHARE=0.1 SEED=1` in front draws about a tenth of the lines, without what is set up once for all tests: an estimate in minutes
// instead of hours.
import { spawnSync } from "node:child_process";
import { families } from "./parts.mjs";

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !families.includes(name));
if (unknown.length > 0) throw new Error(`No such family: ${unknown}. There are ${families}.`);

const short = (asked.length > 0 ? asked : families).filter((name) => {
  console.log(`== ${name}`);
  const env = { ...process.env, FAMILY: name };
  return (
    spawnSync("npx", ["stryker", "run", "test/mutation/stryker.config.mjs"], { env, stdio: "inherit" })
      .status !== 0
  );
});
if (short.length > 0) {
  console.log(`Below the threshold: ${short.join(", ")}`);
  process.exitCode = 1;
}
