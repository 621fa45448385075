/**
 * Random records of every built-in variant of both families, and of random variants, are written, read,
 * compared and written again. Then damaged texts, data and links may throw nothing but a RecordError. `GAMES`
 * is the number of records of each (200 if left out), `TEXTS` the number of texts (5,000), and the same
 * `SEED` gives the same ones:
 *
 *   GAMES=10000 TEXTS=1000000 npx vitest run --project deep test/records/whole/records
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";
import * as run from "../../support/records/comparison.ts";

const games = Number(process.env["GAMES"] ?? 200);
const texts = Number(process.env["TEXTS"] ?? 5000);
const first = Number(process.env["SEED"] ?? 1);

test.each(run.subjects)("$name is written and read back", { timeout: 0 }, ({ name, kind, variants }) => {
  const some = variants(1000, first);
  let [nodes, longest] = [0, 0];
  for (let i = 0; i < games; i++) {
    const made = run.roundTrip(kind, some[i % some.length] as (typeof some)[number], first + i);
    expect(made.fault, `seed ${first + i}`).toBeUndefined();
    nodes += made.nodes;
    longest = Math.max(longest, made.nodes);
  }
  console.log(`${name}: ${games} records, ${nodes} nodes, at most ${longest}, 0 faults`);
});

const folder = join(root, "test/support/records/games");
const originals = run.originals(
  readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")),
  first,
);

test.each([
  ["texts", (seed: number) => run.misread(originals, seed)],
  ["records as data", run.misreadData],
  ["links", run.misreadLink],
] as const)("%s to which anything was done", { timeout: 0 }, (what, read) => {
  let [slowest, slowestSeed] = [0, 0];
  for (let seed = first; seed < first + texts; seed++) {
    // Processor time: a clock would also count other programs.
    const start = process.cpuUsage();
    const { fault, ...made } = read(seed);
    const { user, system } = process.cpuUsage(start);
    if (user + system > slowest) [slowest, slowestSeed] = [user + system, seed];
    if (fault !== undefined) expect.fail(`seed ${seed}: ${fault}: ${inspect(made, { depth: null })}`);
  }
  console.log(
    `${texts} ${what}, 0 faults, the slowest ${(slowest / 1000).toFixed(1)} ms: seed ${slowestSeed}`,
  );
});
