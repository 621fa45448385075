/** `npm run operator`: what whoever runs the server may do, while it runs or not. */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { countMatches, openExisting, placeOf } from "./database.ts";
import { createGames } from "./games.ts";
import { createOperator } from "./operate.ts";
import { readSettings } from "./settings.ts";
import { tidyName } from "./shared/names.ts";
import { createStore, type Store } from "./store.ts";
import { createPasses } from "./tokens.ts";

const usage = `npm run operator -- COMMAND, with the settings of the server

  list [--status waiting|playing|finished|aborted] [--name NAME]   the latest hundred matches
  show ID                                                  a match and its log
  adjudicate ID SIDE [abandonment|cheating|double-turn|time]   the side loses
  adjudicate ID draw | abort                               nobody wins, or the game does not count
  free ID SIDE                                             a new code for the seat; whoever held it is out
  rename ID SIDE NAME
  hide ID | unhide ID                                      from all but its players, or back
  forget NAME                                              a person's name out of all matches and logs
  invite COUNT                                             passes for people whose address has too many

It says on the error output which games it works on, and ends with 1 if it did nothing. Sockets hear of it within two seconds.`;

const statuses: readonly string[] = ["waiting", "playing", "finished", "aborted"];

type Words = readonly string[];

function commandsOn(store: Store, values: { readonly status?: string; readonly name?: string }) {
  const operator = createOperator(
    store,
    createGames(store, () => {}),
  );

  async function show(id: string): Promise<object> {
    const stored = await store.read(id);
    if (stored === undefined) throw new Error("There is no such match.");
    return { ...stored, events: await store.eventsOf(id) };
  }

  async function forget(name: string): Promise<object> {
    const forgotten = await operator.forget(name);
    if (forgotten.matches === 0 || forgotten.failed.length > 0) process.exitCode = 1;
    return forgotten;
  }

  async function invite(count: string): Promise<string[]> {
    if (!/^\d{1,4}$/.test(count) || Number(count) < 1 || Number(count) > 1000)
      throw new Error("Say how many, from 1 to 1000: invite 30");
    const passes = createPasses(await store.secret("passes"));
    return Array.from({ length: Number(count) }, () =>
      passes.create(`invited-${randomBytes(9).toString("base64url")}`),
    );
  }

  async function list(): Promise<object> {
    const { status, name } = values;
    if (status !== undefined && !statuses.includes(status))
      throw new Error(`The statuses are ${statuses.join(", ")}.`);
    return await store.list({ status, name: name && tidyName(name) }, 100);
  }

  const commands: Readonly<Record<string, (...words: Words) => Promise<unknown>>> = {
    list,
    show: (id = "") => show(id),
    adjudicate: (id = "", verdict = "", reason) => operator.adjudicate(id, verdict, reason),
    free: async (id = "", side = "") => ({ code: await operator.free(id, side) }),
    rename: (id = "", side = "", ...name) => operator.rename(id, side, name.join(" ")),
    hide: (id = "") => operator.hide(id, true),
    unhide: (id = "") => operator.hide(id, false),
    forget: (...name) => forget(name.join(" ")),
    invite: (count = "") => invite(count),
  };
  return commands;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { status: { type: "string" }, name: { type: "string" } },
    allowPositionals: true,
  });
  const [command, ...words] = positionals;
  if (command === undefined) return console.log(usage);
  const { DATABASE_URL, DATABASE_FILE } = readSettings(process.env);
  const place = { url: DATABASE_URL, file: DATABASE_FILE };
  const database = await openExisting(place, pino({ level: "error" }));
  try {
    const commands = commandsOn(createStore(database), values);
    if (!Object.hasOwn(commands, command)) throw new Error(usage);
    console.error(`${placeOf(place)}, ${await countMatches(database)} matches`);
    console.log(JSON.stringify(await commands[command]?.(...words), null, 2));
  } finally {
    await database.close();
  }
}

await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
