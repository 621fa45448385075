/** `npm run operator`: the operator's commands, whether the server runs or not. */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { tidyName } from "morabaraba-protocol/typed";
import { pino } from "pino";
import { countMatches, type Database, openExisting, placeOf } from "./database.ts";
import { type Filters, listMatches } from "./listings.ts";
import { adjudicate, forgetName, freeSeat, hideMatch, renamePlayer } from "./operate.ts";
import { readSettings } from "./settings.ts";
import { eventsOf, readMatch, readSecret } from "./store.ts";
import { createPasses } from "./tokens.ts";
import { createGames, type Games } from "./turns.ts";

const usage = `npm run operator -- COMMAND, with the settings of the server

  list [--status waiting|playing|finished|aborted] [--name NAME]   the latest hundred matches
  show ID                                                  a match and its log
  adjudicate ID SIDE [abandonment|cheating|double-turn|time]   the side loses
  adjudicate ID draw | abort                               nobody wins, or the game does not count
  free ID SIDE                                             takes the seat from its holder, and prints a new code
  rename ID SIDE NAME
  hide ID | unhide ID                                      hides the game from all but its players, or shows it
  forget NAME                                              a person's name out of all matches and logs
  invite COUNT                                             passes for people whose address has too many connections

The database is named on the error output. The exit code is 1 if nothing was done. Pages show changes within two seconds.`;

const statuses: readonly string[] = ["waiting", "playing", "finished", "aborted"];

async function list(database: Database, words: readonly string[]): Promise<object> {
  const { status, name }: Filters = parseArgs({
    args: [...words],
    options: { status: { type: "string" }, name: { type: "string" } },
  }).values;
  if (status !== undefined && !statuses.includes(status))
    throw new Error(`The statuses are ${statuses.join(", ")}.`);
  return await listMatches(database, { status, name: name && tidyName(name) });
}

async function show(database: Database, id: string): Promise<object> {
  const stored = await readMatch(database, id);
  if (stored === undefined) throw new Error("There is no such match.");
  return { ...stored, events: await eventsOf(database, id) };
}

async function forget(games: Games, name: string): Promise<object> {
  const forgotten = await forgetName(games, name);
  if (forgotten.matches === 0 || forgotten.failed.length > 0) process.exitCode = 1;
  return forgotten;
}

async function invite(database: Database, count: string): Promise<string[]> {
  if (!/^\d{1,4}$/.test(count) || Number(count) < 1 || Number(count) > 1000)
    throw new Error("Give a number from 1 to 1000, such as: invite 30.");
  const { create } = createPasses(await readSecret(database, "passes"));
  return Array.from({ length: Number(count) }, () =>
    create(`invited-${randomBytes(9).toString("base64url")}`),
  );
}

function commandsOn(database: Database) {
  const games = createGames({ database });
  const commands: Readonly<Record<string, (...words: readonly string[]) => Promise<unknown>>> = {
    list: (...words) => list(database, words),
    show: (id = "") => show(database, id),
    adjudicate: (id = "", verdict = "", reason) => adjudicate(games, id, verdict, reason),
    free: async (id = "", side = "") => ({ code: await freeSeat(games, id, side) }),
    rename: (id = "", side = "", ...name) => renamePlayer(games, id, side, name.join(" ")),
    hide: (id = "") => hideMatch(games, id, true),
    unhide: (id = "") => hideMatch(games, id, false),
    forget: (...name) => forget(games, name.join(" ")),
    invite: (count = "") => invite(database, count),
  };
  return commands;
}

async function run(): Promise<void> {
  // Only a list has options: an id or a name may begin with a dash.
  const [command, ...words] = process.argv.slice(2);
  if (command === undefined) return console.log(usage);
  const { DATABASE_URL, DATABASE_FILE } = readSettings(process.env);
  const place = { url: DATABASE_URL, file: DATABASE_FILE };
  const database = await openExisting(place, pino({ level: "error" }));
  try {
    const commands = commandsOn(database);
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
