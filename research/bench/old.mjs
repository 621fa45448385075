/**
 * Compares this build with another one, in turns in one process: `OLD=/tmp/old/dist node research/bench.mjs
 * old`. This build is faster if the ratio is above 1. `build-commit.mjs` builds any commit.
 */
import { pathToFileURL } from "node:url";
import { compareAll, heading } from "./compare.mjs";

const { OLD } = process.env;
if (OLD === undefined) console.log("Name the folder of the other build in OLD to compare with it.");
else {
  const load = async (/** @type {string} */ folder) => {
    const of = (/** @type {string} */ name) => import(pathToFileURL(`${folder}/${name}.js`).href);
    return {
      ...(await of("index")),
      bots: await of("bots"),
      engine: await of("engine"),
      mancala: await of("mancala"),
    };
  };
  const [before, now] = [await load(OLD), await load(new URL("../../dist", import.meta.url).pathname)];

  /** Plies of random games by the public functions; each build plays moves from its own lists. */
  const playouts = (verbs, variant) => () => {
    let plies = 0;
    for (let seed = 1; seed <= 10; seed++) {
      let game = verbs.createGame(variant);
      for (let ply = 0; ply < 60; ply++, plies++) {
        const moves = verbs.legalMoves(game);
        if (moves.length === 0) break;
        game = verbs.applyMove(game, moves[(seed * 7919 + ply * 104_729) % moves.length]);
      }
    }
    return plies;
  };
  const counted = (build, depth) => () => build.engine.perft(build.createGame(), depth);
  const searched = (build, variant) => () =>
    build.bots.chooseMoveSync(build.createGame(variant), { nodes: 20_000, book: false, seed: 1 }).nodes;

  heading("This build against the other");
  compareAll([
    ["verbs, standard", playouts(before, "standard"), playouts(now, "standard")],
    ["verbs, nineMens", playouts(before, "nineMens"), playouts(now, "nineMens")],
    ["verbs, kalah", playouts(before.mancala, "kalah"), playouts(now.mancala, "kalah")],
    ["engine, perft 4", counted(before, 4), counted(now, 4)],
    ["search, standard", searched(before, "standard"), searched(now, "standard")],
    ["search, mssa", searched(before, "mssa"), searched(now, "mssa")],
  ]);
}
