/**
 * Tests attacks: foreign origins, forged addresses, malformed and oversized requests, floods, aborted
 * requests.
 */
import assert from "node:assert/strict";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect as connectTcp, type Socket } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { createToken } from "morabaraba-protocol/client";
import { pino } from "pino";
import { admit, guard } from "../src/admission.ts";
import { addressOf, isAllowedOrigin, mayConnect } from "../src/connections.ts";
import { createDefense } from "../src/defense.ts";
import { frameCounter } from "../src/frames.ts";
import { createMetrics } from "../src/metrics.ts";
import { type RequestName, readRequest, schemas } from "../src/schema.ts";
import { readSettings } from "../src/settings.ts";
import { createPasses } from "../src/tokens.ts";
import { terms } from "./support/people.ts";
import { pause, temporaryFolder } from "./support/processes.ts";
import { type RawSocket, rawSocket } from "./support/raw.ts";
import { runServer, type TestServer } from "./support/running.ts";

let server: TestServer;
before(async () => {
  server = await runServer({
    REQUESTS_PER_SECOND: "50",
    CONNECTIONS_PER_ADDRESS: "10",
    ORIGINS: "https://club.example",
  });
});
after(() => server.stop());

/** Checks that the server runs and serves a client that behaves. */
async function assertServing(): Promise<void> {
  const good = await rawSocket(server.port, { address: "127.0.0.9" });
  const answer = (await good.ask("create", terms())) as { ok: boolean };
  assert.equal(answer.ok, true);
  good.close();
  assert.equal((await fetch(`${server.url}/health`)).status, 200);
}

async function closedSoon(socket: RawSocket, what = "open"): Promise<void> {
  for (let i = 0; i < 12_000 && !socket.closed; i++) await pause(10);
  assert(socket.closed, what);
}

/** Opens a socket as soon as the server accepts one. */
async function openedSoon(address: string): Promise<RawSocket> {
  for (let i = 0; i < 100; i++) {
    await pause(i * 50);
    const socket = await rawSocket(server.port, { address }).catch(() => undefined);
    if (socket !== undefined) return socket;
  }
  throw new Error("The server accepts no socket.");
}

