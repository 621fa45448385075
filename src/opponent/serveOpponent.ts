/* The worker's side of an opponent: bots that respond to messages. */
import { refuseAborted, type Signal } from "../base/clock.ts";
import { show } from "../base/data.ts";
import { ArgumentError } from "../base/errors.ts";
import type { StatefulBot } from "../bots/bot.ts";
import type { BotProgress, MoveLimits } from "../bots/options.ts";
import type { FamilyParts } from "../families/family.ts";
import { type CallRequest, type Response, requestIn, sentError } from "./messages.ts";
import { listen, quietly, type WorkerPort, workerPort } from "./port.ts";

/** What a worker needs from a family. `mills` and `mancala` have it, and your own family can. */
export interface ServedFamily {
  readonly name: string;
  /** Loads the family's bots. */
  bots(): Promise<FamilyParts["bots"]>;
  /** Options that make a search an analysis, such as `book: false`. */
  readonly analysis?: object;
  /** Loads what turns an opponent's endgame tables into a bot's `tablebase`. */
  endgames?(): Promise<{
    /** `createTablebase` of `morabaraba/endgames`. */
    readonly createTablebase: (tables: () => object | undefined) => unknown;
  }>;
}

/**
 * Makes a worker an opponent: the worker's file needs only imports and this call. The worker may also have
 * other tasks; messages that are not for the opponent are ignored.
 *
 * @param families - The families to serve. A family's bots are loaded when it is first needed.
 * @param port - Where requests come from; by default the worker's connection to the program that started it.
 * @throws `MorabarabaError` `no-worker` if there is neither a worker nor a `port`; `ArgumentError` for an
 * invalid `port`.
 * @example
 * ```ts
 * import { mancala, mills } from "morabaraba/families";
 * import { createOpponent, serveOpponent } from "morabaraba/opponent";
 *
 * const { port1, port2 } = new MessageChannel(); // In place of a worker.
 * serveOpponent([mills, mancala], port2);
 *
 * const opponent = createOpponent(mancala, () => port1, { level: 3 });
 * const { move } = await opponent.chooseMove(mancala.rules.createGame("oware"), { nodes: 200 });
 * move.house !== undefined; // => true
 * opponent.close();
 * ```
 */
export function serveOpponent(families: ServedFamily | readonly ServedFamily[], port?: WorkerPort): void {
  const to = port ?? workerPort();
  const { postMessage, on, addEventListener } = Object(to) as Partial<WorkerPort>;
  if (![postMessage, on ?? addEventListener].every((method) => typeof method === "function"))
    throw new ArgumentError(
      "port",
      "port must have postMessage, and on or addEventListener, as a MessagePort has.",
    );
  const served = Array.isArray(families) ? (families as readonly ServedFamily[]) : [families as ServedFamily];
  const post = (response: Response): void => to.postMessage(response);
  let last:
    | { readonly key: string | undefined; readonly bot: ReturnType<FamilyParts["bots"]["createBot"]> }
    | undefined;
  let current = { aborted: false };
  /** The endgame tables that have been sent, by family. */
  const tables = new Map<string, object>();

  /** Returns the option `tablebase`, if the family has tables. */
  async function perfectEnds({ name, endgames }: ServedFamily): Promise<object> {
    if (!tables.has(name) || endgames === undefined) return {};
    const { createTablebase } = await endgames();
    return { tablebase: createTablebase(() => tables.get(name)) };
  }

  function familyNamed(name: string): ServedFamily {
    const family = served.find((family) => family.name === name);
    if (family) return family;
    const names = served.map((family) => family.name).join(", ");
    throw new ArgumentError("family", `The worker does not serve the family ${show(name)}, only ${names}.`);
  }

  function botOf(
    { family, style }: CallRequest,
    { createBot }: FamilyParts["bots"],
    ends: object,
  ): StatefulBot<never, never, { readonly move: unknown }> {
    const key = keyOf([family, style, Object.keys(ends)]);
    if (key === undefined || last?.key !== key) last = { key, bot: createBot({ ...style, ...ends }) };
    return last.bot as StatefulBot<never, never, { readonly move: unknown }>;
  }

  async function answer(request: CallRequest, signal: Signal): Promise<unknown> {
    const { id, opponent } = request;
    const family = familyNamed(request.family);
    const [bots, ends] = await Promise.all([family.bots(), perfectEnds(family)]);
    refuseAborted(signal);
    const game = request.game as never;
    const limits: MoveLimits<BotProgress<unknown>> = {
      ...request.limits,
      signal,
      onProgress: (progress) => post({ opponent: "progress", id, progress }),
    };
    if (opponent === "analyze") return bots.chooseMove(game, { ...family.analysis, ...ends, ...limits });
    return botOf(request, bots, ends)[opponent](game, limits as never);
  }

  async function run(request: CallRequest): Promise<void> {
    const { id } = request;
    const signal = { aborted: false };
    current.aborted = true;
    current = signal;
    try {
      post({ opponent: "answer", id, answer: await answer(request, signal) });
    } catch (thrown) {
      post({ opponent: "error", id, error: sentError(thrown) });
    }
  }

  listen(to, {
    message(message) {
      const request = requestIn(message);
      if (request === undefined) return;
      post({ opponent: "alive" });
      if (request.opponent === "wake") {
        // The next call gets the error if the bots cannot be loaded.
        quietly(() => served.find(({ name }) => name === request.family)?.bots());
      } else if (request.opponent === "stop") current.aborted = true;
      else if (request.opponent === "forget") {
        current.aborted = true;
        quietly(() => last?.bot.forget());
      } else if (request.opponent === "tables") tables.set(request.family, request.tables);
      else void run(request);
    },
  });
}

/** The data as JSON, or `undefined` if JSON cannot hold it: then `createBot` says what is wrong. */
function keyOf(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}
