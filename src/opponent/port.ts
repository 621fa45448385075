/* The two ends of a worker in any runtime: pages and Deno have events, Node has emitters. */
import { MorabarabaError } from "../base/errors.ts";

/** Either end of a worker: a `Worker` of a page, Deno, Bun or `node:worker_threads`, or a `MessagePort`. */
export interface WorkerPort {
  /** Sends a message to the other end. */
  postMessage(message: unknown): void;
  /** Adds a listener, if messages are events. */
  addEventListener?(type: string, listener: (event: WorkerEvent) => void): void;
  /** Adds a listener, if messages are emitted. */
  on?(type: string, listener: (value: unknown) => void): unknown;
  /** Begins to deliver messages, if a port needs that. */
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

/** The part of a worker's event that is read: the data of a message, or the text of an error. */
export interface WorkerEvent {
  readonly data?: unknown;
  readonly message?: string;
  /** Keeps an error from being reported elsewhere. */
  preventDefault?(): void;
}

/** Handlers for the other end of a worker. */
export interface PortHandlers {
  readonly message: (message: unknown) => void;
  /** The other end has failed or is gone. */
  readonly failure?: (cause: unknown) => void;
}

export const MUST_SERVE = "The worker's file must call serveOpponent.";

/** Browsers don't say why a worker, or a module that it imports, could not be loaded. */
const NOT_LOADED =
  "The worker could not be loaded. Check its address. If it imports packages by name, write their full addresses instead: workers ignore import maps.";

export function listen(port: WorkerPort, { message, failure }: PortHandlers): void {
  if (port.on) {
    port.on("message", message);
    if (failure === undefined) return;
    port.on("error", failure);
    port.on("messageerror", failure);
    // A worker of Node that listens to nothing ends at once.
    port.on("exit", (code) =>
      failure(new Error(`The worker has ended with the code ${code}.${code === 0 ? ` ${MUST_SERVE}` : ""}`)),
    );
    port.on("close", () => failure(new Error("The port is closed.")));
    return;
  }
  port.addEventListener?.("message", ({ data }) => message(data));
  for (const type of failure ? ["error", "messageerror"] : [])
    port.addEventListener?.(type, (event) => {
      // The handler gets the error; without this, a Deno process would end as well.
      event.preventDefault?.();
      failure?.(new Error(event.message ?? NOT_LOADED));
    });
  port.start?.();
}

/** Calls a function that may fail, such as one of a crashed worker, and ignores its errors and rejections. */
export function quietly(call: () => unknown): void {
  new Promise((resolve) => resolve(call())).catch(() => {});
}

/** The globals of a worker that this file uses. Runtimes give them different types. */
interface HostGlobals extends WorkerPort {
  readonly document?: unknown;
  readonly process?: {
    getBuiltinModule?(name: string): { readonly parentPort?: WorkerPort | null } | undefined;
  };
}

/** Returns the inner end of the worker that runs this code. */
export function workerPort(host: Partial<HostGlobals> = globalThis as never): WorkerPort {
  const { document, process, postMessage } = host;
  const port = process?.getBuiltinModule?.("node:worker_threads")?.parentPort;
  if (port) return port;
  if (postMessage && document === undefined) return host as WorkerPort;
  throw new MorabarabaError(
    "no-worker",
    "This is not a worker: call serveOpponent in the file that a worker runs, or pass it a port.",
  );
}