test("requests that break off in the middle do not stop the server", async () => {
  const beginnings = [
    "POST /games HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    "GET /archive HTTP/1.1\r\nHost",
    "\u0016\u0003\u0001",
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  ];
  for (const beginning of beginnings) {
    const socket = connectTcp(server.port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(beginning);
    await pause(20);
    socket.destroy();
  }
  await assertServing();
});

test("pages of other hosts may not connect, unless the settings name them", async () => {
  const from = (headers: Record<string, string>): IncomingMessage =>
    ({ headers }) as unknown as IncomingMessage;
  const origins = ["https://club.example"];
  assert(isAllowedOrigin(from({ host: "game.example" }), origins));
  assert(isAllowedOrigin(from({ host: "game.example", origin: "https://game.example" }), origins));
  assert(isAllowedOrigin(from({ host: "game.example", origin: "https://club.example" }), origins));
  for (const origin of [
    "https://evil.example",
    "null",
    "",
    "https://game.example.evil.example",
    "https://club.example:1",
  ]) {
    assert(!isAllowedOrigin(from({ host: "game.example", origin }), origins), origin);
  }
  for (const host of ["192.168.1.20:8080", "teacher.local:8080", "[fe80::1]:8080", "school"])
    assert(isAllowedOrigin(from({ host, origin: `http://${host}` }), []), host);
  // The protocol's default port may be left out. An empty setting allows no origin.
  assert(isAllowedOrigin(from({ host: "club.org:443", origin: "https://club.org" }), origins));
  assert(!isAllowedOrigin(from({ host: "club.org:80", origin: "https://club.org" }), origins));
  assert.deepEqual(readSettings({ ORIGINS: "" }).ORIGINS, []);
  assert(!isAllowedOrigin(from({ host: "club.org", origin: "" }), readSettings({}).ORIGINS));
  await assert.rejects(rawSocket(server.port, { origin: "https://evil.example" }));
  const allowed = await rawSocket(server.port, { origin: "https://club.example" });
  allowed.close();
});

test("a client's address is the one our proxy saw, not the one the client claims", () => {
  const request = (forwarded?: string): IncomingMessage =>
    ({
      socket: { remoteAddress: "10.0.0.1" },
      headers: { "x-forwarded-for": forwarded },
    }) as unknown as IncomingMessage;
  assert.equal(addressOf(request("1.2.3.4"), 0), "10.0.0.1");
  assert.equal(addressOf(request("6.6.6.6, 1.2.3.4"), 1), "1.2.3.4");
  assert.equal(addressOf(request("6.6.6.6, 1.2.3.4, 10.0.0.2"), 2), "1.2.3.4");
  assert.equal(addressOf(request(undefined), 1), "10.0.0.1");
  // A customer has a whole network of IPv6 addresses, which counts as one address.
  for (const one of ["2001:db8:0:1::7", "2001:DB8::1:aaaa:bbbb:cccc:dddd", "2001:db8:0:1:0:0:0:1%eth0"])
    assert.equal(addressOf(request(one), 1), "2001:db8:0:1::/64");
  assert.equal(addressOf(request("2001:db8:0:2::7"), 1), "2001:db8:0:2::/64");
  assert.equal(addressOf(request("::1"), 1), "0:0:0:0::/64");
  assert.equal(addressOf(request("::ffff:1.2.3.4"), 1), "1.2.3.4");
  for (const one of ["1.2.3.4:2000", "[::ffff:1.2.3.4]:2000", "[::ffff:1.2.3.4]"])
    assert.equal(addressOf(request(one), 1), "1.2.3.4");
});

test("any invalid request is refused, with a sentence that repeats nothing of it", () => {
  const names = Object.keys(schemas) as RequestName[];
  const property = fc.property(
    fc.constantFrom(...names),
    fc.anything({ withNullPrototype: true }),
    (name, data) => {
      const result = readRequest(name, data);
      assert(!result.ok);
      assert(result.message.length < 100);
    },
  );
  fc.assert(property, { numRuns: 2000 });
  const secret = readRequest("join", { id: "0".repeat(16), token: "secret" });
  assert(!secret.ok && !secret.message.includes("secret"));
});

test("each field of a request is checked", () => {
  const good = terms();
  assert(readRequest("create", good).ok);
  const faults: readonly Record<string, unknown>[] = [
    { family: "chess" },
    { variant: "constructor" },
    { variant: "kalah" },
    { player: "south" },
    { token: "short" },
    { name: "" },
    { name: "x".repeat(41) },
    { name: "\u001b[31mred" },
    { name: "<script>" },
    { referee: "yes" },
    { timeControl: { minutes: 0, increment: 0 } },
    { timeControl: { minutes: Number.NaN, increment: 0 } },
    { timeControl: { minutes: 5 } },
    { timeControl: { days: 1000 } },
    { timeControl: { days: 1.00000001 } },
    { timeControl: { minutes: 1, increment: 0.0001 } },
    { timeControl: { minutes: 1.0001, increment: 0 } },
    { name: "\u3164" },
    { name: "Tha\u200bndi" },
    { name: "\u0301" },
    { name: `Z${"\u0335".repeat(4)}` },
    { name: "Тhandi" },
    { name: "ꓮdmin" },
    { name: "ⲁdmin" },
    { name: "Tha\u200dndi" },
    { name: "می\u200c" },
    { more: 1 },
  ];
  for (const fault of faults) assert(!readRequest("create", { ...good, ...fault }).ok, JSON.stringify(fault));
  for (const minutes of [0.05, 0.1, 0.25, 0.55, 1.5, 3, 600])
    assert(readRequest("create", { ...good, timeControl: { minutes, increment: 3 } }).ok, String(minutes));
  const typed = readRequest("create", { ...good, name: " Zoe\u0308  Nkosi " });
  assert(typed.ok && typed.value.name === "Zo\u00eb Nkosi");
  for (const name of [
    "Дмитрий",
    "Γιώργος 2",
    "ญัตติ",
    "Thandi",
    "Łukasz O’Neill-Dlamini",
    "ঊর্মি",
    "王小明 (2)",
    "می\u200cخواهم",
    "ক্\u200dষ",
  ]) {
    assert(readRequest("create", { ...good, name }).ok, name);
  }
  for (const name of ["Ａｄｍｉｎ", "𝐀𝐝𝐦𝐢𝐧", "ᴬdmin"]) {
    const wide = readRequest("create", { ...good, name });
    assert(wide.ok && wide.value.name === "Admin", name);
  }
  for (const hyphen of ["-", "\u2010", "\u2013", "\u2014", " "]) {
    const dashed = readRequest("join", { code: `K7QM2${hyphen}9XHTB` });
    assert(dashed.ok && "code" in dashed.value && dashed.value.code === "K7QM29XHTB", hyphen);
  }
  const read = readRequest("join", { code: "k7qm2 oxhtb" });
  assert(read.ok && "code" in read.value && read.value.code === "K7QM20XHTB");
  for (const code of ["K7QM2", "K7QM2-9XHTU", `${"K".repeat(11)}`, 1])
    assert(!readRequest("join", { code }).ok);
});

test("an oversized or invalid packet closes only the socket that sent it", async () => {
  for (const message of [`42["move","${"x".repeat(5000)}"]`, "4[not a packet", Buffer.from([1, 2, 3]), "9"]) {
    const socket = await rawSocket(server.port, { address: "127.0.0.3" });
    socket.raw(message);
    await closedSoon(socket, String(message).slice(0, 20));
  }
  // Packets without a request and requests without an acknowledgement get no answer and do no harm.
  const strange = await rawSocket(server.port, { address: "127.0.0.3" });
  for (const packet of ["42", '42["move"]', '42["nothing",1]', '421["create",null]']) strange.raw(packet);
  assert.deepEqual(await strange.ask("sync", { id: "0".repeat(16), events: 0 }), {
    ok: false,
    code: "not-joined",
    message: "Join the match first, with the token of your seat.",
  });
  strange.close();
  await assertServing();
});

test("a flood is refused, and then its socket is closed", async () => {
  const socket = await rawSocket(server.port, { address: "127.0.0.4" });
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => socket.ask("leave", { id: "0".repeat(16) })),
  );
  assert(answers.some((answer) => (answer as { code?: string } | undefined)?.code === "too-fast"));
  for (let i = 0; i < 1000; i++) socket.send("leave", { id: "0".repeat(16) });
  await closedSoon(socket);
  await assertServing();
});

