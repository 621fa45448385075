/** One schema for each request: its shape and its size. */
import { families, variantsOf } from "morabaraba-protocol/families";
import type { FamilyName, Requests } from "morabaraba-protocol/protocol";
import { isName, readCode, tidyName } from "morabaraba-protocol/typed";
import * as v from "valibot";

const id = v.pipe(v.string(), v.regex(/^[\w-]{16}$/));
const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const name = v.pipe(v.string(), v.maxLength(200), v.transform(tidyName), v.check(isName));
/** A code as people type it: `readCode` normalizes the case, the hyphen, and letters that look like digits. */
const code = v.pipe(v.string(), v.maxLength(20), v.transform(readCode), v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const what = v.picklist(["draw", "takeback", "rematch", "claim"]);
/** The request's unique name. */
const request = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/));

/** Minutes may be fractions if they make whole seconds: 0.05 is three seconds. */
const isWholeSeconds = (minutes: number): boolean => Math.abs(minutes * 60 - Math.round(minutes * 60)) < 1e-9;

const timeControl = v.nullable(
  v.union([
    v.strictObject({
      minutes: v.pipe(v.number(), v.minValue(0.05), v.maxValue(600), v.check(isWholeSeconds)),
      increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
    }),
    v.strictObject({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)) }),
  ]),
);

function terms(family: FamilyName) {
  const { players } = families[family];
  return {
    family: v.literal(family),
    variant: v.picklist(variantsOf(family)),
    timeControl,
    player: v.picklist([...players, "random" as const]),
    name,
    token,
  };
}

const named = v.strictObject({ id, request });
const offering = v.strictObject({ id, request, version: count, what });

/** The schema of each request. */
export const schemas = {
  create: v.variant("family", [
    v.strictObject({ ...terms("mills"), referee: v.boolean() }),
    v.strictObject({ ...terms("mancala"), referee: v.literal(false, "Mancala has no rule for a referee.") }),
  ]),
  join: v.union([
    v.strictObject({ id, token: v.optional(token), name: v.optional(name) }),
    v.strictObject({ code }),
  ]),
  sync: v.strictObject({ id, events: count }),
  leave: v.strictObject({ id }),
  move: v.strictObject({
    id,
    request,
    version: count,
    move: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
  }),
  offer: offering,
  accept: offering,
  decline: offering,
  ready: named,
  resign: named,
  abort: named,
  code: v.strictObject({ id, code }),
} satisfies { readonly [Name in keyof Requests]: v.GenericSchema };

export type RequestName = keyof Requests;
export type RequestOf<Name extends RequestName> = v.InferOutput<(typeof schemas)[Name]>;

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** Parses a request. The error's message names the invalid field, but not its value. */
export function readRequest<Name extends RequestName>(request: Name, data: unknown): Read<RequestOf<Name>> {
  const result = v.safeParse<v.GenericSchema>(schemas[request], data, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output as RequestOf<Name> };
  const path = v.getDotPath(result.issues[0]);
  return {
    ok: false,
    message: `${path === null ? "The request" : `The field "${path.slice(0, 40)}"`} is invalid.`,
  };
}

/** The filters of the archive. */
export const archiveQuery = v.object({
  family: v.optional(v.picklist(Object.keys(families) as FamilyName[])),
  variant: v.optional(v.pipe(v.string(), v.maxLength(40))),
  name: v.optional(name),
  winner: v.optional(v.picklist(["light", "dark", "south", "north", "draw"])),
  since: v.optional(v.pipe(v.string(), v.isoDate())),
  until: v.optional(v.pipe(v.string(), v.isoDate())),
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-\d{1,15}$/))),
});
export type ArchiveQuery = v.InferOutput<typeof archiveQuery>;
