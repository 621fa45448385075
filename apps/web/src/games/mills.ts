/** Morabaraba and its kin, for parts that serve every family. */
import {
  agreeDraw,
  applyMove,
  createGame,
  defineVariant,
  forfeit,
  formatMove,
  formatPosition,
  type Game,
  legalMoves,
  type MoveLike,
  outcome,
  resign,
  type StoredVariant,
  safeParsePosition,
  safeParseVariant,
  variantOf,
  variants,
} from "morabaraba";
import {
  annotate,
  conclude,
  createRecord,
  current,
  endOf,
  formatComment,
  formatLink,
  formatRecord,
  formatSanmillPosition,
  type GameRecord,
  goTo,
  line,
  mainline,
  parseRecords,
  play,
  takeBack,
  safeParseLink,
  safeParseRecord,
  safeParseSanmillPosition,
  setTags,
} from "morabaraba/records";
import { af, announceEnd, en } from "morabaraba/words";
import type { Draw, Kit, Outcome, Words } from "./family.ts";

export const kit: Kit = {
  name: "mills",
  sides: ["light", "dark"],
  variants,
  createGame,
  applyMove,
  legalMoves,
  outcome,
  variantOf,
  resign,
  agreeDraw,
  loseOnTime: (game, side) => forfeit(game as Game, side as "light", "time"),
  defineVariant,
  safeParseVariant,
  formatMove(move, game, notation) {
    try {
      return formatMove(move as MoveLike, game as Game, notation);
    } catch {
      // Not every board has the labels of Mind Sports South Africa.
      return formatMove(move as MoveLike, game as Game);
    }
  },
  formatPosition,
  safeParsePosition,
  createRecord,
  play,
  takeBack,
  goTo,
  annotate,
  setTags,
  formatComment,
  conclude,
  current: current as Kit["current"],
  mainline: mainline as Kit["mainline"],
  line: line as Kit["line"],
  endOf,
  formatRecord,
  safeParseRecord: (text, variant) =>
    safeParseRecord(text, { variant: variant as StoredVariant | undefined }),
  parseRecords,
  formatLink,
  safeParseLink,
  readPosition(text) {
    for (const read of [safeParsePosition(text), safeParseSanmillPosition(text)]) {
      if (read.ok) return read.value;
    }
    return undefined;
  },
  formatsOf(record, game) {
    const formats: Record<string, string> = {
      record: formatRecord(record as GameRecord),
      position: formatPosition(game as Game),
    };
    // Both know the boards of 24 points alone.
    try {
      formats["sanmill"] = formatSanmillPosition(game as Game);
    } catch {}
    try {
      formats["playok"] = formatRecord(record as GameRecord, { notation: "playok" });
    } catch {}
    return formats;
  },
  words: { af, en },
  announceEnd: announceEnd as unknown as (words: Words, outcome: Outcome) => string,
  small: { hands: "none" },
  picture: async () => (await import("morabaraba/svg")).svg as Draw,
};
