/** The worker's side: bots that are asked by messages. */
import { refuseAborted, type Signal } from "../base/clock.ts";
import { ArgumentError } from "../base/errors.ts";
import type { StatefulBot } from "../bots/bot.ts";
import type { BotProgress, MoveLimits } from "../bots/options.ts";
import type { FamilyParts } from "../families/family.ts";
import { type CallName, type Order, orderIn, type Report, sentError } from "./messages.ts";
import { innerPort, listen, quietly, type WorkerPort } from "./port.ts";

/** What a worker needs of a family. `mills` and `mancala` have it, and a game of your own can. */
export interface ServedFamily {
  readonly name: string;
  /** Loads its bots. */
  bots(): Promise<FamilyParts["bots"]>;
  /** Options that make a search an analysis, such as `book: false`. */
  readonly analysis?: object;
}

type Asked = Extract<Order, { readonly opponent: CallName }>;

/**
 * Makes a worker an opponent. This and an import are all that the worker's file needs. The worker may have other tasks
 * beside it: messages that are not the opponent's are left alone.
 *
 * @param families - The families that may be asked for. Bots are loaded when a family is first asked for.
 * @param port - Where the questions come from; if left out, the worker's own end.
 * @throws `MorabarabaError` `no-worker` outside of a worker, if no `port` is given; `ArgumentError` for a `port` that is
 *   none.
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
 * "house" in move; // => true
 * opponent.close();
 * ```
 */
export function serveOpponent(
  families: ServedFamily | readonly ServedFamily[],
  port: WorkerPort = innerPort(),
): void {
  const { postMessage, on, addEventListener } = Object(port) as Partial<WorkerPort>;
  if (![postMessage, on ?? addEventListener].every((each) => typeof each === "function"))
    throw new ArgumentError("port", "port must be a worker's end: it posts messages, and tells of them.");
  const served = Array.isArray(families) ? (families as readonly ServedFamily[]) : [families as ServedFamily];
  const post = (report: Report): void => port.postMessage(report);
  let known: { readonly key: string; readonly bot: ReturnType<FamilyParts["bots"]["createBot"]> } | undefined;
  let underWay = { aborted: false };

  function familyNamed(name: string): ServedFamily {
    const found = served.find((family) => family.name === name);
    if (found) return found;
    const names = served.map((family) => family.name).join(", ");
    throw new ArgumentError("family", `The worker does not serve the family ${name}, only ${names}.`);
  }

  function botOf(
    { family, style }: Asked,
    { createBot }: FamilyParts["bots"],
  ): StatefulBot<never, never, { readonly move: unknown }> {
    const key = JSON.stringify([family, style]);
    if (known?.key !== key) known = { key, bot: createBot(style) };
    return known.bot as StatefulBot<never, never, { readonly move: unknown }>;
  }

  async function answer(order: Asked, signal: Signal): Promise<unknown> {
    const { id, opponent } = order;
    const family = familyNamed(order.family);
    const bots = await family.bots();
    refuseAborted(signal);
    const game = order.game as never;
    const limits: MoveLimits<BotProgress<unknown>> = {
      ...order.limits,
      signal,
      onProgress: (progress) => post({ opponent: "progress", id, progress }),
    };
    if (opponent === "analyse") return bots.chooseMove(game, { ...family.analysis, ...limits });
    return botOf(order, bots)[opponent](game, limits as never);
  }

  async function take(order: Asked): Promise<void> {
    const { id } = order;
    const signal = { aborted: false };
    underWay.aborted = true;
    underWay = signal;
    try {
      post({ opponent: "answer", id, answer: await answer(order, signal) });
    } catch (thrown) {
      post({ opponent: "error", id, error: sentError(thrown) });
    }
  }

  listen(port, {
    message(message) {
      const order = orderIn(message);
      if (order === undefined) return;
      post({ opponent: "alive" });
      if (order.opponent === "wake") {
        // If they cannot be loaded, the next question is answered with the error.
        quietly(() => served.find(({ name }) => name === order.family)?.bots());
      } else if (order.opponent === "stop") underWay.aborted = true;
      else if (order.opponent === "forget") {
        underWay.aborted = true;
        quietly(() => known?.bot.forget());
      } else void take(order);
    },
  });
}
