/** Attacks a server of ours on this machine, from an address of its own: `attacker.ts port messages`. Ends by itself. */
import { randomBytes } from "node:crypto";
import { createToken } from "../../src/client.ts";
import { terms } from "../support/people.ts";
import { type RawSocket, rawSocket } from "../support/raw.ts";
import { pause } from "./cluster.ts";

const [port = 0, messages = 0] = process.argv.slice(2).map(Number);
if (port === 0) throw new Error("Which port?");
const deadline = Date.now() + 5 * 60_000;
let left = messages;
let sent = 0;
let closed = 0;
let refusedConnections = 0;

async function socket(pongs = true): Promise<RawSocket | undefined> {
  return await rawSocket(port, { address: "127.0.0.2", pongs }).catch(() => {
    refusedConnections += 1;
    return undefined;
  });
}

const id = (): string => randomBytes(12).toString("base64url");
const deep = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

/** A match of the attacker's own, in which he holds one seat, so that some of his requests go further than the schema. */
async function ownMatch(from: RawSocket): Promise<string> {
  const answer = (await from.ask("create", terms({ name: "Mallory" }))) as
    | { match?: { id: string } }
    | undefined;
  return answer?.match?.id ?? id();
}

const kinds: readonly ((from: RawSocket, match: string) => void)[] = [
  // Malformed: wrong shapes, wrong types, deep lists, prototypes, text that is no packet.
  (from) => from.send("move", { id: 1, version: -1, move: { to: "d6" } }),
  (from) => from.send("create", { ["__proto__"]: { family: "morabaraba" }, family: "constructor" }),
  (from) => from.send("join", deep(300)),
  (from, match) => from.send("move", { id: match, version: Number.MAX_VALUE, move: "d6" }),
  (from) => from.send("toString", {}),
  (from, match) => from.send("move", { id: match, version: 0, move: "\u0000\u202e".repeat(10) }),
  // Foreign tokens, matches that are none, seats of others.
  (from) => from.send("join", { id: id(), token: createToken(), name: "Mallory" }),
  (from, match) => from.send("resign", { id: match.split("").reverse().join("") }),
  // Out of turn, repeated, late.
  (from, match) => from.send("move", { id: match, version: 0, move: "d6" }),
  (from, match) => from.send("move", { id: match, version: 7, move: "d6" }),
  (from, match) => from.send("offer", { id: match, version: 0, what: "draw" }),
];
const breaking: readonly ((from: RawSocket) => void)[] = [
  (from) => from.raw(`42["move","${"x".repeat(5000)}"]`),
  (from) => from.raw("4[not a packet"),
  (from) => from.raw(randomBytes(100)),
  (from) => from.raw('51-["move",{"_placeholder":true,"num":0}]'),
];

/** Sends one kind after the other, as fast as the socket takes it: the flood. A new socket when one is closed. */
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
      // Some at once and some at the pace that the limits allow, so that they reach what stands behind the limits.
      if (lane % 2 === 0) await pause(i % 10 === 0 ? 500 : 0);
      else if (i % 200 === 0) await pause(1);
    }
    if (from.closed) closed += 1;
    else if (lane % 3 === 0) {
      breaking[lane % breaking.length]?.(from);
      await pause(100);
      if (from.closed) closed += 1;
    }
    from.close();
  }
}

/** Asks for much and reads nothing. */
async function doNotRead(): Promise<void> {
  const from = await socket(false);
  if (from === undefined) return;
  const match = await ownMatch(from);
  from.socket.pause();
  while (left > 0 && !from.closed && Date.now() < deadline) {
    for (let i = 0; i < 15; i++) from.send("join", { id: match });
    sent += 15;
    await pause(1000);
  }
  from.close();
}

/** Listens, and acknowledges nothing, not even pings. */
async function acknowledgeNothing(): Promise<void> {
  const from = await socket(false);
  while (left > 0 && from !== undefined && !from.closed && Date.now() < deadline) await pause(200);
  if (from?.closed) closed += 1;
  from?.close();
}

await Promise.all([
  ...Array.from({ length: 40 }, (_, lane) => flood(lane)),
  ...Array.from({ length: 20 }, doNotRead),
  ...Array.from({ length: 20 }, acknowledgeNothing),
]);
console.log(
  `${sent} messages, ${closed} sockets closed by the server, ${refusedConnections} connections refused`,
);
process.exit(0);
