/** The page's side: a bot that thinks in a worker. */
import { aborted, later, refuseAborted, type Signal } from "../base/clock.ts";
import { isRecord, show } from "../base/data.ts";
import { ArgumentError, MorabarabaError } from "../base/errors.ts";
import { checkArgument, checkOptions } from "../base/options.ts";
import { isNothingToPonder, type StatefulBot } from "../bots/bot.ts";
import {
  type BotChoice,
  type BotProgress,
  type BotSettings,
  botSettings,
  functionCheck,
  type MoveLimits,
  moveLimits,
} from "../bots/options.ts";
import type { FamilyTypes, LoadedFamily } from "../families/family.ts";
import { type CallName, type Order, type Report, receivedError, reportIn } from "./messages.ts";
import { listen, quietly, type WorkerPort } from "./port.ts";

/** The style of an opponent, and how long a worker may be silent. */
export interface OpponentOptions extends BotSettings {
  /**
   * Milliseconds, 100 to 3,600,000 (20,000 if left out), after which a worker that gives no sign of life while it is asked
   * counts as crashed. It gives one every few milliseconds while it thinks, so that this is the time it has to be loaded.
   */
  readonly silenceMs?: number | undefined;
}

const opponentOptions = { ...botSettings, silenceMs: "100..3600000" };

/**
 * A bot in a worker. It is used as the bot of `createBot`: each call ends the one under way, which then rejects with the
 * code `aborted`. Where the worker crashes or falls silent, a new one is started and asked once more; `ponder` just
 * resolves, and the next call starts a new one.
 *
 * @typeParam T - The types of its family, such as `MillTypes` of `morabaraba/families`; without them, its games and moves are
 *   not checked.
 */
// biome-ignore lint/suspicious/noExplicitAny: who names no family passes what its moves are on, to the rules of either.
export interface Opponent<T extends FamilyTypes = any>
  extends StatefulBot<T["game"], MoveLimits<BotProgress<T["move"]>>, BotChoice<T["move"]>> {
  /**
   * What a position is worth, at full strength and by search alone: with `lines` the best of several moves. What the bot
   * remembers of its game stays as it is.
   */
  analyse(game: T["game"], limits?: MoveLimits<BotProgress<T["move"]>>): Promise<BotChoice<T["move"]>>;
  /** Starts the worker, so that the first move does not wait for it. */
  start(): void;
  /** Ends the worker, and the call under way. A later call starts another. */
  close(): void;
}

/** The one call under way. */
interface Call {
  readonly order: Extract<Order, { readonly opponent: CallName }>;
  readonly signal: Signal | undefined;
  readonly onProgress: ((progress: never) => void) | undefined;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
  /** Whether a worker has crashed over it before. */
  isSecond: boolean;
}

/** The part of an `AbortSignal` that tells when it is aborted. */
interface Telling extends Signal {
  addEventListener?(type: "abort", listener: () => void): void;
  removeEventListener?(type: "abort", listener: () => void): void;
}

/**
 * Creates a bot that thinks in a worker, so that the page or the server stays free.
 *
 * @param family - `mills`, `mancala` or a family of your own: whose games it plays, and under which name the worker serves
 *   them.
 * @param startWorker - Starts a worker whose file calls `serveOpponent`; called for the first question and after a crash.
 * @throws `ArgumentError` for what is not a family, and for an option that is unknown or out of its range. The promises of
 *   the calls reject with it for their limits, for a `game` that cannot be copied to a worker, and if `startWorker` returns
 *   something else, such as a promise; with `aborted`; with `MorabarabaError` `worker-failed` if a second worker crashed,
 *   could not be started or was silent, with what is known of it as the `cause`, or if the worker answered without a move or
 *   with an unknown error; and with everything that the bot itself or `onProgress` throws.
 * @example
 * ```ts no-check
 * // opponent.worker.ts
 * import { mancala, mills } from "morabaraba/families";
 * import { serveOpponent } from "morabaraba/opponent";
 * serveOpponent([mills, mancala]);
 *
 * // The page.
 * const startWorker = () => new Worker(new URL("./opponent.worker.ts", import.meta.url), { type: "module" });
 * const opponent = createOpponent(mills, startWorker, { level: 5 });
 * const { move } = await opponent.chooseMove(game, { timeMs: 500, signal });
 * ```
 */