test("pings are not answered, and a flood of any kind of frame closes its connection", async () => {
  const quiet = await rawSocket(server.port, { address: "127.0.0.4" });
  let pongs = 0;
  quiet.socket.on("pong", () => pongs++);
  quiet.socket.ping("x");
  await quiet.ask("leave", { id: "0".repeat(16) });
  assert.equal(pongs, 0);
  quiet.close();
  const floods: readonly ((from: RawSocket) => void)[] = [
    (from) => from.socket.ping("x".repeat(100)),
    (from) => from.socket.pong(),
    (from) => from.raw("40/nothing,"),
    (from) => from.raw('42["nothing"]'),
    (from) => from.raw("3"),
  ];
  for (const flood of floods) {
    const from = await rawSocket(server.port, { address: "127.0.0.4" });
    from.socket.on("error", () => {});
    for (let i = 0; i < 2000 && !from.closed; i++) flood(from);
    await closedSoon(from, String(flood));
  }
  await assertServing();
});

test("if many connections together are a flood, only those that send are closed, not a quiet one of the same address", async (t) => {
  const crowded = await runServer({ REQUESTS_PER_SECOND: "1", CONNECTIONS_PER_ADDRESS: "50" });
  t.after(() => crowded.stop());
  const quiet = await rawSocket(crowded.port);
  const sockets = await Promise.all(Array.from({ length: 40 }, () => rawSocket(crowded.port)));
  for (const socket of sockets) socket.socket.on("error", () => {});
  // Each of them stays below the limit of one connection.
  for (const socket of sockets) for (let i = 0; i < 55; i++) socket.raw('42["nothing",1]');
  await closedSoon(sockets.at(-1) as RawSocket);
  assert.equal(quiet.closed, false);
});

test("connections that ask for little are served even if others have used up the limit of their address", async (t) => {
  const crowded = await runServer({ REQUESTS_PER_SECOND: "3" });
  t.after(() => crowded.stop());
  const quiet = await rawSocket(crowded.port);
  const greedy = await Promise.all(Array.from({ length: 20 }, () => rawSocket(crowded.port)));
  const ask = async (from: RawSocket): Promise<unknown> =>
    ((await from.ask("leave", { id: "0".repeat(16) })) as { code?: string }).code;
  const refused = await Promise.all(greedy.flatMap((from) => [ask(from), ask(from), ask(from)]));
  assert(refused.includes("too-fast"));
  assert.deepEqual([await ask(quiet), await ask(quiet)], [undefined, undefined]);
  for (const socket of [quiet, ...greedy]) socket.close();
});

