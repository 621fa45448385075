/* The page's side of an opponent: a bot that thinks in a worker. */
import { aborted, later, refuseAborted, type Signal } from "../base/clock.ts";
import { isRecord, show } from "../base/data.ts";
import { ArgumentError, MorabarabaError } from "../base/errors.ts";
import { checkArgument, checkOptions, type OptionSpecs } from "../base/options.ts";
import { isNothingToPonder, type StatefulBot } from "../bots/bot.ts";
import { type BotChoice, botSettings, functionCheck, type MoveLimits, moveLimits } from "../bots/options.ts";
import type { Family, FamilyTypes } from "../families/family.ts";
import {
  type CallRequest,
  type Method,
  type Request,
  type Response,
  receivedError,
  responseIn,
  sentError,
} from "./messages.ts";
import { listen, MUST_SERVE, quietly, type WorkerPort } from "./port.ts";

/** The settings of an opponent's bot, and how long its worker may be silent. */
export type OpponentOptions<T extends FamilyTypes = FamilyTypes> = T["bot"] & {
  /**
   * How long a worker may be silent during a call before it counts as crashed: 100 to 3,600,000 ms (20,000 by
   * default). Even while it thinks, a worker responds within milliseconds, so this is mostly its time to
   * load.
   */
  readonly silenceMs?: number | undefined;
};

/** The worker's `createBot` checks the settings that only some families have. */
const opponentOptions: OptionSpecs = {
  ...botSettings,
  book: "true|false",
  weights: (value) => value,
  tablebase: functionCheck,
  silenceMs: "100..3600000",
};

/** What is read of the options that only some families have. */
interface TableOptions {
  readonly tablebase?: { readonly "~tables"?: () => object | undefined } | undefined;
}

/**
 * A bot in a worker. Use it like a bot from `createBot`: a new call ends the one in progress, which rejects
 * with the code `aborted`. If the worker crashes or falls silent, a new worker gets the call once more. In
 * both cases, a call of `ponder` simply resolves; after a crash, the next call starts a new worker.
 *
 * @typeParam T - The types of the opponent's family, such as `MillTypes` of
 * `morabaraba/families`; without them, its moves go only to the rules of its family.
 */
export interface Opponent<T extends FamilyTypes = FamilyTypes>
  extends StatefulBot<T["game"], MoveLimits<T["progress"]>, BotChoice<T["move"]> & T["progress"]> {
  /** Analyses a game at full strength, without the book; leaves the bot's own memory as it is. */
  analyze(game: T["game"], limits?: MoveLimits<T["progress"]>): Promise<BotChoice<T["move"]> & T["progress"]>;
  /** Starts the worker, so that the first move does not wait for it. */
  start(): void;
  /** Ends the worker, and a call in progress. A later call starts a new worker. */
  close(): void;
}

/** The call in progress. */
interface Call {
  readonly request: CallRequest;
  readonly signal: Signal | undefined;
  readonly onProgress: ((progress: never) => void) | undefined;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
  /** Whether a worker has already failed during the call. */
  isSecond: boolean;
}

/** A signal with the events of an `AbortSignal`. */
interface EventedSignal extends Signal {
  addEventListener?(type: "abort", listener: () => void): void;
  removeEventListener?(type: "abort", listener: () => void): void;
}

