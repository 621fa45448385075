/** The whole server with its clients, as two players and their spectators see it. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect as connectTcp, createServer } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parseRecords } from "morabaraba/records";
import { type Client, connect, createToken } from "morabaraba-protocol/client";
import { isAborted, outcomeOf } from "morabaraba-protocol/match";
import { granted, playOut, replay, seated, terms, until } from "./support/people.ts";
import { startBalancer, startTunnel, temporaryFolder } from "./support/processes.ts";
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

test("an illegal move, a move out of turn and a move without a seat are refused with the reason", async () => {
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

test("a clock that runs out ends the game for everyone, even without a request", async () => {
  const [light, dark] = await seated(person(), person(), { timeControl: { minutes: 0.05, increment: 0 } });
  granted(await light.move("d6"));
  await until(dark, ({ version }) => version === 1);
  granted(await dark.move("f4"));
  await until(light, ({ version }) => version === 2);
  assert((light.timeLeft("light") ?? 0) > 1000);
  const end = await until(dark, ({ finishedAt }) => finishedAt !== null);
  assert.deepEqual(outcomeOf(end), { winner: "dark", reason: "time" });
  assert.equal(light.timeLeft("light"), 0);
  const late = await light.move("d2");
  assert(!late.ok && ["game-over", "stale"].includes(late.code));
});

test("a client sees a move once it is acknowledged", async () => {
  const [light, dark] = await seated(person(), person());
  for (const [table, move] of [
    [light, "d6"],
    [dark, "f4"],
    [light, "d2"],
  ] as const) {
    await until(table, ({ game }) => game.turn === table.player);
    const { events } = granted(await table.move(move));
    assert.equal(table.match.events, events);
  }
});

test("a live game begins when its creator is there too, and an abort ends it without an outcome", async () => {
  const { table: light } = granted(
    await person().create(terms({ timeControl: { minutes: 5, increment: 0 } })),
  );
  const { table: dark } = granted(
    await person().join({ id: light.match.id, token: createToken(), name: "Sipho" }),
  );
  assert.equal(dark.match.startedAt, null);
  granted(await light.ready());
  await until(dark, ({ startedAt }) => startedAt !== null);
  granted(await dark.abort());
  const end = await until(light, ({ finishedAt }) => finishedAt !== null);
  assert(isAborted(end));
  granted(await light.offer("rematch"));
  await until(dark, ({ offers }) => offers.rematch === "light");
  granted(await dark.accept("rematch"));
  const { rematch } = await until(light, (match) => match.rematch !== null);
  assert.equal(granted(await person().join({ id: rematch as string })).table.match.startedAt, null);
});

test("a player who leaves the seat's connection, or only watches on it, is no longer present", async () => {
  const [light, dark] = await seated(person(), person());
  await until(light, () => light.present.length === 2);
  const device = person();
  const { code } = granted(await dark.createCode());
  const { table: second } = granted(await device.join({ code }));
  assert.equal(second.player, "dark");
  await dark.leave();
  await until(second, () => second.present.length === 2);
  const { table: watching } = granted(await device.join({ id: light.match.id }));
  assert.equal(watching.player, null);
  await until(light, () => light.present.length === 1);
  await watching.leave();
  const { table: late } = granted(await person().join({ id: light.match.id }));
  await until(late, () => late.present.join() === "light");
});

test("a server that keeps names or games private announces it and does so", async () => {
  for (const { PRIVACY, names, list, events, watch } of [
    { PRIVACY: "names", names: false, list: 200, events: 404, watch: true },
    { PRIVACY: "games", names: false, list: 404, events: 404, watch: false },
  ]) {
    const closed = await runServer({ ...fast, PRIVACY, KEEP_DAYS: "30" });
    assert.deepEqual(await (await fetch(`${closed.url}/about`)).json(), { privacy: PRIVACY, keepDays: 30 });
    const [light] = await seated(person(closed.url), person(closed.url), { name: "Ayanda" });
    const { id } = light.match;
    granted(await light.move("d6"));
    granted(await light.resign());
    const texts = await Promise.all(
      ["/archive", "/archive/mills.pgn"].map(async (path) => {
        const response = await fetch(closed.url + path);
        assert.equal(response.status, list);
        return await response.text();
      }),
    );
    assert.equal(texts.join().includes("Ayanda"), names);
    assert(!texts.join().includes(id));
    if (list === 200) assert.match(texts[1] ?? "", /\[White "\?"\][\s\S]*1\. d6/);
    assert.notEqual((await fetch(`${closed.url}/archive?name=Ayanda`)).status, 200);
    assert.equal((await fetch(`${closed.url}/archive/${id}/events`)).status, events);
    assert.equal((await person(closed.url).join({ id })).ok, watch);
    await closed.stop();
  }
});

test("a player whose connection breaks comes back, sees the missed moves and plays on", async () => {
  const balancer = await startBalancer([server.port]);
  const away = person(`http://127.0.0.1:${balancer.port}`);
  const [light, dark] = await seated(person(), away);
  const { targets } = balancer;
  granted(await light.move("d6"));
  await until(dark, ({ version }) => version === 1);
  balancer.targets = [];
  balancer.drop();
  await until(light, () => !light.present.includes("dark"));
  // The player moves while disconnected; the move is sent after reconnecting.
  const moved = dark.move("f4");
  balancer.targets = targets;
  assert.equal(granted(await moved).repeated, false);
  await until(light, ({ version }) => version === 2);
  await until(light, () => light.present.includes("dark"));
  await playOut([light, dark], 5, 6);
  balancer.close();
});

/** Resolves to whether the client notices within this time that its connection is dead. */
const notices = (client: Client, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = client.subscribe((connected) => {
      if (!connected) resolve(true);
    });
    setTimeout(() => {
      end();
      resolve(false);
    }, ms);
  });