test("a socket that leaves the namespace is closed, so that every connection is watched", async () => {
  const address = "127.0.0.8";
  for (let round = 0; round < 12; round++) {
    const from = await rawSocket(server.port, { address });
    from.raw("41");
    await closedSoon(from);
  }
  await assertServing();
});

test("a socket that enters no namespace is closed, even if it does not answer the close", async () => {
  const socket = connectTcp({ port: server.port, host: "127.0.0.1", localAddress: "127.0.0.13" });
  socket.on("error", () => {});
  socket.write(
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${"A".repeat(22)}==\r\n\r\n`,
  );
  const [first] = await once(socket, "data");
  assert.match(String(first), /^HTTP\/1\.1 101 /);
  // Ten seconds and two, and some more for a busy machine.
  await once(socket, "close", { signal: AbortSignal.timeout(25_000) });
});

test("one connection may create only a few matches, and this does not lock out its address", async () => {
  const from = await rawSocket(server.port, { address: "127.0.0.10" });
  const answers: { ok: boolean; code?: string }[] = [];
  const given = new Set<string | undefined>();
  for (let i = 0; i < 13; i++) {
    const answer = (await from.ask("create", terms())) as { ok: boolean; pass?: string };
    answers.push(answer);
    if (answer.ok) given.add(answer.pass);
  }
  // The first match counts against the address, ten against the pass that it gave; later seats give no pass.
  assert.equal(answers.filter(({ ok }) => ok).length, 11);
  assert.equal(given.size, 1);
  assert.equal(answers.at(-1)?.code, "too-many");
  const other = await rawSocket(server.port, { address: "127.0.0.10" });
  assert(((await other.ask("create", terms())) as { ok: boolean }).ok);
  for (const socket of [from, other]) socket.close();
});

test("a player with a seat or an invitation can connect though the address has too many connections", async () => {
  const address = "127.0.0.11";
  const player = await rawSocket(server.port, { address });
  const { pass } = (await player.ask("create", terms())) as { pass: string };
  player.close();
  const crowd = await Promise.all(Array.from({ length: 9 }, () => rawSocket(server.port, { address })));
  crowd.push(await openedSoon(address));
  await assert.rejects(rawSocket(server.port, { address }));
  await assert.rejects(rawSocket(server.port, { address, pass: `${pass.slice(0, -1)}!` }));
  await assert.rejects(rawSocket(server.port, { address, pass: "nobody.aaaaaaaaaaaaaaaaaaaaaa" }));
  // A seat has its own limit.
  for (let i = 0; i < 5; i++) crowd.push(await rawSocket(server.port, { address, pass }));
  await assert.rejects(rawSocket(server.port, { address, pass }));
  for (const socket of crowd) socket.close();
});

test("an unreadable request is the client's fault and is not logged; the archive limits requests", async () => {
  const before = server.lines.length;
  assert.equal((await fetch(`${server.url}/archive/%zz/events`)).status, 400);
  const range = await fetch(`${server.url}/archive/mills.pgn`, {
    method: "HEAD",
    headers: { range: "bytes=x" },
  });
  assert(range.status < 500);
  assert.equal(server.lines.length, before);
  const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(`${server.url}/archive`)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 429]));
  assert.equal(answers[0]?.headers.get("strict-transport-security"), null);
});

test("a connection that sends requests without waiting for answers is closed, whatever it asks for", async () => {
  for (const path of ["/x", "/", "/archive", "/socket.io/", "/socket.io/?EIO=4&transport=polling"]) {
    const socket = connectTcp({ port: server.port, host: "127.0.0.1", localAddress: "127.0.0.14" });
    socket.on("error", () => {});
    let heard = "";
    socket.on("data", (data) => {
      heard += data;
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1000));
    await once(socket, "close");
    assert((heard.match(/HTTP\/1\.1 /g) ?? []).length <= 4, path);
  }
  await assertServing();
});

test("a connection is closed before more than a few requests of one read are parsed", async (t) => {
  const defense = createDefense(readSettings({}), createMetrics(), createPasses("secret"));
  let parsed = 0;
  const http = createServer((_request, response) => response.end());
  guard(http, defense, pino({ level: "silent" }));
  http.on("request", () => {
    parsed += 1;
  });
  await once(http.listen(0, "127.0.0.1"), "listening");
  t.after(() => http.close());
  const { port } = http.address() as AddressInfo;
  for (const line of ["GET /x HTTP/1.1\r\nHost: x\r\n\r\n", "OPTIONS * RTSP/1.0\n\n"]) {
    const client = connectTcp({ port, host: "127.0.0.1" });
    client.on("error", () => {}).resume();
    const ended = once(client, "close");
    client.write(line.repeat(1500));
    await ended;
    assert.equal(parsed, 0);
  }
});

test("a request that waits for its answer counts once, however its connection ends", async (t) => {
  const settings = readSettings({ CONNECTIONS_PER_ADDRESS: "1" });
  const defense = createDefense(settings, createMetrics(), createPasses("secret"));
  let admitted = 0;
  const http = createServer(async (request, response) => {
    if (await admit(defense, request, response)) admitted += 1;
    http.emit("asked");
  });
  await once(http.listen(0, "127.0.0.1"), "listening");
  t.after(() => http.close());
  const { port } = http.address() as AddressInfo;
  async function ask(): Promise<Socket> {
    const asked = once(http, "asked");
    const client = connectTcp({ port, host: "127.0.0.1" });
    client.on("error", () => {}).write("GET /x HTTP/1.1\r\nHost: x\r\n\r\n");
    await asked;
    return client;
  }
  for (let i = 0; i < 3; i++) {
    const gone = once(http, "connection").then(([socket]) => once(socket, "close"));
    (await ask()).destroy();
    await gone;
  }
  assert.equal(admitted, 3);
  const waiting = [await ask(), await ask(), await ask()];
  assert.equal(admitted, 5);
  for (const client of waiting) client.destroy();
});

test("plain HTTP requests are limited per address, even if a proxy sends those of several on one connection", async (t) => {
  const open = await runServer({ CONNECTIONS_PER_ADDRESS: "1" });
  const proxied = await runServer({ CONNECTIONS_PER_ADDRESS: "1", PROXIES: "1" });
  t.after(() => Promise.all([open.stop(), proxied.stop()]));
  const statuses: number[] = [];
  for (let i = 0; i < 60; i++) {
    const answer = await fetch(`${open.url}/about`).catch(() => ({ status: 0 }));
    statuses.push(answer.status);
  }
  assert.deepEqual(new Set(statuses), new Set([200, 0]));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (address: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { "x-forwarded-for": address };
      get({ port: proxied.port, host: "127.0.0.1", path: "/about", agent, headers }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode));
      }).on("error", reject);
    });
  const shared = new Set<number | undefined>();
  for (let i = 0; i < 60; i++) {
    // Another port is still the same address.
    shared.add(await ask(`6.6.6.6:${2000 + i}`));
    if (i % 10 === 0) assert.equal(await ask(`7.7.7.${i}`), 200);
  }
  assert.deepEqual(shared, new Set([200, 429]));
  agent.destroy();
});

test("frames beyond the limit are dropped, even if one read brings them all", async (t) => {
  const settings = readSettings({ REQUESTS_PER_SECOND: "20" });
  const defense = createDefense(settings, createMetrics(), createPasses("secret"));
  const frames = new (frameCounter(defense))({ noServer: true });
  const http = createServer().listen(0, "127.0.0.1");
  await once(http, "listening");
  t.after(() => http.close());
  for (const frame of ["message", "ping", "pong"] as const) {
    let heard = 0;
    http.once("upgrade", async (request, socket, head) => {
      assert(await mayConnect(defense, request));
      frames.handleUpgrade(request, socket, head, (client) => client.on(frame, () => heard++));
    });
    const { port } = http.address() as AddressInfo;
    const client = connectTcp({ port, host: "127.0.0.1" });
    client.on("error", () => {});
    client.write(
      "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${"A".repeat(22)}==\r\n\r\n`,
    );
    await once(client, "data");
    // A masked frame of one byte, several thousand times in one write.
    const code = { message: 0x81, ping: 0x89, pong: 0x8a }[frame];
    const ended = once(client, "close");
    client.write(
      Buffer.concat(Array.from({ length: 8000 }, () => Buffer.from([code, 0x81, 0, 0, 0, 0, 120]))),
    );
    await ended;
    await pause(100);
    assert(heard > 0 && heard <= 101, `${heard} of ${frame}`);
  }
});

