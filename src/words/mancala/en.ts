/* English words for mancala. */
import { deepFreeze } from "../../base/data.ts";
import type { Words } from "./words.ts";

/**
 * English words for mancala games.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/mancala/words";
 *
 * en.refusals["empty-house"]; // => "That house is empty."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze({
  language: "en",
  players: { south: "South", north: "North" },
  variants: {
    kalah: "Kalah",
    kalahEmptyCapture: "Kalah with empty captures",
    oware: "Oware",
    awari: "Awari",
    congkak: "Congkak",
  },
  turns: { next: "{player} is to move.", again: "{player} moves again." },
  steps: {
    lift: "{player} sows house {house}, which held {seeds}.",
    relay: "Sowing goes on from house {house} of {owner}, which held {seeds}.",
    capture: "{player} captures {seeds} from house {house} of {owner}.",
    forfeit: "House {house} of {owner} keeps its {seeds}.",
    swap: "{player} takes over the other side.",
    sweep: "Of the remaining seeds South gets {south} and North {north}.",
    pass: "{player} has no seeds to sow and passes.",
  },
  places: { house: "House {house} of {owner}: {seeds}", store: "Store of {owner}: {seeds}" },
  results: { won: "{winner} wins.", drawn: "The game is drawn." },
  reasons: {
    "side-empty": "A side has no seeds left.",
    majority: "The seeds in the stores decide the game.",
    "cannot-feed": "The player to move cannot give the other side a seed.",
    "no-moves": "The player to move has no legal move.",
    repetition: "The same position has come up again.",
    agreement: "The players agreed to a draw.",
    resignation: "{loser} resigned.",
    cheating: "{loser} tried an illegal move and forfeits the game.",
    abandonment: "{loser} abandoned the game.",
    "double-turn": "{loser} played out of turn and forfeits the game.",
    time: "{loser} ran out of time.",
  },
  buttons: { swap: "Swap sides" },
  premove: "Your next move: {move}.",
  refusals: {
    "game-over": "The game is over.",
    malformed: "Write a move like {example}, not {move}.",
    "unknown-house": "There is no house {house} on your side: write a move like {example}.",
    "not-your-house": "That house is not yours.",
    "empty-house": "That house is empty.",
    "must-feed": "Your opponent has no seeds: play a house that gives some.",
    "slam-illegal": "That would take all of your opponent's seeds.",
    "no-swap": "You cannot swap sides now.",
  },
});
