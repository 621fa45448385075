/** A position that is being set up: a text, which people type or the board writes, and the game that it makes. */
import type { FamilyName, Game, Kit, StoredVariant } from "../family/family.ts";

export interface Draft {
  readonly family: FamilyName;
  readonly variant: StoredVariant;
  readonly text: string;
  /** The game that the board was given: that of the text, or of the last text that could be read. */
  readonly game: Game;
  /** The cows in hand as the board has them, such as `3,0`. */
  readonly hands: string;
  /** The code of what is wrong with the text. */
  readonly fault?: string | undefined;
}

/** A draft that begins with a game. */
export function beginDraft(kit: Kit, game: Game): Draft {
  const text = kit.formatPosition(game);
  return { family: kit.name, variant: game.variant, text, game, hands: handsOf(text) };
}

/** The draft with another text. */
export function withText(kit: Kit, draft: Draft, typed: string): Draft {
  const text = typed.replace(/\s+/g, " ").trimStart();
  const read = kit.safeParsePosition(text.trim(), draft.variant);
  return read.ok
    ? { ...draft, text, game: read.value, hands: handsOf(text), fault: undefined }
    : { ...draft, text, fault: read.error.code };
}

/**
 * The draft after a change on the board. The board cannot show every text, such as one without any cow, so the side to move and
 * the hands are those of the text; what was put into a hand or taken out of it is counted there as well.
 */
export function withEdit(kit: Kit, draft: Draft, position: string): Draft {
  const [board = "", , hands = ""] = position.split(" ");
  const [, turn = "l", mine = ""] = draft.text.split(" ");
  const [before, now] = [draft.hands.split(",").map(Number), hands.split(",").map(Number)];
  const counts = mine
    .split(",")
    .map((count, i) => Math.max(0, Number(count) + (now[i] ?? 0) - (before[i] ?? 0)));
  return withText(kit, { ...draft, hands }, `${board} ${turn} ${counts.join(",")} - 0 0`);
}

/** The draft with no cow on the board and none in hand. */
export function emptied(kit: Kit, draft: Draft): Draft {
  const empty = kit.formatPosition(kit.createGame(draft.variant));
  const [board = "", turn = "l"] = empty.split(" ");
  return withText(kit, withText(kit, draft, empty), `${board} ${turn} 0,0 - 0 0`);
}

function handsOf(text: string): string {
  return text.split(" ")[2] ?? "";
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
