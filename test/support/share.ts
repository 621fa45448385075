/**
 * The share of its work that a run does. `npm run test:all` draws some of many like cases, other ones in each
 * run; a nightly run does everything: `EVERY_CASE=yes npm run test:all`.
 */
import { inject } from "vitest";
import { seeded } from "./random.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether the run takes every case. */
    everyCase: boolean;
    /** Draws the cases; the same seed draws the same ones. */
    caseSeed: number;
  }
}

/** Returns `few`, or `all` in a run that does everything. */
export const share = (few: number, all: number): number => (inject("everyCase") ? all : few);

/** Draws `few` of many like cases, in their order. */
export function someOf<Case>(cases: readonly Case[], few: number): readonly Case[] {
  const random = seeded(inject("caseSeed"));
  const left = cases.map((_, i) => i);
  const places = new Set<number>();
  while (places.size < share(few, cases.length) && left.length > 0)
    places.add(left.splice(random(left.length), 1)[0] as number);
  return cases.filter((_, i) => places.has(i));
}