test("each turn of the event loop handles some of a crowd's frames, and those of other addresses among them", async (t) => {
  const defense = createDefense(readSettings({}), createMetrics(), createPasses("secret"));
  const frames = new (frameCounter(defense))({ noServer: true });
  const http = createServer().listen(0, "127.0.0.1");
  await once(http, "listening");
  t.after(() => http.close());
  let turn = 0;
  const heard: { readonly turn: number; readonly address: string | undefined }[] = [];
  http.on("upgrade", async (request, socket, head) => {
    assert(await mayConnect(defense, request));
    frames.handleUpgrade(request, socket, head, (client) =>
      client.on("message", () => heard.push({ turn, address: request.socket.remoteAddress })),
    );
  });
  const { port } = http.address() as AddressInfo;
  const open = async (localAddress: string): Promise<Socket> => {
    const client = connectTcp({ port, host: "127.0.0.1", localAddress });
    client.on("error", () => {});
    client.write(
      "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${"A".repeat(22)}==\r\n\r\n`,
    );
    await once(client, "data");
    return client;
  };
  const crowd = await Promise.all(Array.from({ length: 100 }, () => open("127.0.0.1")));
  const one = await open("127.0.0.2");
  t.after(() => {
    for (const client of [...crowd, one]) client.destroy();
  });
  const frame = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 120]);
  for (const client of crowd) client.write(Buffer.concat(Array(8).fill(frame)));
  one.write(frame);
  for (; heard.length < 801 && turn < 100_000; turn++) await new Promise((next) => setImmediate(next));
  assert.equal(heard.length, 801);
  const perTurn = heard.map((each) => heard.filter((other) => other.turn === each.turn).length);
  assert(Math.max(...perTurn) <= 32, `${Math.max(...perTurn)}`);
  // The last client to write is not the last one to be served.
  assert(heard.findIndex(({ address }) => address === "127.0.0.2") < 400);
});

