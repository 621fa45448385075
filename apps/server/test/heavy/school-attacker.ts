/**
 * The hostile pupil of `school.ts`: connections that are opened and closed or held, floods, new matches,
 * downloads. `school-attacker.ts port from until`
 */
import { terms } from "../support/people.ts";
import { rawSocket } from "../support/raw.ts";
import { pause } from "./cluster.ts";

const [port = 0, from = 0, until = 0] = process.argv.slice(2).map(Number);
if (port === 0) throw new Error("Which port?");
const url = `http://127.0.0.1:${port}`;
const attacking = (): boolean => Date.now() < until;
const tally = new Map<string, number>();
const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
await pause(Math.max(0, from - Date.now()));
const socket = () => rawSocket(port).catch(() => undefined);
const reconnect = async (): Promise<void> => {
  while (attacking()) {
    const own = await socket();
    count(own === undefined ? "attacker refused" : "attacker connected");
    own?.close();
    await pause(own === undefined ? 20 : 0);
  }
};
const hold = async (): Promise<void> => {
  while (attacking()) {
    const own = await socket();
    while (own !== undefined && !own.closed && attacking()) await pause(500);
    own?.close();
    await pause(50);
  }
};
const flood = async (): Promise<void> => {
  while (attacking()) {
    const own = await socket();
    own?.socket.on("error", () => {});
    for (let i = 0; own !== undefined && !own.closed && i < 10_000 && attacking(); i++) {
      own.send("join", { id: "0".repeat(16) });
      if (i % 100 === 0) await pause(5);
    }
    await pause(50);
  }
};
const create = async (): Promise<void> => {
  while (attacking()) {
    const own = await socket();
    for (let i = 0; own !== undefined && !own.closed && i < 12 && attacking(); i++)
      if (((await own.ask("create", terms())) as { ok: boolean } | undefined)?.ok) count("attacker created");
    own?.close();
    await pause(50);
  }
};
const file = async (): Promise<void> => {
  while (attacking()) {
    await fetch(`${url}/archive/mills.pgn`)
      .then((response) => response.text())
      .catch(() => {});
    await pause(20);
  }
};
const many = (times: number, act: () => Promise<void>) => Array.from({ length: times }, act);
await Promise.all([
  ...many(5, reconnect),
  ...many(100, hold),
  ...many(5, flood),
  ...many(9, create),
  ...many(3, file),
]);
console.log(`attacker: ${[...tally].map(([what, times]) => `${what} ${times}`).join(", ")}`);
process.exit(0);
