/** How moves of mancala stand in texts. */
import { variants } from "../../rules/mancala/data/builtIns.ts";
import { parseVariant, storedAs } from "../../rules/mancala/data/define.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import type { StoredVariant, VariantName } from "../../rules/mancala/data/variant.ts";
import type { Reached } from "../../rules/mancala/engine/ending.ts";
import { nameOf, readText } from "../../rules/mancala/notation.ts";
import type { Grammar, Word } from "../tree/family.ts";
import { mancala } from "./family.ts";

/** Names that others use for built-ins, in small letters. */
const aliases: ReadonlyMap<string, VariantName> = /* @__PURE__ */ new Map<string, VariantName>([
  ["kalaha", "kalah"],
  ["mancala", "kalah"],
  ["abapa", "oware"],
  ["awale", "oware"],
  ["awalé", "oware"],
  ["awele", "oware"],
  ["awélé", "oware"],
  ["congklak", "congkak"],
  ["dakon", "congkak"],
]);

/** A ply, behind a dash if it is of the same turn as the one before. Letters may stand in a row. */
const WORD = /(-\s{0,9})?(swap|[0-9]{1,2}(?![0-9])|[A-Za-z])/y;

function findWord(
  text: string,
  at: number,
  _notation: unknown,
  { position }: Reached,
): Word<Move> | undefined {
  WORD.lastIndex = at;
  const found = WORD.exec(text);
  if (found === null) return undefined;
  const word = found[2] as string;
  const house = readText(position, word);
  if (house === undefined) return undefined;
  const move: Move = house === "swap" ? { swap: true } : { house };
  // Houses of the other side have no name.
  const name = house === 0 ? word : nameOf(move, position);
  return { move, text: name, end: WORD.lastIndex, joined: found[1] !== undefined };
}

/** The family as texts are read. */
export const mancalaGrammar: Grammar<StoredVariant, Game, Move, Reached> = {
  family: mancala,
  findWord,
  parseVariant: (json) => storedAs(parseVariant(json)),
  variants: /* @__PURE__ */ Object.keys(variants) as VariantName[],
  variantCalled: (name) => aliases.get(name.toLowerCase()),
};
