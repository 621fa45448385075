/** How moves of mancala are written in texts. */
import { variants } from "../../rules/mancala/data/builtIns.ts";
import { parseVariant, storedAs } from "../../rules/mancala/data/define.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import type { StoredVariant, VariantName } from "../../rules/mancala/data/variant.ts";
import type { State } from "../../rules/mancala/engine/ending.ts";
import { nameOf, readText } from "../../rules/mancala/notation.ts";
import type { MoveMatch, TextFormat } from "../tree/family.ts";
import { mancala } from "./family.ts";

/** Other names of built-ins, in small letters. */
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

/** A ply. A dash joins it to a ply before it in the same turn. Letters may follow each other directly. */
const WORD = /(-\s{0,9})?(swap|[0-9]{1,2}(?![0-9])|[A-Za-z])/y;

function matchMove(
  text: string,
  at: number,
  _notation: unknown,
  { position }: State,
): MoveMatch<Move> | undefined {
  WORD.lastIndex = at;
  const match = WORD.exec(text);
  if (match === null) return undefined;
  const word = match[2] as string;
  const house = readText(position, word);
  if (house === undefined) return undefined;
  const move: Move = house === "swap" ? { swap: true } : { house };
  // A house that the side does not have is read as 0, and has no name.
  const name = house === 0 ? word : nameOf(move, position);
  return { move, text: name, end: WORD.lastIndex, joined: match[1] !== undefined };
}

/** How texts of mancala games are read. */
export const mancalaTextFormat: TextFormat<StoredVariant, Game, Move, State> = {
  family: mancala,
  matchMove,
  parseVariant: (json) => storedAs(parseVariant(json)),
  variants: /* @__PURE__ */ Object.keys(variants) as VariantName[],
  variantCalled: (name) => aliases.get(name.toLowerCase()),
};
