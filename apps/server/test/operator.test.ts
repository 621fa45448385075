/** The operator's commands, restoring a backup, and the files for operators, which name only what exists. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Client, connect } from "morabaraba-protocol/client";
import { outcomeOf } from "morabaraba-protocol/match";
import { settingNames } from "../src/settings.ts";
import { granted, playOut, seated, until } from "./support/people.ts";
import { temporaryFolder } from "./support/processes.ts";
import { rawSocket } from "./support/raw.ts";
import { runServer } from "./support/running.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

const files = temporaryFolder();
const missing = join(files, "missing.db");

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

test("the operator's commands work beside a running server, and another server goes on from a backup", async () => {
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

test("commands fail and change nothing if the game does not exist or there is nothing to do", async () => {
  const empty = join(files, "empty.db");
  writeFileSync(empty, "");
  for (const file of [missing, empty]) {
    await assert.rejects(run("operator", file, "forget", "Thandi"), /does not exist\. Set DATABASE_FILE/);
    await assert.rejects(run("backup", file, join(files, "none.db")), /does not exist/);
  }
  assert.equal(existsSync(missing), false);
  assert.equal(statSync(empty).size, 0);
  assert.equal(existsSync(join(files, "none.db")), false);

  const DATABASE_FILE = join(files, "nothing.db");
  await (await runServer({ DATABASE_FILE })).stop();
  assert.equal(statSync(DATABASE_FILE).mode & 0o077, 0);
  for (const words of [
    ["forget", "Thandi"],
    ["show", "0".repeat(16)],
    ["list", "--sort", "age"],
    ["invite", "-5"],
    ["list", "--status", "over"],
    ["toString"],
  ])
    await assert.rejects(
      run("operator", DATABASE_FILE, ...words),
      (error: { code?: number; stderr?: string }) => {
        assert.equal(error.code, 1);
        return error.stderr !== undefined && !/\n +at /.test(error.stderr);
      },
    );
  await assert.rejects(run("operator", DATABASE_FILE, "show", "-qEo5q-IpHFG1jVF"), /There is no such match/);
  await assert.rejects(
    run("operator", DATABASE_FILE, "rename", "-qEo5q-IpHFG1jVF", "dark", "-x"),
    /no such match/,
  );
});

test("the guide's commands work with the settings of the unit", async () => {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const settings = read("deploy/morabaraba.env")
    .replace(/\/var\/lib\/morabaraba/g, files)
    .replace(/^METRICS.*/m, "");
  const file = join(files, "morabaraba.env");
  writeFileSync(file, settings);
  assert.match(read("deploy/morabaraba.service"), /^EnvironmentFile=\/etc\/morabaraba\.env$/m);
  const [, block = ""] = /```sh\n(cd \/opt[\s\S]*?)```/.exec(read("GUIDE.md")) ?? [];
  const environment = Object.fromEntries(
    settings
      .split("\n")
      .flatMap((line) => (/^[A-Z]/.test(line) ? [line.split("=") as [string, string]] : [])),
  );
  const DATABASE_FILE = environment["DATABASE_FILE"] as string;
  rmSync(DATABASE_FILE, { force: true });
  const server = await runServer(environment);
  const people = [0, 1].map(() => connect(server.url, { syncMs: 200 })) as [Client, Client];
  const [light] = await seated(...people, { name: "Ayanda" });
  const lines = block
    .replaceAll("/opt/morabaraba/apps/server", folder)
    .replaceAll("/etc/morabaraba.env", file)
    .replaceAll("/var/lib/morabaraba", files)
    .replaceAll("sudo -u morabaraba ", "")
    .replaceAll("ID SIDE", `${light.match.id} dark`)
    .replaceAll("NAME", "Ayanda");
  const { DATABASE_FILE: _file, ...shell } = process.env;
  const { stdout, stderr } = await promisify(execFile)("bash", ["-ec", lines], { env: shell });
  assert.match(stdout, /"code": "[0-9A-Z]{5}-[0-9A-Z]{5}"[\s\S]*"matches": 1/);
  assert.deepEqual(JSON.parse(stdout.trim().split("\n").at(-1) as string), {
    from: DATABASE_FILE,
    to: join(files, "backup.db"),
    matches: 1,
  });
  assert.equal(stderr.match(new RegExp(`${DATABASE_FILE}, 1 matches`, "g"))?.length, 4);
  await until(light, ({ names }) => names.light === "?" && names.dark === "Another Name");
  for (const client of people) client.close();
  await server.stop();
});

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

test("every setting in the files for operators exists, and the README has all settings", () => {
  const compose = /server:[\s\S]*?environment:\n((?: {6}.*\n)+)/.exec(read("deploy/compose.yaml"))?.[1] ?? "";
  const inCompose = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name as string);
  const inUnit = [...read("deploy/morabaraba.env").matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name as string,
  );
  assert(inCompose.length > 5 && inUnit.length === 3);
  for (const name of [...inCompose, ...inUnit]) assert(settingNames.includes(name), name);
  const readme = read("README.md");
  for (const name of settingNames) assert(readme.includes(`\`${name}\``), name);
});

test("every alert uses metrics that the server has", async () => {
  const server = await runServer();
  const metrics = await (await fetch(server.metricsUrl)).text();
  await server.stop();
  const asked = [...read("deploy/alerts.yaml").matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b(?=[[{ )>])/g)]
    .map(([, name]) => name as string)
    .filter((name) => name !== "histogram_quantile");
  assert(asked.length > 6, asked.join());
  for (const name of asked) assert(metrics.includes(`# TYPE ${name.replace(/_bucket$/, "")} `), name);
});
