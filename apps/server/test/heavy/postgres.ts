/** `npm run heavy:postgres`: the tests of games on PostgreSQL, and tests that need two processes. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { connect, createToken } from "morabaraba-protocol/client";
import { testGames } from "../support/games.ts";
import { granted, terms, until } from "../support/people.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { testPrivacy } from "../support/privacy.ts";
import { startProcess, startTunnel } from "../support/processes.ts";
import { pause } from "./cluster.ts";

let postgres: TestPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(() => postgres.stop());

testGames("PostgreSQL", async () => ({ url: await postgres.database("games"), file: "" }));
testPrivacy("PostgreSQL", async () => ({ url: await postgres.database("privacy"), file: "" }));

test("if a process is killed, the other one reports its players as away some seconds later", async () => {
  const DATABASE_URL = await postgres.database("presence");
  const processes = [await startProcess({ DATABASE_URL }), await startProcess({ DATABASE_URL })] as const;
  const [one, other] = processes.map(({ port }) => connect(`http://127.0.0.1:${port}`)) as [
    ReturnType<typeof connect>,
    ReturnType<typeof connect>,
  ];
  const { table: light } = granted(await one.create(terms()));
  granted(await other.join({ id: light.match.id, token: createToken(), name: "Sipho" }));
  await until(light, () => light.present.length === 2);
  await processes[1].end("SIGKILL");
  const began = performance.now();
  await until(light, () => light.present.join() === "light");
  console.log(`away after ${Math.round(performance.now() - began)} ms`);
  one.close();
  other.close();
  await processes[0].end("SIGTERM");
});

/** A process whose connections to PostgreSQL go through a tunnel. */
async function startBehindTunnel(name: string) {
  const url = new URL(await postgres.database(name));
  const tunnel = await startTunnel(postgres.port);
  url.port = String(tunnel.port);
  return { tunnel, server: await startProcess({ DATABASE_URL: url.href }) };
}

test("a process that stops while PostgreSQL hangs notifies its clients at once, and ends in seconds", async () => {
  const { tunnel, server } = await startBehindTunnel("hanging");
  const client = connect(`http://127.0.0.1:${server.port}`);
  const idle = connect(`http://127.0.0.1:${server.port}`);
  const { table } = granted(await client.create(terms()));
  granted(await idle.join({ id: table.match.id }));
  tunnel.freeze();
  void table.resign();
  await pause(1000);
  const gone = new Promise<number>((resolve) => {
    idle.subscribe((connected) => connected || resolve(performance.now()));
  });
  const began = performance.now();
  const code = await server.end("SIGTERM");
  const ended = performance.now() - began;
  console.log(
    `told after ${Math.round((await gone) - began)} ms, ended after ${Math.round(ended)} ms with ${code}`,
  );
  assert(ended < 10_000 && code === 0);
  for (const each of [client, idle]) each.close();
  tunnel.close();
});

test("dead connections to PostgreSQL are given up, and the process goes on serving", async () => {
  const { tunnel, server } = await startBehindTunnel("cut");
  const client = connect(`http://127.0.0.1:${server.port}`);
  const { table } = granted(await client.create(terms()));
  tunnel.cut();
  const began = performance.now();
  granted(await table.abort());
  console.log(`served again after ${Math.round(performance.now() - began)} ms`);
  client.close();
  await server.end("SIGTERM");
  tunnel.close();
});