test("the others hear once of a request that is sent again and again", async () => {
  const people = await Promise.all([0, 1, 2].map(() => rawSocket(server.port, { address: "127.0.0.15" })));
  const [light, dark, spectator] = people as [RawSocket, RawSocket, RawSocket];
  const { match } = (await light.ask("create", terms())) as { match: { id: string } };
  const { id } = match;
  await dark.ask("join", { id, token: createToken(), name: "Sipho" });
  await spectator.ask("join", { id });
  const move = { id, version: 0, move: "d6", request: "light-moves" };
  for (let i = 0; i < 20; i++) assert(((await light.ask("move", move)) as { ok: boolean }).ok);
  const offer = { id, version: 1, what: "draw", request: "dark-offers" };
  for (let i = 0; i < 10; i++) assert(((await dark.ask("offer", offer)) as { ok: boolean }).ok);
  for (let i = 0; i < 10; i++) assert(((await light.ask("move", move)) as { ok: boolean }).ok);
  await spectator.ask("sync", { id, events: 0 });
  const told = spectator.heard.filter((text) => text.includes('"event"'));
  assert.deepEqual(
    told.map((text) => JSON.parse(text.slice(2))[1].event.kind),
    ["move", "offer"],
  );
  for (const socket of people) socket.close();
});

test("one address may open no more sockets than the limit", async () => {
  const address = "127.0.0.5";
  const sockets = await Promise.all(Array.from({ length: 10 }, () => rawSocket(server.port, { address })));
  await assert.rejects(rawSocket(server.port, { address }));
  sockets[0]?.close();
  sockets.push(await openedSoon(address));
  for (const socket of sockets) socket.close();
  await assertServing();
});

test("one pupil's wrong codes do not use up the attempts of others behind the same address", async () => {
  const address = "127.0.0.16";
  const [owner, pupil] = (await Promise.all([0, 1].map(() => rawSocket(server.port, { address })))) as [
    RawSocket,
    RawSocket,
  ];
  const { match } = (await owner.ask("create", terms())) as { match: { id: string } };
  assert.deepEqual(await owner.ask("code", { id: match.id, code: "K7QM29XHTB" }), { ok: true });
  for (let i = 0; i < 150; i++) {
    await pupil.ask("join", { code: "K7QM29XHTC" });
    if (i % 40 === 39) await pause(1000);
  }
  const back = await rawSocket(server.port, { address });
  assert.equal(((await back.ask("join", { code: "K7QM29XHTB" })) as { ok: boolean }).ok, true);
  for (const socket of [owner, pupil, back]) socket.close();
});

