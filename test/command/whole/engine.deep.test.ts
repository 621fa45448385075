/** Long runs of the engine process: forty games through a Python program, and 100,000 invalid lines. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Family, mancala, mills } from "morabaraba/families";
import { expect, test } from "vitest";
import { root } from "../../../scripts/entry-points.mjs";
import { diceFrom } from "../../../src/bots/random.ts";
import { talk } from "../../support/command/io.ts";

const python = spawnSync("python3", ["--version"]).status === 0;
const families: readonly Family[] = [mills, mancala];

test.skipIf(!python)("forty games of four variants without an illegal move", () => {
  const engine = [process.execPath, "--import", "tsx", join(root, "src/command/main.ts"), "engine"];
  const args = [join(root, "test/support/command/match.py"), "40", ...engine];
  const { status, stdout } = spawnSync("python3", args, { cwd: root, encoding: "utf8" });
  expect(status).toBe(0);
  const games = stdout.trim().split("\n");
  expect(games).toHaveLength(40);
  for (const line of games) {
    const { variant, moves, ended } = JSON.parse(line);
    const rules =
      families.find((family) => Object.hasOwn(family.rules.variants, variant))?.rules ?? mills.rules;
    let game = rules.createGame(variant);
    for (const move of moves) game = rules.applyMove(game as never, move);
    expect(rules.outcome(game as never) !== undefined).toBe(ended);
  }
});

test("a hundred thousand lines never end the session", async () => {
  const { say, sent, end } = talk();
  const dice = diceFrom(7);
  const words =
    "uci position startpos moves go stop setoption name value Level UCI_Variant kalah oware standard nodes 3 depth 1 d6 f4 xd6 fen ponderhit d Rules {} movetime -5 infinite ponder B".split(
      " ",
    );
  for (let i = 0; i < 100_000; i++) {
    const line = Array.from({ length: dice(8) }, () => words[dice(words.length)]).join(" ");
    say(dice(10) > 0 ? line : String.fromCharCode(...Array.from({ length: dice(30) }, () => dice(65_536))));
    if (i % 500 > 0) continue;
    say("stop");
    await end();
    sent.splice(0);
  }
  say("stop", "isready");
  await end();
  expect(sent).toContain("readyok");
});
