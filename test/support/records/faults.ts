/** What tests say of errors. */
import { expect } from "vitest";

/** Any error with this code and, if one is given, this place: an offset, a path, or the name of an argument. */
export const error = (code: string, at?: number | string): unknown =>
  expect.objectContaining(at === undefined ? { code } : { code, at });
