/**
 * Attacks from one address, one after the other, while two honest people play from another: how long their
 * moves take, how long the server stalls, and how much memory it uses. `SERVER_FOLDER` names a server to
 * compare with.
 *
 *   npm run heavy:attacks -- --seconds 10 --archive 100000 --from 0 --to 3
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { connect as connectTcp, type Socket as TcpSocket } from "node:net";
import { join } from "node:path";
import * as mills from "morabaraba";
import { createToken } from "morabaraba-protocol/client";
import { WebSocket } from "ws";
import { mover, terms } from "../support/people.ts";
import { startProcess, temporaryFolder } from "../support/processes.ts";
import { type RawSocket, rawSocket } from "../support/raw.ts";
import { flags, pause, percentiles, seedArchive } from "./cluster.ts";

const { seconds, archive, from, to } = flags({ seconds: 10, archive: 10_000, from: 0, to: 100 });
const DATABASE_FILE = join(temporaryFolder(), "games.db");
await (await startProcess({ DATABASE_FILE })).end("SIGTERM");
await seedArchive(DATABASE_FILE, archive);
const server = await startProcess({ DATABASE_FILE });
const { port } = server;
/** A new address for each attack, so that none is refused because of the one before. */
let attacker = "";
let lastByte = 20;
const honest = "127.0.0.9";
let times: number[] = [];
let disconnections = 0;

/** Plays ten moves per second, in one game after the other. */
async function playHonestly(goOn: () => boolean): Promise<void> {
  while (goOn()) {
    try {
      const sockets = [
        await rawSocket(port, { address: honest }),
        await rawSocket(port, { address: honest }),
      ];
      const [light, dark] = sockets as [RawSocket, RawSocket];
      const created = (await light.ask("create", terms())) as { match: { id: string } } | undefined;
      const id = created?.match?.id;
      await dark.ask("join", { id, token: createToken(), name: "Sipho" });
      const choose = mover(7);
      let game = mills.createGame({ base: "standard", repetition: 3, drawAfterQuietPlies: 100 });
      for (let version = 0; mills.outcome(game) === undefined && goOn(); version++) {
        const move = choose({ family: "mills", game, version } as Parameters<typeof choose>[0]);
        const began = performance.now();
        const answer = (await (game.turn === "light" ? light : dark).ask("move", {
          id,
          version,
          move,
          request: `honest-${version}`,
        })) as { ok: boolean } | undefined;
        times.push(performance.now() - began);
        if (answer === undefined) throw new Error("disconnected");
        game = mills.applyMove(game, move);
        await pause(100);
      }
      for (const socket of sockets) socket.close();
    } catch {
      disconnections += 1;
      await pause(200);
    }
  }
}

/** The server's memory, read without a request to the server. */
const memory = (): number => Number(readFileSync(`/proc/${server.pid}/statm`, "utf8").split(" ")[1]) * 4096;

/** How long a health check takes: more than a moment means that the server stalls. */
async function standstill(): Promise<number> {
  const began = performance.now();
  await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
  return performance.now() - began;
}

const end = { at: 0 };
const going = (): boolean => performance.now() < end.at;
const open = async (address = attacker): Promise<RawSocket | undefined> =>
  await rawSocket(port, { address }).catch(() => undefined);
const fifty = Array.from({ length: 50 }, (_, i) => `127.0.1.${i + 1}`);

/** Runs several attackers at once; each opens a new socket when its own is closed. */
async function attackers(count: number, act: (from: RawSocket) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (going()) {
        const from = await open();
        if (from === undefined) {
          await pause(200);
          continue;
        }
        from.socket.on("error", () => {});
        await act(from).catch(() => {});
        from.close();
      }
    }),
  );
}

async function flood(from: RawSocket, send: (from: RawSocket) => void, reads = true): Promise<void> {
  if (!reads) from.socket.pause();
  while (going() && !from.closed && from.socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 100; i++) send(from);
    if (from.socket.bufferedAmount > 1e6) await pause(5);
    await new Promise((next) => setImmediate(next));
  }
}

