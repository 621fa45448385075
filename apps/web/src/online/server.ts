/** The server of online games: the host that this page came from, if `apps/server` runs there. */
import { type Client, connect } from "morabaraba-protocol/client";
import { keepPass, storedPass } from "./seats.ts";

/** The operator's settings for games and names. */
export interface About {
  readonly privacy: "public" | "names" | "games";
  /** After how many days finished games are removed; `null` if they stay. */
  readonly keepDays: number | null;
}

/** The server's last answer. */
let about: About = { privacy: "public", keepDays: null };
export const aboutServer = (): About => about;

let asked: Promise<boolean> | undefined;

/** Resolves to whether there is a game server. It caches its promise for `use`; `again` asks once more. */
export function findServer({ again = false } = {}): Promise<boolean> {
  if (asked === undefined || again) asked = ask();
  return asked;
}

/** Hosts of plain files answer with anything, such as a page; a server of games with what it does with games. */
async function ask(): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch("/about", { cache: "no-store" })).json();
    if (typeof Object(answer).privacy !== "string") return false;
    about = answer as About;
    return true;
  } catch {
    return false;
  }
}

let client: Client | undefined;

/** The connection, the same one for as long as the page is open. */
export function connection(): Client {
  const pass = storedPass();
  client ??= connect(location.origin, pass === undefined ? {} : { pass });
  keepPass(client.pass);
  return client;
}
