/** A position in the editor: a text, typed or written by the board, and its game. */
import type { FamilyName, Game, Kit, StoredVariant } from "../family/family.ts";

export interface Draft {
  readonly family: FamilyName;
  readonly variant: StoredVariant;
  readonly text: string;
  /** The game on the board: that of the text, or of the last valid text. */
  readonly game: Game;
  /** The cows in hand on the board, such as `3,0`. */
  readonly hands: string;
  /** The error code, if the text is invalid. */
  readonly fault?: string | undefined;
}

/** Begins a draft with a game. */
export function beginDraft(kit: Kit, game: Game): Draft {
  const text = kit.formatPosition(game);
  return { family: kit.name, variant: game.variant, text, game, hands: handsOf(text) };
}

/** Returns the draft with another text. */
export function withText(kit: Kit, draft: Draft, typed: string): Draft {
  const text = typed.replace(/\s+/g, " ").trimStart();
  const read = kit.safeParsePosition(text.trim(), draft.variant);
  return read.ok
    ? { ...draft, text, game: read.value, hands: handsOf(text), fault: undefined }
    : { ...draft, text, fault: read.error.code };
}

/**
 * Returns the draft after a change on the board. The board cannot show every text, such as one without cows.
 * So the side to move and the hands stay as in the text, and changes to the board's hands are added to them.
 */
export function withEdit(kit: Kit, draft: Draft, position: string): Draft {
  const [board = "", , hands = ""] = position.split(" ");
  const [, turn = "l", typedHands = ""] = draft.text.split(" ");
  const [before, now] = [draft.hands.split(",").map(Number), hands.split(",").map(Number)];
  const counts = typedHands
    .split(",")
    .map((count, i) => Math.max(0, Number(count) + (now[i] ?? 0) - (before[i] ?? 0)));
  return withText(kit, { ...draft, hands }, `${board} ${turn} ${counts.join(",")} - 0 0`);
}

/** Returns the draft without cows on the board and in hand. */
export function emptied(kit: Kit, draft: Draft): Draft {
  const empty = kit.formatPosition(kit.createGame(draft.variant));
  const [board = "", turn = "l"] = empty.split(" ");
  return withText(kit, withText(kit, draft, empty), `${board} ${turn} 0,0 - 0 0`);
}

function handsOf(text: string): string {
  return text.split(" ")[2] ?? "";
}

/** Returns the side to move in a position string, `l` or `d`. */
export function turnOf(text: string): string {
  return text.split(" ")[1] ?? "";
}

/** Returns a position string with another side to move. */
export function withTurn(text: string, turn: string): string {
  const [board = "", _turn, ...rest] = text.split(" ");
  return [board, turn, ...rest].join(" ");
}