test("rematches are limited if two people play nothing else", async (t) => {
  const open = await runServer({ REQUESTS_PER_SECOND: "10000" });
  t.after(() => open.stop());
  const [light, dark] = (await Promise.all([0, 1].map(() => rawSocket(open.port)))) as [RawSocket, RawSocket];
  const tokens = [createToken(), createToken()] as const;
  const created = (await light.ask("create", terms({ token: tokens[0] }))) as { match: { id: string } };
  let { id } = created.match;
  let rounds = 0;
  for (; rounds < 60; rounds++) {
    await light.ask("join", { id, token: tokens[0] });
    await dark.ask("join", { id, token: tokens[1], name: "Sipho" });
    await light.ask("resign", { id, request: "resigning" });
    const about = { id, version: 0, what: "rematch" };
    await light.ask("offer", { ...about, request: "offering" });
    const answer = (await dark.ask("accept", { ...about, request: "accepting" })) as {
      code?: string;
      event?: { rematch: string };
    };
    if (answer.event === undefined) break;
    id = answer.event.rematch;
  }
  assert.equal(rounds, 20);
  for (const socket of [light, dark]) socket.close();
});

test("copies of a request get the first answer and count towards no limit, whatever they ask for", async (t) => {
  const open = await runServer({ REQUESTS_PER_SECOND: "100000" });
  t.after(() => open.stop());
  const sockets = (await Promise.all([0, 1].map(() => rawSocket(open.port)))) as [RawSocket, RawSocket];
  const [light, dark] = sockets;
  /** Sends copies at the same time and then more, as many as no limit allows, and compares the answers. */
  async function copied(from: RawSocket, name: string, request: object): Promise<Record<string, unknown>> {
    const told: Record<string, unknown>[] = [];
    for (let round = 0; round < 3; round++) {
      const answers = Array.from({ length: 15 }, () => from.ask(name, request));
      told.push(...((await Promise.all(answers)) as Record<string, unknown>[]));
    }
    const [first, ...copies] = told.map(
      ({ now: _now, present: _present, repeated: _repeated, ...same }) => same,
    );
    assert.equal(first?.["ok"], true, `${name}: ${JSON.stringify(first)}`);
    for (const copy of copies) assert.deepEqual(copy, first, name);
    if (told[0] && "repeated" in told[0])
      assert.deepEqual(new Set(told.slice(1).map(({ repeated }) => repeated)), new Set([true]), name);
    return first;
  }
  const created = await copied(light, "create", terms({ timeControl: { minutes: 10, increment: 0 } }));
  const { id } = created["match"] as { id: string };
  await copied(dark, "join", { id, token: createToken(), name: "Sipho" });
  const code = "K7QM29XHTB";
  await copied(light, "code", { id, code });
  await copied(light, "join", { code });
  const named = (request: string) => ({ id, request });
  const about = (version: number, what: string) => ({ ...named(`${what}-offer`), version, what });
  await copied(light, "ready", named("light-is-ready"));
  await copied(light, "move", { ...named("the-first-move"), version: 0, move: "d6" });
  await copied(light, "offer", about(1, "draw"));
  await copied(dark, "decline", about(1, "draw"));
  await copied(light, "offer", about(1, "takeback"));
  await copied(dark, "accept", about(1, "takeback"));
  await copied(dark, "resign", named("resignation"));
  await copied(light, "offer", about(2, "rematch"));
  await copied(dark, "accept", about(2, "rematch"));
  const limits = { matches: 0, code: "" };
  for (; limits.code === ""; limits.matches++)
    limits.code = ((await light.ask("create", terms())) as { code?: string }).code ?? "";
  // Ten new matches for the seat's pass, and the refused one.
  assert.deepEqual(limits, { matches: 11, code: "too-many" });
  for (const socket of sockets) socket.close();
});

