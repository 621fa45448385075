/** Expected errors in tests. */
import type { RecordError } from "morabaraba/records";
import { expect } from "vitest";

/** An error with this code and, if given, this place: an offset, a path, or an argument's name. */
export const error = (code: string, at?: number | string): unknown =>
  expect.objectContaining(at === undefined ? { code } : { code, at });

type Read = { readonly ok: true } | { readonly ok: false; readonly error: RecordError };

/** The error of a result: code, place and an illegal move's reason; nothing if reading succeeded. */
export function wrong(read: Read): readonly unknown[] {
  if (read.ok) return [];
  const { code, at, illegal } = read.error;
  return illegal === undefined ? [code, at] : [code, at, illegal];
}
