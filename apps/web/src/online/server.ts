/** The server of online games: the page's own host, if `apps/server` runs there. */
import { type Client, connect } from "morabaraba-protocol/client";
import { keepPass, storedPass } from "./seats.ts";

/** The operator's settings for games and names. */
export interface About {
  readonly privacy: "public" | "names" | "games";
  /** After how many days finished games are removed; `null` if they stay. */
  readonly keepDays: number | null;
}

/** The server's last answer, or the default. */
let about: About = { privacy: "public", keepDays: null };
export const aboutServer = (): About => about;

let search: Promise<boolean> | undefined;

/** Resolves to whether there is a game server. Returns the same promise, as `use` needs, unless `again`. */
export function findServer({ again = false } = {}): Promise<boolean> {
  if (search === undefined || again) search = askServer();
  return search;
}

/** A host of static files may answer anything, such as a page; a game server answers with its settings. */
async function askServer(): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch("about", { cache: "no-store" })).json();
    if (typeof Object(answer).privacy !== "string") return false;
    about = answer as About;
    return true;
  } catch {
    return false;
  }
}

let client: Client | undefined;

/** Returns the page's connection, and opens it first if necessary. */
export function connection(): Client {
  const pass = storedPass();
  client ??= connect(location.href, pass === undefined ? {} : { pass });
  keepPass(client.pass);
  return client;
}
