/** How the built-in variants differ in a rule. Computed from the variants, so it is always up to date. */
import { variants as mills } from "morabaraba";
import { variants as mancala } from "morabaraba/mancala";
import type { Lesson } from "./lesson.ts";

/** One value of a field, and the variants that have it. */
export interface Difference {
  readonly field: string;
  /** The value's name in the page's words. */
  readonly value: string;
  readonly variants: readonly string[];
}

const builtIns: Readonly<Record<Lesson["family"], Readonly<Record<string, object>>>> = { mills, mancala };

/** Fields that matter only with one kind of capture. */
const onlyWith: Readonly<Record<string, string>> = { emptyOpposite: "opposite", grandSlam: "two-or-three" };

export function differences({ family, fields }: Pick<Lesson, "family" | "fields">): readonly Difference[] {
  return fields.flatMap((field) => {
    const byValue = new Map<string, string[]>();
    for (const [name, variant] of Object.entries(builtIns[family])) {
      const fields = variant as Readonly<Record<string, unknown>>;
      const needs = onlyWith[field];
      if (needs !== undefined && fields["capture"] !== needs) continue;
      const value = nameOf(field, fields[field]);
      byValue.set(value, [...(byValue.get(value) ?? []), name]);
    }
    return [...byValue].map(([value, variants]) => ({ field, value, variants }));
  });
}

/** Returns a short name for a value. For an object, this is the part in which variants differ. */
function nameOf(field: string, value: unknown): string {
  if (field === "board") return String((value as { lines: readonly unknown[] }).lines.length);
  if (field === "repetition" && value !== null) return (value as { award: string }).award;
  if (field === "noPlacing" && value !== null) return (value as { turns: string }).turns;
  if (field === "setup" && value !== null) return "placed";
  if (field === "tenMoves" && value !== null) return (value as { who: string }).who;
  return String(value);
}
