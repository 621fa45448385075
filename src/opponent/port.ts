/** The two ends of a worker, whatever runs it: pages and Deno have events, and Node has emitters. */
import { MorabarabaError } from "../base/errors.ts";

/**
 * What is asked of a worker, and of its inner end: a `Worker` of a page, of Deno, of Bun or of `node:worker_threads`, or a
 * `MessagePort`.
 */
export interface WorkerPort {
  /** Sends a message to the other end. */
  postMessage(message: unknown): void;
  /** Listens, where messages are events. */
  addEventListener?(type: string, listener: (event: WorkerEvent) => void): void;
  /** Listens, where messages are emitted. */
  on?(type: string, listener: (value: unknown) => void): unknown;
  /** Begins to deliver messages, where that has to be asked for. */
  start?(): unknown;
  /** Ends a worker. */
  terminate?(): unknown;
  /** Closes a port. */
  close?(): unknown;
  /** Keeps the process alive for the worker. */
  ref?(): unknown;
  /** Lets the process end while the worker waits. */
  unref?(): unknown;
}

/** The part of an event of a worker that is read: what a message holds, or what is known of an error. */
export interface WorkerEvent {
  readonly data?: unknown;
  readonly message?: string;
  /** Keeps an error from being reported elsewhere. */
  preventDefault?(): void;
}

/** What is heard from the other end. */
export interface Hearing {
  readonly message: (message: unknown) => void;
  /** The other end has failed or is gone. */
  readonly failure?: (cause: unknown) => void;
}

/** Hears the other end. */
export function listen(port: WorkerPort, { message, failure }: Hearing): void {
  if (port.on) {
    port.on("message", message);
    if (failure === undefined) return;
    port.on("error", failure);
    port.on("messageerror", failure);
    port.on("exit", (code) => failure(new Error(`The worker has ended with the code ${code}.`)));
    port.on("close", () => failure(new Error("The port is closed.")));
    return;
  }
  port.addEventListener?.("message", ({ data }) => message(data));
  for (const type of failure ? ["error", "messageerror"] : [])
    port.addEventListener?.(type, (event) => {
      // Reported to whoever asked, and to nobody else: a Deno process would end.
      event.preventDefault?.();
      failure?.(new Error(event.message ?? "The worker could not be loaded."));
    });
  port.start?.();
}

/** Calls what may be broken, such as a worker that has crashed, and ignores what it throws or rejects with. */
export function quietly(call: () => unknown): void {
  new Promise((resolve) => resolve(call())).catch(() => {});
}

/** What this file uses of a worker's own surroundings, whose types are not assumed. */
interface Surroundings extends WorkerPort {
  readonly document?: unknown;
  readonly process?: {
    getBuiltinModule?(name: string): { readonly parentPort?: WorkerPort | null } | undefined;
  };
}

/** The inner end of the worker in which this runs. */
export function innerPort(outside: Partial<Surroundings> = globalThis as never): WorkerPort {
  const { document, process, postMessage } = outside;
  const port = process?.getBuiltinModule?.("node:worker_threads")?.parentPort;
  if (port) return port;
  if (postMessage && document === undefined) return outside as WorkerPort;
  throw new MorabarabaError(
    "no-worker",
    "This is no worker: call serveOpponent in the file that a worker runs, or pass it a port.",
  );
}
