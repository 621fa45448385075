/** Shared by the endgame commands: built-in variants with changed rules, and tables as lines to print. */
import { defineVariant, type Variant, type VariantName, variants } from "morabaraba";
import { type EndgameTables, tableSummaries } from "morabaraba/endgames";

/** A variant and its changes. */
export interface Change {
  readonly variant: VariantName;
  /** Without the rules that draw by quiet plies. */
  readonly endless: boolean;
  /** Replaces the variant's own. */
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

/** The totals of tables, as lines to print. */
export function rows(tables: EndgameTables): string[] {
  return tableSummaries(tables).map(
    ({ own, other, won, drawn, lost, longestWin, longestLoss }) =>
      `${own}-${other}: ${won} won, ${drawn} drawn, ${lost} lost, longest ${longestWin} and ${longestLoss}`,
  );
}
