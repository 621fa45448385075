/** Kalah, oware and congkak, for parts that serve both families. */
import { type MancalaTypes, mancala } from "morabaraba/families";
import * as rules from "morabaraba/mancala";
import * as records from "morabaraba/mancala/records";
import * as words from "morabaraba/mancala/words";
import type { Kit } from "./kit.ts";

export const kit: Kit<MancalaTypes> = {
  ...rules,
  ...records,
  words,
  name: "mancala",
  sides: mancala.players,
  pictures: mancala.pictures,
  readPosition(text) {
    const read = rules.safeParsePosition(text);
    return read.ok ? read.value : undefined;
  },
  formatsOf: (record, game) => ({
    record: records.formatRecord(record),
    position: rules.formatPosition(game),
  }),
  wordsIn: (language) => kit.words[language],
  speech: () => "mancala",
  duty: ({ turn }, mover) => (turn === mover ? "again" : "next"),
  isProvable(game) {
    const { sowStores, majority } = rules.variantOf(game);
    return sowStores && !majority;
  },
  small: {},
};
