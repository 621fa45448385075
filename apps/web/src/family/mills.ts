/** Morabaraba and the other mill games, for parts that serve both families. */
import * as rules from "morabaraba";
import { type MillTypes, mills } from "morabaraba/families";
import { formatSanmillPosition, parseSanmillPosition, safeParseSanmillPosition } from "morabaraba/formats";
import * as records from "morabaraba/records";
import * as words from "morabaraba/words";
import type { Kit } from "./kit.ts";
import { isMorris, millWords } from "./millWords.ts";

export const kit: Kit<MillTypes> = {
  ...rules,
  ...records,
  words,
  name: "mills",
  sides: mills.players,
  pictures: mills.pictures,
  formatMove(game, move, options) {
    try {
      return rules.formatMove(game, move, options);
    } catch {
      // Some boards have no labels of Mind Sports South Africa.
      return rules.formatMove(game, move);
    }
  },
  parseRecords: (text, variant, options) =>
    records.parseRecords(text, variant, { ...options, parsePosition: parseSanmillPosition }),
  readPosition(text) {
    for (const read of [rules.safeParsePosition(text), safeParseSanmillPosition(text)]) {
      if (read.ok) return read.value;
    }
    return undefined;
  },
  formatsOf(record, game) {
    const formats: Record<string, string> = {
      record: records.formatRecord(record),
      position: rules.formatPosition(game),
    };
    // Sanmill and PlayOK know only boards of 24 points.
    try {
      formats["sanmill"] = formatSanmillPosition(game);
    } catch {}
    try {
      formats["playok"] = records.formatRecord(record, { notation: "playok" });
    } catch {}
    return formats;
  },
  wordsIn: millWords,
  speech: (variant) => (isMorris(variant) ? "morris" : "mills"),
  duty(game) {
    const task = rules.legalMoves(game)[0]?.kind;
    return task === "shoot" ? "shooting" : task === "give" ? "giving" : rules.phase(game);
  },
  isProvable: () => false,
  small: { hands: "none" },
};
