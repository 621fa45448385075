/** Morris in English, for mill games without cattle: pieces instead of cows, and removed instead of shot. */
import { deepFreeze } from "../../base/data.ts";
import { complete } from "../sentences.ts";
import { en } from "./en.ts";
import type { Words } from "./words.ts";

/**
 * English words for nine men's morris and its kin, where the pieces are no cows. All else is that of `en`.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { announceTurn, enMorris } from "morabaraba/words";
 *
 * announceTurn(enMorris, createGame("nineMens")); // => "Light to place a piece."
 * ```
 */
export const enMorris: Words = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ complete(
    {
      turns: {
        placing: "{player} to place a piece.",
        moving: "{player} to move a piece.",
        flying: "{player} to move; the pieces may fly.",
        shooting: "{player} to remove a piece.",
        mayShoot: "{player} may remove a piece.",
        giving: "{player} to give up a piece.",
      },
      moves: {
        place: "{player} places a piece on {to}.",
        move: "{player} moves a piece from {from} to {to}.",
        fly: "{player} flies a piece from {from} to {to}.",
        shoot: "The board is full.",
        give: "The board is full. {player} gives up the piece on {to}.",
      },
      shot: "{player} removes the piece on {shot}.",
      order: { begins: "All pieces are placed, and {player} moves first." },
      points: {
        light: "{point}, light piece",
        dark: "{point}, dark piece",
        empty: "{point}, empty",
        dead: "{point}, dead piece",
      },
      marks: { target: "{place}, can be removed" },
      buttons: { noShot: "Do not remove a piece" },
      shots: "{player} has removed {count}.",
      reasons: {
        "few-cows": "{loser} has too few pieces left.",
        "ten-moves": "Few pieces are left, and too many turns have passed without a removal.",
        "no-shots": "Too many turns have passed without a removal.",
      },
      refusals: {
        "removal-due": "The board is full: take one piece off first.",
        "no-placing": "No piece may be placed on {to} now.",
        "too-many-shots": "You may not remove so many pieces.",
        "cow-in-hand": "Place the pieces in your hand first.",
        "no-cow-in-hand": "You have no piece left to place.",
        "not-your-cow": "None of your pieces is on {from}.",
        occupied: "There is already a piece on {to}.",
        "shot-missing": "You made a mill: choose a piece to remove.",
        "shots-missing": "You made {mills} mills and removed {shots} of the {due} pieces due.",
        "shot-without-mill": "You may remove a piece only when you make a mill.",
        "not-a-target": "There is no piece to remove on {shot}.",
        "target-in-mill": "The piece on {shot} is in a mill and may not be removed.",
        blocked: "The piece on {from} cannot move now.",
      },
    },
    en,
  ),
);