test("a connection that dies without being closed is noticed within five seconds while a clock runs, and replaced", async (t) => {
  const tunnel = await startTunnel(server.port);
  t.after(() => tunnel.close());
  const [timed, untimed] = [0, 1].map(() => person(`http://127.0.0.1:${tunnel.port}`)) as [Client, Client];
  const [light, dark] = await seated(timed, person(), { timeControl: { minutes: 5, increment: 0 } });
  await seated(untimed, person());
  granted(await light.move("d6"));
  await until(dark, ({ version }) => version === 1);
  const noticed = [notices(timed, 5000), notices(untimed, 5000)];
  tunnel.cut();
  granted(await dark.move("f4"));
  // Without a clock there is more patience.
  assert.deepEqual(await Promise.all(noticed), [true, false]);
  await until(light, ({ version }) => version === 2);

  // Nothing goes through for a while, not even a new connection.
  const again = notices(timed, 5000);
  tunnel.freeze();
  const moved = light.move("d2");
  assert(await again);
  tunnel.thaw();
  granted(await moved);
  await until(dark, ({ version }) => version === 3);
});

test("a client reaches a server that its proxy serves in a folder, and one at an IPv6 address", async (t) => {
  const proxy = createServer((from) => {
    const to = connectTcp(server.port, "127.0.0.1");
    from.once("data", (head) => {
      to.write(String(head).replace("/games/", "/"));
      from.pipe(to).pipe(from);
    });
    for (const socket of [from, to])
      socket.on("error", () => {}).on("close", () => [from, to].map((each) => each.destroy()));
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const other = await runServer({ HOST: "::1" });
  t.after(() => {
    proxy.close();
    return other.stop();
  });
  for (const url of [
    `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/games/?pass=none#online`,
    `http://[::1]:${other.port}/`,
  ])
    granted(await person(url).create(terms()));
});

test("a device that wakes up connects again without waiting for the dead connection", async (t) => {
  const sleeper = person();
  const [light, dark] = await seated(sleeper, person(), { timeControl: { minutes: 5, increment: 0 } });
  const awake = notices(sleeper, 4000);
  const { now } = Date;
  t.mock.method(Date, "now", () => now() + 60_000);
  assert(await awake);
  granted(await light.move("d6"));
  await until(dark, ({ version }) => version === 1);
});

test("the archive lists and filters games, and its file has their records", async () => {
  const [light] = await seated(person(), person(), { name: "Ayanda" });
  granted(await light.move("d6"));
  granted(await light.resign());
  const list = await (await fetch(`${server.url}/archive?name=Ayanda&family=mills`)).json();
  assert.deepEqual(
    list.games.map(({ first_name, winner, reason }: Record<string, unknown>) => ({
      first_name,
      winner,
      reason,
    })),
    [{ first_name: "Ayanda", winner: "dark", reason: "resignation" }],
  );
  const response = await fetch(`${server.url}/archive/mills.pgn?name=Ayanda`);
  assert.match(response.headers.get("content-disposition") ?? "", /mills\.pgn/);
  const [record] = [...parseRecords(await response.text())];
  assert(record?.ok);
  assert.equal(record.value.tags["White"], "Ayanda");
  assert.equal((await fetch(`${server.url}/archive?winner=nobody`)).status, 400);
  assert.equal((await fetch(`${server.url}/archive/chess.pgn`)).status, 400);
  const unfinished = await seated(person(), person());
  assert.equal((await fetch(`${server.url}/archive/${unfinished[0].match.id}/events`)).status, 404);
});

test("health and metrics are served, the metrics on a separate port", async () => {
  assert.deepEqual(await (await fetch(`${server.url}/health`)).json(), { ok: true });
  assert.equal((await fetch(`${server.url}/metrics`)).status, 404);
  const metrics = await (await fetch(server.metricsUrl)).text();
  assert.match(metrics, /events_total\{kind="move"\} \d+/);
  assert.match(metrics, /finished_total\{family="mills",reason="resignation"\} \d+/);
});

test("a server that stops notifies its clients and finishes pending requests, and another one goes on from there", async () => {
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

test("no line of the log has a token", async () => {
  const token = createToken();
  const client = person();
  granted(await client.create(terms({ token })));
  await client.join({ id: "0000000000000000", token });
  assert(server.lines.every((line) => !line.includes(token)));
});