function download(method: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request({ port, host: "127.0.0.1", localAddress: attacker, method, path }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("close", () => resolve(bytes));
    });
    asked.on("error", () => resolve(0));
    asked.end();
  });
}

/** Requests for an unknown namespace, again and again: masked frames in one piece. */
const burst = Buffer.concat(
  Array.from({ length: 5957 }, () => Buffer.from([0x81, 0x85, 0, 0, 0, 0, 52, 48, 47, 120, 44])),
);

/** Opens twenty connections per second, each with several thousand frames in one write. */
async function bursts(addresses: readonly string[]): Promise<void> {
  let count = 0;
  for (; going(); await pause(50)) {
    open(addresses[count++ % addresses.length]).then((from) => {
      from?.socket.on("error", () => {});
      (from?.socket as unknown as { _socket?: TcpSocket } | undefined)?._socket?.write(burst);
    });
  }
  said = `${count} bursts`;
}

/** A connection per address that sends requests without reading; reopened after a pause when it is closed. */
async function pipeline(addresses: readonly string[], path: string, pauseMs = 0): Promise<void> {
  const asked = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1000);
  await Promise.all(
    addresses.map(async (localAddress) => {
      for (; going(); await pause(pauseMs)) {
        const socket = connectTcp({ port, host: "127.0.0.1", localAddress });
        const gone = once(socket, "close").catch(() => {});
        socket.on("error", () => {});
        const timer = setInterval(() => socket.writableLength < 1e6 && socket.write(asked), 10);
        await Promise.race([gone, pause(end.at - performance.now())]);
        clearInterval(timer);
        socket.destroy();
      }
    }),
  );
}

/** At most 64 kB per second: each second as many of these texts as fit, at once, from 450 sockets in turn. */
async function trickle(textOf: (id: string) => string): Promise<void> {
  const sockets: RawSocket[] = [];
  for (let i = 0; i < 45; i++, await pause(50))
    for (const from of await Promise.all(Array.from({ length: 10 }, () => open())))
      if (from !== undefined) sockets.push(from);
  for (const { socket } of sockets) socket.on("error", () => {});
  const created = (await sockets[0]?.ask("create", terms())) as { match: { id: string } } | undefined;
  const text = textOf(created?.match.id ?? "");
  times = [];
  for (let i = 0; going(); await pause(1000))
    for (let left = 64_000; left > 0; left -= text.length + 8) sockets[i++ % sockets.length]?.raw(text);
  said = `${sockets.filter(({ closed }) => !closed).length} of ${sockets.length} sockets are left`;
  for (const from of sockets) from.close();
}

