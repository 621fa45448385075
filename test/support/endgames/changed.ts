/** Built-in variants with a rule or two changed, as the commands on endgames are asked for them. */
import { defineVariant, type Variant, type VariantName, variants } from "morabaraba";

/** A variant and what is changed of it. */
export interface Change {
  readonly variant: VariantName;
  /** Without the rules that draw by quiet plies. */
  readonly endless: boolean;
  /** In place of the variant's. */
  readonly repeatMill: Variant["repeatMill"] | undefined;
}

/** The variant itself if nothing is changed. */
export function changed({ variant: name, endless, repeatMill }: Change, cows?: number): Variant {
  const base = variants[name];
  const changes = {
    ...(endless && { tenMoves: null, drawAfterQuietPlies: null }),
    ...(repeatMill && repeatMill !== base.repeatMill && { repeatMill }),
    ...(cows !== undefined && { cows }),
  };
  return Object.keys(changes).length > 0
    ? defineVariant(base, { name: `${name}-changed`, ...changes })
    : base;
}
