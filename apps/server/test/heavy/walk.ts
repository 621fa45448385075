/**
 * Sends random requests of every kind, as players, strangers and the operator, while clocks run out, the
 * server fails and packets arrive late. After each step, the laws of a match must hold.
 *
 *   npm run heavy:walk -- --steps 100000 --database postgres
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { createToken } from "morabaraba-protocol/client";
import { families, variantsOf } from "morabaraba-protocol/families";
import { endsAt, isAborted, outcomeOf, statusOf } from "morabaraba-protocol/match";
import type { Answer, FamilyName, Match, Offer, Player, TimeControl } from "morabaraba-protocol/protocol";
import { createCode, readCode } from "morabaraba-protocol/typed";
import type { Command } from "../../src/decide.ts";
import { createMatch, doCommand, giveCode, joinMatch } from "../../src/games.ts";
import { adjudicate, forgetName, freeSeat, hideMatch, renamePlayer } from "../../src/operate.ts";
import { beat } from "../../src/processes.ts";
import { eventsOf, readMatch } from "../../src/store.ts";
import { endOutOfTime } from "../../src/turns.ts";
import { openInstance, sittingAt } from "../support/databases.ts";
import { mover, replay, terms } from "../support/people.ts";
import { startPostgres } from "../support/postgres.ts";
import { temporaryFolder } from "../support/processes.ts";
import { flags } from "./cluster.ts";

const { database: kind, steps, seed } = flags({ steps: 100_000, seed: 1 });
const postgres = kind === "postgres" ? await startPostgres() : undefined;
const at = { url: await postgres?.database("games"), file: join(temporaryFolder(), "games.db") };
const instance = await openInstance(at);
const { games, database, queries } = instance;
await beat(database, "instance");

let state = seed;
/** A random whole number below `limit`. */
function below(count: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
}
const one = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;

interface Known {
  readonly id: string;
  readonly tokens: Partial<Record<Player, string>>;
  readonly codes: Partial<Record<Player, string>>;
  /** Completed requests, to be sent again. */
  readonly past: { readonly player: Player; readonly command: Command & { readonly request: string } }[];
  match: Match;
}
let tables: Known[] = [];
const tally = new Map<string, number>();
const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
let requests = 0;

const controls: readonly (TimeControl | null)[] = [
  null,
  null,
  { days: 1 },
  { minutes: 5, increment: 1 },
  // Milliseconds, so that clocks run out during the walk.
  { minutes: 40 / 60_000, increment: 0.01 },
];

async function create(): Promise<void> {
  const family = one<FamilyName>(["mills", "mancala"]);
  const { players } = families[family];
  const player = one(players);
  const token = createToken();
  const request = terms({
    family,
    variant: one(variantsOf(family)),
    timeControl: one(controls),
    referee: family === "mills" && below(4) === 0,
    player,
    token,
  });
  const answer = await createMatch(games, request);
  assert(answer.ok);
  const again = await createMatch(games, request);
  assert(again.ok && again.match.id === answer.match.id);
  tables.push({ id: answer.match.id, tokens: { [player]: token }, codes: {}, past: [], match: answer.match });
  count("create");
  const table = tables.at(-1) as Known;
  if (below(10) === 0) return;
  await joinAs(table);
  if (below(10) > 0)
    await doCommand(games, table.id, await sittingAt(database, table.id, player), {
      kind: "ready",
      request: "first-ready",
    });
}

function commandFor(match: Match): Command {
  const version = below(20) === 0 ? Math.max(0, match.version - 1) : match.version;
  const what = one<Offer>(["draw", "takeback", "rematch", "claim"]);
  const choose = mover(below(1e6));
  switch (below(24)) {
    case 0:
      return { kind: "offer", version, what };
    case 1:
      return { kind: "accept", version, what };
    case 2:
      return { kind: "decline", version, what };
    case 3:
    case 4:
      return { kind: "ready" };
    case 5:
      return below(6) === 0 ? { kind: "resign" } : { kind: "ready" };
    case 6:
      return below(6) === 0 ? { kind: "abort" } : { kind: "offer", version, what: "takeback" };
    case 7:
      return { kind: "move", version, move: one(["hello", "a1", "z9", "1", "swap", "d6xa1"]) };
    default:
      return { kind: "move", version, move: statusOf(match) === "playing" ? choose(match) : "d6" };
  }
}

async function command(table: Known): Promise<void> {
  const player = below(5) === 0 ? one(families[table.match.family].players) : table.match.game.turn;
  const asked = { ...commandFor(table.match), request: `request-${requests++}` };
  const answer = await doCommand(games, table.id, await sittingAt(database, table.id, player), asked);
  assert(answer.ok || /^[a-z-]+$/.test(answer.code), JSON.stringify(answer));
  if (answer.ok) {
    assert.equal(answer.repeated, false);
    table.past.push({ player, command: asked });
  }
  count(answer.ok ? asked.kind : `refused ${answer.code}`);
}

async function repeat(table: Known): Promise<void> {
  if (table.past.length === 0) return;
  const { player, command } = one(table.past);
  const before = await eventsOf(database, table.id);
  const answer = await doCommand(games, table.id, await sittingAt(database, table.id, player), command);
  assert(answer.ok && answer.repeated, JSON.stringify([command, answer]));
  const done = before.find(({ number }) => number === answer.event.number);
  // The operator may have removed a name from it since.
  assert.equal(done?.kind, answer.event.kind);
  count("repeated");
}

async function joinAs(table: Known): Promise<void> {
  const { players } = families[table.match.family];
  const free = players.find((player) => table.match.names[player] === undefined);
  const token = createToken();
  const answer = await joinMatch(games, { id: table.id, token, name: one(["Sipho", "Thandi", "Zodwa"]) });
  if (!answer.ok) {
    assert(["no-seat", "no-match"].includes(answer.code));
    return count("refused no-seat");
  }
  assert(answer.player !== null && answer.player === free);
  table.tokens[answer.player] = token;
  count("join");
}

