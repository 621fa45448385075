/*
 * Afrikaans words for mancala. No source has Afrikaans terms for these games: *huis*, *stoor* and *pitte*
 * translate house, store and seeds.
 */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/words.ts";

/**
 * Afrikaans words for mancala games.
 *
 * @example
 * ```ts
 * import { af } from "morabaraba/mancala/words";
 *
 * af.refusals["empty-house"]; // => "Daardie huis is leeg."
 * ```
 */
export const af: Words = /* @__PURE__ */ deepFreeze({
  language: "af",
  players: { south: "Suid", north: "Noord" },
  variants: {
    kalah: "Kalah",
    kalahEmptyCapture: "Kalah met leë vangste",
    oware: "Oware",
    awari: "Awari",
    congkak: "Congkak",
  },
  turns: { next: "{player} is aan die beurt.", again: "{player} speel weer." },
  steps: {
    lift: "{player} saai uit huis {house}, met {seeds} daarin.",
    relay: "Die saaiery gaan voort uit huis {house} van {owner}, met {seeds} daarin.",
    capture: "{player} vang {seeds} uit huis {house} van {owner}.",
    forfeit: "Huis {house} van {owner} behou sy {seeds}.",
    swap: "{player} neem die ander kant oor.",
    sweep: "Van wat oor is, kry Suid {south} en Noord {north}.",
    pass: "{player} het geen pitte om te saai nie en slaan sy beurt oor.",
  },
  places: { house: "Huis {house} van {owner}: {seeds}", store: "Stoor van {owner}: {seeds}" },
  results: { won: "{winner} wen.", drawn: "Die spel eindig gelykop." },
  reasons: {
    "side-empty": "Een kant het geen pitte meer nie.",
    majority: "Die pitte in die store beslis die spel.",
    "cannot-feed": "Die speler aan die beurt kan nie vir die ander kant 'n pit gee nie.",
    "no-moves": "Die speler aan die beurt het geen geldige skuif nie.",
    repetition: "Dieselfde stelling het weer voorgekom.",
    agreement: "Die spelers het op 'n gelykop uitslag ooreengekom.",
    resignation: "{loser} het oorgegee.",
    cheating: "{loser} het 'n ongeldige skuif probeer en verbeur die spel.",
    abandonment: "{loser} het die spel laat vaar.",
    "double-turn": "{loser} het buite beurt gespeel en verbeur die spel.",
    time: "{loser} se tyd het verstryk.",
  },
  buttons: { swap: "Ruil kante", type: "Tik 'n skuif" },
  keys: "Pyltjies gaan na ander huise, die skuinsstreep na 'n veld vir getikte skuiwe; I lees die huis, die een oorkant en die store, S die stand.",
  premove: "Jou volgende skuif: {move}.",
  refusals: {
    "game-over": "Die spel is verby.",
    malformed: "Skryf 'n skuif soos {example}, nie {move} nie.",
    "unknown-house": "Daar is geen huis {house} aan jou kant nie: skryf 'n skuif soos {example}.",
    "not-your-house": "Daardie huis is nie joune nie.",
    "empty-house": "Daardie huis is leeg.",
    "must-feed": "Jou opponent het geen pitte nie: speel 'n huis wat daar saai.",
    "slam-illegal": "Dit sou al jou opponent se pitte vang.",
    "no-swap": "Daar is niks om om te ruil nie.",
  },
});
