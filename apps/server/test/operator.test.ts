/** What whoever runs the server does from a shell: the commands, a backup, and what is restored from it. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Client, connect } from "../src/client.ts";
import { outcomeOf } from "../src/shared/match.ts";
import { granted, playOut, seated, until } from "./support/people.ts";
import { temporaryFolder } from "./support/processes.ts";
import { rawSocket } from "./support/raw.ts";
import { runServer } from "./support/running.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

async function run(program: string, DATABASE_FILE: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", `src/${program}.ts`, ...words],
    {
      cwd: folder,
      env: { ...process.env, DATABASE_FILE },
    },
  );
  return stdout;
}

test("the operator's commands, beside a server that runs; and a backup from which another one goes on", async () => {
  const files = temporaryFolder();
  const DATABASE_FILE = join(files, "games.db");
  const server = await runServer({ DATABASE_FILE, CONNECTIONS_PER_ADDRESS: "4" });
  const people: Client[] = [];
  const person = (url: string): Client => {
    const client = connect(url, { timeoutMs: 1000, syncMs: 200 });
    people.push(client);
    return client;
  };
  const tables = await seated(person(server.url), person(server.url), { name: "Ayanda" });
  const [light] = tables;
  const { id } = light.match;
  await playOut(tables, 3, 10);

  const listed = JSON.parse(
    await run("operator", DATABASE_FILE, "list", "--status", "playing", "--name", "Ayanda"),
  );
  assert.deepEqual(
    listed.map((match: { id: string }) => match.id),
    [id],
  );
  await run("operator", DATABASE_FILE, "rename", id, "dark", "Sipho", "Dlamini");
  await until(light, ({ names }) => names.dark === "Sipho Dlamini");
  const { code } = JSON.parse(await run("operator", DATABASE_FILE, "free", id, "dark"));
  const { table: back } = granted(await person(server.url).join({ code }));
  assert.equal(back.player, "dark");
  await assert.rejects(
    run("operator", DATABASE_FILE, "adjudicate", id, "south"),
    /The sides are light and dark/,
  );

  const copy = join(files, "copy.db");
  await run("backup", DATABASE_FILE, copy);
  const moved = await playOut([light, back], 4, 4);
  assert.equal(moved.version, 14);

  const [pass] = JSON.parse(await run("operator", DATABASE_FILE, "invite", "1"));
  const crowd = [await rawSocket(server.port)];
  await assert.rejects(rawSocket(server.port));
  crowd.push(await rawSocket(server.port, { pass }));
  for (const socket of crowd) socket.close();

  await run("operator", DATABASE_FILE, "adjudicate", id, "light", "cheating");
  const end = await until(back, ({ finishedAt }) => finishedAt !== null);
  assert.deepEqual(outcomeOf(end), { winner: "dark", reason: "cheating" });

  const restored = await runServer({ DATABASE_FILE: copy });
  const { table: then } = granted(await person(restored.url).join({ code }));
  assert.deepEqual(
    [then.match.version, then.match.names, then.match.finishedAt],
    [10, back.match.names, null],
  );
  for (const client of people) client.close();
  await Promise.all([server.stop(), restored.stop()]);
});
