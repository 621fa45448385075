/* Mancala as a family of records: its rules, and how its moves are written in texts. */

import { show } from "../../base/data.ts";
import { attempt } from "../../base/errors.ts";
import { otherNames, variants } from "../../rules/mancala/data/builtIns.ts";
import { parseVariant, storedAs } from "../../rules/mancala/data/define.ts";
import type { Game, Move, Reason } from "../../rules/mancala/data/state.ts";
import type { StoredVariant, VariantName } from "../../rules/mancala/data/variant.ts";
import type { State } from "../../rules/mancala/engine/ending.ts";
import { copyOf } from "../../rules/mancala/engine/position.ts";
import { createGame, variantOf } from "../../rules/mancala/game.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { moveOf, movesOf } from "../../rules/mancala/moves.ts";
import { hasLetters, nameOf, readText } from "../../rules/mancala/notation.ts";
import { carryOut, play, SWAP } from "../../rules/mancala/play.ts";
import { formatPosition, parsePosition } from "../../rules/mancala/positionText.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { agreeDraw, forfeit, resign } from "../../rules/mancala/verdicts.ts";
import { writeGame } from "../../rules/mancala/write.ts";
import type { MoveMatch, RecordFamily, TextFormat } from "../tree/family.ts";

const reasons: readonly Reason[] = ["side-empty", "majority", "cannot-feed", "no-moves", "repetition"];

/** White is south, who begins. */
export const mancala: RecordFamily<StoredVariant, Game, Move, State> = {
  name: "mancala",
  players: ["south", "north"],
  reasons,
  createGame: (variant) => createGame(variant),
  resign,
  agreeDraw,
  forfeit,
  formatPosition,
  parsePosition,
  readGame,
  writeGame,
  outcomeOf: ({ outcome }) => outcome,
  legalMove,
  play,
  move: (_state, number) => moveOf(number),
  writeMove: ({ position }, number) => nameOf(moveOf(number), position),
  choices: (state) => movesOf(state).map((move) => (move.swap ? SWAP : move.house - 1)),
  isFirst: ({ position }) => position.side === 0,
  // Each variant has only one notation, so it has no name.
  notations: [""],
  translator: () => (move) => move,
  plySeparator: (game) => (hasLetters(variantOf(game)) ? " " : "-"),
};

/** A ply, and the seeds that it captures, as in `F+2`. A dash joins the ply to one before it in its turn. */
const WORD = /(-\s{0,9})?([0-9]{1,2}|[A-Za-z]+)(?![A-Za-z0-9])/y;
const MARK = /\s{0,9}\+(\s{0,9})(\d{1,3})(?!\d)/y;

/**
 * The first ply decides how a text writes plies: as `numbers`, as `letters`, or as a `run` of letters without
 * spaces. A word such as "be" is no move in a text whose letters stand alone.
 */
function matchMove(
  text: string,
  at: number,
  known: string | undefined,
  state: State,
): MoveMatch<Move | string> | undefined {
  const { position } = state;
  WORD.lastIndex = at;
  const [start, dash, whole] = WORD.exec(text) ?? [];
  if (start === undefined || whole === undefined) return undefined;
  const isRun = /^[A-Za-z]{2}/.test(whole) && whole !== "swap";
  const notation = /^\d/.test(whole) ? "numbers" : isRun ? "run" : "letters";
  if (whole !== "swap" && known && notation !== known && !(known === "run" && notation === "letters"))
    return undefined;
  const word = isRun ? (whole[0] as string) : whole;
  const house = readText(position, word);
  if (house === undefined) return undefined;
  const named: Move = house === "swap" ? { swap: true } : { house };
  // A house that the side does not have is read as 0, and has no name but the one written.
  const [move, name] = house === 0 ? [word, word] : [named, nameOf(named, position)];
  const end = at + start.length - whole.length + word.length;
  MARK.lastIndex = end;
  const mark = MARK.exec(text);
  const fault = mark ? captureFault(state, move, mark[0], mark[1] ? undefined : Number(mark[2])) : undefined;
  return {
    move,
    text: name,
    notation: house === "swap" ? known : notation,
    joined: dash !== undefined,
    end: mark ? MARK.lastIndex : end,
    fault: fault === undefined ? undefined : { at: end, message: fault },
  };
}

/**
 * Returns why a mark of captured seeds is wrong; `seeds` is undefined if a space divides the mark, whose
 * number may then be the next move. The last ply may count the seeds swept at the end too.
 */
function captureFault(state: State, move: unknown, mark: string, seeds?: number): string | undefined {
  if (seeds === undefined) return `${show(mark.trim())} is not understood here: write captured seeds as +2.`;
  const legal = attempt(() => legalMove(state, move));
  if (!legal.ok) return undefined;
  const { side, stores } = state.position;
  const captured = copyOf(state.position);
  carryOut(captured, legal.value);
  const [least, most] = [captured, play(state, legal.value).position].map(
    (after) => after.stores[side] - stores[side],
  ) as [number, number];
  if (seeds === least || seeds === most) return undefined;
  return `${show(mark.trim())} does not fit: this move puts ${least} seeds into the mover's store.`;
}

/** A position of Aualé: the houses in the order of sowing, the stores and the turn, joined by dashes. */
const OGN_POSITION = /^(?:\d{1,3}-)+[SN]$/i;

function plainPosition(text: string): string {
  if (!OGN_POSITION.test(text)) return text;
  const houses = text.split("-").length - 3;
  let dashes = 0;
  return text.toLowerCase().replace(/-/g, () => {
    dashes++;
    if (dashes === houses || dashes === houses + 2) return " ";
    return dashes === houses / 2 ? "/" : ",";
  });
}

/** How texts of mancala games are read. */
export const mancalaTextFormat: TextFormat<StoredVariant, Game, Move | string, State> = {
  family: mancala,
  matchMove,
  // A dash joins the next ply of a turn, and in a run a letter is the next ply.
  next: /-|[A-Za-z]/y,
  isScore({ position }, text) {
    const [south, north] = text.split("-").map(Number) as [number, number];
    const most = Math.max(south, north);
    return most > position.variant.houses && most >= position.seeds / 2 && south + north <= position.seeds;
  },
  plainPosition,
  otherPosition: /^[^\s-]*S/,
  otherReader: ["PlayStrategy", "parsePlayStrategyPosition of morabaraba/mancala/formats"],
  parseVariant: (json) => storedAs(parseVariant(json)),
  variants: /* @__PURE__ */ Object.keys(variants) as VariantName[],
  variantCalled(name) {
    const small = name.toLowerCase();
    return Object.hasOwn(otherNames, small) ? otherNames[small] : undefined;
  },
};
