/** Kalah, oware and congkak, for parts that serve every family. */
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
  outcome,
  resign,
  type StoredVariant,
  safeParsePosition,
  safeParseVariant,
  variantOf,
  variants,
} from "morabaraba/mancala";
import {
  annotate,
  conclude,
  createRecord,
  current,
  endOf,
  formatComment,
  formatLink,
  formatRecord,
  type GameRecord,
  goTo,
  line,
  mainline,
  parseRecords,
  play,
  remove,
  safeParseLink,
  safeParseRecord,
  setTags,
} from "morabaraba/mancala/records";
import { announceEnd } from "morabaraba/mancala/words";
import type { Draw, Kit, Outcome, Words } from "./family.ts";

export const kit: Kit = {
  name: "mancala",
  sides: ["south", "north"],
  variants,
  createGame,
  applyMove,
  legalMoves,
  outcome,
  variantOf,
  resign,
  agreeDraw,
  loseOnTime: (game, side) => forfeit(game as Game, side as "south", "time"),
  defineVariant,
  safeParseVariant,
  formatMove,
  formatPosition,
  safeParsePosition,
  createRecord,
  play,
  remove,
  goTo,
  annotate,
  setTags,
  formatComment,
  conclude,
  current,
  mainline,
  line,
  endOf,
  formatRecord,
  safeParseRecord: (text, variant) =>
    safeParseRecord(text, { variant: variant as StoredVariant | undefined }),
  parseRecords,
  formatLink,
  safeParseLink,
  readPosition(text) {
    const read = safeParsePosition(text);
    return read.ok ? read.value : undefined;
  },
  formatsOf: (record, game) => ({
    record: formatRecord(record as GameRecord),
    position: formatPosition(game as Game),
  }),
  words: async (language) =>
    (
      await (language === "af"
        ? import("morabaraba/mancala/words/af")
        : import("morabaraba/mancala/words/en"))
    ).words,
  announceEnd: announceEnd as unknown as (words: Words, outcome: Outcome) => string,
  small: {},
  picture: async () => (await import("morabaraba/mancala/svg")).svg as Draw,
};