test("a connection that follows as many matches as it may joins one of them again, by code too", async (t) => {
  const open = await runServer({ REQUESTS_PER_SECOND: "100000", MATCHES_PER_MINUTE: "100000" });
  t.after(() => open.stop());
  const socket = await rawSocket(open.port);
  let id = "";
  for (let i = 0; i < 50; i++)
    ({ id } = ((await socket.ask("create", terms())) as { match: { id: string } }).match);
  const other = await rawSocket(open.port);
  const more = ((await other.ask("create", terms())) as { match: { id: string } }).match.id;
  await socket.ask("code", { id, code: "K7QM29XHTB" });
  const ask = async (request: object) => ((await socket.ask("join", request)) as { code?: string }).code;
  assert.equal(await ask({ id }), undefined);
  assert.equal(await ask({ id: more }), "too-many");
  await socket.ask("join", { id });
  assert.equal(await ask({ code: "K7QM29XHTB" }), undefined);
  for (const each of [socket, other]) each.close();
});

test("a connection that is kept for 2,000 requests gathers no listeners", async (t) => {
  const PAGE = temporaryFolder();
  writeFileSync(join(PAGE, "index.html"), "page");
  const kept = await runServer({ PAGE });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<Socket>();
  /** Listeners of the connection by event, when each request began. */
  const counts: Record<string, number>[] = [];
  const look = (message: unknown): void => {
    const { socket, server: http } = message as { socket: Socket; server: { address(): AddressInfo } };
    if (http.address().port !== kept.port) return;
    sockets.add(socket);
    counts.push(Object.fromEntries(socket.eventNames().map((name) => [name, socket.listenerCount(name)])));
  };
  subscribe("http.server.request.start", look);
  t.after(() => {
    unsubscribe("http.server.request.start", look);
    agent.destroy();
    return kept.stop();
  });
  const paths = ["/health", "/about", "/archive", "/index.html", "/nothing", "/archive/mills.pgn"];
  for (let i = 0; i < 2000; i++) {
    const path = paths[i % (i < 12 ? paths.length : 2)];
    const [response] = await once(get(`${kept.url}${path}`, { agent }), "response");
    await once(response.resume(), "close");
  }
  assert.equal(sockets.size, 1);
  assert.deepEqual(counts.at(-1), counts[1]);
});

test("browsers cache files with a hash in their name, and request the page itself again", async (t) => {
  const PAGE = temporaryFolder();
  mkdirSync(join(PAGE, "assets"));
  writeFileSync(join(PAGE, "index.html"), "page");
  writeFileSync(join(PAGE, "assets/index-1a2b3c.js"), "script");
  const open = await runServer({ PAGE });
  t.after(() => open.stop());
  const cached = async (path: string): Promise<string | null> =>
    (await fetch(open.url + path)).headers.get("cache-control");
  assert.match((await cached("/assets/index-1a2b3c.js")) ?? "", /max-age=31536000, immutable/);
  assert.match((await cached("/")) ?? "", /max-age=0/);
});

test("a stranger's token gives no seat, and nobody moves without a seat", async () => {
  const owner = await rawSocket(server.port, { address: "127.0.0.6" });
  const guest = await rawSocket(server.port, { address: "127.0.0.6" });
  const thief = await rawSocket(server.port, { address: "127.0.0.7" });
  const { match } = (await owner.ask("create", terms())) as { match: { id: string } };
  const { id } = match;
  await guest.ask("join", { id, token: createToken(), name: "Sipho" });
  const code = async (name: string, data: object): Promise<unknown> =>
    ((await thief.ask(name, data)) as { code?: string }).code;
  assert.equal(await code("move", { id, request: "request-1", version: 0, move: "d6" }), "not-joined");
  assert.equal(await code("join", { id, token: createToken(), name: "Mallory" }), "no-seat");
  assert.equal(await code("join", { id }), undefined);
  assert.equal(await code("move", { id, request: "request-1", version: 0, move: "d6" }), "not-joined");
  assert.equal(await code("resign", { id, request: "request-2" }), "not-joined");
  for (const socket of [owner, guest, thief]) socket.close();
});

test("a failing page does not give the reason, and wrong settings are named without their values", async () => {
  const response = await fetch(`${server.url}/archive/%00%ff`);
  assert(response.status >= 400);
  const body = await response.text();
  assert(!/at |node_modules|Error/.test(body), body);
  assert.throws(
    () => readSettings({ DATABASE_URL: "mysql://root:password@host/x", PORT: "http" }),
    (error: Error) => error.message.includes("DATABASE_URL") && !error.message.includes("password"),
  );
});
