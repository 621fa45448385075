/** Nobody loses time if the machine's clock is set forward or back, while the server runs or is down. */

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import { createToken } from "morabaraba-protocol/client";
import { timeLeft } from "morabaraba-protocol/clock";
import { statusOf } from "morabaraba-protocol/match";
import type { Match, Player } from "morabaraba-protocol/protocol";
import { pino } from "pino";
import { openDatabase } from "../src/database.ts";
import { createMatch, doCommand, joinMatch } from "../src/games.ts";
import { beat } from "../src/processes.ts";
import { createGames, currentMatch, endOutOfTime } from "../src/turns.ts";
import { sittingAt } from "./support/databases.ts";
import { granted, mover, terms } from "./support/people.ts";
import { temporaryFolder } from "./support/processes.ts";

const second = 1000;
/** A shorter outage, or a clock that was set back by less, is not noticed. */
const toleranceMs = 3 * second;

/** Games whose time the test sets. */
async function openAt(start: number) {
  const opened = await openDatabase({ file: join(temporaryFolder(), "games.db") }, pino({ level: "silent" }));
  const { queries } = opened;
  await sql`create table test_clock (at integer)`.execute(queries);
  await sql`insert into test_clock values (${start})`.execute(queries);
  const database = { ...opened, now: sql<number>`(select at from test_clock)` };
  const games = createGames({ database, process: "one" });
  const set = (at: number) => sql`update test_clock set at = ${at}`.execute(queries);
  return { database, games, set, close: () => database.close() };
}

const jump = fc.constantFrom(-3600, -60, -20, 20, 60, 3600, 40 * 86_400);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("think" as const), seconds: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("jump" as const), seconds: jump }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("right" as const), seconds: fc.constant(0) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("down" as const),
      seconds: fc.integer({ min: 5, max: 40 }),
      error: jump,
    }),
  },
);

test("whatever happens to the clock, players are charged at most the time they thought, to within seconds", async () => {
  const property = fc.asyncProperty(
    fc.constantFrom({ minutes: 10, increment: 0 }, null),
    fc.array(step, { minLength: 4, maxLength: 14 }),
    async (timeControl, steps) => {
      let time = 1_700_000_000_000;
      let error = 0;
      const { database, games, set, close } = await openAt(time);
      const tick = async (ms: number): Promise<void> => {
        time += ms;
        await set(time + error);
      };
      await beat(database, "one");
      const { match } = granted(await createMatch(games, terms({ timeControl })));
      const { id } = match;
      granted(await joinMatch(games, { id, token: createToken(), name: "Sipho" }));
      const ask = async (player: Player, asked: object) =>
        granted(await doCommand(games, id, await sittingAt(database, id, player), asked as never));
      if (timeControl !== null) await ask("light", { kind: "ready", request: "ready" });
      const here = async (): Promise<Match> => (await currentMatch(games, id))?.match as Match;
      const choose = mover(3);
      const move = async (): Promise<void> => {
        const now = await here();
        const { version, game } = now;
        await ask(game.turn, { kind: "move", version, move: choose(now), request: `move-${version}` });
      };
      await move();
      await move();
      for (const { kind, ...more } of steps) {
        const before = await here();
        const { turn } = before.game;
        const left = (of: Match): number => (of.clock ? timeLeft(of.clock, turn, time + error) : 0);
        const had = left(before);
        let thought = 0;
        if (kind === "think")
          for (; thought < more.seconds * second; thought += second) {
            await tick(second);
            await beat(database, "one");
          }
        if (kind === "down") time += more.seconds * second;
        if (kind === "jump") error += more.seconds * second;
        if (kind === "down") error += "error" in more ? more.error * second : 0;
        if (kind === "right") error = 0;
        await tick(0);
        // A server that starts stores a heartbeat before it serves anybody.
        if (kind === "down") await beat(database, "one");
        const after = await here();
        assert.equal(statusOf(after), "playing");
        assert(
          left(after) >= had - thought - (kind === "down" ? toleranceMs : 0),
          `${kind} ${had - left(after)}`,
        );
        if (kind === "think" && timeControl !== null) assert(left(after) <= had - thought + toleranceMs);
        if (kind === "think") await move();
        await endOutOfTime(games);
      }
      await close();
    },
  );
  await fc.assert(property, { numRuns: 25 });
});