let said = "";
const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
  nobody: () => pause(seconds * 1000),
  "one file of the whole archive": async () => {
    const began = performance.now();
    const bytes = await download("GET", "/archive/mills.pgn");
    said = `${(bytes / 1e6).toFixed(0)} MB in ${((performance.now() - began) / 1000).toFixed(1)} s`;
  },
  "HEAD of the file, and questions that nothing answers": async () => {
    while (going()) {
      await download("HEAD", "/archive/mills.pgn");
      await download("GET", "/archive?variant=none&name=Nobody");
    }
  },
  "twenty files at once": () =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        Promise.race([download("GET", "/archive/mills.pgn"), pause(seconds * 1000)]),
      ),
    ),
  "pings from one socket that reads nothing": () =>
    attackers(1, (from) => flood(from, ({ socket }) => socket.ping("x".repeat(120)), false)),
  "unknown namespaces from one socket that left and reads nothing": () =>
    attackers(1, async (from) => {
      from.raw("41");
      await flood(from, (to) => to.raw(`40/${"x".repeat(100)},`), false);
    }),
  "bursts of frames, from one address": () => bursts([attacker]),
  "bursts of frames, from fifty addresses": () => bursts(fifty),
  "requests over plain HTTP, pipelined, a read a second": () => pipeline([attacker], "/x", 1000),
  "requests over plain HTTP, pipelined": () => pipeline(Array(4).fill(attacker), "/x"),
  "questions of the archive, pipelined": () => pipeline(Array(4).fill(attacker), "/archive"),
  "polling, pipelined": () => pipeline(Array(4).fill(attacker), "/socket.io/?EIO=4&transport=polling"),
  "requests over plain HTTP, pipelined, from fifty addresses": () => pipeline(fifty, "/x"),
  "requests over plain HTTP, one after the other on 200 connections": () =>
    Promise.all(
      Array.from({ length: 200 }, async () => {
        while (going()) if ((await download("GET", "/x")) === 0) await pause(50);
      }),
    ),
  "unknown events": () => attackers(1, (from) => flood(from, (to) => to.raw('42["nothing",1]'))),
  "unknown events from 400 sockets, few from each": () =>
    attackers(400, async (from) => {
      for (; going() && !from.closed; await pause(100))
        for (let i = 0; i < 8; i++) from.raw('42["nothing",1]');
    }),
  "64 kB a second, as unknown namespaces on 450 sockets": () => trickle(() => "40/x,"),
  "64 kB a second, as unknown events on 450 sockets": () => trickle(() => '42["x"]'),
  "64 kB a second, as requests to watch on 450 sockets": () =>
    trickle((id) => `42["join",${JSON.stringify({ id })}]`),
  "into the namespace and out of it": () =>
    attackers(1, (from) =>
      flood(from, (to) => {
        to.raw("41");
        to.raw("40");
      }),
    ),
  "connections opened and closed again": () => attackers(20, async () => {}),
  "connections held without a namespace": async () => {
    const held: RawSocket[] = [];
    while (going() && held.length < 2000) {
      const from = await open();
      if (from === undefined) break;
      from.raw("41");
      held.push(from);
    }
    await pause(500);
    said = `${held.filter(({ closed }) => !closed).length} of ${held.length} held`;
    for (const from of held) from.close();
  },
  "creations by nine sockets": async () => {
    let created = 0;
    const sockets = (await Promise.all(Array.from({ length: 9 }, open))).filter(
      (socket) => socket !== undefined,
    );
    await Promise.all(
      sockets.map(async (from) => {
        for (let i = 0; i < 60 && going(); i++) {
          const answer = (await from.ask("create", terms())) as { ok: boolean; code?: string } | undefined;
          if (answer?.ok) created += 1;
          else if (answer?.code === "too-many") return;
          else await pause(100);
        }
      }),
    );
    const neighbor = await open();
    const answer = (await neighbor?.ask("create", terms())) as { ok: boolean } | undefined;
    said = `${created} created; a neighbour behind the address ${answer?.ok ? "creates too" : "is locked out"}`;
    for (const from of [...sockets, neighbor]) from?.close();
  },
};

let honestly = true;
const playing = playHonestly(() => honestly);
await pause(3000);
console.log(
  "| attack | honest moves | acknowledged, p50 / p99 / max ms | health answers in, p50 / p99 / max ms | memory before, most | |",
);
console.log("|---|---|---|---|---|---|");
for (const [name, attack] of Object.entries(attacks).slice(from, to)) {
  await pause(2000);
  attacker = `127.0.0.${lastByte++}`;
  const before = memory();
  times = [];
  disconnections = 0;
  said = "";
  end.at = performance.now() + seconds * 1000;
  let most = before;
  const stood: number[] = [];
  let attacking = true;
  const watching = (async () => {
    while (attacking) {
      await pause(25);
      most = Math.max(most, memory());
      stood.push(await standstill());
    }
  })();
  await attack();
  attacking = false;
  await watching;
  // The next attack starts without what this one leaves behind.
  const over = performance.now();
  while ((await standstill()) > 500) await pause(100);
  const recovery = (performance.now() - over) / 1000;
  if (recovery > 1) said += ` well again after ${recovery.toFixed(0)} s`;
  const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);
  console.log(
    `| ${name} | ${times.length}${disconnections > 0 ? `, ${disconnections} times disconnected` : ""} | ${percentiles(times)} | ` +
      `${percentiles(stood)} | ${mb(before)}, ${mb(most)} MB | ${said} |`,
  );
}
honestly = false;
await playing;
await server.end("SIGTERM");
process.exit(0);
