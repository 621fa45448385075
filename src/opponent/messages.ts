/** What the page and the worker say to each other: plain data, told apart from an app's own messages by the field `opponent`. */
import { isRecord } from "../base/data.ts";
import {
  ArgumentError,
  type Fault,
  IllegalMoveError,
  type ParseCode,
  ParseError,
  RulesError,
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
  | { readonly opponent: "error"; readonly id: number; readonly error: SentError };

/** An error as data: an `Error` loses its code on the way. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly at?: number | string;
  readonly argument?: string;
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
  const given = thrown instanceof Error ? thrown : new Error(`${thrown}`);
  const { name, message, code, at, argument, faults } = given as Partial<SentError>;
  const sent = { name: `${name}`, message: `${message}`, code, at, argument, faults };
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== undefined),
  ) as unknown as SentError;
}

/** The error that was sent, of the class that it had. */
export function receivedError({ name, message: said, code, at, argument, faults }: SentError): RulesError {
  const message = `${said}`;
  if (name === "ArgumentError") return new ArgumentError(argument as string, message);
  if (name === "ParseError") return new ParseError(code as ParseCode, at as number | string, message);
  if (name === "VariantError") return new VariantError(code as "bad-variant", faults as readonly Fault[]);
  if (name === "IllegalMoveError") return new IllegalMoveError(code as string, message);
  return new RulesError(code ?? "worker-failed", message);
}