/**
 * Creates a bot that thinks in a worker, so that the page or the server stays responsive.
 *
 * @param family - `mills`, `mancala` or your own family: the games to play. The worker finds the family by
 * its `name`.
 * @param startWorker - Starts a worker whose file calls `serveOpponent`. It is called again after a crash.
 * @param options - What the family's `createBot` takes, and `silenceMs`. The tables of a `tablebase` are sent to the
 * worker once, and the worker loads what reads them only then.
 * @throws `ArgumentError` if `family` is not a family, or an option is unknown or out of its range.
 * @throws Calls reject with `ArgumentError` for invalid limits, for a `game` that cannot be copied to a worker,
 * and if `startWorker` does not return a worker.
 * @throws Calls reject with `MorabarabaError` `aborted`; or `worker-failed` if a second worker crashes, does
 * not start or stays silent (`cause` has the reason), or if a worker returns no move or an unknown error.
 * @throws Calls also reject with the errors of the bot and of `onProgress`.
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
  family: Family<T> | { readonly name: string },
  startWorker: () => WorkerPort,
  options: OpponentOptions<T> = {},
): Opponent<T> {
  const { name } = Object(family) as typeof family;
  if (typeof name !== "string")
    throw new ArgumentError("family", "family must be a family of games with a name.");
  checkArgument("startWorker", functionCheck, startWorker);
  const {
    silenceMs = 20_000,
    tablebase,
    ...style
  } = checkOptions<OpponentOptions & TableOptions>(opponentOptions, options);
  let worker: WorkerPort | undefined;
  /** The tables that the worker has. */
  let sent: object | undefined;
  let call: Call | undefined;
  let calls = 0;
  /** Whether a message has come since the last check, and what ends the checks. */
  let isAlive = false;
  let stopWatching = (): void => {};

  function runningWorker(): WorkerPort {
    if (worker) return worker;
    const started = startWorker();
    if (typeof (Object(started) as Partial<WorkerPort>).postMessage !== "function") {
      quietly(() => started);
      throw new ArgumentError("startWorker", `startWorker must return a worker, not ${show(started)}.`);
    }
    worker = started;
    listen(started, {
      message: (message) => worker === started && receive(responseIn(message)),
      failure: (cause) => worker === started && fail(cause),
    });
    started.unref?.();
    return started;
  }

  function discard(): void {
    const gone = worker;
    worker = sent = undefined;
    quietly(() => (gone?.terminate ? gone.terminate() : gone?.close?.()));
  }

  /** Sends a request that needs no response; if the worker cannot be reached, the next call fails. */
  const send = (request: Request): void => quietly(() => worker?.postMessage(request));

  function receive(response: Response | undefined): void {
    if (response === undefined) return;
    isAlive = true;
    const current = call;
    if (current === undefined) return;
    try {
      // A signal without events is checked here.
      if (current.signal?.aborted) stop(aborted(current.signal.reason));
      if (call !== current) return;
      if (response.opponent === "alive" || response.id !== current.request.id) return;
      if (response.opponent === "progress") {
        if (isRecord(response.progress)) current.onProgress?.(response.progress as never);
      } else if (response.opponent === "error") end()?.reject(receivedError(response.error));
      else if (current.request.opponent === "ponder" || isChoice(response.answer))
        end()?.resolve(response.answer);
      else
        end()?.reject(
          new MorabarabaError("worker-failed", "The opponent's worker has answered without a move."),
        );
    } catch (error) {
      // An error of the caller's callback or signal ends the call.
      if (call === current) stop(error);
    }
  }

  /** Ends the call in progress and returns it. */
  function end(): Call | undefined {
    const ended = call;
    call = undefined;
    stopWatching();
    quietly(() => worker?.unref?.());
    return ended;
  }

  function fail(cause: unknown): void {
    discard();
    const failed = end();
    if (failed === undefined) return;
    if (cause instanceof ArgumentError) failed.reject(cause);
    else if (failed.request.opponent === "ponder") failed.resolve(undefined);
    else if (failed.isSecond) {
      const why = `The opponent's worker has failed twice in a row: ${sentError(cause).message}`;
      failed.reject(Object.assign(new MorabarabaError("worker-failed", why), { cause }));
    } else {
      failed.isSecond = true;
      begin(failed);
    }
  }

  function watch(): void {
    isAlive = false;
    stopWatching = later(silenceMs, () => {
      if (!isAlive)
        return fail(new Error(`The worker was silent for ${silenceMs} milliseconds. ${MUST_SERVE}`));
      send({ opponent: "wake", family: name });
      watch();
    });
  }

  /** Sends a call to the worker. */
  function begin(next: Call): void {
    call = next;
    try {
      const port = runningWorker();
      port.ref?.();
      watch();
      const tables = tablebase?.["~tables"]?.();
      if (tables !== undefined && tables !== sent)
        port.postMessage({ opponent: "tables", family: name, tables } satisfies Request);
      sent = tables;
      port.postMessage(next.request);
    } catch (cause) {
      // For example, a store's proxy cannot be copied to a worker, neither as a game nor as weights.
      if ((Object(cause) as Partial<Error>).name === "DataCloneError")
        stop(
          new ArgumentError(
            "game",
            "game and the options must be plain data, which can be sent to a worker.",
          ),
        );
      else fail(cause);
    }
  }

  /** Rejects the call in progress, immediately on the page and soon in the worker. */
  function stop(error: unknown): void {
    const stopped = end();
    if (stopped === undefined) return;
    send({ opponent: "stop" });
    stopped.reject(error);
  }

  const supersede = (): void => stop(aborted(new Error("Another call of the opponent has begun.")));

  async function run(
    opponent: Method,
    game: unknown,
    { signal, onProgress, ...limits }: MoveLimits<never>,
  ): Promise<unknown> {
    supersede();
    const request = { opponent, id: ++calls, family: name, style, game, limits };
    const onAbort = (): void => {
      if (call?.request === request) stop(aborted(signal?.reason));
    };
    const evented = signal as EventedSignal | undefined;
    try {
      return await new Promise((resolve, reject) => {
        evented?.addEventListener?.("abort", onAbort);
        begin({ request, signal, onProgress, resolve, reject, isSecond: false });
      });
    } finally {
      evented?.removeEventListener?.("abort", onAbort);
    }
  }

  async function choose(
    opponent: "chooseMove" | "analyze",
    game: T["game"],
    limits: MoveLimits<T["progress"]> | undefined,
  ): Promise<BotChoice<T["move"]> & T["progress"]> {
    const checked = checkOptions(moveLimits, limits);
    refuseAborted(checked.signal);
    return (await run(opponent, game, checked)) as BotChoice<T["move"]> & T["progress"];
  }

  return {
    chooseMove: (game, limits) => choose("chooseMove", game, limits),
    analyze: (game, limits) => choose("analyze", game, limits),
    async ponder(game, limits) {
      const checked = checkOptions(moveLimits, limits);
      if (checked.signal?.aborted) return;
      await run("ponder", game, checked).catch((error) => {
        if (!isNothingToPonder(error)) throw error;
      });
    },
    forget() {
      supersede();
      send({ opponent: "forget" });
    },
    start() {
      // If the worker does not start, the next call rejects.
      quietly(() => runningWorker().postMessage({ opponent: "wake", family: name } satisfies Request));
    },
    close() {
      stop(aborted(new Error("The opponent is closed.")));
      discard();
    },
  };
}

const isChoice = (answer: unknown): boolean => isRecord(answer) && answer["move"] !== undefined;
