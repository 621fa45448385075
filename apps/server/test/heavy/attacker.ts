/** Attacks a local test server from a separate address: `attacker.ts port messages`. Ends by itself. */
import { randomBytes } from "node:crypto";
import { connect as connectTcp } from "node:net";
import { createToken } from "morabaraba-protocol/client";
import { terms } from "../support/people.ts";
import { type RawSocket, rawSocket } from "../support/raw.ts";
import { pause } from "./cluster.ts";

const [port = 0, messages = 0] = process.argv.slice(2).map(Number);
if (port === 0) throw new Error("Which port?");
const deadline = Date.now() + 5 * 60_000;
let left = messages;
let sent = 0;
let refusedConnections = 0;
/** By kind of attack: the number of sockets, and how many of them the server closed. */
const tally = new Map<string, { sockets: number; closed: number }>();

function count(kind: string, wasClosed: boolean): void {
  const { sockets, closed } = tally.get(kind) ?? { sockets: 0, closed: 0 };
  tally.set(kind, { sockets: sockets + 1, closed: closed + (wasClosed ? 1 : 0) });
}

async function socket(pongs = true): Promise<RawSocket | undefined> {
  return await rawSocket(port, { address: "127.0.0.2", pongs }).catch(() => {
    refusedConnections += 1;
    return undefined;
  });
}

const id = (): string => randomBytes(12).toString("base64url");
const deep = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

/** A match in which the attacker holds a seat, so that some requests get further than the schema. */
async function ownMatch(from: RawSocket): Promise<string> {
  const answer = (await from.ask("create", terms({ name: "Mallory" }))) as
    | { match?: { id: string } }
    | undefined;
  return answer?.match?.id ?? id();
}

const kinds: readonly ((from: RawSocket, match: string) => void)[] = [
  // Malformed: wrong shapes, wrong types, deep lists, prototypes, text that is not a packet.
  (from) => from.send("move", { id: 1, version: -1, move: { to: "d6" } }),
  (from) => from.send("create", { ["__proto__"]: { family: "mills" }, family: "constructor" }),
  (from) => from.send("join", deep(300)),
  (from, match) =>
    from.send("move", { id: match, version: Number.MAX_VALUE, move: "d6", request: "hostile-1" }),
  (from) => from.send("toString", {}),
  (from, match) => from.send("move", { id: match, version: 0, move: "\u0000\u202e".repeat(10) }),
  // Other people's tokens and seats, and unknown matches.
  (from) => from.send("join", { id: id(), token: createToken(), name: "Mallory" }),
  (from, match) => from.send("resign", { id: match.split("").reverse().join(""), request: "hostile-1" }),
  // Out of turn, repeated, late.
  (from, match) => from.send("move", { id: match, version: 0, move: "d6", request: "hostile-1" }),
  (from, match) => from.send("move", { id: match, version: 7, move: "d6", request: "hostile-1" }),
  (from, match) => from.send("offer", { id: match, version: 0, what: "draw", request: "hostile-1" }),
];
const breaking: readonly ((from: RawSocket) => void)[] = [
  (from) => from.raw(`42["move","${"x".repeat(5000)}"]`),
  (from) => from.raw("4[not a packet"),
  (from) => from.raw(randomBytes(100)),
  (from) => from.raw('51-["move",{"_placeholder":true,"num":0}]'),
];

/** The flood: sends each kind in turn, as fast as the socket takes it. Replaces a socket that is closed. */
async function flood(lane: number): Promise<void> {
  while (left > 0 && Date.now() < deadline) {
    const from = await socket();
    if (from === undefined) {
      await pause(500);
      continue;
    }
    const match = await ownMatch(from);
    for (let i = 0; left > 0 && !from.closed && Date.now() < deadline; i++) {
      const kind = kinds[(i + lane) % kinds.length];
      kind?.(from, match);
      left -= 1;
      sent += 1;
      // Some at once, and some at the pace that the limits allow, so that these get past the limits.
      if (lane % 2 === 0) await pause(i % 10 === 0 ? 500 : 0);
      else if (i % 200 === 0) await pause(1);
    }
    if (!from.closed && lane % 3 === 0) {
      breaking[lane % breaking.length]?.(from);
      await pause(100);
    }
    count(lane % 2 === 0 ? "at the pace of the limits" : "flood", from.closed);
    from.close();
  }
}

/** Whether the server closes a socket in time. */
async function outlasted(from: { readonly closed: boolean }, act: () => void = () => {}): Promise<boolean> {
  while (!from.closed && Date.now() < deadline) {
    act();
    await pause(1000);
  }
  return from.closed;
}

/** Asks for much and reads nothing, but keeps signalling that it is there. */
async function readNothing(): Promise<void> {
  const from = await socket(false);
  if (from === undefined) return;
  const match = await ownMatch(from);
  from.socket.pause();
  const wasClosed = await outlasted(from, () => {
    for (let i = 0; i < 15; i++) from.send("join", { id: match });
    from.raw("3");
    sent += 15;
    left -= 15;
  });
  count("reads nothing", wasClosed);
  from.close();
}

/** Listens, but acknowledges nothing, not even pings. */
async function acknowledgeNothing(): Promise<void> {
  const from = await socket(false);
  if (from === undefined) return;
  const match = await ownMatch(from);
  from.send("join", { id: match });
  count("acknowledges nothing", await outlasted(from));
  from.close();
}

/** Sends half a request, or opens a web socket without a handshake, and then sends nothing more. */
async function neverGreets(half: boolean): Promise<void> {
  const state = { closed: false };
  const upgrade = [
    "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
    "Host: 127.0.0.1",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
  ].join("\r\n");
  const from = connectTcp({ port, host: "127.0.0.1", localAddress: "127.0.0.2" }, () =>
    from.write(half ? upgrade : `${upgrade}\r\n\r\n`),
  );
  from.on("error", () => {});
  from.on("close", () => {
    state.closed = true;
  });
  from.resume();
  count(half ? "half a request" : "never greets", await outlasted(state));
  from.destroy();
}

await Promise.all([
  ...Array.from({ length: 40 }, (_, lane) => flood(lane)),
  ...Array.from({ length: 20 }, readNothing),
  ...Array.from({ length: 20 }, acknowledgeNothing),
  ...Array.from({ length: 20 }, (_, i) => neverGreets(i % 2 === 0)),
]);
console.log(`${sent} messages, ${refusedConnections} connections refused`);
for (const [kind, { sockets, closed }] of tally)
  console.log(`${kind}: ${sockets} sockets, ${closed} closed by the server`);
process.exit(0);
