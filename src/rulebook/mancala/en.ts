/** The rules of mancala in English. */
import { deepFreeze } from "../../base/data.ts";
import { en as names } from "../../words/mancala/en.ts";
import type { Words } from "./describeRules.ts";

/** The rules as sentences, in the order in which they are read. */
const rules = {
  board: "Each side has a row of {houses} and a store. At the beginning each house holds {seeds}.",
  "first-player": "South begins.",
  turns: "The players take turns; nobody may pass.",
  "turns-again": "The players take turns, but for further moves that the store gives; nobody may pass.",
  "turns-passing":
    "The players take turns, but for further moves that the store gives; a side without seeds in its houses passes, and nobody else may.",
  swap: "Instead of a first move, the second player may swap sides, once.",
  "no-swap": "The sides are never swapped.",
  sowing:
    "A player lifts all seeds of a house on the own side and sows them one by one into the next places, counter-clockwise.",
  store:
    "A player's own store is sown too, the opponent's never. A last seed in the own store gives another move.",
  "no-store": "The stores are not sown.",
  origin: "A lap that comes round sows the house that it was lifted from too.",
  "skip-origin": "A lap that comes round skips the house that it was lifted from.",
  relay: "A last seed in an occupied house is lifted with all that lies there, and sown on.",
  "relay-without-capture":
    "A last seed in an occupied house, if it captures nothing, is lifted with all that lies there, and sown on.",
  "no-relay": "A last seed in an occupied house ends the sowing.",
  feeding: "Who can must give a seed to an opponent who has none.",
  "no-feeding": "Nobody has to give seeds to an opponent who has none.",
  "capture-opposite":
    "A last seed in an empty house of the own side captures the seeds of the house opposite, and itself.",
  "capture-two-or-three":
    "A last seed that brings a house of the opponent to two or three captures them, and so on backwards while the houses of the opponent hold two or three.",
  "empty-opposite-nothing": "If the house opposite is empty, nothing is captured.",
  "empty-opposite-take-own": "If the house opposite is empty, the last seed alone is captured.",
  "capture-after-lap": "Captures need sowing that has passed the end of the own row.",
  "capture-without-lap": "Captures need no lap.",
  "opponent-empty-house-stays": "A last seed in an empty house of the opponent stays there.",
  "opponent-empty-house-to-opponent":
    "A last seed in an empty house of the opponent goes to the opponent's store.",
  "grand-slam-no-capture": "A capture that would take all seeds of the opponent takes nothing.",
  "grand-slam-illegal": "A move that would capture all seeds of the opponent may not be played.",
  "grand-slam-illegal-unless-only":
    "A move that would capture all seeds of the opponent may be played only if there is no other; then it captures them.",
  "grand-slam-captured": "A capture may take all seeds of the opponent.",
  "grand-slam-rest-to-opponent":
    "A capture may take all seeds of the opponent; what is left on the board then goes to the opponent.",
  "grand-slam-leave-last":
    "A capture that would take all seeds of the opponent spares the house where the last seed fell.",
  "grand-slam-leave-first":
    "A capture that would take all seeds of the opponent spares the first of its houses in the order of sowing.",
  "empty-side-either-empty":
    "The game ends when either side has no seeds in its houses; what is left goes to its owner.",
  "empty-side-mover-empty":
    "The game ends when the side to move has no seeds in its houses; what is left goes to its owner.",
  "empty-side-all-empty": "The game ends when the houses of both sides are empty.",
  "empty-side-fed": "A side to move without seeds in its houses has no legal move, which ends the game.",
  "no-moves": "Who has no legal move ends the game; each side takes the seeds of its own houses.",
  "no-moves-passing":
    "A side with seeds in its houses that has no legal move ends the game; each side takes the seeds of its own houses.",
  "no-moves-feeding":
    "Who cannot give the opponent a seed, or has no legal move, ends the game; each side takes the seeds of its own houses.",
  majority: "More than half of the seeds in a store wins at once, and half in each is a draw.",
  "no-majority": "The game is played on when a store holds more than half of the seeds.",
  "repetition-own-houses":
    "If a position has come up {times} since seeds last left the houses, the game ends; each side takes the seeds of its own houses.",
  "repetition-even":
    "If a position has come up {times} since seeds last left the houses, the game ends; the seeds in the houses are shared evenly, and an odd one goes to nobody.",
  "repetition-empty-side-counts":
    "A position that comes up again counts also while one side has no seeds in its houses.",
  "repetition-empty-side-ignored":
    "While one side has no seeds in its houses, a position that comes up again does not end the game.",
  "no-repetition": "Positions that come up again do not end the game.",
  winner: "Who has more seeds has won; equal seeds are a draw.",
};

/** The sentences: a rule, and where it has several values, the value. */
export type SentenceName = keyof typeof rules;

/**
 * English sentences for rulebooks of mancala games.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/mancala/rulebook";
 *
 * en.rules.winner; // => "Who has more seeds has won; equal seeds are a draw."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze({
  language: "en",
  names,
  sections: { board: "The board", sowing: "Sowing", captures: "Captures", end: "The end" },
  rules,
  counts: {
    houses: ["one house", "{count} houses"],
    seeds: ["one seed", "{count} seeds"],
    times: ["once", "{count} times"],
  },
  unlike: "Unlike {game}: {rule}",
  arbiter: {
    stands: "The move of {player} stands.",
    falls: "The move of {player} does not stand.",
    "out-of-turn": "It is not the turn of {player}.",
    "put-back": "A mistake: the seeds are put back, and {player} plays a legal move.",
    forfeit: "Cheating: {player} forfeits the game, and {winner} wins.",
  },
  faults: {
    "game-over": "The game is over.",
    malformed: "{move} is not a move, such as {example}.",
    "unknown-house": "{player} has no house {house}.",
    "empty-house": "House {house} of {player} is empty.",
    "must-feed": "The opponent has no seeds, and house {house} gives none.",
    "slam-illegal": "House {house} would take all seeds of the opponent.",
    "no-swap": "The sides cannot be swapped now.",
  },
});
