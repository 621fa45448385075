/** `npm run operator`: what whoever runs the server may do, while it runs or not. */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { openDatabase } from "./database.ts";
import { createGames } from "./games.ts";
import { createOperator } from "./operate.ts";
import { readSettings } from "./settings.ts";
import { tidyName } from "./shared/names.ts";
import { createStore } from "./store.ts";
import { createPasses } from "./tokens.ts";

const usage = `npm run operator -- COMMAND, with the settings of the server

  list [--status waiting|playing|finished] [--name NAME]   the latest hundred matches
  show ID                                                  a match and its log
  adjudicate ID SIDE [abandonment|cheating|double-turn|time]   the side loses
  adjudicate ID draw | abort                               nobody wins, or the game does not count
  free ID SIDE                                             a new code for the seat; whoever held it is out
  rename ID SIDE NAME
  hide ID | unhide ID                                      out of the archive, or back
  forget NAME                                              a person's name out of all matches and logs
  invite COUNT                                             passes for people whose address has too many

Pages see what was done within 15 seconds.`;

const { values, positionals } = parseArgs({
  options: { status: { type: "string" }, name: { type: "string" } },
  allowPositionals: true,
});
const [command = "", ...words] = positionals;
const [id = "", side = "", more] = words;

const settings = readSettings(process.env);
const database = await openDatabase(
  { url: settings.DATABASE_URL, file: settings.DATABASE_FILE },
  pino({ level: "error" }),
);
const store = createStore(database);
const operator = createOperator(
  store,
  createGames(store, () => {}),
);

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  list: () => store.list({ status: values.status, name: values.name && tidyName(values.name) }, 100),
  show: async () => ({ ...(await store.read(id)), events: await store.eventsOf(id) }),
  adjudicate: () => operator.adjudicate(id, side, more),
  free: async () => ({ code: await operator.free(id, side) }),
  rename: () => operator.rename(id, side, words.slice(2).join(" ")),
  hide: () => operator.hide(id, true),
  unhide: () => operator.hide(id, false),
  forget: async () => ({ matches: await operator.forget(words.join(" ")) }),
  invite: async () => {
    const passes = createPasses(await store.secret("passes"));
    const count = Math.min(1000, Number(id) || 0);
    return Array.from({ length: count }, () =>
      passes.create(`invited-${randomBytes(9).toString("base64url")}`),
    );
  },
};

try {
  const run = commands[command];
  if (run === undefined) {
    console.log(usage);
    process.exitCode = command === "" ? 0 : 1;
  } else {
    console.log(JSON.stringify(await run(), null, 2));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await database.close();
}
