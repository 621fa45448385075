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
  formatRecord,
  goTo,
  line,
  mainline,
  play,
  remove,
  safeParseRecord,
  setTags,
} from "morabaraba/records";
import { announceEnd } from "morabaraba/words";
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
  words: async (language) =>
    (await (language === "af" ? import("morabaraba/words/af") : import("morabaraba/words/en"))).words,
  announceEnd: announceEnd as unknown as (words: Words, outcome: Outcome) => string,
  picture: async () => (await import("morabaraba/svg")).svg as Draw,
};
