// npm run update               writes every committed file that a program makes
// npm run update -- api        writes these alone
// Builds first if a file that was asked for needs the build.
import { succeeds } from "./check.mjs";

/** @type {Readonly<Record<string, string>>} */
const commands = {
  api: "npm run build --silent && node scripts/check-api.mjs --update",
  sizes: "npm run build --silent && node scripts/update-sizes.mjs && biome format --write .size-limit.json",
  pictures: "node --import tsx scripts/draw-pictures.mjs",
  jsr: "node scripts/versions.mjs && biome format --write jsr.json",
  packed: "npm run build --silent && node scripts/check-packed.mjs --update",
  slow: "node scripts/measure-tests.mjs",
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in commands));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown}. There are ${Object.keys(commands).join(", ")}.`);
for (const [name, command] of Object.entries(commands)) {
  if (asked.length === 0 ? name === "slow" : !asked.includes(name)) continue;
  console.log(`== ${name}: ${command}`);
  if (!succeeds(command)) process.exit(1);
}
