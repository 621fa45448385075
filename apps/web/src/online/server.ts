/** The server of online games: the host that this page came from, if `apps/server` runs there. */
import { type Client, connect } from "../../../server/src/client.ts";

let asked: Promise<boolean> | undefined;

/** Whether a server of games is there. The same promise each time, so React's `use` can wait for it; `again` asks once more. */
export function findServer({ again = false } = {}): Promise<boolean> {
  if (asked === undefined || again) asked = ask();
  return asked;
}

/** Hosts of plain files answer with anything, such as a page; a server of games with its health. */
async function ask(): Promise<boolean> {
  try {
    const health: unknown = await (await fetch("/health", { cache: "no-store" })).json();
    return typeof Object(health).ok === "boolean";
  } catch {
    return false;
  }
}

let client: Client | undefined;

/** The connection, the same one for as long as the page is open. */
export function connection(): Client {
  client ??= connect(location.origin);
  return client;
}
