/** The whole server with its clients: what two people and their spectators see. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parseRecords } from "morabaraba/records";
import { type Client, connect, createToken } from "../src/client.ts";
import { outcomeOf, replay } from "../src/shared/match.ts";
import { granted, playOut, seated, terms, until } from "./support/people.ts";
import { startBalancer, temporaryFolder } from "./support/processes.ts";
import { runServer, type TestServer } from "./support/running.ts";

const fast = { REQUESTS_PER_SECOND: "100000" };
let server: TestServer;
let people: Client[] = [];

function person(url = server.url): Client {
  const client = connect(url, { timeoutMs: 1000, syncMs: 500 });
  people.push(client);
  return client;
}

before(async () => {
  server = await runServer(fast);
});
after(async () => {
  for (const client of people) client.close();
  people = [];
  await server.stop();
});

test("two people play whole games of both families, and a spectator sees the same", async () => {
  for (const changes of [{}, { family: "mancala", variant: "kalah", player: "south" }] as const) {
    const tables = await seated(person(), person(), changes);
    const { id } = tables[0].match;
    const { table: watching } = granted(await person().join({ id }));
    assert.equal(watching.player, null);
    const end = await playOut(tables, 3);
    assert(outcomeOf(end));
    for (const table of [...tables, watching]) {
      assert.deepEqual(await until(table, ({ finishedAt }) => finishedAt !== null), end);
    }
    const refused = await watching.resign();
    assert(!refused.ok && refused.code === "not-joined");
    const log = await (await fetch(`${server.url}/archive/${id}/events`)).json();
    assert.deepEqual(replay(log.events), end);
  }
});

test("who moved by an illegal move, out of turn or from nowhere reads why not", async () => {
  const [light, dark] = await seated(person(), person());
  const codes = [
    await light.move("d6xa1"),
    await dark.move("d6"),
    await light.move("d6-"),
    await light.accept("draw"),
    await light.offer("rematch"),
  ].map((answer) => (answer.ok ? "" : answer.code));
  assert.deepEqual(codes, ["shot-without-mill", "not-your-turn", "syntax", "no-offer", "not-over"]);
  const stranger = await person().join({ id: light.match.id, token: createToken(), name: "Mallory" });
  assert(!stranger.ok && stranger.code === "no-seat");
});

test("draw offers, takebacks, resignation and a rematch reach the other player", async () => {
  const [light, dark] = await seated(person(), person(), { timeControl: { minutes: 5, increment: 0 } });
  granted(await light.move("d6"));
  await until(dark, ({ version }) => version === 1);
  granted(await light.offer("takeback"));
  await until(dark, ({ offers }) => offers.takeback === "light");
  granted(await dark.accept("takeback"));
  await until(light, ({ moves }) => moves.length === 0);
  granted(await dark.offer("draw"));
  await until(light, ({ offers }) => offers.draw === "dark");
  granted(await light.decline("draw"));
  await until(dark, ({ offers }) => offers.draw === null);
  granted(await light.resign());
  await until(dark, ({ finishedAt }) => finishedAt !== null);
  granted(await dark.offer("rematch"));
  await until(light, ({ offers }) => offers.rematch === "dark");
  granted(await light.accept("rematch"));
  const { rematch } = await until(dark, (match) => match.rematch !== null);
  assert.equal(granted(await person().join({ id: rematch as string })).table.match.names.light, "Sipho");
});

test("a clock that runs out ends the game for everyone, also while nobody asks", async () => {
  const [light, dark] = await seated(person(), person(), { timeControl: { minutes: 0.05, increment: 0 } });
  granted(await light.move("d6"));
  await until(dark, ({ version }) => version === 1);
  assert((dark.timeLeft("dark") ?? 0) > 1000);
  const end = await until(light, ({ finishedAt }) => finishedAt !== null);
  assert.deepEqual(outcomeOf(end), { winner: "light", reason: "time" });
  assert.equal(dark.timeLeft("dark"), 0);
  const late = await dark.move("f4");
  assert(!late.ok && ["game-over", "stale"].includes(late.code));
});

test("a player whose connection breaks comes back, sees what he missed and plays on", async () => {
  const balancer = await startBalancer([server.port]);
  const away = person(`http://127.0.0.1:${balancer.port}`);
  const [light, dark] = await seated(person(), away);
  const { targets } = balancer;
  granted(await light.move("d6"));
  await until(dark, ({ version }) => version === 1);
  balancer.targets = [];
  balancer.drop();
  await until(light, () => !light.present.includes("dark"));
  // He moves while he is away: the move is sent when he is back.
  const moved = dark.move("f4");
  balancer.targets = targets;
  assert.equal(granted(await moved).repeated, false);
  await until(light, ({ version }) => version === 2);
  await until(light, () => light.present.includes("dark"));
  await playOut([light, dark], 5, 6);
  balancer.close();
});

test("the archive lists and filters games, and its file holds their records", async () => {
  const [light] = await seated(person(), person(), { name: "Ayanda" });
  granted(await light.move("d6"));
  granted(await light.resign());
  const list = await (await fetch(`${server.url}/archive?name=Ayanda&family=morabaraba`)).json();
  assert.deepEqual(
    list.games.map(({ first_name, winner, reason }: Record<string, unknown>) => ({
      first_name,
      winner,
      reason,
    })),
    [{ first_name: "Ayanda", winner: "dark", reason: "resignation" }],
  );
  const response = await fetch(`${server.url}/archive/morabaraba.pgn?name=Ayanda`);
  assert.match(response.headers.get("content-disposition") ?? "", /morabaraba\.pgn/);
  const [record] = [...parseRecords(await response.text())];
  assert(record?.ok);
  assert.equal(record.value.tags["White"], "Ayanda");
  assert.equal((await fetch(`${server.url}/archive?winner=nobody`)).status, 400);
  assert.equal((await fetch(`${server.url}/archive/chess.pgn`)).status, 400);
  const unfinished = await seated(person(), person());
  assert.equal((await fetch(`${server.url}/archive/${unfinished[0].match.id}/events`)).status, 404);
});

test("health and metrics, the latter on a port of their own", async () => {
  assert.deepEqual(await (await fetch(`${server.url}/health`)).json(), { ok: true });
  assert.equal((await fetch(`${server.url}/metrics`)).status, 404);
  const metrics = await (await fetch(server.metricsUrl)).text();
  assert.match(metrics, /events_total\{kind="move"\} \d+/);
  assert.match(metrics, /finished_total\{family="morabaraba",reason="resignation"\} \d+/);
});

test("a server that stops tells its clients and finishes what has begun; another one goes on from there", async () => {
  const DATABASE_FILE = join(temporaryFolder(), "games.db");
  const first = await runServer({ ...fast, DATABASE_FILE });
  const balancer = await startBalancer([first.port]);
  const url = `http://127.0.0.1:${balancer.port}`;
  const tables = await seated(person(url), person(url));
  const playing = playOut(tables, 9, 30);
  await until(tables[0], ({ version }) => version >= 5);
  await first.stop();
  const second = await runServer({ ...fast, DATABASE_FILE });
  balancer.targets = [second.port];
  const match = await playing;
  assert(match.version >= 30 || match.finishedAt !== null);
  assert.equal(match.moves.length, match.version);
  balancer.close();
  await second.stop();
});

test("no token is in any line of the log", async () => {
  const token = createToken();
  const client = person();
  granted(await client.create(terms({ token })));
  await client.join({ id: "0000000000000000", token });
  assert(server.lines.every((line) => !line.includes(token)));
});