async function comeBack(table: Known): Promise<void> {
  for (const [player, token] of Object.entries(table.tokens)) {
    const answer = await joinMatch(games, { id: table.id, token });
    assert(answer.ok && answer.player === player, JSON.stringify(answer));
  }
  const watching = await joinMatch(games, { id: table.id });
  // The operator may have hidden it.
  assert(watching.ok ? watching.player === null : watching.code === "not-public");
  for (const [player, code] of Object.entries(table.codes)) {
    const answer: Answer<{ match: Match; player: Player | null }> = await joinMatch(games, { code });
    if (table.match.rematch === null)
      assert(answer.ok && answer.player === player && answer.match.id === table.id);
  }
  count("back");
}

async function code(table: Known): Promise<void> {
  const player = one(families[table.match.family].players);
  if (table.tokens[player] === undefined || table.match.rematch !== null) return;
  const fresh = readCode(createCode());
  assert((await giveCode(games, table.id, await sittingAt(database, table.id, player), fresh)).ok);
  table.codes[player] = fresh;
  count("code");
}

async function outage(): Promise<void> {
  const ago = Date.now() - 10_000 - below(100_000);
  await queries.updateTable("processes").set({ beat: ago }).execute();
  await endOutOfTime(games);
  await beat(database, "instance");
  count("outage");
}

async function operate(table: Known): Promise<void> {
  const { players } = families[table.match.family];
  const player = one(players);
  try {
    switch (below(6)) {
      case 0:
        if (below(4) === 0)
          await adjudicate(games, table.id, one([...players, "draw", "abort"]), "abandonment");
        break;
      case 1: {
        const code = await freeSeat(games, table.id, player);
        delete table.tokens[player];
        table.codes[player] = readCode(code);
        break;
      }
      case 2:
        await renamePlayer(games, table.id, player, one(["Ayanda", "Lerato"]));
        break;
      case 3:
        await hideMatch(games, table.id, below(2) === 0);
        break;
      case 4: {
        const name = one(["Zodwa", "Lerato"]);
        const named = tables.flatMap((each) =>
          families[each.match.family].players
            .filter((side) => each.match.names[side] === name)
            .map((side) => ({ each, side })),
        );
        await forgetName(games, name);
        for (const each of tables) each.match = (await readMatch(database, each.id))?.match as Match;
        // If the match is over, the token and the code of the seat go too.
        for (const { each, side } of named) {
          if (each.match.finishedAt === null) continue;
          delete each.tokens[side];
          delete each.codes[side];
        }
        break;
      }
    }
    count("operator");
  } catch (error) {
    assert.match((error as Error).message, /over|Nobody sits/);
    count("operator refused");
  }
}

/** The laws of a table, whatever has happened to it. */
async function check(table: Known, whole: boolean): Promise<void> {
  const before = table.match;
  const row = await queries
    .selectFrom("matches")
    .selectAll()
    .where("id", "=", table.id)
    .executeTakeFirstOrThrow();
  const match = JSON.parse(row.match) as Match;
  assert(match.events >= before.events && match.version >= before.version);
  if (before.finishedAt !== null) assert.deepEqual(outcomeOf(match), outcomeOf(before));
  const counts = outcomeOf(match) !== undefined && match.moves.length > 0;
  assert.equal(row.status, statusOf(match) === "finished" && !counts ? "aborted" : statusOf(match));
  assert.equal(row.deadline, endsAt(match));
  assert.equal(row.events, match.events);
  assert.equal(statusOf(match) === "finished", outcomeOf(match) !== undefined || isAborted(match));
  assert.equal(row.record === null, outcomeOf(match) === undefined);
  for (const asked of Object.values(match.asked)) assert(asked <= 100);
  for (const taken of Object.values(match.takebacks)) assert(taken <= 10);
  const standing = Object.values(match.played).reduce((sum, plies) => sum + plies, 0);
  assert.equal(standing, match.moves.length);
  for (const left of Object.values(match.clock?.left ?? {})) assert(Number.isSafeInteger(left) && left >= 0);
  table.match = match;
  if (!whole) return;
  const log = await eventsOf(database, table.id);
  assert.deepEqual(
    log.map(({ number }) => number),
    log.map((_, i) => i + 1),
  );
  assert.deepEqual(JSON.parse(JSON.stringify(replay(log))), match);
  count("compared with its log");
}

const began = Date.now();
for (let step = 0; step < steps; step++) {
  if (tables.length < 30) await create();
  const table = one(tables);
  const kind = below(100);
  if (kind < 70) await command(table);
  else if (kind < 80) await repeat(table);
  else if (kind < 86) await joinAs(table);
  else if (kind < 90) await comeBack(table);
  else if (kind < 93) await code(table);
  else if (kind < 96) await endOutOfTime(games);
  else if (kind < 97) await (below(5) === 0 ? outage() : undefined);
  else await operate(table);
  await check(table, step % 10 === 0);
  // Finished tables stay for a while, for late requests.
  if (table.match.finishedAt !== null && below(20) === 0) tables = tables.filter((each) => each !== table);
}
for (const table of tables) await check(table, true);
const sorted = [...tally].sort(([, first], [, second]) => second - first);
console.log(
  `${kind}: ${steps} steps in ${Math.round((Date.now() - began) / 1000)} s, ${instance.bad.length} matches that could not be ended`,
);
console.log(sorted.map(([what, times]) => `${what} ${times}`).join(", "));
await instance.close();
await postgres?.stop();
process.exit(0);
