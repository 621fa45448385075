/** What tests say of errors. */
import type { RecordError } from "morabaraba/records";
import { expect } from "vitest";

/** Any error with this code and, if one is given, this place: an offset, a path, or the name of an argument. */
export const error = (code: string, at?: number | string): unknown =>
  expect.objectContaining(at === undefined ? { code } : { code, at });

type Read = { readonly ok: true } | { readonly ok: false; readonly error: RecordError };

/** What is wrong with what was read: code, place and, of an illegal move, the reason; nothing if it could be read. */
export function wrong(read: Read): readonly unknown[] {
  if (read.ok) return [];
  const { code, at, illegal } = read.error;
  return illegal === undefined ? [code, at] : [code, at, illegal];
}
