/** The page's side: a bot that thinks in a worker. */
import { aborted, later, refuseAborted, type Signal } from "../base/clock.ts";
import { ArgumentError, RulesError } from "../base/errors.ts";
import { checkArgument, checkOptions } from "../base/options.ts";
import type { StatefulBot } from "../bots/bot.ts";
import { type BotStyle, botStyle, functionCheck, moveLimits } from "../bots/options.ts";
import type { FamilyBase, FamilyChoice, FamilyLimits, FamilyTypes } from "../families/family.ts";
import { type CallName, type Order, type Report, receivedError, reportIn } from "./messages.ts";
import { listen, type WorkerPort } from "./port.ts";

/** The style of an opponent, and how long a worker may be silent. */
export interface OpponentOptions extends BotStyle {
  /**
   * Milliseconds, 100 to 3,600,000 (20,000 if left out), after which a worker that gives no sign of life while it is asked
   * counts as crashed. It gives one every few milliseconds while it thinks, so that this is the time it has to be loaded.
   */
  readonly silenceMs?: number | undefined;
}

const opponentOptions = { ...botStyle, silenceMs: "100..3600000" };

/**
 * A bot in a worker. It is used as the bot of `createBot`: each call ends the one under way, which then rejects with the code
 * `aborted`. Where the worker crashes or falls silent, a new one is started and asked once more.
 */
export interface Opponent<T extends FamilyTypes = FamilyTypes>
  extends StatefulBot<T["game"], FamilyLimits<T["move"]>, FamilyChoice<T["move"]>> {
  /**
   * What a position is worth, at full strength and by search alone: with `lines` the best of several moves. What the bot remembers
   * of its game stays as it is.
   */
  analyse(game: T["game"], limits?: FamilyLimits<T["move"]>): Promise<FamilyChoice<T["move"]>>;
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
 * A bot that thinks in a worker, so that the page or the server stays free.
 *
 * @param family - `mills`, `mancala` or a family of your own: whose games it plays, and under which name the worker serves them.
 * @param startWorker - Starts a worker whose file calls `serveOpponent`; called for the first question and after a crash.
 * @throws {@link ArgumentError} for what is not a family, and for an option that is unknown or out of its range. The promises of the calls reject with it for
 * their limits; with `aborted`; with {@link RulesError} `worker-failed` where a second worker crashed, could not be loaded or was
 * silent, with what is known of it as the `cause`; and with everything that the bot itself throws.
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
  family: FamilyBase<T> | { readonly name: string },
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
    if (gone?.terminate) gone.terminate();
    else gone?.close?.();
  }

  function hear(report: Report | undefined): void {
    if (report === undefined) return;
    isAlive = true;
    // A signal need not be an event target; then this is when it is looked at.
    if (call?.signal?.aborted) stop(call.signal.reason);
    if (report.opponent === "alive" || report.id !== call?.order.id) return;
    if (report.opponent === "progress") call.onProgress?.(report.progress as never);
    else if (report.opponent === "answer") end()?.resolve(report.answer);
    else end()?.reject(receivedError(report.error));
  }

  /** The call under way, which is over now. */
  function end(): Call | undefined {
    const ended = call;
    call = undefined;
    stopLooking();
    worker?.unref?.();
    return ended;
  }

  function fail(cause: unknown): void {
    discard();
    const failed = end();
    if (failed === undefined) return;
    if (failed.isSecond) {
      const error = new RulesError("worker-failed", "The opponent's worker has failed twice in a row.");
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
      worker?.postMessage({ opponent: "wake", family: name } satisfies Order);
      look();
    });
  }

  /** Puts a question to the worker. */
  function put(next: Call): void {
    call = next;
    try {
      running().ref?.();
    } catch (cause) {
      fail(cause);
      return;
    }
    look();
    try {
      worker?.postMessage(next.order);
    } catch {
      // What cannot be copied to a worker, such as a proxy of a store, is no plain data.
      end();
      next.reject(new ArgumentError("game", "game must be plain data, which can be sent to a worker."));
    }
  }

  /** Ends the call under way, in the page at once and in the worker soon. */
  function stop(reason: unknown): void {
    const stopped = end();
    if (stopped === undefined) return;
    worker?.postMessage({ opponent: "stop" } satisfies Order);
    if (stopped.order.opponent === "ponder") stopped.resolve(undefined);
    else stopped.reject(aborted(reason));
  }

  const supersede = (): void => stop(new Error("Another call of the opponent has begun."));

  async function ask(
    opponent: CallName,
    game: unknown,
    { signal, onProgress, ...limits }: FamilyLimits<never>,
  ): Promise<unknown> {
    supersede();
    const order = { opponent, id: ++asked, family: name, style, game, limits };
    const onAbort = (): void => {
      if (call?.order === order) stop(signal?.reason);
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
    limits: FamilyLimits<T["move"]> | undefined,
  ): Promise<FamilyChoice<T["move"]>> {
    const checked = checkOptions(moveLimits, limits);
    refuseAborted(checked.signal);
    return (await ask(opponent, game, checked)) as FamilyChoice<T["move"]>;
  }

  return {
    chooseMove: (game, limits) => choose("chooseMove", game, limits),
    analyse: (game, limits) => choose("analyse", game, limits),
    async ponder(game, limits) {
      const checked = checkOptions(moveLimits, limits);
      if (!checked.signal?.aborted) await ask("ponder", game, checked);
    },
    forget() {
      supersede();
      worker?.postMessage({ opponent: "forget" } satisfies Order);
    },
    start() {
      try {
        running().postMessage({ opponent: "wake", family: name } satisfies Order);
      } catch {
        // Whoever asks for a move will hear of it.
      }
    },
    close() {
      stop(new Error("The opponent is closed."));
      discard();
    },
  };
}
