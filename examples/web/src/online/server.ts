/** The server of online games: the host that this page came from, if `examples/server` runs there. */
import { type Client, connect } from "../../../server/src/client.ts";

let asked: Promise<boolean> | undefined;

/** Whether a server of games is there. An answer of no is forgotten, so that the next question asks again. */
export function findServer(): Promise<boolean> {
  asked ??= ask().then((found) => {
    if (!found) asked = undefined;
    return found;
  });
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
