/** A position that is being set up: a text, which people type or the board writes, and the game that it makes. */
import type { FamilyName, Game, Kit, StoredVariant } from "../games/family.ts";

export interface Draft {
  readonly family: FamilyName;
  readonly variant: StoredVariant;
  readonly text: string;
  /** The game on the board: that of the text, or of the last text that could be read. */
  readonly game: Game;
  /** The code of what is wrong with the text. */
  readonly fault?: string | undefined;
}

/** A draft that begins with a game. */
export function beginDraft(kit: Kit, game: Game): Draft {
  return { family: kit.name, variant: game.variant, text: kit.formatPosition(game), game };
}

/** The draft with another text. */
export function withText(kit: Kit, draft: Draft, typed: string): Draft {
  const text = typed.replace(/\s+/g, " ").trimStart();
  const read = kit.safeParsePosition(text.trim(), draft.variant);
  return read.ok
    ? { ...draft, text, game: read.value, fault: undefined }
    : { ...draft, text, fault: read.error.code };
}

/** The side to move that a position string names, `l` or `d`. */
export function turnOf(text: string): string {
  return text.split(" ")[1] ?? "";
}

/** A position string with another side to move. */
export function withTurn(text: string, turn: string): string {
  const [board = "", _turn, ...rest] = text.split(" ");
  return [board, turn, ...rest].join(" ");
}

/** A position string without cows on the board and with none in hand. */
export function emptied(text: string): string {
  const [board = "", turn = "l"] = text.split(" ");
  const rings = board.split("/").map((ring) => {
    const points = [...ring.matchAll(/\d+|[LD]/g)].map(([cell]) => (/\d/.test(cell) ? Number(cell) : 1));
    return points.reduce((sum, count) => sum + count, 0);
  });
  return `${rings.join("/")} ${turn} 0,0 - 0 0`;
}
