// The pictures of README.md and the guides, by file name in docs/pictures. draw.mjs draws them; a test fails
// if a file differs.
import { applyMove, createGame, defineVariant, legalMoves, parseMove } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import * as mancalaRecords from "morabaraba/mancala/records";
import { animate as animateMancala, svg as mancalaSvg } from "morabaraba/mancala/svg";
import { createRecord, mainline, playMove } from "morabaraba/records";
import { animate, svg } from "morabaraba/svg";
import { entryPointsPicture } from "./entryPoints.mjs";

/**
 * Returns the game after some moves.
 * @param {import("morabaraba").Game} start
 * @param {readonly string[]} moves
 */
const played = (start, moves) => moves.reduce(applyMove, start);

/**
 * Draws the game after some moves, with the last one marked and bands behind mills.
 * @param {import("morabaraba").Game} start
 * @param {string} moves
 * @param {import("morabaraba/svg").PictureOptions} [options]
 */
function after(start, moves, options) {
  const lastMove = parseMove(start, moves.split(" ").at(-1) ?? "");
  return svg(played(start, moves.split(" ")), { lastMove, mills: lastMove.to, ...options });
}

/**
 * Draws a mancala game after some moves, with the last ply marked.
 * @param {mancala.VariantName} variant
 * @param {string} moves
 * @param {import("morabaraba/mancala/svg").PictureOptions} [options]
 */
function sown(variant, moves, options) {
  const plies = moves.match(/\d+|[A-Za-z]/g) ?? [];
  const last = plies.pop() ?? "";
  const before = plies.reduce(mancala.applyMove, mancala.createGame(variant));
  return mancalaSvg(mancala.applyMove(before, last), {
    sowing: mancala.explainMove(before, last),
    ...options,
  });
}

const opening = "d2 f2 f6 b6 b4 b2 e3 c3 a1 c5 a7 a4 e5 g7";
const nineMens =
  "b4 f4 d1 d2 e4 d6 d5 c4 d3 a4 d7 f2 b2 f6xb4 b4 b6xb4 b4 e5 d1-g1 c4-c5 g1-g4 a4-a1 b4-a4 b6-b4 a4-a7 b4-b6xd7 d3-c3 b6-b4 " +
  "c3-d3 b4-b6xd5 d3-e3 d6-d5xe3 b2-b4 c5-c4 a7-a4 d2-b2 e4-e3 a1-d1";
const sesotho25 =
  "b4 d4 c4 a4 b6 b2 d6 f6 d5 d7 c5 f2 c3xb2 b2 d3 d2xd3 e5xd4 d4 d3 f4xd3 e4 d3xe4 a1 a7 e5-e4 f6-g7xa1 e4-e5xa4";

/** Level 10 of the bots, light, against level 4. */
const wholeGame =
  "b6 f6 f2 c3 b2 d2 b4xf6 c5 f6 c4xf6 f6 e3 f4xd2 d7 d2xe3 e3 d3 d6 d1xd6 d6 d5 g7 a1 a7xd5 f2-g1xe3 c5-d5xf4 g1-f2xc3 g7-g4 " +
  "f2-g1xg4 c4-c3 g1-f2xc3 d5-c5 d3-c3xd7 a7-d5 f2-g1xd5";

/** Returns the positions of a game from its moves. */
const lineOf = (/** @type {string} */ moves) => mainline(moves.split(" ").reduce(playMove, createRecord()));

/** Level 8 of the bots, south, against level 1. */
const wholeKalah = "3 6 3 5 5 6 2 6 1 6 5 6 3 2 2 5 5 6 3 3 1";

const kalahRecord = wholeKalah.split(" ").reduce(mancalaRecords.playMove, mancalaRecords.createRecord());

const waiting = played(createGame(), opening.split(" "));
const moving = played(createGame("nineMens"), nineMens.split(" "));

/** Three men's morris as a custom board with its own points. */
const three = defineVariant("nineMens", {
  name: "three-mens-morris",
  cows: 3,
  flyAt: null,
  loseBelow: 0,
  board: {
    points: ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"],
    rings: [3, 3, 3],
    lines: [
      ["a3", "b3", "c3"],
      ["a2", "b2", "c2"],
      ["a1", "b1", "c1"],
      ["a3", "a2", "a1"],
      ["b3", "b2", "b1"],
      ["c3", "c2", "c1"],
    ],
    links: [
      ["a3", "b2"],
      ["c3", "b2"],
      ["a1", "b2"],
      ["c1", "b2"],
    ],
  },
});

/** @type {Readonly<Record<string, () => string>>} */
export const pictures = {
  standard: () => after(createGame(), `${opening} e4xg7`),
  game: () =>
    animate(lineOf(wholeGame), {
      title: "A game of Morabaraba, from the empty board to light's win",
      seconds: 0.9,
    }),
  dark: () => after(createGame(), `${opening} e4xg7`, { theme: "dark", notation: "mssa" }),
  sesotho25: () => after(createGame("sesotho25"), sesotho25),
  threeMens: () => after(createGame(three), "b2 a3 c3 a1"),
  shots: () => svg(waiting, { moves: legalMoves(waiting), shots: { to: "e4" }, mills: true }),
  destinations: () => svg(moving, { moves: legalMoves(moving), destinations: "e3", hands: "none" }),
  drawings: () =>
    svg(moving, {
      drawings: {
        arrows: [{ from: "e3", to: "e4" }],
        rings: [{ point: "d3" }],
        shut: ["a1"],
        labels: { e4: "best" },
      },
      pieces: "cows",
    }),
  mill: () =>
    animate(lineOf("a7 d6 a4 f4 a1xd6").slice(-2), {
      title: "Light closes a mill and shoots a cow",
      seconds: 2,
      loop: false,
      hands: "none",
      coordinates: false,
      numbers: false,
    }),
  kalahGame: () =>
    animateMancala(mancalaRecords.mainline(kalahRecord), {
      title: "A game of kalah, from the first sowing to south's win",
      seconds: 1.2,
    }),
  kalah: () => sown("kalah", "3-6 5 1"),
  entryPoints: entryPointsPicture,
};
