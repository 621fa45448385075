/**
 * What the page and the worker say to each other: plain data, told apart from an app's own messages by the field `opponent`.
 */
import { isRecord, show } from "../base/data.ts";
import {
  ArgumentError,
  type Fault,
  IllegalMoveError,
  LimitError,
  MorabarabaError,
  type ParseCode,
  ParseError,
  VariantError,
} from "../base/errors.ts";

/** What a worker can be asked for. */
export type CallName = "chooseMove" | "ponder" | "analyse";

/** From the page. */
export type Order =
  /** Answered at once: a sign of life. It also loads the bots. */
  | { readonly opponent: "wake"; readonly family: string }
  | {
      readonly opponent: CallName;
      readonly id: number;
      readonly family: string;
      readonly style: object;
      readonly game: unknown;
      readonly limits: object;
    }
  /** Ends the call under way. */
  | { readonly opponent: "stop" }
  | { readonly opponent: "forget" };

/** From the worker. */
export type Report =
  | { readonly opponent: "alive" }
  | { readonly opponent: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly opponent: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly opponent: "error"; readonly id: number; readonly error: unknown };

/** An error as data: an `Error` loses its code on the way. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly at?: number | string;
  readonly limit?: number;
  readonly faults?: readonly Fault[];
}

/** The words of {@link Order} and of {@link Report}. */
const orders = ["wake", "chooseMove", "ponder", "analyse", "stop", "forget"] satisfies Order["opponent"][];
const reports = ["alive", "progress", "answer", "error"] satisfies Report["opponent"][];

/** A message from the page; `undefined` for any other. */
export const orderIn = (message: unknown): Order | undefined => known<Order>(message, orders);

/** A message from the worker; `undefined` for any other. */
export const reportIn = (message: unknown): Report | undefined => known<Report>(message, reports);

const known = <Message>(message: unknown, words: readonly unknown[]): Message | undefined =>
  isRecord(message) && words.includes(message["opponent"]) ? (message as unknown as Message) : undefined;

export function sentError(thrown: unknown): SentError {
  const given =
    thrown instanceof Error ? thrown : new Error(typeof thrown === "string" ? thrown : show(thrown));
  const { name, message, ...rest } = soundParts(given);
  return { name: name ?? "Error", message: message ?? noMessage, ...rest };
}

/** The error that was sent, of the class that it had. An error that lacks what its class needs is a `MorabarabaError`. */
export function receivedError(sent: unknown): MorabarabaError {
  const { name, message = noMessage, code, at, limit, faults } = soundParts(sent);
  if (name === "ArgumentError" && typeof at === "string") return new ArgumentError(at, message);
  if (code !== undefined) {
    if (name === "ParseError" && at !== undefined) return new ParseError(code as ParseCode, at, message);
    if (name === "LimitError" && limit !== undefined)
      return new LimitError(code as "too-long", limit, message);
    if (name === "VariantError" && faults !== undefined)
      return new VariantError(code as "bad-variant", faults);
    if (name === "IllegalMoveError") return new IllegalMoveError(code, message);
  }
  return new MorabarabaError(code ?? "worker-failed", message);
}

const noMessage = "The worker failed, and its error has no message.";

type Fields = Readonly<Record<string, unknown>>;

/** The parts of an error that are what they should be: errors of other programs and releases may have any. */
function soundParts(error: unknown): Partial<SentError> {
  const { name, message, code, at, limit, faults } = Object(error) as Fields;
  const isText = (value: unknown): boolean => typeof value === "string";
  const parts = {
    ...(isText(name) && { name }),
    ...(isText(message) && { message }),
    ...(isText(code) && { code }),
    ...((isText(at) || typeof at === "number") && { at }),
    ...(typeof limit === "number" && { limit }),
    ...(Array.isArray(faults) && faults.length > 0 && faults.every(isFault) && { faults }),
  };
  return parts as Partial<SentError>;
}

function isFault(fault: unknown): boolean {
  const { at, message } = Object(fault) as Fields;
  return typeof at === "string" && typeof message === "string";
}
