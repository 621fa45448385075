/* Messages between page and worker. The field `opponent` distinguishes them from an app's own. */
import { isRecord, show } from "../base/data.ts";
import {
  ArgumentError,
  type ErrorCode,
  type Fault,
  IllegalMoveError,
  LimitError,
  MorabarabaError,
  type MoveErrorCode,
  type ParseCode,
  ParseError,
  VariantError,
} from "../base/errors.ts";

/** The methods that need a response. */
export type Method = "chooseMove" | "ponder" | "analyze";

/** A call from the page. */
export interface CallRequest {
  readonly opponent: Method;
  readonly id: number;
  readonly family: string;
  readonly style: object;
  readonly game: unknown;
  readonly limits: object;
}

/** A message from the page. */
export type Request =
  /** Loads the bots; the response `alive` comes immediately. */
  | { readonly opponent: "wake"; readonly family: string }
  | CallRequest
  /** Ends the call in progress. */
  | { readonly opponent: "stop" }
  | { readonly opponent: "forget" }
  /** Endgame tables for the family's bots, before the first call that may use them. */
  | { readonly opponent: "tables"; readonly family: string; readonly tables: object };

/** A message from the worker. */
export type Response =
  | { readonly opponent: "alive" }
  | { readonly opponent: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly opponent: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly opponent: "error"; readonly id: number; readonly error: unknown };

/** An error as data, since a posted `Error` loses its code. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly at?: number | string;
  readonly limit?: number;
  readonly faults?: readonly Fault[];
}

const requests = [
  "wake",
  "chooseMove",
  "ponder",
  "analyze",
  "stop",
  "forget",
  "tables",
] satisfies Request["opponent"][];
const responses = ["alive", "progress", "answer", "error"] satisfies Response["opponent"][];

/** Returns a message from the page, or `undefined` for any other message. */
export const requestIn = (message: unknown): Request | undefined => ofKind<Request>(message, requests);

/** Returns a message from the worker, or `undefined` for any other message. */
export const responseIn = (message: unknown): Response | undefined => ofKind<Response>(message, responses);

const ofKind = <Message>(message: unknown, kinds: readonly unknown[]): Message | undefined =>
  isRecord(message) && kinds.includes(message["opponent"]) ? (message as unknown as Message) : undefined;

export function sentError(thrown: unknown): SentError {
  const error =
    thrown instanceof Error ? thrown : new Error(typeof thrown === "string" ? thrown : show(thrown));
  const { name, message, ...rest } = validParts(error);
  return { name: name ?? "Error", message: message ?? noMessage, ...rest };
}

/** Returns a sent error in its class, or as a `MorabarabaError` if it lacks a field of that class. */
export function receivedError(sent: unknown): MorabarabaError {
  const { name, message = noMessage, code, at, limit, faults } = validParts(sent);
  if (name === "ArgumentError" && typeof at === "string") return new ArgumentError(at, message);
  if (code !== undefined) {
    if (name === "ParseError" && at !== undefined) return new ParseError(code as ParseCode, at, message);
    if (name === "LimitError" && limit !== undefined)
      return new LimitError(code as "too-long", limit, message);
    if (name === "VariantError" && faults !== undefined)
      return new VariantError(code as "bad-variant", faults);
    if (name === "IllegalMoveError") return new IllegalMoveError(code as MoveErrorCode, message);
  }
  return new MorabarabaError((code as ErrorCode | undefined) ?? "worker-failed", message);
}

const noMessage = "The worker failed, and its error has no message.";

type Fields = Readonly<Record<string, unknown>>;

/** Returns the valid parts of an error; other programs or releases can send any value in these fields. */
function validParts(error: unknown): Partial<SentError> {
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