export function createOpponent<T extends FamilyTypes>(
  family: LoadedFamily<never, T> | { readonly name: string },
  startWorker: () => WorkerPort,
  options: OpponentOptions = {},
): Opponent<T> {
  const { name } = Object(family) as typeof family;
  if (typeof name !== "string")
    throw new ArgumentError("family", "family must be a family of games with a name.");
  checkArgument("startWorker", functionCheck, startWorker);
  const { silenceMs = 20_000, ...style } = checkOptions(opponentOptions, options);
  let worker: WorkerPort | undefined;
  let call: Call | undefined;
  let asked = 0;
  /** Whether the worker has given a sign of life since the last look, and what ends looking. */
  let isAlive = false;
  let stopLooking = (): void => {};

  function running(): WorkerPort {
    if (worker) return worker;
    const started = startWorker();
    if (typeof (Object(started) as Partial<WorkerPort>).postMessage !== "function") {
      quietly(() => started);
      throw new ArgumentError("startWorker", `startWorker must return a worker, not ${show(started)}.`);
    }
    worker = started;
    listen(started, {
      message: (message) => worker === started && hear(reportIn(message)),
      failure: (cause) => worker === started && fail(cause),
    });
    started.unref?.();
    return started;
  }

  function discard(): void {
    const gone = worker;
    worker = undefined;
    quietly(() => (gone?.terminate ? gone.terminate() : gone?.close?.()));
  }

  /** Sends what needs no answer. Whether the worker can still be reached, the next question finds out. */
  const send = (order: Order): void => quietly(() => worker?.postMessage(order));

  function hear(report: Report | undefined): void {
    if (report === undefined) return;
    isAlive = true;
    const current = call;
    if (current === undefined) return;
    try {
      // A signal need not be an event target; then this is when it is looked at.
      if (current.signal?.aborted) stop(aborted(current.signal.reason));
      if (call !== current) return;
      if (report.opponent === "alive" || report.id !== current.order.id) return;
      if (report.opponent === "progress") {
        if (isRecord(report.progress)) current.onProgress?.(report.progress as never);
      } else if (report.opponent === "error") end()?.reject(receivedError(report.error));
      else if (current.order.opponent === "ponder" || isChoice(report.answer)) end()?.resolve(report.answer);
      else
        end()?.reject(
          new MorabarabaError("worker-failed", "The opponent's worker has answered without a move."),
        );
    } catch (error) {
      // The caller's own error, from its callback or its signal, ends its call.
      if (call === current) stop(error);
    }
  }

  /** The call under way, which is over now. */
  function end(): Call | undefined {
    const ended = call;
    call = undefined;
    stopLooking();
    quietly(() => worker?.unref?.());
    return ended;
  }

  function fail(cause: unknown): void {
    discard();
    const failed = end();
    if (failed === undefined) return;
    if (cause instanceof ArgumentError) failed.reject(cause);
    else if (failed.order.opponent === "ponder") failed.resolve(undefined);
    else if (failed.isSecond) {
      const error = new MorabarabaError("worker-failed", "The opponent's worker has failed twice in a row.");
      failed.reject(Object.assign(error, { cause }));
    } else {
      failed.isSecond = true;
      put(failed);
    }
  }

  function look(): void {
    isAlive = false;
    stopLooking = later(silenceMs, () => {
      if (!isAlive) return fail(new Error(`The worker was silent for ${silenceMs} milliseconds.`));
      send({ opponent: "wake", family: name });
      look();
    });
  }

  /** Puts a question to the worker. */
  function put(next: Call): void {
    call = next;
    try {
      const port = running();
      port.ref?.();
      look();
      port.postMessage(next.order);
    } catch (cause) {
      // A proxy of a store, for example, cannot be copied to a worker.
      if ((Object(cause) as Partial<Error>).name === "DataCloneError")
        stop(new ArgumentError("game", "game must be plain data, which can be sent to a worker."));
      else fail(cause);
    }
  }

  /** Ends the call under way with an error, in the page at once and in the worker soon. */
  function stop(error: unknown): void {
    const stopped = end();
    if (stopped === undefined) return;
    send({ opponent: "stop" });
    stopped.reject(error);
  }

  const supersede = (): void => stop(aborted(new Error("Another call of the opponent has begun.")));

  async function ask(
    opponent: CallName,
    game: unknown,
    { signal, onProgress, ...limits }: MoveLimits<never>,
  ): Promise<unknown> {
    supersede();
    const order = { opponent, id: ++asked, family: name, style, game, limits };
    const onAbort = (): void => {
      if (call?.order === order) stop(aborted(signal?.reason));
    };
    const telling = signal as Telling | undefined;
    try {
      return await new Promise((resolve, reject) => {
        telling?.addEventListener?.("abort", onAbort);
        put({ order, signal, onProgress, resolve, reject, isSecond: false });
      });
    } finally {
      telling?.removeEventListener?.("abort", onAbort);
    }
  }

  async function choose(
    opponent: "chooseMove" | "analyse",
    game: T["game"],
    limits: MoveLimits<BotProgress<T["move"]>> | undefined,
  ): Promise<BotChoice<T["move"]>> {
    const checked = checkOptions(moveLimits, limits);
    refuseAborted(checked.signal);
    return (await ask(opponent, game, checked)) as BotChoice<T["move"]>;
  }

  return {
    chooseMove: (game, limits) => choose("chooseMove", game, limits),
    analyse: (game, limits) => choose("analyse", game, limits),
    async ponder(game, limits) {
      const checked = checkOptions(moveLimits, limits);
      if (checked.signal?.aborted) return;
      await ask("ponder", game, checked).catch((error) => {
        if (!isNothingToPonder(error)) throw error;
      });
    },
    forget() {
      supersede();
      send({ opponent: "forget" });
    },
    start() {
      // The next call reports a worker that cannot be started.
      quietly(() => running().postMessage({ opponent: "wake", family: name } satisfies Order));
    },
    close() {
      stop(aborted(new Error("The opponent is closed.")));
      discard();
    },
  };
}

const isChoice = (answer: unknown): boolean => isRecord(answer) && answer["move"] !== undefined;
